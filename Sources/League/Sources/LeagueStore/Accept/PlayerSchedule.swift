import LeagueAPI
import QuizCore

/// When a player was playing, around the rounds of a send: at most two rounds can run at once.
///
/// Dates have whole seconds, so time is counted in slices: in each, the rounds that run in it may take twice its length
/// together, and a little more for what the dates leave open. That would be room for many short rounds at one instant,
/// so those that end within one second are counted besides.
struct PlayerSchedule {
  /// How many rounds may run at once.
  static let most = 2
  /// The length of a slice, milliseconds.
  private static let slice = 10_000
  /// How much of a round is considered, milliseconds before its end: an hour. Without a limit one may last for a day.
  private static let longest = 3_600_000
  /// What rounds may take together in a slice, milliseconds.
  private static let room = most * slice + 4000
  /// What the last seconds of rounds that end within one second may take together: of consecutive rounds one began
  /// before.
  private static let endRoom = most * 2000
  /// The most rounds of a player that are considered: more than a person plays in a day.
  static let mostRounds = 4000

  /// What rounds take, by the number of the slice.
  private var taken: [Int: Int] = [:]
  /// What the last seconds of rounds take, by the second in which they end.
  private var ends: [Int: Int] = [:]

  /// Takes rows of ``RoundsSQL/played``.
  init(_ rows: [Row]) {
    for row in rows {
      guard let milliseconds = PlayerSchedule.milliseconds(of: row.text("record")) else { continue }
      add(milliseconds, until: row.int("played"))
    }
  }

  /// Adds a round that ended at an instant; refuses it, and adds nothing, where it runs beside too many others.
  mutating func take(_ milliseconds: Int, until end: Int) -> LeagueErrorCode? {
    let slices = PlayerSchedule.slices(milliseconds, until: end)
    guard slices.allSatisfy({ (taken[$0] ?? 0) + $1 <= PlayerSchedule.room }),
      (ends[end / 1000] ?? 0) + min(milliseconds, 1000) <= PlayerSchedule.endRoom
    else { return .roundAtOnce }
    add(milliseconds, until: end)
    return nil
  }

  private mutating func add(_ milliseconds: Int, until end: Int) {
    for (slice, time) in PlayerSchedule.slices(milliseconds, until: end) { taken[slice, default: 0] += time }
    ends[end / 1000, default: 0] += min(milliseconds, 1000)
  }

  /// How long a round runs in each slice.
  private static func slices(_ milliseconds: Int, until end: Int) -> [(Int, Int)] {
    var slices: [(Int, Int)] = []
    var rest = min(milliseconds, longest)
    var end = end
    // A machine without a clock starts in 1970, and a round may have begun before.
    while rest > 0, end > 0 {
      let number = (end - 1) / slice
      let time = min(rest, end - number * slice)
      slices.append((number, time))
      rest -= time
      end -= time
    }
    return slices
  }

  /// The time of all questions of a stored record, which has it before the answers. Capped at the longest round, since
  /// rounds of earlier versions may have any number.
  private static func milliseconds(of record: String) -> Int? {
    let key = "\"milliseconds\":"
    guard let range = record.firstRange(of: key) else { return nil }
    let longest = RoundBounds.longestRound.inMilliseconds
    return Int(record[range.upperBound...].prefix { $0.isNumber }).map { min($0, longest) }
  }

  /// The time in which a player's rounds must be known to decide on some of them, milliseconds since 1970.
  static func window(of rounds: some Sequence<RoundEffect>) -> ClosedRange<Int>? {
    var window: ClosedRange<Int>?
    for round in rounds {
      // One that ends later may have begun before this one ended.
      let own = (round.played - min(round.milliseconds, longest) - slice)...(round.played + longest)
      window = window.map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
    }
    return window
  }
}
