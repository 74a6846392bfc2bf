/// The characters the program draws with, one set per kind of terminal. A class, since a set is large and passed
/// everywhere.
public final class Glyphs: Sendable, Equatable {
  /// The parts of a frame.
  public struct Frame: Sendable, Equatable {
    /// The upper left corner.
    public let topLeft: Character

    /// The upper right corner.
    public let topRight: Character

    /// The lower left corner.
    public let bottomLeft: Character

    /// The lower right corner.
    public let bottomRight: Character

    /// The upper and lower sides.
    public let horizontal: Character

    /// The left and right sides.
    public let vertical: Character
  }

  /// Two glyphs that belong together.
  public struct Pair<Glyph: Sendable>: Sendable {
    /// The left or upper one.
    public let first: Glyph

    /// The right or lower one.
    public let second: Glyph
  }

  /// The characters as a value, so that sets can be derived from each other.
  fileprivate struct Parts: Sendable {
    var light, heavy, shade: Frame
    var rule, dottedRule: Character
    var pointer, check, cross, clock: SafeText
    var hearts: Pair<SafeText>
    var ellipsis: SafeText
    var barEighths: [Character]
    var barEnds: Pair<Character>?
    var track: Character
    var columnEighths: [Character]
    var halves: Pair<Character>
    var shapes: [SafeText]
    var upDown, leftRight, left, right, arrows, up, down, textCursor: SafeText
    var axisTick, axisCorner, axisVertical, axisHorizontal, dashes: Character
    var stars: Pair<SafeText>
    var thinMark: Character
    var trends: Pair<SafeText>
    var toCome, now, ring, rest, star, separator, dot: SafeText
    var brackets: Pair<SafeText>
    var folds: Pair<SafeText>
    var isASCII: Bool
    var framesPanels = false
    var thinBar: Pair<Character>?
  }

  private let parts: Parts
  private let ownJapanese: Glyphs?

  private init(_ parts: Parts, isJapanese: Bool = false) {
    self.parts = parts
    ownJapanese = isJapanese ? nil : Glyphs(.japanese(parts), isJapanese: true)
  }

  /// By identity: each set is one object.
  public static func == (one: Glyphs, other: Glyphs) -> Bool { one === other }

  /// The frame of an ordinary item.
  public var light: Frame { parts.light }

  /// The frame of a selected item.
  public var heavy: Frame { parts.heavy }

  /// The frame of an item that can no longer be chosen.
  public var shade: Frame { parts.shade }

  /// A line across the screen.
  public var rule: Character { parts.rule }

  /// A lighter line between two parts of a screen.
  public var dottedRule: Character { parts.dottedRule }

  /// Marks the selected row.
  public var pointer: SafeText { parts.pointer }

  /// A right answer.
  public var check: SafeText { parts.check }

  /// A wrong answer.
  public var cross: SafeText { parts.cross }

  /// A question whose time ran out.
  public var clock: SafeText { parts.clock }

  /// A remaining and a lost life, each followed by a blank, since some terminals draw them wide.
  public var hearts: Pair<SafeText> { parts.hearts }

  /// Ends truncated text.
  public var ellipsis: SafeText { parts.ellipsis }

  /// Blocks that fill one to eight eighths of a cell from the left.
  public var barEighths: [Character] { parts.barEighths }

  /// The brackets around a bar, if any.
  public var barEnds: Pair<Character>? { parts.barEnds }

  /// The part of a bar that is not filled.
  public var track: Character { parts.track }

  /// Blocks that fill one to eight eighths of a cell from below.
  public var columnEighths: [Character] { parts.columnEighths }

  /// The upper and the lower half of a cell, for large letters and rings.
  public var halves: Pair<Character> { parts.halves }

  /// Whether half cells exist, so that large type can have pixels of one column.
  public var hasHalfBlocks: Bool { halves.first != halves.second }

  /// The shapes of nine choices. Keep a blank after each: some terminals draw them wide.
  public var shapes: [SafeText] { parts.shapes }

  /// Keys that move up and down.
  public var upDown: SafeText { parts.upDown }

  /// Keys that move left and right.
  public var leftRight: SafeText { parts.leftRight }

  /// The key that moves left.
  public var left: SafeText { parts.left }

  /// The key that moves right.
  public var right: SafeText { parts.right }

  /// Keys that move in all four directions.
  public var arrows: SafeText { parts.arrows }

  /// More text above, or up.
  public var up: SafeText { parts.up }

  /// More text below, or down.
  public var down: SafeText { parts.down }

  /// The insertion point of a text field.
  public var textCursor: SafeText { parts.textCursor }

  /// A tick on the vertical axis.
  public var axisTick: Character { parts.axisTick }

  /// The foot of the vertical axis.
  public var axisCorner: Character { parts.axisCorner }

  /// The vertical axis.
  public var axisVertical: Character { parts.axisVertical }

  /// The horizontal axis.
  public var axisHorizontal: Character { parts.axisHorizontal }

  /// A horizontal grid line.
  public var dashes: Character { parts.dashes }

  /// A reached and an unreached step of a level.
  public var stars: Pair<SafeText> { parts.stars }

  /// A mark on a thin bar.
  public var thinMark: Character { parts.thinMark }

  /// Better and worse than before. Keep a blank after each: some terminals draw them wide.
  public var trends: Pair<SafeText> { parts.trends }

  /// A question that is still to come.
  public var toCome: SafeText { parts.toCome }

  /// The current question, among others.
  public var now: SafeText { parts.now }

  /// A right answer in words: a small ring.
  public var ring: SafeText { parts.ring }

  /// A day off.
  public var rest: SafeText { parts.rest }

  /// A new best.
  public var star: SafeText { parts.star }

  /// Between a genre and its set.
  public var separator: SafeText { parts.separator }

  /// Between facts on one line.
  public var dot: SafeText { parts.dot }

  /// Around a value that can be changed.
  public var brackets: Pair<SafeText> { parts.brackets }

  /// Before a group of rows: closed, and open.
  public var folds: Pair<SafeText> { parts.folds }

  /// Whether signs and punctuation are ASCII; lines and shapes may not be.
  public var isASCII: Bool { parts.isASCII }

  /// Whether panels have frames: where they have no background of their own, and in high contrast.
  public var framesPanels: Bool { parts.framesPanels }

  /// A cell of a thin bar and of its rest; nil if there are no thin bars.
  public var thinBar: Pair<Character>? { parts.thinBar }

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
    hearts: .init(first: "♥ ", second: "♡ "),
    ellipsis: "…",
    barEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], barEnds: nil, track: "░",
    columnEighths: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], halves: .init(first: "▀", second: "▄"),
    shapes: ["▲", "◆", "●", "■", "▼", "◇", "○", "□", "△"],
    upDown: "↑↓", leftRight: "←→", left: "←", right: "→", arrows: "↑↓←→", up: "↑", down: "↓", textCursor: "▏",
    axisTick: "┤", axisCorner: "┼", axisVertical: "│", axisHorizontal: "─",
    dashes: "┄", stars: .init(first: "★", second: "☆"),
    thinMark: "┿", trends: .init(first: "▲", second: "▼"),
    toCome: "·", now: "▸", ring: "◯ ", rest: "○", star: "★ ", separator: "›", dot: "·",
    brackets: .init(first: "‹", second: "›"), folds: .init(first: "▸", second: "▾"), isASCII: false,
    thinBar: .init(first: "━", second: "─"))

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
    hearts: .init(first: "<3 ", second: ".. "),
    ellipsis: "...",
    barEighths: [" ", " ", " ", "#", "#", "#", "#", "#"], barEnds: .init(first: "[", second: "]"), track: ".",
    columnEighths: [" ", ".", ".", ".", ":", ":", ":", "#"], halves: .init(first: "#", second: "#"),
    shapes: ["/\\", "<>", "{}", "[]", "\\/", "&&", "@@", "==", "%%"],
    upDown: "up/down", leftRight: "left/right", left: "left", right: "right", arrows: "arrows", up: "^", down: "V",
    textCursor: "_",
    axisTick: "+", axisCorner: "+", axisVertical: "|", axisHorizontal: "-",
    dashes: ".", stars: .init(first: "*", second: "-"),
    thinMark: "|", trends: .init(first: "^", second: "V"),
    toCome: ".", now: ">", ring: "o ", rest: "-", star: "! ", separator: ">", dot: "-",
    brackets: .init(first: "<", second: ">"),
    folds: .init(first: "+", second: "-"),
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
    parts.halves = .init(first: "█", second: "█")
    parts.upDown = "↑↓"
    parts.leftRight = "←→"
    parts.left = "←"
    parts.right = "→"
    parts.arrows = "↑↓←→"
    parts.up = "↑"
    parts.down = "↓"
    parts.trends = .init(first: "▲", second: "▼")
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
