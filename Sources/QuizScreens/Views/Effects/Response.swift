/// The program's answer to an effect; each kind of screen that asks has its own type.
public protocol Response: Equatable, Sendable {}
