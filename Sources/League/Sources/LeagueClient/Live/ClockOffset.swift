import LeagueAPI

/// The difference between a server's clock and that of this machine, as pings tell it: that of the quickest.
///
/// Holds no clock. Times of this machine are milliseconds since it started, sleep included.
struct ClockOffset: Hashable, Sendable {
  /// What a ping told.
  private struct Sample: Hashable, Sendable {
    /// The server's clock less this machine's.
    var difference: Int
    /// How far that may be off: half of the round trip.
    var error: Int
    /// When the answer came.
    var received: Int

    /// How far it may be off at `now`: clocks of machines drift apart by up to a ten-thousandth.
    func error(at now: Int) -> Int { error + max(0, now - received) / 10_000 }
  }

  private var best: Sample?

  /// The server's clock less this machine's, in milliseconds; nil before the first ping.
  var difference: Int? { best?.difference }

  /// How long the quickest ping took, in milliseconds; 0 before the first.
  var roundTrip: Int { 2 * (best?.error ?? 0) }

  /// Notes a ping: when it was sent and its answer received, and what the server's clock said between. A clock beyond all
  /// instants is none.
  mutating func note(sent: Int, received: Int, server: Int) {
    guard LeagueLimits.instants.contains(server), sent <= received else { return }
    let sample = Sample(
      difference: server - (sent + (received - sent) / 2), error: (received - sent + 1) / 2 + 1, received: received)
    guard let best else {
      self.best = sample
      return
    }
    let error = best.error(at: received)
    // Two that cannot both be true: the server's clock was set, or the server is another.
    let isMoved = abs(sample.difference - best.difference) > sample.error + error
    if isMoved || sample.error <= error { self.best = sample }
  }
}
