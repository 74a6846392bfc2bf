/// A finished round as a line of the score log; ``RecordField`` describes its fields.
///
/// Holds no text of questions: they are identified by their hashes, so that the log stays small and cannot carry over
/// unsafe text from a bank. What a player typed stands in it as it was typed.
public struct RoundRecord: Hashable, Sendable, Identifiable {
  /// The format this program writes; a reader that meets a higher one keeps the line and does not interpret it.
  public static let currentVersion = 1

  /// The most answers a record can have: a line of the log holds 64 KB, and an answer takes less than 100 bytes.
  public static let mostAnswers = 600

  /// The format of the line.
  public internal(set) var version = RoundRecord.currentVersion
  /// A UUIDv7 in lowercase; two lines with the same id are the same round. Empty before the round is saved.
  public internal(set) var id = ""
  /// When the round ended; 1970 before it is saved.
  public internal(set) var date = WallTime.epoch
  /// Which game it was.
  public internal(set) var game = Game.ID(rawValue: "")
  /// Where the questions came from: language, genre and set, `ja/食べ合わせ/基本`; a file's name for a file.
  public package(set) var set = ""
  /// How many questions were asked.
  public internal(set) var asked = 0
  /// How many were answered right at the first choice; in the game `panels`, all of them.
  public internal(set) var correct = 0
  /// How many misses there were: wrong choices and time-outs.
  public internal(set) var misses = 0
  /// The sum of the times of all questions, in whole milliseconds.
  public internal(set) var milliseconds = 0
  /// The time limit of each question, whole milliseconds; 0 for none, 10,000 in a record without this key.
  public internal(set) var limit = 10_000
  /// How many times the clock was held while a question was on screen.
  public internal(set) var pauses = 0
  /// The seed from which the round was drawn.
  public internal(set) var seed: UInt64 = 0
  /// The name of the sitting it belongs to, in a game that is played in sittings; nil in others, and in records of
  /// versions that did not write it.
  public internal(set) var sitting: String?
  /// The answers in the order in which they were given.
  public package(set) var answers: [Answer] = []
  /// Who played a live round, and what its questions came to, where it was hosted; nil in all other records.
  public package(set) var hosted: HostedRound?
  /// What a later version wrote, by the names of the fields.
  public internal(set) var others: [String: UnknownJSON] = [:]

  /// What a record is in which every field is missing, for a reader to fill.
  package init() {}

  /// Makes a record in the current format; without `id` and `date`, one that is not saved yet.
  public init(
    id: String = "", date: WallTime = .epoch, game: Game.ID, set: String, asked: Int, correct: Int, misses: Int,
    milliseconds: Int, limit: Int, pauses: Int, seed: UInt64, sitting: String? = nil, answers: [Answer]
  ) {
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

  /// The answers by question, in order: all choices that were made for one question, one after the other, are together.
  public var attempts: [ArraySlice<Answer>] {
    var attempts: [ArraySlice<Answer>] = []
    var first = answers.startIndex
    for index in answers.indices
    where index > first && (answers[index].question != answers[first].question || answers[first..<index].areAskedAgain)
    {
      attempts.append(answers[first..<index])
      first = index
    }
    return answers.isEmpty ? [] : attempts + [answers[first...]]
  }

  /// The kinds of questions it drew from, by its answers: all where one is more than a choice.
  public var kinds: RoundSource.Kinds {
    answers.contains { !$0.isPlain && !$0.isChoice && !$0.isLate } ? .all : .one
  }

  /// The answers by question, as ``attempts``, without those to questions that are asked a second time in the round.
  public var askings: [ArraySlice<Answer>] {
    var owed: Set<QuestionID> = []
    return attempts.filter { attempts in
      guard let first = attempts.first, owed.remove(first.question) == nil else { return false }
      if attempts.areAskedAgain { owed.insert(first.question) }
      return true
    }
  }

  /// Whether it asked only what was missed before, so that it is compared with nothing.
  public var isOfMissed: Bool { self.set == Selection.missedName }

  /// The record as it is saved: with an id, the date, and its sitting.
  public func saved(_ keeping: Keeping, id: String, date: WallTime) -> RoundRecord {
    var record = self
    record.id = id
    record.date = date
    record.sitting =
      switch keeping {
      case .round, .practice: nil
      case .firstOfSitting: id
      case .answer(let sitting): sitting
      }
    return record
  }
}
