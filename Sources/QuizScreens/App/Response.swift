/// How the program answers an effect: a value of the screens that ask, each kind of which has its own type.
public protocol Response: Equatable, Sendable {}
