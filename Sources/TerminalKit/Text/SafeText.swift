/// The only text that can be drawn or printed. It holds only displayable characters: no control character but `"\n"`,
/// no escape sequence, nothing that turns the direction of text, nothing invisible but what joins two emoji, and at most
/// four combining marks on a character.
///
/// Made by an allow-list, so that unknown characters are left out.
public struct SafeText: Hashable, Sendable {
  /// The characters. A newline stays, for `wrapped(to:)`; drawn in one line it is a blank.
  public let string: String
  /// Columns when drawn in one line.
  public let width: Int
  /// Whether every scalar is known to be a character of its own: nearly all text is, and can then be drawn, cut and
  /// broken scalar by scalar. A piece of text that is not may be, without being known to be.
  let isSimple: Bool

  /// The displayable part of `any`. Tabs and Unicode line separators become one blank, `"\r\n"` and `"\r"` a newline.
  public init(_ any: String) {
    if let width = SafeText.widthIfSimple(any) {
      self.init(string: any, width: width, isSimple: true)
    } else {
      var filter = TextFilter()
      filter.take(all: any.unicodeScalars)
      self.init(string: filter.text, width: filter.width)
    }
  }

  /// Text that is known to be safe, of a known width.
  init(string: String, width: Int) {
    self.init(string: string, width: width, isSimple: SafeText.widthIfSimple(string) != nil)
  }

  /// Text that is known to be safe, of a known width, and simple or perhaps not.
  private init(string: String, width: Int, isSimple: Bool) {
    self.string = string
    self.width = width
    self.isSimple = isSimple
  }

  /// The columns of text in which nothing is left out and every scalar is a character of its own; nil for other text.
  private static func widthIfSimple(_ text: String) -> Int? {
    let isASCII = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    if isASCII == true { return text.utf8.count }
    var width = 0
    for scalar in text.unicodeScalars {
      let columns = TextWidth.simpleColumns(of: scalar)
      if columns == 0 { return nil }
      width += columns
    }
    return width
  }

  /// No text.
  public static let empty = SafeText(string: "", width: 0, isSimple: true)

  /// Whether there is nothing to show.
  public var isEmpty: Bool { string.isEmpty }

  /// Whether simple text is known to have one column for each character.
  var isNarrow: Bool {
    // Counted by the bytes with which a character begins; of simple ones none has no columns.
    string.utf8.withContiguousStorageIfAvailable { bytes in bytes.count { $0 & 0xC0 != 0x80 } } == width
  }

  /// The same text with every newline a blank.
  public var oneLine: SafeText {
    guard string.utf8.contains(0x0A) else { return self }
    return SafeText(string: String(string.map { $0 == "\n" ? " " : $0 }), width: width, isSimple: isSimple)
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
    var used = 0
    var bytes = 0
    if isSimple {
      for scalar in string.unicodeScalars {
        let width = TextWidth.simpleColumns(of: scalar)
        if used + width > columns { break }
        used += width
        bytes += UTF8.width(scalar)
      }
    } else {
      for character in string {
        let width = TextWidth.columns(of: character)
        if used + width > columns { break }
        used += width
        bytes += character.utf8.count
      }
    }
    return slice(bytes: 0..<bytes, width: used).oneLine
  }

  /// The text without what stands in its first `columns` columns; the rest of a wide character cut in two is a blank.
  public func dropping(_ columns: Int) -> SafeText {
    let left = prefix(columns)
    guard left.width < width else { return .empty }
    if left.width == columns || columns <= 0 {
      return slice(bytes: left.string.utf8.count..<string.utf8.count, width: width - left.width)
    }
    let cut = prefix(columns + 1).width > left.width ? columns + 1 : columns + 2
    return .blanks(prefix(cut).width - columns) + dropping(prefix(cut).width)
  }

  /// The characters in a range of bytes, which begins and ends between two of them, of a known width.
  func slice(bytes: Range<Int>, width: Int) -> SafeText {
    let utf8 = string.utf8
    if bytes.count == utf8.count { return self }
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    return SafeText(
      string: String(string[start..<end]), width: width, isSimple: isSimple)
  }

  /// The text in lines of at most `columns` columns, broken as Japanese and English are; `[""]` for no text. Only a
  /// single character that is wider than `columns` makes a wider line. Where `fillsLines`, lines of Japanese end within
  /// phrases too, so that there are fewer.
  public func wrapped(to columns: Int, fillsLines: Bool = false) -> [SafeText] {
    LineBreaker(columns: columns, fillsLines: fillsLines).lines(of: self)
  }

  /// The same; nil where a word would be cut.
  func wrappedBetweenWords(to columns: Int) -> [SafeText]? {
    let broken = LineBreaker(columns: columns).broken(self)
    return broken.cutsWords ? nil : broken.lines
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
    n > 0 ? SafeText(string: String(repeating: string, count: n), width: width * n, isSimple: isSimple) : .empty
  }

  /// `n` blanks; nothing when `n` is not positive.
  public static func blanks(_ n: Int) -> SafeText { (" " as SafeText).repeated(n) }

  /// One text after the other.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(
      string: left.string + right.string, width: left.width + right.width, isSimple: left.isSimple && right.isSimple)
  }

  /// Puts `right` after `left`.
  public static func += (left: inout SafeText, right: SafeText) {
    left = left + right
  }

  /// Whether two texts have the same characters.
  public static func == (left: SafeText, right: SafeText) -> Bool {
    left.width == right.width && left.string == right.string
  }

  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
  }

  /// A scalar that is not shown as it was written.
  public struct Change: Hashable, Sendable {
    /// The place of its character in the text, from 0.
    public let index: Int
    /// The scalar that is left out, or shown as a blank.
    public let scalar: Unicode.Scalar
  }

  /// What `init(_:)` would leave out of `text`, in order: for a checker that names each place. Ends of lines and tabs
  /// are no changes.
  public static func changes(in text: String) -> [Change] {
    if widthIfSimple(text) != nil { return [] }
    var filter = TextFilter()
    var changes: [Change] = []
    for (index, character) in text.enumerated() {
      filter.take(all: character.unicodeScalars) { changes.append(Change(index: index, scalar: $0)) }
    }
    return changes
  }
}

extension [SafeText] {
  /// The first wording, longest first, of at most `width` columns; the shortest if none fits, and empty for none.
  public func wording(for width: Int) -> SafeText { first { $0.width <= width } ?? last ?? .empty }
}

extension Collection<SafeText> {
  /// The texts one after the other, with `sign` between them.
  public func joined(by sign: SafeText) -> SafeText { dropFirst().reduce(first ?? .empty) { $0 + sign + $1 } }
}

extension SafeText: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// A literal; what cannot be shown is left out of it too.
  public init(stringLiteral value: String) { self.init(value) }

  /// The characters.
  public var description: String { string }
}
