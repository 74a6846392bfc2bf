/// How many rounds ended on each day: a fold over the score log.
public struct DayCounts: Sendable {
  private var counts: [UInt64: Int] = [:]
  /// The day of the latest record and its rounds, counted here: mostly the next record is of the same day.
  private var latest = Day(number: 0)
  private var latestCount = 0

  /// Nothing was played yet.
  public init() {}

  /// Adds rounds of a day.
  public mutating func add(_ rounds: Int, on day: Day) {
    if day != latest {
      if latestCount > 0 { counts[UInt64(bitPattern: Int64(latest.number)), default: 0] += latestCount }
      latest = day
      latestCount = 0
    }
    latestCount += rounds
  }

  /// How many rounds a day has.
  public subscript(day: Day) -> Int {
    counts[UInt64(bitPattern: Int64(day.number)), default: 0] + (day == latest ? latestCount : 0)
  }
}
