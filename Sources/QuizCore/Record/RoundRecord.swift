/// A finished round as a line of the score log.
///
/// Holds no text of questions: they are identified by their hashes, so that the log stays small and cannot carry over
/// unsafe text from a bank.
public struct RoundRecord: Codable, Hashable, Sendable, Identifiable {
  /// The format this program writes; a reader that meets a higher one keeps the line and does not interpret it.
  public static let currentVersion = 1

  /// The most answers a record can have: a line of the log holds 64 KB, and an answer takes less than 100 bytes.
  public static let mostAnswers = 600

  /// One answer of a round.
  public struct Answer: Codable, Hashable, Sendable {
    /// Which question it was.
    public let question: QuestionID
    /// The number, from 1, of the choice in the bank, or of the panel where there is no bank; nil when time ran out.
    public let choice: Int?
    /// Whether the choice was the right one.
    public let correct: Bool
    /// Time since the question's first frame without the pauses, in whole milliseconds; in the game `panels`, time
    /// since the answer before.
    public let milliseconds: Int

    /// Makes an answer from its parts.
    public init(question: QuestionID, choice: Int?, correct: Bool, milliseconds: Int) {
      self.question = question
      self.choice = choice
      self.correct = correct
      self.milliseconds = milliseconds
    }

    /// Encodes `choice` as null instead of omitting it when time ran out.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(question, forKey: .question)
      try container.encode(choice, forKey: .choice)
      try container.encode(correct, forKey: .correct)
      try container.encode(milliseconds, forKey: .milliseconds)
    }
  }

  /// The format of the line.
  public let version: Int
  /// A UUIDv7 in lowercase; two lines with the same id are the same round.
  public let id: String
  /// When the round ended.
  public let date: WallTime
  /// Which game it was.
  public let game: Game.ID
  /// Where the questions came from: language, genre and set, `ja/食べ合わせ/基本`; a file's name for a file.
  public let set: String
  /// How many questions were asked.
  public let asked: Int
  /// How many were answered right at the first choice; in the game `panels`, all of them.
  public let correct: Int
  /// How many misses there were: wrong choices and time-outs.
  public let misses: Int
  /// The sum of the times of all questions, in whole milliseconds.
  public let milliseconds: Int
  /// The time limit of each question, whole milliseconds; 0 for none, 10,000 in a record without this key.
  public let limit: Int
  /// How many times the clock was held while a question was on screen.
  public let pauses: Int
  /// The seed from which the round was drawn.
  public let seed: UInt64
  /// The name of the sitting it belongs to, in a game that is played in sittings; nil in others, and in records of
  /// versions that did not write it.
  public let sitting: String?
  /// The answers in the order in which they were given.
  public let answers: [Answer]

  /// Makes a record in the current format.
  public init(
    id: String, date: WallTime, game: Game.ID, set: String, asked: Int, correct: Int, misses: Int, milliseconds: Int,
    limit: Int, pauses: Int, seed: UInt64, sitting: String? = nil, answers: [Answer]
  ) {
    version = RoundRecord.currentVersion
    self.id = id
    self.date = date
    self.game = game
    self.set = set
    self.asked = asked
    self.correct = correct
    self.misses = misses
    self.milliseconds = milliseconds
    self.limit = limit
    self.pauses = pauses
    self.seed = seed
    self.sitting = sitting
    self.answers = answers
  }

  /// Decodes a record; unknown keys are ignored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    id = try container.decode(String.self, forKey: .id)
    date = try container.decode(WallTime.self, forKey: .date)
    game = try container.decode(Game.ID.self, forKey: .game)
    set = try container.decode(String.self, forKey: .set)
    asked = try container.decode(Int.self, forKey: .asked)
    correct = try container.decode(Int.self, forKey: .correct)
    misses = try container.decode(Int.self, forKey: .misses)
    milliseconds = try container.decode(Int.self, forKey: .milliseconds)
    limit = try container.decodeIfPresent(Int.self, forKey: .limit) ?? 10_000
    pauses = try container.decode(Int.self, forKey: .pauses)
    seed = try container.decode(UInt64.self, forKey: .seed)
    sitting = try container.decodeIfPresent(String.self, forKey: .sitting)
    answers = try container.decode([Answer].self, forKey: .answers)
  }
}
