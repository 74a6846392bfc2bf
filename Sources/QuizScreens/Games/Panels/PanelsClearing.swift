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
  /// How long CLEAR is there, its fall included.
  private static let falling: Duration = .milliseconds(1600)

  /// How far it is at `now`.
  func stage(at now: Instant) -> Stage {
    let elapsed = max(.zero, since.duration(to: now))
    guard moves, elapsed < PanelsClearing.greening + PanelsClearing.falling else { return .result }
    if elapsed < PanelsClearing.greening { return .greening(rows: Int(elapsed / PanelsClearing.row) + 1) }
    return .falling(elapsed - PanelsClearing.greening)
  }

  /// When the picture next changes; nil once the result is there.
  func nextChange(after now: Instant) -> Instant? {
    switch stage(at: now) {
    case .greening(let rows): since + PanelsClearing.row * rows
    case .falling(let elapsed):
      since + PanelsClearing.greening + (BannerView.nextStep(after: elapsed) ?? PanelsClearing.falling)
    case .result: nil
    }
  }
}
