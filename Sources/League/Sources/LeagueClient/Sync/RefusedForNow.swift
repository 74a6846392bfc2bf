import LeagueAPI
import QuizCore
import QuizStore

/// Rounds that the server refused temporarily, to be resent: a queue beside that of the score log.
///
/// Never has many more than ``most``: beyond it the log is not sent further until some of them are taken.
struct RefusedForNow: Codable, Hashable, Sendable {
  /// Where in the score log the first of them stands, or before.
  var from: LinePosition
  /// The codes by which they were refused, by their ids.
  var codes: [String: String] = [:]
  /// When they were sent last, milliseconds since 1970; 0 for never.
  @Amount var tried: Int
  /// How far the server's clock was ahead of this one then, milliseconds.
  @Difference var clock: Int
  /// When quotas reset, by the server's clock; nil when that is not known.
  @OptionalAmount var resets: Int? = nil

  /// The most; beyond it the log waits too.
  private static let most = 2000
  /// After so many milliseconds they are sent again regardless of the clocks.
  private static let longest = 3_600_000
  /// The least difference of the clocks, in milliseconds, that matters.
  private static let drift = 60_000

  /// Whether the log waits for these: what follows would be refused likewise.
  var holdsOthers: Bool {
    codes.count >= RefusedForNow.most
      || codes.values.contains {
        [LeagueErrorCode.quotaRounds, .quotaBytes].contains(LeagueErrorCode(rawValue: $0))
      }
  }

  /// Whether they may be taken now: an hour has passed, the server's clock was set, or quotas have reset.
  func isDue(at now: Int, clock: Int) -> Bool {
    if abs(now - tried) >= RefusedForNow.longest || abs(clock - self.clock) > RefusedForNow.drift { return true }
    return resets.map { now + clock >= $0 && tried + self.clock < $0 } ?? false
  }

  /// Takes note of another one, which stands at `position` or behind.
  mutating func add(_ id: String, _ code: String, at position: LinePosition) {
    if position.offset < from.offset { from = position }
    codes[id] = code
  }

  /// Whether it can be.
  var isPossible: Bool { codes.count <= 2 * RefusedForNow.most }

  /// How many were refused by each code, in the order of the codes.
  var held: [LeagueStatus.Held] {
    Dictionary(grouping: codes.values) { $0 }.map { .init(code: $0, count: $1.count) }.sorted { $0.code < $1.code }
  }
}
