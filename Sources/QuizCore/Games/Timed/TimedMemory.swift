/// The memory of the timed game: how much was right in the latest rounds of all games whose questions come from banks, and
/// which questions those games asked lately.
public struct TimedMemory: GameMemory {
  /// Rounds of all games whose questions come from banks.
  public static let takesAllGames = true

  /// How many rounds are remembered.
  public static let latestCount = 10

  /// How many questions are remembered at least.
  public static let questionCount = 500

  /// How much was right, from 0 to 1, in the latest rounds, the latest last. Sittings, whose every answer is a record of its
  /// own, have no part in it.
  public private(set) var latest: [Double] = []

  /// The questions that were asked lately, the latest last; one that came twice is there twice.
  public private(set) var questions: [QuestionID] = []

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round, later than those before.
  public mutating func add(_ record: RoundRecord) {
    questions += record.answers.lazy.map(\.question)
    if questions.count > 2 * TimedMemory.questionCount {
      questions.removeFirst(questions.count - TimedMemory.questionCount)
    }
    guard record.asked > 0, record.sitting == nil, record.game != .endless else { return }
    if latest.count == TimedMemory.latestCount { latest.removeFirst() }
    latest.append(Double(record.correct) / Double(record.asked))
  }
}
