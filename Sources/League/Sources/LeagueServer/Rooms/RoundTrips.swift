import QuizCore

/// The last round trips of a client, as the server measured them; they bound how late its answers may arrive.
struct RoundTrips: Hashable, Sendable {
  /// How many are remembered.
  static let most = 5
  /// The bound of a client that was never measured, in milliseconds.
  static let unknown = 250
  /// The largest bound, in milliseconds: what a cheat can gain at most.
  static let largest = 1000
  /// How much too early an answer may seem, in milliseconds: screens know the server's clock no better.
  static let early = 50

  private var last: [Int] = []

  /// Notes one, in milliseconds.
  mutating func add(_ milliseconds: Int) {
    last.append(min(max(milliseconds, 0), RoundTrips.largest))
    if last.count > RoundTrips.most { last.removeFirst() }
  }

  /// How long after the instant that its client says an answer may arrive, in milliseconds.
  var bound: Int { last.max().map { min(RoundTrips.largest, 100 + 2 * $0) } ?? RoundTrips.unknown }

  /// The time of an answer as it counts: what its client says, where that can be; otherwise from the opening to its
  /// arrival, within the time limit.
  func believed(_ claimed: Int, opens: Int, received: Int, limit: Int) -> Int {
    let own = received - opens
    guard (0...limit).contains(claimed), (-RoundTrips.early...bound).contains(own - claimed) else {
      return min(max(own, 0), limit)
    }
    return claimed
  }
}
