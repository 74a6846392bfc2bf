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
  func extent(in context: ViewContext) -> (lines: Int, seen: Int)
}

extension ScrollingScreen {
  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch Self.keys.command(for: key) {
      case .back: return [.back]
      case .scroll(let rows): scroll(by: rows, in: context)
      case .none: break
      }
    case .wheel(let rows): scroll(by: rows, in: context)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private mutating func scroll(by rows: Int, in context: ViewContext) {
    let (lines, seen) = extent(in: context)
    scroll = max(0, min(scroll + rows, lines - seen))
  }

  func hints(in context: ViewContext) -> [Hint] {
    Self.keys.hints(in: context) { command in
      switch command {
      case .scroll:
        let (lines, seen) = extent(in: context)
        return lines <= seen
      case .back: return false
      }
    }
  }
}
