import QuizCore
import TerminalKit

/// The animation of a right answer: its lamp flashes once, and the score counts up to its new value. A run of right
/// answers widens the light.
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

  /// The runs from which the light covers a ring, and the whole board.
  static let runs = (ring: 3, board: 5)
  /// The time of a frame, and the number of frames.
  private static let (tick, pictures) = (Duration.milliseconds(75), 4)
  /// How long it takes.
  static let length = tick * pictures

  /// The index of the frame.
  private let picture: Int
  /// Right answers in a row.
  private let run: Int
  /// The time until the next frame.
  let next: Duration

  /// The light at `now` of an answer whose verdict appeared at `since`, the last of `run` right ones in a row; nil once
  /// it is over.
  init?(since: Instant, now: Instant, run: Int) {
    let passed = max(.zero, since.duration(to: now))
    guard passed < AnswerLight.length else { return nil }
    picture = Int(passed / AnswerLight.tick)
    next = AnswerLight.tick * (picture + 1) - passed
    self.run = run
  }

  /// Whether the lamp flashes.
  var isFlash: Bool { picture == 0 }

  /// How far the light reaches; in the last frame the lamp alone.
  var reach: Reach {
    if picture == AnswerLight.pictures - 1 || run < AnswerLight.runs.ring { return .lamp }
    return run < AnswerLight.runs.board ? .ring : .board
  }

  /// The points not yet added to the score on screen.
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
      // A list has no room for the ring.
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
