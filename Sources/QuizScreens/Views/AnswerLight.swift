import QuizCore
import TerminalKit

/// How a right answer is felt: its lamp flashes once, and the score counts up to its new value. After several right ones
/// in a row the light is wider.
///
/// A value exists only while something moves.
struct AnswerLight: Equatable {
  /// How far the light reaches.
  enum Reach: Equatable {
    /// The lamp of the right answer alone.
    case lamp
    /// A ring of cells around it, too.
    case ring
    /// All the lamps of the question, too.
    case board
  }

  /// The runs of right answers from which the light is wider, and is widest.
  static let runs = (ring: 3, board: 5)
  /// The time between two pictures, and how many there are.
  private static let (tick, pictures) = (Duration.milliseconds(75), 4)
  /// How long it takes.
  static let length = tick * pictures

  /// The number of the picture, from 0.
  private let picture: Int
  /// How many questions in a row are right.
  private let run: Int
  /// The time until the next picture.
  let next: Duration

  /// The light at `now` of an answer whose verdict is on screen since `since`, the last of `run` right ones in a row; nil
  /// once nothing moves.
  init?(since: Instant, now: Instant, run: Int) {
    let passed = max(.zero, since.duration(to: now))
    guard passed < AnswerLight.length else { return nil }
    picture = Int(passed / AnswerLight.tick)
    next = AnswerLight.tick * (picture + 1) - passed
    self.run = run
  }

  /// Whether the lamp is brighter than it stays.
  var isFlash: Bool { picture == 0 }

  /// How far the light reaches; the last picture is without a wider one.
  var reach: Reach {
    if picture == AnswerLight.pictures - 1 || run < AnswerLight.runs.ring { return .lamp }
    return run < AnswerLight.runs.board ? .ring : .board
  }

  /// What is still to be counted of the points that an answer brought.
  func owed(of gained: Int) -> Int {
    let share = gained / AnswerLight.pictures
    return gained - share * (picture + 1)
  }
}

extension BoardView {
  /// A board with the light of a right answer on it.
  func lit(_ fitted: Fitted, by light: AnswerLight) -> any Block {
    let panels = fitted.form.targets.map(\.place)
    let right = looks.indices.filter { looks[$0].isRight && panels.indices.contains($0) }
    guard line == nil, let first = right.first else { return fitted }
    return fitted.decorated { place, canvas in
      paint(light, on: panels.map { $0.moved(by: place.origin) }, right, first, &canvas)
    }
  }

  private func paint(
    _ light: AnswerLight, on panels: [Rect], _ right: [Int], _ first: Int, _ canvas: inout Canvas
  ) {
    switch light.reach {
    case .lamp: break
    case .ring where panels[first].height == 1, .board:
      // In a list the ring has no room.
      for (panel, place) in panels.enumerated() where !right.contains(panel) && looks[panel] == .answered {
        canvas.restyle(place, .lamp(first))
      }
    case .ring:
      for panel in right { canvas.light(panels[panel].inset(dx: -1, dy: -1), .litRight) }
    }
    guard light.isFlash else { return }
    for panel in right { canvas.restyle(panels[panel], .lit(nil)) }
  }
}

extension Canvas {
  /// Gives the blank cells on the outline of a rectangle a ground.
  fileprivate mutating func light(_ ring: Rect, _ style: Style) {
    for y in max(0, ring.y)..<max(0, ring.y, min(size.height, ring.maxY)) {
      let step = y == ring.y || y == ring.maxY - 1 ? 1 : max(1, ring.width - 1)
      for x in stride(from: ring.x, to: ring.maxX, by: step) where (0..<size.width).contains(x) {
        let cell = self[Point(x: x, y: y)]
        if cell.character == " ", cell.style == .plain { restyle(Rect(x: x, y: y, width: 1, height: 1), style) }
      }
    }
  }
}

extension PanelLook {
  fileprivate var isRight: Bool { if case .right = self { true } else { false } }
}
