import QuizCore
import TerminalKit

/// A screen that is one text, scrolled by keys and the wheel where it is longer than the window.
protocol TextPage: Screen {
  static var keys: KeyTable<ScrollCommand> { get }

  /// The first line in view.
  var scroll: Int { get set }
}

extension TextPage {
  static var keyTables: [ScreenKeys] { [ScreenKeys(.lists, keys)] }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    handleScrolling(event, in: context)
  }

  /// Handles an event as every page of text does.
  mutating func handleScrolling(_ event: ScreenEvent, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch Self.keys.command(for: key) {
      case .back: return [.back]
      case .scroll(let rows): scroll(in: context) { _ in rows }
      case .page(let pages): scroll(in: context) { pages * $0.page }
      case .first: scroll = 0
      case .last: scroll(in: context) { $0.count }
      case .section, .none: break
      }
    case .wheel(let rows): scroll(in: context) { _ in rows }
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  /// Scrolls by some rows, kept within the text.
  mutating func scroll(in context: ViewContext, by rows: (Viewport) -> Int) {
    scroll = form(in: context)?.viewport.map { $0.first(after: rows($0)) } ?? 0
  }

  func hints(in context: ViewContext) -> [Hint] { scrollingHints(in: context) }

  /// The hints that every page of text has.
  func scrollingHints(in context: ViewContext) -> [Hint] {
    let isPartial = form(in: context)?.viewport?.isPartial == true
    return Self.keys.hints(in: context) { $0 != .back && !isPartial }
  }
}

/// The commands of a screen that is only read.
enum ScrollCommand: Hashable, Sendable {
  /// Back to the screen below.
  case back
  /// Lines down, negative for up.
  case scroll(Int)
  /// Pages down but for a line, negative for up.
  case page(Int)
  /// Sections on, negative for back.
  case section(Int)
  case first, last

  /// The keys to the first and the last line.
  static let ends: [(key: Key, command: ScrollCommand)] = [
    (.home, .first), (.end, .last), ("g", .first), ("G", .last),
  ]

  /// The key table of a read-only screen; `others` are keys of this screen alone, `backHint` is the hint for going back.
  static func keys(
    others: [(key: Key, command: ScrollCommand)] = [], backHint: Phrase = .hintBack
  ) -> KeyTable<ScrollCommand> {
    KeyTable([
      .init(
        "↑↓",
        [
          (.up, .scroll(-1)), (.down, .scroll(1)), ("k", .scroll(-1)), ("j", .scroll(1)),
          (.pageUp, .page(-1)), (.pageDown, .page(1)),
        ] + others, hint: .hintScroll),
      .init([.escape, "q", .left, "h", .enter, .backspace], .back, hint: backHint, dropped: .last),
    ])
  }
}
