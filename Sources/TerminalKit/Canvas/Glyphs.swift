/// Every character the program draws with, in one set for each kind of terminal.
public struct Glyphs: Sendable, Equatable {
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

    /// The sides above and below.
    public let horizontal: Character

    /// The sides on the left and right.
    public let vertical: Character
  }

  /// Two glyphs that belong together.
  public struct Pair<Glyph: Sendable>: Sendable {
    /// The left or upper one.
    public let first: Glyph

    /// The right or lower one.
    public let second: Glyph
  }

  /// The frame of what is there.
  public private(set) var light: Frame

  /// The frame of what is selected.
  public private(set) var heavy: Frame

  /// The frame of what can no longer be chosen.
  public private(set) var shade: Frame

  /// A line across the screen.
  public private(set) var rule: Character

  /// A lighter line between two parts of a screen.
  public private(set) var dottedRule: Character

  /// Before the selected row.
  public private(set) var pointer: SafeText

  /// A right answer.
  public let check: SafeText

  /// A wrong answer.
  public let cross: SafeText

  /// A question whose time ran out.
  public let clock: SafeText

  /// A life that is left, and one that is lost, each with the blank after it that terminals need which draw them wide.
  public let hearts: Pair<SafeText>

  /// Ends text that was cut.
  public private(set) var ellipsis: SafeText

  /// Blocks that fill one to eight eighths of a cell from the left.
  public private(set) var barEighths: [Character]

  /// What stands before and after a bar, where the set has such brackets.
  public private(set) var barEnds: Pair<Character>?

  /// The part of a bar that is not filled.
  public private(set) var track: Character

  /// Blocks that fill one to eight eighths of a cell from below.
  public private(set) var columnEighths: [Character]

  /// The upper and the lower half of a cell, for large letters and rings.
  public private(set) var halves: Pair<Character>

  /// The shapes of up to nine choices. Keep a blank cell after each: some terminals draw them wide.
  public private(set) var shapes: [SafeText]

  /// Keys that move up and down.
  public private(set) var upDown: SafeText

  /// Keys that move left and right.
  public private(set) var leftRight: SafeText

  /// The key that moves left.
  public private(set) var left: SafeText

  /// The key that moves right.
  public private(set) var right: SafeText

  /// Keys that move in all four directions.
  public private(set) var arrows: SafeText

  /// More text above, or up.
  public private(set) var up: SafeText

  /// More text below, or down.
  public private(set) var down: SafeText

  /// Where typing goes on in a text field.
  public let textCursor: SafeText

  /// A mark on the upright axis.
  public private(set) var axisTick: Character

  /// The foot of the upright axis.
  public private(set) var axisCorner: Character

  /// The upright axis.
  public private(set) var axisVertical: Character

  /// The level axis.
  public private(set) var axisHorizontal: Character

  /// A level line that only marks a height.
  public private(set) var dashes: Character

  /// A step of a level that is reached, and one that is not.
  public let stars: Pair<SafeText>

  /// A point on a bar.
  public let mark: Character

  /// A question that is still to come.
  public let toCome: SafeText

  /// A right answer in words: a small ring.
  public let ring: SafeText

  /// Something that is better than all before it.
  public let star: SafeText

  /// Between a genre and its set.
  public private(set) var separator: SafeText

  /// Between facts on one line.
  public private(set) var dot: SafeText

  /// Before and after a value that can be changed.
  public private(set) var brackets: Pair<SafeText>

  /// Whether there is ASCII in the place of signs and punctuation; only lines and shapes may be others.
  public let isASCII: Bool

  /// Whether what is selected is filled as a whole, and not only framed or pointed at.
  public private(set) var fillsSelection = false

  /// Lines, blocks and shapes of Unicode.
  public static let unicode = Glyphs(
    light: Frame(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│"),
    heavy: Frame(
      topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛", horizontal: "━", vertical: "┃"),
    shade: Frame(
      topLeft: "░", topRight: "░", bottomLeft: "░", bottomRight: "░", horizontal: "░", vertical: "░"),
    rule: "─", dottedRule: "┈", pointer: "▶", check: "✓", cross: "✗", clock: "◷",
    hearts: .init(first: "♥ ", second: "♡ "),
    ellipsis: "…",
    barEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"], barEnds: nil, track: "░",
    columnEighths: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], halves: Pair(first: "▀", second: "▄"),
    shapes: ["▲", "◆", "●", "■", "▼", "◇", "○", "□", "△"],
    upDown: "↑↓", leftRight: "←→", left: "←", right: "→", arrows: "↑↓←→", up: "↑", down: "↓", textCursor: "▏",
    axisTick: "┤", axisCorner: "┼", axisVertical: "│", axisHorizontal: "─",
    dashes: "┄", stars: .init(first: "★", second: "☆"),
    mark: "┊", toCome: "·", ring: "◯ ", star: "★ ", separator: "›", dot: "·", brackets: Pair(first: "‹", second: "›"),
    isASCII: false)

  /// The same for eyes that need more: heavy lines, and double ones for what is selected, which is filled.
  public static let contrast: Glyphs = {
    var glyphs = unicode
    glyphs.light = unicode.heavy
    glyphs.heavy = Frame(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║")
    glyphs.rule = "━"
    glyphs.fillsSelection = true
    return glyphs
  }()

  /// ASCII for eyes that need more: what is selected is filled.
  public static let contrastASCII: Glyphs = {
    var glyphs = ascii
    glyphs.fillsSelection = true
    return glyphs
  }()

  /// ASCII, for terminals that draw the others wide or not at all.
  public static let ascii = Glyphs(
    light: Frame(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|"),
    heavy: Frame(
      topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#", horizontal: "=", vertical: "#"),
    shade: Frame(
      topLeft: ":", topRight: ":", bottomLeft: ":", bottomRight: ":", horizontal: ":", vertical: ":"),
    rule: "-", dottedRule: ".", pointer: ">", check: "+", cross: "x", clock: "t",
    hearts: .init(first: "* ", second: "- "),
    ellipsis: "...",
    barEighths: [" ", " ", " ", "#", "#", "#", "#", "#"], barEnds: Pair(first: "[", second: "]"), track: ".",
    columnEighths: [" ", ".", ".", ".", ":", ":", ":", "#"], halves: Pair(first: "#", second: "#"),
    shapes: ["/\\", "<>", "()", "[]", "\\/", "{}", "@@", "==", "**"],
    upDown: "up/down", leftRight: "left/right", left: "left", right: "right", arrows: "arrows", up: "^", down: "v",
    textCursor: "_",
    axisTick: "+", axisCorner: "+", axisVertical: "|", axisHorizontal: "-",
    dashes: ".", stars: .init(first: "*", second: "."),
    mark: "|", toCome: ".", ring: "O ", star: "* ", separator: ">", dot: "-", brackets: Pair(first: "<", second: ">"),
    isASCII: true)

  /// Lines and shapes of the Linux console, and ASCII in the place of those that it lacks.
  public static let console: Glyphs = {
    var glyphs = ascii
    glyphs.light = unicode.light
    glyphs.heavy = Frame(
      topLeft: "╔", topRight: "╗", bottomLeft: "╚", bottomRight: "╝", horizontal: "═", vertical: "║")
    glyphs.shade = unicode.shade
    glyphs.rule = "─"
    glyphs.dottedRule = "·"
    glyphs.pointer = "▶"
    glyphs.barEighths = ["░", "░", "░", "▒", "▒", "▒", "▒", "█"]
    glyphs.barEnds = nil
    glyphs.track = "░"
    glyphs.columnEighths = [" ", "░", "░", "░", "▒", "▒", "▒", "█"]
    glyphs.halves = Pair(first: "█", second: "█")
    glyphs.shapes = ["▲ ", "♦ ", "()", "■ ", "▼ ", "{}", "@@", "==", "**"]
    glyphs.upDown = "↑↓"
    glyphs.leftRight = "←→"
    glyphs.left = "←"
    glyphs.right = "→"
    glyphs.arrows = "↑↓←→"
    glyphs.up = "↑"
    glyphs.down = "↓"
    glyphs.axisTick = "┤"
    glyphs.axisCorner = "┼"
    glyphs.axisVertical = "│"
    glyphs.axisHorizontal = "─"
    glyphs.dashes = "·"
    return glyphs
  }()

  /// The same for eyes that need more: double lines, and what is selected is filled.
  public static let contrastConsole: Glyphs = {
    var glyphs = console
    glyphs.light = console.heavy
    glyphs.rule = "═"
    glyphs.fillsSelection = true
    return glyphs
  }()
}

extension Glyphs.Pair: Equatable where Glyph: Equatable {}
