import QuizCore

/// The animation of a cleared board: its rows turn green one by one, then CLEAR falls in.
enum PanelsClearing: Equatable, Sendable {
  case greening(rows: Int)
  /// CLEAR is above its place, from 1 to 0 of the way.
  case falling(height: Double)

  private static let row: Duration = .milliseconds(120)
  private static let greening = row * PanelBoard.rowCount
  /// The interval between frames of CLEAR, the frames of its fall, and those that it is visible.
  private static let (tick, fall, stay) = (Duration.milliseconds(100), 8, 16)
  /// The time until the result.
  static let length = greening + tick * stay

  /// The stage after `elapsed`, and when it ends; nil once over.
  static func stage(after elapsed: Duration) -> (stage: PanelsClearing, end: Duration)? {
    guard elapsed < length else { return nil }
    guard elapsed >= greening else {
      let rows = Int(elapsed / row) + 1
      return (.greening(rows: rows), row * rows)
    }
    let picture = Int((elapsed - greening) / tick)
    guard picture < fall else { return (.falling(height: 0), length) }
    // Free fall: the distance grows with the square of the time.
    let way = Double(picture * picture) / Double(fall * fall)
    return (.falling(height: 1 - way), greening + tick * (picture + 1))
  }

  var greenRows: Int {
    switch self {
    case .greening(let rows): rows
    case .falling: PanelBoard.rowCount
    }
  }
}
