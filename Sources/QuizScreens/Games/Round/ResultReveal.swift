import QuizCore

/// How a result comes up: its questions one after the other, then what there is to celebrate.
struct ResultReveal: Equatable {
  /// Since when the result is on screen.
  let since: Instant
  /// How many questions it has.
  let count: Int
  /// Whether things move by themselves; otherwise all is there at once.
  let moves: Bool

  /// The longest that all questions take together, and one of them.
  private static let longest = (all: Duration.milliseconds(1800), one: Duration.milliseconds(300))
  /// How long the banner stays, its fall included.
  private static let banner: Duration = .milliseconds(2400)

  private var step: Duration {
    min(ResultReveal.longest.one, ResultReveal.longest.all / max(1, count))
  }

  /// The time between two pictures while questions come up.
  private var tick: Duration { max(step, ConfettiView.tick) }

  /// The shortest time before another round may begin.
  static let leastStay: Duration = .milliseconds(1200)

  /// When another round may begin: once the sum is counted up, so that an Enter meant for the verdict that has just gone
  /// by itself begins nothing.
  var startsFrom: Instant { max(since + ResultReveal.leastStay, moves ? end : since) }

  /// When all questions are there.
  private var end: Instant { since + step * (count + 1) }

  /// How many questions are there at `now`.
  func shown(at now: Instant) -> Int {
    guard moves else { return count }
    return max(0, min(count, Int(since.duration(to: now) / step)))
  }

  /// Whether everything is shown at `now`.
  func isOver(at now: Instant) -> Bool { !moves || now >= end }

  /// How long the celebration has been going on at `now`; nil before it begins.
  func celebrated(at now: Instant) -> Duration? {
    guard moves else { return .seconds(60) }
    return now >= end ? end.duration(to: now) : nil
  }

  /// Whether the banner is on screen at `now`: not without motion, since it stands in the place of the title.
  func showsBanner(at now: Instant) -> Bool {
    moves && now >= end && now < end + ResultReveal.banner
  }

  /// When the picture next changes; `celebrates` says whether there is something to celebrate.
  func nextChange(after now: Instant, celebrates: Bool) -> Instant? {
    guard moves else { return nil }
    if now < end { return min(end, since.next(tick, after: now)) }
    let over = end + max(ResultReveal.banner, ConfettiView.length)
    return celebrates && now < over ? min(over, end.next(ConfettiView.tick, after: now)) : nil
  }
}
