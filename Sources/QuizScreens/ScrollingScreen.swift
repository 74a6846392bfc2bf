import TerminalKit

/// What the keys of a screen that is only read do.
enum ScrollCommand: Hashable, Sendable {
  /// Back to the screen below.
  case back
  /// So many lines down, negative for up.
  case scroll(Int)
}

/// A screen that is only read: lines that may be longer than their place, scrolled by keys and the wheel.
protocol ScrollingScreen: Screen {
  /// The keys.
  static var keys: KeyTable<ScrollCommand> { get }

  /// How many lines are above what is seen.
  var scroll: Int { get set }

  /// How many lines there are, and how many of them are seen at once.
  func extent(on stage: Stage) -> (lines: Int, seen: Int)
}

extension ScrollingScreen {
  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, on stage: Stage) -> [Order] {
    switch event {
    case .key(let key):
      switch Self.keys.command(for: key) {
      case .back: return [.back]
      case .scroll(let rows): scroll(by: rows, on: stage)
      case .none: break
      }
    case .wheel(let rows): scroll(by: rows, on: stage)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .news: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, on stage: Stage) {
    let (lines, seen) = extent(on: stage)
    scroll = max(0, min(scroll + rows, lines - seen))
  }

  func hints(on stage: Stage) -> [Hint] {
    Self.keys.hints(on: stage) { command in
      switch command {
      case .scroll:
        let (lines, seen) = extent(on: stage)
        return lines <= seen
      case .back: return false
      }
    }
  }
}
