import QuizCore
import TerminalKit

/// One line of text being edited, and its insertion point.
///
/// Holds only displayable text, and never a line end.
struct TextField: Hashable, Sendable {
  /// What its keys do.
  enum Command: Hashable, Sendable {
    case left, right, first, last
    case eraseBefore, eraseAfter, eraseToEnd, eraseToStart
  }

  /// The keys of every text field, besides all those that are letters.
  static let keys = KeyTable<Command>([
    .init(
      "←→", [(.left, .left), (.right, .right), (.control("b"), .left), (.control("f"), .right)],
      help: .helpCursor),
    .init(
      "Home End", [(.home, .first), (.end, .last), (.control("a"), .first), (.control("e"), .last)],
      help: .helpLineEnds, helpName: "Home End  Ctrl-A Ctrl-E"),
    .init(
      "Backspace", [(.backspace, .eraseBefore), (.delete, .eraseAfter), (.control("d"), .eraseAfter)], help: .helpErase,
      helpName: "Backspace Delete"),
    .init([.control("k")], .eraseToEnd, help: .helpEraseToEnd),
    .init([.control("u")], .eraseToStart, help: .helpEraseToStart),
  ])

  /// The text before the cursor.
  private(set) var before = ""
  /// The text from the cursor on.
  private(set) var after = ""

  /// A field that holds `text`, the cursor behind it.
  init(_ text: String = "") {
    insert(text)
  }

  /// All of the text.
  var text: String { before + after }

  /// Handles a key; false if the field has no use for it.
  mutating func handle(_ key: Key) -> Bool {
    if case .character(let character) = key {
      insert(String(character))
      return true
    }
    guard let command = TextField.keys.command(for: key) else { return false }
    perform(command)
    return true
  }

  /// Puts text in at the cursor; line ends and tabs become spaces, what cannot be shown is left out.
  mutating func insert(_ text: String) {
    // Filtered together with the existing text, because a mark belongs to the character before it.
    before = SafeText(before + text).oneLine.string
  }

  private mutating func perform(_ command: Command) {
    switch command {
    case .left: if let character = before.popLast() { after.insert(character, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .first: (before, after) = ("", text)
    case .last: (before, after) = (text, "")
    case .eraseBefore: _ = before.popLast()
    case .eraseAfter: if !after.isEmpty { after.removeFirst() }
    case .eraseToEnd: after = ""
    case .eraseToStart: before = ""
    }
  }
}

extension TextField {
  /// The visible part of a field that is too narrow for its text.
  struct Window: Equatable {
    /// The visible text.
    let text: SafeText
    /// The column of the insertion point, from 0.
    let cursor: Int
    /// Whether there is more on the left; one column shows it.
    let hidesLeft: Bool
    /// Whether there is more on the right; one column shows it.
    let hidesRight: Bool
  }

  /// The visible part in `width` columns: as much as fits, including the cursor.
  func window(width: Int) -> Window {
    let head = SafeText(before)
    let all = SafeText(text)
    // One column more than the text, for the cursor behind it.
    guard all.width >= width else {
      return Window(text: all, cursor: head.width, hidesLeft: false, hidesRight: false)
    }
    var shown = before[...]
    // Each end keeps a column for its mark.
    var mark = 0
    var column = head.width
    while mark + column > max(0, width - 2), let first = shown.popFirst() {
      column -= SafeText(String(first)).width
      mark = 1
    }
    let rest = SafeText(String(shown) + after)
    let hidesRight = mark + rest.width > width
    return Window(
      text: hidesRight ? rest.prefix(width - mark - 1) : rest, cursor: mark + column, hidesLeft: mark > 0,
      hidesRight: hidesRight)
  }

  /// The field on one line, as wide as its room, or the placeholder while empty. With the focus it shows the cursor,
  /// otherwise its beginning.
  func block(hasFocus: Bool, style: Style = .plain, placeholder: SafeText = .empty) -> any Block {
    var field = self
    if !hasFocus { field.perform(.first) }
    return Drawing { [field] place, canvas in
      let window = field.window(width: place.width)
      let marks = canvas.glyphs.brackets
      let line = Columns {
        if window.hidesLeft { Line(marks.first, .dim).width(.fixed(1)) }
        field.text.isEmpty ? Line(placeholder, .dim) : Line(window.text, style)
        if window.hidesRight { Line(marks.second, .dim).width(.fixed(1)) }
      }
      canvas.fill(place, with: " ", style: style)
      (hasFocus ? line.textCursor(at: min(window.cursor, place.width - 1)) : line).draw(in: place, on: &canvas)
    }
  }
}
