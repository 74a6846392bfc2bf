/// The characters the program draws with, one set per kind of terminal. A class, since a set is large and passed
/// everywhere.
@dynamicMemberLookup
public final class Glyphs: Sendable, Equatable {
  /// The parts of a frame.
  public struct Frame: Sendable, Equatable {
    /// The corners.
    public let topLeft, topRight, bottomLeft, bottomRight: Character
    /// The upper and lower sides, and the left and right ones.
    public let horizontal, vertical: Character
  }

  /// The characters as a value, so that sets can be derived from each other.
  public struct Parts: Sendable {
    /// The frames of an ordinary item, of a selected one, and of one that can no longer be chosen.
    public var light, heavy, shade: Frame
    /// A line across the screen.
    public var rule: Character
    /// A lighter line between two parts of a screen.
    public var dottedRule: Character
    /// Marks the selected row.
    public var pointer: SafeText
    /// A right answer.
    public var check: SafeText
    /// A wrong answer.
    public var cross: SafeText
    /// A question whose time ran out.
    public var clock: SafeText
    /// A remaining and a lost life, each followed by a blank, since some terminals draw them wide.
    public var hearts: (first: SafeText, second: SafeText)
    /// Ends truncated text.
    public var ellipsis: SafeText
    /// Blocks that fill one to eight eighths of a cell from the left.
    public var barEighths: [Character]
    /// The brackets around a bar, if any.
    public var barEnds: (first: Character, second: Character)?
    /// The part of a bar that is not filled.
    public var track: Character
    /// Blocks that fill one to eight eighths of a cell from below.
    public var columnEighths: [Character]
    /// The upper and the lower half of a cell, for large letters and rings.
    public var halves: (first: Character, second: Character)
    /// The shapes of nine choices. Keep a blank after each: some terminals draw them wide.
    public var shapes: [SafeText]
    /// The names of keys: both that move up and down, both that move sideways, each of these, and all four.
    public var upDown, leftRight, left, right, arrows: SafeText
    /// More text above or below, or up and down.
    public var up, down: SafeText
    /// The insertion point of a text field.
    public var textCursor: SafeText
    /// A tick on the vertical axis, its foot, and both axes.
    public var axisTick, axisCorner, axisVertical, axisHorizontal: Character
    /// A horizontal grid line.
    public var dashes: Character
    /// A reached and an unreached step of a level.
    public var stars: (first: SafeText, second: SafeText)
    /// A mark on a thin bar.
    public var thinMark: Character
    /// Better and worse than before. Keep a blank after each: some terminals draw them wide.
    public var trends: (first: SafeText, second: SafeText)
    /// A question that is still to come.
    public var toCome: SafeText
    /// The current question, among others.
    public var now: SafeText
    /// A right answer in words: a small ring.
    public var ring: SafeText
    /// A day off.
    public var rest: SafeText
    /// A new best.
    public var star: SafeText
    /// Between a genre and its set.
    public var separator: SafeText
    /// Between facts on one line.
    public var dot: SafeText
    /// Around a value that can be changed.
    public var brackets: (first: SafeText, second: SafeText)
    /// Before a group of rows: closed, and open.
    public var folds: (first: SafeText, second: SafeText)
    /// Whether signs and punctuation are ASCII; lines and shapes may not be.
    public var isASCII: Bool
    /// Whether panels have frames: where they have no background of their own, and in high contrast.
    public var framesPanels = false
    /// A cell of a thin bar and of its rest; nil if there are no thin bars.
    public var thinBar: (first: Character, second: Character)?
  }

  @usableFromInline let parts: Parts
  private let ownJapanese: Glyphs?

  private init(_ parts: Parts, isJapanese: Bool = false) {
    self.parts = parts
    ownJapanese = isJapanese ? nil : Glyphs(.japanese(parts), isJapanese: true)
  }

  /// By identity: each set is one object.
  public static func == (one: Glyphs, other: Glyphs) -> Bool { one === other }

  /// A part of the set. Inlinable, so that it costs no more than a stored property.
  @inlinable public subscript<Part>(dynamicMember part: KeyPath<Parts, Part>) -> Part { parts[keyPath: part] }

  /// Whether half cells exist, so that large type can have pixels of one column.
  public var hasHalfBlocks: Bool { parts.halves.first != parts.halves.second }

  /// Unicode lines, blocks and shapes, and filled panels.
  public static let unicode = Glyphs(.unicode)
  /// Unicode with frames around panels.
  public static let framed = Glyphs(.framed(.unicode))
  /// ASCII with frames around panels.
  public static let framedASCII = Glyphs(.framed(.ascii))
  /// Unicode in high contrast: heavy lines, and double ones for selected items.
  public static let contrast = Glyphs(.contrast)
  /// ASCII, for terminals that cannot show the others.
  public static let ascii = Glyphs(.ascii)

  /// The same set with the marks of Japanese schools: a ring is right, which elsewhere reads as a zero or a bullet; a
  /// check would mean wrong.
  public var japanese: Glyphs { ownJapanese ?? self }

  /// Lines and arrows of the Linux console; its fonts lack some signs, so these are ASCII.
  public static let console = Glyphs(.console)
  /// The console in high contrast: double lines.
  public static let contrastConsole = Glyphs(.contrastConsole)
  /// ASCII with Japanese names of arrows.
  public static let japaneseNames = Glyphs(.japaneseNames, isJapanese: true)

  /// Whether arrows are spelled out.
  public var spellsArrows: Bool { parts.arrows == Parts.ascii.arrows }
}

extension Glyphs.Parts {
  static let unicode = Glyphs.Parts(
    light: .init(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│"),
    heavy: .init(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    shade: .init(
      topLeft: "░", topRight: "░", bottomLeft: "░", bottomRight: "░", horizontal: "░", vertical: "░"),
    rule: "─", dottedRule: "┈", pointer: "▶", check: "✓", cross: "✗", clock: "◷",
    hearts: ("♥ ", "♡ "),
    ellipsis: "…",
    barEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], barEnds: nil, track: "░",
    columnEighths: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], halves: ("▀", "▄"),
    shapes: ["▲", "◆", "●", "■", "▼", "◇", "○", "□", "△"],
    upDown: "↑↓", leftRight: "←→", left: "←", right: "→", arrows: "↑↓←→", up: "↑", down: "↓", textCursor: "▏",
    axisTick: "┤", axisCorner: "┼", axisVertical: "│", axisHorizontal: "─",
    dashes: "┄", stars: ("★", "☆"),
    thinMark: "┿", trends: ("▲", "▼"),
    toCome: "·", now: "▸", ring: "◯ ", rest: "○", star: "★ ", separator: "›", dot: "·",
    brackets: ("‹", "›"), folds: ("▸", "▾"), isASCII: false,
    thinBar: ("━", "─"))

  static func framed(_ parts: Glyphs.Parts) -> Glyphs.Parts {
    var parts = parts
    parts.framesPanels = true
    return parts
  }

  static func japanese(_ parts: Glyphs.Parts) -> Glyphs.Parts {
    var parts = parts
    parts.check = parts.isASCII ? "o" : "◯"
    if !parts.isASCII { parts.rest = "休" }
    return parts
  }

  static var contrast: Glyphs.Parts {
    var parts = framed(unicode)
    parts.light = unicode.heavy
    parts.heavy = .init(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║")
    parts.rule = "━"
    return parts
  }

  static let ascii = Glyphs.Parts(
    light: .init(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: .init(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    shade: .init(
      topLeft: ":", topRight: ":", bottomLeft: ":", bottomRight: ":", horizontal: ":", vertical: ":"),
    rule: "-", dottedRule: ".", pointer: ">", check: "Y", cross: "x", clock: "t",
    hearts: ("<3 ", ".. "),
    ellipsis: "...",
    barEighths: [" ", " ", " ", "#", "#", "#", "#", "#"], barEnds: ("[", "]"), track: ".",
    columnEighths: [" ", ".", ".", ".", ":", ":", ":", "#"], halves: ("#", "#"),
    shapes: ["/\\", "<>", "{}", "[]", "\\/", "&&", "@@", "==", "%%"],
    upDown: "up/down", leftRight: "left/right", left: "left", right: "right", arrows: "arrows", up: "^", down: "V",
    textCursor: "_",
    axisTick: "+", axisCorner: "+", axisVertical: "|", axisHorizontal: "-",
    dashes: ".", stars: ("*", "-"),
    thinMark: "|", trends: ("^", "V"),
    toCome: ".", now: ">", ring: "o ", rest: "-", star: "! ", separator: ">", dot: "-",
    brackets: ("<", ">"),
    folds: ("+", "-"),
    isASCII: true)

  static var console: Glyphs.Parts {
    var parts = framed(ascii)
    parts.light = unicode.light
    parts.heavy = contrast.heavy
    parts.shade = unicode.shade
    parts.rule = "─"
    parts.dottedRule = "·"
    parts.barEighths = ["░", "░", "░", "▒", "▒", "▒", "▒", "█"]
    parts.barEnds = nil
    parts.track = "░"
    parts.columnEighths = [" ", "░", "░", "░", "▒", "▒", "▒", "█"]
    parts.halves = ("█", "█")
    parts.upDown = "↑↓"
    parts.leftRight = "←→"
    parts.left = "←"
    parts.right = "→"
    parts.arrows = "↑↓←→"
    parts.up = "↑"
    parts.down = "↓"
    parts.trends = ("▲", "▼")
    parts.axisTick = "┤"
    parts.axisCorner = "┼"
    parts.axisVertical = "│"
    parts.axisHorizontal = "─"
    parts.dashes = "·"
    return parts
  }

  static var japaneseNames: Glyphs.Parts {
    var parts = ascii
    parts.upDown = "上下"
    parts.leftRight = "左右"
    parts.left = "左"
    parts.right = "右"
    parts.arrows = "矢印"
    return parts
  }

  static var contrastConsole: Glyphs.Parts {
    var parts = console
    parts.light = console.heavy
    parts.rule = "═"
    return parts
  }
}
