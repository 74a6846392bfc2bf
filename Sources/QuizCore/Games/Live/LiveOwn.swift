/// What a room says to one player, beside what it says to everybody.
public struct LiveOwn: Codable, Hashable, Sendable {
  /// The player's id in the room.
  public var id: String
  /// The name under which the others see them.
  public var name: String
  /// The team, from 1; 0 for none.
  public var team: Int
  /// The sign by which the others know them. See ``LiveSign``.
  public var sign: Int
  /// The first question that they are asked, from 1: who comes late is asked from the next one on.
  public var first: Int
  /// The question that was answered last; 0 for none.
  public var answered: Int
  /// The panels of the answer to the question that is asked, or was decided, as it is kept; nil for none.
  public var panels: [Int]?
  /// The line of that answer; nil for none.
  public var text: String?
  /// Whether the answer to the decided question was right; nil where it is not decided, or was not answered.
  public var isRight: Bool?
  /// Its points.
  public var gained: Int
  /// Its time as it counts, in milliseconds.
  public var milliseconds: Int
  /// All points.
  public var points: Int
  /// How many answers were right.
  public var right: Int
  /// The place, from 1; 0 before the first question is decided.
  public var place: Int
  /// The place from which they rose or fell by that question; 0 where there was none. See ``LivePlaces``.
  public var former: Int

  /// Makes what a player gets who has just come in.
  public init(id: String, name: String, team: Int, sign: Int = 0) {
    self.id = id
    self.name = name
    self.team = team
    self.sign = sign
    first = 1
    answered = 0
    gained = 0
    milliseconds = 0
    points = 0
    right = 0
    place = 0
    former = 0
  }
}

extension LiveOwn {
  /// Whether there is a place worth telling: without points there is none.
  public var hasPlace: Bool { place > 0 && points > 0 }

  /// The answer to a question as the room keeps it; nil where it has none.
  public func given(to question: LiveQuestion) -> GivenAnswer? {
    guard answered == question.number else { return nil }
    return panels.map(GivenAnswer.panels) ?? text.map(GivenAnswer.text)
  }

  /// How many of `count` questions they are asked.
  public func asked(of count: Int) -> Int { max(0, max(0, count) - (max(1, first) - 1)) }

  /// Whether the player is asked a question: who came while it was open is not.
  public func isAsked(_ question: LiveQuestion) -> Bool { question.number >= first }
}
