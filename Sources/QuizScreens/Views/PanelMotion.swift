import QuizCore

/// The animation between two questions: the old panels leave downwards, the new ones rise, and the new question's text is
/// dim meanwhile.
///
/// It ends exactly when keys begin to count, so it costs the player no time. A value exists only while something moves.
struct PanelMotion: Hashable {
  /// Which panels are seen.
  enum Panels: Hashable {
    /// Those of the question before.
    case leaving
    /// Those of the next question.
    case rising
  }

  /// Lasts as long as keys are dropped.
  static let length = Rules.settling
  private static let tick: Duration = .milliseconds(25)

  /// Which panels are seen.
  let panels: Panels
  /// How far below their place they are: 0 is in place, 1 is out of sight.
  let depth: Double
  /// The time until the next frame.
  let next: Duration

  /// The state at `now` for a question on screen since `since`; nil once nothing moves. Without old panels the new ones
  /// rise from the beginning.
  init?(since: Instant, now: Instant, hasLeaving: Bool) {
    let passed = max(.zero, since.duration(to: now))
    guard passed < PanelMotion.length else { return nil }
    let fraction = passed / PanelMotion.length
    next = min(PanelMotion.length, PanelMotion.tick * (Int(passed / PanelMotion.tick) + 1)) - passed
    switch (hasLeaving, fraction < 0.5) {
    case (true, true):
      panels = .leaving
      depth = 4 * fraction * fraction
    case (true, false):
      panels = .rising
      depth = 4 * (1 - fraction) * (1 - fraction)
    case (false, _):
      panels = .rising
      depth = (1 - fraction) * (1 - fraction)
    }
  }
}
