/// A question of a live room as its players get it: without what is right.
public struct LiveQuestion: Codable, Hashable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// The name of its kind, and what else a bank's column of kinds says of it.
  public var kind: String
  /// What is asked.
  public var text: String
  /// The words on the panels, the same for everybody; none where the answer is typed.
  public var panels: [String]
  /// Its difficulty, 1 to 3; nil for none.
  public var level: Int?
  /// The time for the answer, in milliseconds.
  public var limit: Int
  /// When everybody shows it, milliseconds since 1970 by the server's clock: it comes up to two seconds before.
  public var opens: Int
  /// Whether it is asked anew, because the room was interrupted.
  public var isAgain: Bool

  /// Makes it of its parts.
  public init(
    number: Int, kind: String, text: String, panels: [String], level: Int?, limit: Int, opens: Int, isAgain: Bool
  ) {
    self.number = number
    self.kind = kind
    self.text = text
    self.panels = panels
    self.level = level
    self.limit = limit
    self.opens = opens
    self.isAgain = isAgain
  }
}
