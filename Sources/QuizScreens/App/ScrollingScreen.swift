import QuizCore
import TerminalKit

/// The commands of a screen that is only read.
enum ScrollCommand: Hashable, Sendable {
  /// Back to the screen below.
  case back
  /// So many lines down, negative for up.
  case scroll(Int)
  /// So many times what is in view down but for a line, negative for up.
  case page(Int)
  /// So many sections on, negative for back.
  case section(Int)
  /// To the first line.
  case first
  /// To the last line.
  case last

  /// The keys to the first and the last line.
  static let ends: [(key: Key, command: ScrollCommand)] = [
    (.home, .first), (.end, .last), (.character("g"), .first), (.character("G"), .last),
  ]

  /// The key table of a read-only screen; `others` are keys of this screen alone, `backHint` is the hint for going back.
  static func keys(
    others: [(key: Key, command: ScrollCommand)] = [], backHint: Phrase = .hintBack
  ) -> KeyTable<ScrollCommand> {
    KeyTable([
      .init(
        .upDown(),
        [
          (.up, .scroll(-1)), (.down, .scroll(1)), (.character("k"), .scroll(-1)), (.character("j"), .scroll(1)),
          (.pageUp, .page(-1)), (.pageDown, .page(1)),
        ] + others, hint: .hintScroll),
      .init(
        .text("Esc"), [.escape, .character("q"), .left, .character("h"), .enter, .backspace], .back, hint: backHint,
        dropped: .last),
    ])
  }
}

/// A screen that is only read: lines of text, scrolled by keys and the wheel where they do not all fit.
protocol ScrollingScreen: Screen {
  /// The keys.
  static var keys: KeyTable<ScrollCommand> { get }

  /// How many lines are scrolled out of view at the top.
  var scroll: Int { get set }

  /// How many lines there are, and how many of them fit into view.
  func extent(in context: ViewContext) -> (lines: Int, seen: Int)
}

extension ScrollingScreen {
  static var keyTables: [ScreenKeys] { [ScreenKeys(.lists, keys)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    handleScrolling(event, in: context)
  }

  /// Handles what every screen of this kind does with an event.
  mutating func handleScrolling(_ event: ScreenEvent, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch Self.keys.command(for: key) {
      case .back: return [.back]
      case .scroll(let rows): scroll(to: scroll + rows, in: context)
      case .page(let pages): scroll(to: scroll + pages * max(1, extent(in: context).seen - 1), in: context)
      case .first: scroll(to: 0, in: context)
      case .last: scroll(to: .max, in: context)
      case .section, .none: break
      }
    case .wheel(let rows): scroll(to: scroll + rows, in: context)
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// Shows the text from a line on, as far as there is text.
  mutating func scroll(to line: Int, in context: ViewContext) {
    let (lines, seen) = extent(in: context)
    scroll = max(0, min(line, lines - seen))
  }

  /// The lines in view and their number, where some are out of view: `1-4/10`.
  func scrollNote(in context: ViewContext) -> SafeText {
    let (lines, seen) = extent(in: context)
    let first = max(0, min(scroll, lines - seen))
    return lines <= seen ? .empty : "\(first + 1)-\(first + seen)/\(lines)"
  }

  func hints(in context: ViewContext) -> [Hint] { scrollingHints(in: context) }

  /// The hints that every screen of this kind has.
  func scrollingHints(in context: ViewContext) -> [Hint] {
    let (lines, seen) = extent(in: context)
    return Self.keys.hints(in: context) { command in
      switch command {
      case .scroll, .page, .section, .first, .last: lines <= seen
      case .back: false
      }
    }
  }
}

/// A screen that is one text, scrolled where it is longer than the window.
protocol TextPage: ScrollingScreen, BlockScreen {}

extension TextPage {
  func extent(in context: ViewContext) -> (lines: Int, seen: Int) {
    form(in: context)?.viewport.map { ($0.count, $0.visible.count) } ?? (0, 0)
  }
}
