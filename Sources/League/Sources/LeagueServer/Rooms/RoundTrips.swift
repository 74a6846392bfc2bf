/// The quickest exchange of clocks with a client, as the server measured it; it bounds how late the client's answers may
/// arrive. A client can make itself look slower than it is, but never slower than it was at its best.
struct RoundTrips: Hashable, Sendable {
  /// The largest bound, in milliseconds, which is also that of a client that was never measured: the most that a
  /// manipulated client gains.
  static let largest = 250
  /// What the bound has beside the round trip, in milliseconds: an answer may take longer than the best ping.
  static let spare = 100
  /// How long before its opening an answer to a question is taken, in milliseconds: a screen's clock may be fast.
  static let early = 50

  /// The quickest round trip, in milliseconds; nil before the first.
  private var best: Int?
  /// What the last answer said; nil before the first.
  private var said: Int?

  /// Takes a request for the clock at `now`. `echo` is what the client says the last answer said: anything else measures
  /// nothing.
  mutating func exchange(echo: Int?, at now: Int) {
    if let echo, echo == said { best = min(best ?? .max, max(now - echo, 0)) }
    said = now
  }

  /// How long after the instant that its client says an answer may arrive, in milliseconds.
  var bound: Int {
    guard let best else { return RoundTrips.largest }
    return min(RoundTrips.largest, RoundTrips.spare + 2 * min(best, RoundTrips.largest))
  }

  /// The time of an answer as it counts: what its client says, but at most ``bound`` less than from the opening to its
  /// arrival, and never more; within the time limit.
  func believed(_ claimed: Int, opens: Int, received: Int, limit: Int) -> Int {
    let own = received - opens
    return min(max(min(claimed, own), own - bound, 0), limit)
  }
}
