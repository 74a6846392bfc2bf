/// The only text that can be drawn or printed. It holds what can be seen and nothing else: no control character but
/// `"\n"`, no escape sequence, nothing that turns the direction of text, nothing invisible, and at most four combining
/// marks on a character.
///
/// Made by an allow-list, so that what is not known to be harmless is left out.
public struct SafeText: Hashable, Sendable {
  /// The characters. A newline stays, for `wrapped(to:)`; drawn in one line it is a blank.
  public let string: String

  /// Columns when drawn in one line.
  public let width: Int

  /// What can be shown of `any`. Tabs and Unicode line separators become one blank, `"\r\n"` and `"\r"` a newline.
  public init(_ any: String) {
    if any.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      self.init(string: any, width: any.utf8.count)
    } else {
      var filter = TextFilter()
      for scalar in any.unicodeScalars { filter.take(scalar) }
      self.init(string: filter.text, width: filter.width)
    }
  }

  /// Text that is known to be safe, of a known width.
  init(string: String, width: Int) {
    self.string = string
    self.width = width
  }

  /// No text.
  public static let empty = SafeText(string: "", width: 0)

  /// Whether there is nothing to show.
  public var isEmpty: Bool { string.isEmpty }

  /// The same text with every newline a blank.
  public var oneLine: SafeText {
    guard string.utf8.contains(0x0A) else { return self }
    return SafeText(string: String(string.map { $0 == "\n" ? " " : $0 }), width: width)
  }

  /// The text in one line of at most `columns` columns, ending in `ellipsis` when something was left out. No character
  /// is cut in two, so it may be narrower.
  public func truncated(to columns: Int, ellipsis: SafeText = "…") -> SafeText {
    if width <= columns { return oneLine }
    if ellipsis.width > columns { return prefix(columns) }
    return prefix(columns - ellipsis.width) + ellipsis
  }

  /// The characters from the first on that fit into `columns` columns, in one line.
  public func prefix(_ columns: Int) -> SafeText {
    var kept = ""
    var used = 0
    for character in string {
      let width = TextWidth.columns(of: character)
      if used + width > columns { break }
      kept.append(character == "\n" ? " " : character)
      used += width
    }
    return SafeText(string: kept, width: used)
  }

  /// The text in lines of at most `columns` columns, broken as Japanese and English are; `[""]` for no text. Only a
  /// single character that is wider than `columns` makes a wider line.
  public func wrapped(to columns: Int) -> [SafeText] {
    LineBreaker(columns: columns).lines(of: self)
  }

  /// The text in one line of at least `columns` columns, filled up with blanks; longer text is left as it is.
  public func padded(to columns: Int, _ alignment: Alignment = .left) -> SafeText {
    let room = columns - width
    guard room > 0 else { return oneLine }
    let left = alignment.indent(width, in: columns)
    return .blanks(left) + oneLine + .blanks(room - left)
  }

  /// The text `n` times; nothing when `n` is not positive.
  public func repeated(_ n: Int) -> SafeText {
    n > 0 ? SafeText(string: String(repeating: string, count: n), width: width * n) : .empty
  }

  /// `n` blanks; nothing when `n` is not positive.
  public static func blanks(_ n: Int) -> SafeText {
    n > 0 ? SafeText(string: String(repeating: " ", count: n), width: n) : .empty
  }

  /// One text after the other.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(string: left.string + right.string, width: left.width + right.width)
  }

  /// Puts `right` after `left`.
  public static func += (left: inout SafeText, right: SafeText) {
    left = left + right
  }

  /// A scalar that is not shown as it was written.
  public struct Change: Hashable, Sendable {
    /// The place of its character in the text, from 0.
    public let index: Int

    /// The scalar that is left out, or shown as a blank.
    public let scalar: Unicode.Scalar

    /// The change of `scalar` in the character at `index`.
    public init(index: Int, scalar: Unicode.Scalar) {
      self.index = index
      self.scalar = scalar
    }
  }

  /// What `init(_:)` would leave out of `text`, in order: for a checker that names each place. Ends of lines and tabs
  /// are no changes.
  public static func changes(in text: String) -> [Change] {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [] }
    var filter = TextFilter()
    var changes: [Change] = []
    for (index, character) in text.enumerated() {
      for scalar in character.unicodeScalars where !filter.take(scalar) {
        changes.append(Change(index: index, scalar: scalar))
      }
    }
    return changes
  }
}

extension SafeText: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// A literal; what cannot be shown is left out of it too.
  public init(stringLiteral value: String) { self.init(value) }

  /// The characters.
  public var description: String { string }
}
