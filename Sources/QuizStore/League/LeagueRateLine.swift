import QuizCore

/// How all players of the league answered a question: one line of ``LeagueLocations/rates``,
/// `hash asked right milliseconds`.
public struct LeagueRateLine: Hashable, Sendable {
  /// What the score log calls the question.
  public let question: QuestionID
  /// How often it was asked; at least once.
  public let asked: Int
  /// How often it was answered right.
  public let right: Int
  /// The time of all answers together.
  public let milliseconds: Int

  /// Makes it of its parts; nil when they contradict each other.
  public init?(question: QuestionID, asked: Int, right: Int, milliseconds: Int) {
    guard (1...LeagueFolder.largestNumber).contains(asked), (0...asked).contains(right),
      (0...LeagueFolder.largestNumber).contains(milliseconds)
    else { return nil }
    self.question = question
    self.asked = asked
    self.right = right
    self.milliseconds = milliseconds
  }

  /// Reads a line without its newline; nil for anything else.
  public init?(_ line: some Sequence<UInt8>) {
    let words = LeagueFolder.words(line, 4)
    guard words.count == 4, let question = QuestionID(words[0]), let asked = Int(words[1]), let right = Int(words[2]),
      let milliseconds = Int(words[3])
    else { return nil }
    self.init(question: question, asked: asked, right: right, milliseconds: milliseconds)
  }

  /// The line with its newline. The lines of a file stand in the order of their bytes, which is that of the questions.
  public var line: String { "\(question) \(asked) \(right) \(milliseconds)\n" }

  /// The same as a tally of a game.
  public var tally: QuestionTally { QuestionTally(asked: asked, right: right, milliseconds: milliseconds) }
}
