import QuizCore

/// How a cleared board comes to its result: its rows go green one after another, then CLEAR falls in.
enum PanelsClearing: Equatable, Sendable {
  /// So many rows are green.
  case greening(rows: Int)
  /// CLEAR is above its place, from 1 to 0 of its way.
  case falling(height: Double)

  private static let row: Duration = .milliseconds(120)
  private static let greening = row * PanelBoard.rowCount
  /// The time between two pictures of CLEAR, how many of them its fall takes, and for how many it is there.
  private static let (tick, fall, stay) = (Duration.milliseconds(100), 8, 16)
  /// How long it is until the result is there.
  static let length = greening + tick * stay

  /// How far it is after `elapsed`, and when that changes; nil once the result is there.
  static func stage(after elapsed: Duration) -> (stage: PanelsClearing, end: Duration)? {
    guard elapsed < length else { return nil }
    guard elapsed >= greening else {
      let rows = Int(elapsed / row) + 1
      return (.greening(rows: rows), row * rows)
    }
    let picture = Int((elapsed - greening) / tick)
    guard picture < fall else { return (.falling(height: 0), length) }
    // As in free fall, the way grows with the square of the time.
    let way = Double(picture * picture) / Double(fall * fall)
    return (.falling(height: 1 - way), greening + tick * (picture + 1))
  }

  /// How many rows are green.
  var greenRows: Int {
    switch self {
    case .greening(let rows): rows
    case .falling: PanelBoard.rowCount
    }
  }
}
