/// The memory of the timed game: the results of the latest rounds of each kind.
public struct TimedMemory: GameMemory {
  /// How many rounds of a kind are remembered.
  public static let latestCount = 10

  private var latest: [Score.Kind: [Double]] = [:]

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round of the game, later than those before.
  public mutating func add(_ record: RoundRecord) {
    guard record.asked > 0 else { return }
    let share = Double(record.correct) / Double(record.asked)
    let kind = Score.Kind(game: record.game, set: record.set, asked: record.asked, limit: record.limit)
    // Looked up once: a long log has a million of them.
    TimedMemory.note(share, in: &latest[kind, default: []])
  }

  private static func note(_ share: Double, in latest: inout [Double]) {
    if latest.count == latestCount { latest.removeFirst() }
    latest.append(share)
  }

  /// How much was right, from 0 to 1, in the latest rounds of the kind for which `fits` is true, the latest last.
  public func latest(where fits: (Score.Kind) -> Bool) -> [Double] {
    latest.first { fits($0.key) }?.value ?? []
  }
}
