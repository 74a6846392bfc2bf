/// The memory of the timed game: how much was right in the latest rounds of all games whose questions come from banks.
/// Sittings, whose every answer is a record of its own, have no part in it.
public struct TimedMemory: GameMemory {
  /// Rounds of all games whose questions come from banks.
  public static let takesAllGames = true

  /// How many rounds are remembered.
  public static let latestCount = 10

  /// How much was right, from 0 to 1, in the latest rounds, the latest last.
  public private(set) var latest: [Double] = []

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round, later than those before.
  public mutating func add(_ record: RoundRecord) {
    guard record.asked > 0, record.sitting == nil, record.game != .endless else { return }
    if latest.count == TimedMemory.latestCount { latest.removeFirst() }
    latest.append(Double(record.correct) / Double(record.asked))
  }
}
