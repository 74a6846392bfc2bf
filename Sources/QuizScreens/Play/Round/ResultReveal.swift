import QuizCore

/// The timing of a result: questions appear one by one, then the celebration.
struct ResultReveal: Equatable {
  let since: Instant
  /// The number of questions.
  let count: Int
  /// Whether it is animated; otherwise everything appears at once.
  let moves: Bool

  /// The longest that all questions together and a single one take.
  private static let longest = (all: Duration.milliseconds(1800), one: Duration.milliseconds(300))
  /// How long the banner stays, including its fall.
  private static let banner: Duration = .milliseconds(2400)

  private var step: Duration {
    min(ResultReveal.longest.one, ResultReveal.longest.all / max(1, count))
  }

  /// The interval between frames while questions appear.
  private var tick: Duration { max(step, ConfettiView.tick) }

  /// The shortest time until another round may start.
  static let leastStay: Duration = .milliseconds(1200)

  /// When another round may start: once the sum is counted up, so that an Enter meant for the verdict that just closed
  /// starts nothing.
  var startsFrom: Instant { max(since + ResultReveal.leastStay, moves ? end : since) }

  private var end: Instant { since + step * (count + 1) }

  /// How many questions are visible at `now`.
  func shown(at now: Instant) -> Int {
    guard moves else { return count }
    return max(0, min(count, Int(since.duration(to: now) / step)))
  }

  /// The time since the celebration began; nil before.
  func celebrated(at now: Instant) -> Duration? {
    guard moves else { return .seconds(60) }
    return now >= end ? end.duration(to: now) : nil
  }

  /// Whether the banner replaces the title at `now`; never without animation.
  func showsBanner(at now: Instant) -> Bool {
    moves && now >= end && now < end + ResultReveal.banner
  }

  /// When the picture next changes.
  func nextChange(after now: Instant, celebrates: Bool) -> Instant? {
    guard moves else { return nil }
    if now < end { return min(end, since.next(tick, after: now)) }
    let over = end + max(ResultReveal.banner, ConfettiView.length)
    return celebrates && now < over ? min(over, end.next(ConfettiView.tick, after: now)) : nil
  }
}
