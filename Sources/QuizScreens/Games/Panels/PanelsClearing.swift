import QuizCore

/// How a cleared board comes to its result: its rows go green one after another, CLEAR falls in, and then the result stands
/// in its place.
struct PanelsClearing {
  /// Since when it is known whether the round is saved.
  let since: Instant
  /// Whether things move by themselves; otherwise the result is there at once.
  let moves: Bool

  /// How far it is.
  enum Stage: Equatable {
    /// So many rows are green.
    case greening(rows: Int)
    /// CLEAR began to fall so long ago.
    case falling(Duration)
    case result
  }

  private static let row: Duration = .milliseconds(120)
  private static let greening = row * PanelBoard.rowCount
  /// How long CLEAR is there, its fall included; the fall, and the time between two pictures of it.
  private static let falling: Duration = .milliseconds(1600)
  private static let fall: Duration = .milliseconds(800)
  private static let step: Duration = .milliseconds(100)
  /// How long it is until the result is there.
  static let length = greening + falling

  /// How far it is at `now`.
  func stage(at now: Instant) -> Stage {
    let elapsed = max(.zero, since.duration(to: now))
    guard moves, elapsed < PanelsClearing.length else { return .result }
    if elapsed < PanelsClearing.greening { return .greening(rows: Int(elapsed / PanelsClearing.row) + 1) }
    return .falling(elapsed - PanelsClearing.greening)
  }

  /// When the picture next changes; nil once the result is there.
  func nextChange(after now: Instant) -> Instant? {
    switch stage(at: now) {
    case .greening(let rows): since + PanelsClearing.row * rows
    case .falling(let elapsed):
      since + PanelsClearing.greening
        + (elapsed < PanelsClearing.fall
          ? PanelsClearing.step * (Int(elapsed / PanelsClearing.step) + 1) : PanelsClearing.falling)
    case .result: nil
    }
  }

  /// The share of its way that CLEAR has fallen, from 0 to 1: as in free fall, it grows with the square of the time. In
  /// whole steps, so that pictures between two frames are equal.
  static func fallen(after elapsed: Duration) -> Double {
    let share = min(1, Double(Int(max(.zero, elapsed) / step)) * (step / fall))
    return share * share
  }
}
