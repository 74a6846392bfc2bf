/// The memory of the endless game: how many of the latest questions were right.
public struct EndlessMemory: GameMemory {
  /// How many questions are looked back at.
  static let latestCount = 500

  private var latest: [Bool] = []

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round of the game, later than those before.
  public mutating func add(_ record: RoundRecord) {
    latest.append(record.correct > 0)
    // Not one by one: most of a long log is not the end of it.
    if latest.count >= 2 * EndlessMemory.latestCount { latest.removeFirst(EndlessMemory.latestCount) }
  }

  /// How much was right lately, in percent; nil when nothing was played.
  public var rate: Int? {
    let answers = latest.suffix(EndlessMemory.latestCount)
    guard !answers.isEmpty else { return nil }
    return Int((Double(answers.count { $0 } * 100) / Double(answers.count)).rounded())
  }

  /// Whether the same was right lately.
  public static func == (first: EndlessMemory, second: EndlessMemory) -> Bool {
    first.latest.suffix(latestCount) == second.latest.suffix(latestCount)
  }
}
