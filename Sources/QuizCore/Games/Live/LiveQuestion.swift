/// A question of a live room as its players get it: without what is right.
public struct LiveQuestion: Codable, Hashable, Sendable {
  /// Its number, from 1.
  public var number: Int
  /// The name of its kind, and what else a bank's column of kinds says of it.
  public var kind: String
  /// What is asked; empty as long as the question is announced alone.
  public var text: String
  /// The words on the panels, the same for everybody; none where the answer is typed.
  public var panels: [String]
  /// How many panels are to be chosen, or how many letters the answer has, where that is said; nil elsewhere.
  public var wanted: Int?
  /// What stands behind the line of a number; nil for nothing.
  public var unit: String?
  /// Its difficulty, 1 to 3; nil for none.
  public var level: Int?
  /// The time for the answer, in milliseconds.
  public var limit: Int
  /// When everybody shows it, milliseconds since 1970 by the server's clock: its words come up to two seconds before.
  public var opens: Int
  /// Whether it is asked anew, because the room was interrupted, or held.
  public var isAgain: Bool
  /// Whether that is because its host held the room.
  public var wasHeld: Bool

  /// Makes it of its parts.
  public init(
    number: Int, kind: String, text: String, panels: [String], wanted: Int? = nil, unit: String? = nil, level: Int?,
    limit: Int, opens: Int, isAgain: Bool, wasHeld: Bool = false
  ) {
    self.number = number
    self.kind = kind
    self.text = text
    self.panels = panels
    self.wanted = wanted
    self.unit = unit
    self.level = level
    self.limit = limit
    self.opens = opens
    self.isAgain = isAgain
    self.wasHeld = wasHeld
  }

  /// The same as it is announced: its number and when it opens, without its words.
  public var announced: LiveQuestion {
    LiveQuestion(
      number: number, kind: kind, text: "", panels: [], level: level, limit: limit, opens: opens, isAgain: isAgain,
      wasHeld: wasHeld)
  }

  /// The question as dealt, without what is right.
  public init(
    _ dealt: ShuffledQuestion, number: Int, limit: Int, opens: Int, isAgain: Bool, wasHeld: Bool = false
  ) {
    let question = dealt.question
    let count = question.saysCount ? question.answers.count : nil
    self.init(
      number: number, kind: question.askedKindCell, text: question.text, panels: dealt.panels,
      wanted: count ?? question.letters, unit: question.unit.isEmpty ? nil : question.unit, level: question.level,
      limit: limit, opens: opens, isAgain: isAgain,
      wasHeld: wasHeld)
  }
}
