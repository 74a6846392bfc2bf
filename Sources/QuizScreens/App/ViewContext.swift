import QuizCore
import TerminalKit

/// What a screen is drawn with: the size of the window, the part of it that the screen uses, and the state of the app.
public struct ViewContext: Sendable {
  /// What part of the content the body of a screen is.
  enum Extent: Sendable {
    /// All of the content.
    case whole
    /// What is left of the content beside a column at its side, in windows with room for one.
    case withSide
  }

  /// The whole window.
  public var size: Size
  /// What part of the content the body is of the screen that is drawn or asked.
  var extent = Extent.whole
  /// The state that all screens share.
  public var state: AppState {
    _read { yield shared.state }
    set { shared = Shared(newValue) }
  }
  /// Where keys are pressed, as far as the player has keys of their own.
  var keyScope = KeyScope.lists
  /// Whether all keys are told, for the help, and not those alone that the last line has.
  var isForHelp = false

  /// The state in one piece, since a context is copied for each part of a picture.
  fileprivate final class Shared: Sendable {
    let state: AppState
    // Looked up in the settings once, not in each frame.
    let moves: Bool
    let decimals: Int

    init(_ state: AppState) {
      self.state = state
      moves = state.moves
      decimals = state.settings[.decimals]
    }
  }

  private var shared: Shared

  /// The board that was fitted last, its question in large type, and the header above it.
  let keptBoard = Kept<BoardView.Asked, BoardView.Fitted>()
  let keptQuestion = Kept<KeptBlock<BoardPages.Drawn>.Asked, Form?>()
  let keptHeader = Kept<KeptBlock<BoardHeader.Subject>.Asked, Form?>()

  /// All of a context that a picture follows from.
  struct Window: Equatable, Sendable {
    let size: Size
    let extent: Extent
    let keyScope: KeyScope
    fileprivate let shared: Shared

    static func == (one: Window, other: Window) -> Bool {
      one.size == other.size && one.extent == other.extent && one.keyScope == other.keyScope
        && one.shared === other.shared
    }
  }

  /// All of it that a picture follows from.
  var window: Window { Window(size: size, extent: extent, keyScope: keyScope, shared: shared) }

  /// Makes a context from its parts.
  public init(size: Size, state: AppState) {
    self.size = size
    shared = Shared(state)
  }

  /// The characters to draw with.
  var glyphs: Glyphs { state.glyphs }
  /// Whether things move by themselves.
  var moves: Bool { shared.moves }
  /// The decimal places of a countdown's number.
  var countdownPlaces: Int { moves ? shared.decimals : 0 }

  /// How keys are called, those of the player's own among them.
  func text(_ name: KeyName) -> SafeText {
    state.bindings.isEmpty ? name.text(keyGlyphs) : state.bindings.text(name, in: keyScope, keyGlyphs)
  }

  /// What choices are called on their labels; empty for their numbers.
  var choiceNames: [SafeText] { state.bindings.choiceNames(in: keyScope) }

  /// The same context for the help.
  var forHelp: ViewContext {
    var context = self
    context.isForHelp = true
    return context
  }

  /// The glyphs by which keys are called: words for arrows are in the language of the player.
  var keyGlyphs: Glyphs { state.language.naming(glyphs) }

  /// The same context for keys that are pressed elsewhere.
  func scoped(to scope: KeyScope) -> ViewContext {
    var context = self
    context.keyScope = scope
    return context
  }

  /// The smallest window in which a game can be played.
  public static let smallest = Size(width: 40, height: 15)
  /// The smallest window with panels; smaller ones get the compact layout.
  static let full = Size(width: 80, height: 24)
  /// The smallest window with a column at the side.
  static let wide = Size(width: 118, height: 28)
  /// Content is never wider, so that eyes need not travel far.
  private static let widest = 160
  /// The blank columns before the side column.
  private static let sideGap = 2

  /// The games that can be played.
  var games: Games { state.games }
  /// Gives phrases in the player's language.
  var words: Localizer { Localizer(state.language, isASCII: glyphs.isASCII) }

  /// Whether the window is too small to play in.
  var isTooSmall: Bool { size.width < ViewContext.smallest.width || size.height < ViewContext.smallest.height }

  /// Whether there is no room for panels.
  var isCompact: Bool { isNarrow || size.height < ViewContext.full.height }

  /// Whether its rows are shorter than those of a window with panels.
  var isNarrow: Bool { size.width < ViewContext.full.width }

  /// Whether there is room for a column at the side of a screen that has one.
  var isWide: Bool { size.hasRoom(for: ViewContext.wide) }

  /// The part of the window that every screen uses, in the middle of it: the header on its first row, the key line on its
  /// last.
  var content: Rect {
    let width = min(size.width, ViewContext.widest)
    return Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }

  /// The columns of the side column.
  private var sideWidth: Int { BoardPages.sideWidth }

  private var hasSide: Bool { extent != .whole && isWide }

  /// What lies between a header of `rows` rows with the rule below it, and the rule above the key line; without the side
  /// column.
  func body(below rows: Int = 1) -> Rect {
    let content = content
    let side = hasSide ? sideWidth + ViewContext.sideGap : 0
    return Rect(
      x: content.x, y: content.y + rows + 1, width: content.width - side,
      height: max(0, content.height - rows - 3))
  }

  /// Body and side of the window below a header of `rows` rows, for what stands in the middle of both.
  func whole(below rows: Int = 1) -> Rect {
    let body = body(below: rows)
    return Rect(x: body.x, y: body.y, width: content.width, height: body.height)
  }

  /// The column at the side of the body below a header of `rows` rows; nil where there is none.
  func side(below rows: Int = 1) -> Rect? {
    guard hasSide else { return nil }
    let body = body(below: rows)
    return Rect(
      x: content.maxX - sideWidth, y: body.y, width: sideWidth, height: body.height)
  }
}

extension Canvas {
  /// Draws a rule over the whole width of the content, `row` rows below its first row.
  mutating func rule(at row: Int, in context: ViewContext) {
    let content = context.content
    rule(in: Rect(x: content.x, y: content.y + row, width: content.width, height: 1))
  }

  /// Draws a header line: `left` and, where there is room for it, `right`; and a rule `rule` rows below.
  mutating func header(_ left: SafeText, _ right: SafeText = .empty, in context: ViewContext, rule: Int = 1) {
    let content = context.content
    let line = Rect(x: content.x + 1, y: content.y, width: content.width - 2, height: 1)
    let showsRight = right.width + 8 <= line.width
    let room = showsRight && !right.isEmpty ? line.width - right.width - 2 : line.width
    draw(left, at: line.origin, style: .title, width: room)
    if showsRight { draw(right, in: line, alignment: .right) }
    self.rule(at: rule, in: context)
  }

  /// Draws a header line in the first wordings that have room side by side: the longest `right` with a `left` beside it
  /// that is not cut, else `left` alone. Both go from the longest to the shortest.
  mutating func header(_ left: [SafeText], _ right: [SafeText] = [], in context: ViewContext, rule: Int = 1) {
    let width = context.content.width - 2
    for right in right {
      guard let left = left.first(where: { $0.width + 2 + right.width <= width }) else { continue }
      return header(left, right, in: context, rule: rule)
    }
    header(left.wording(for: width), in: context, rule: rule)
  }

  /// Draws lines of text one below the other, as many as fit into `area`, and gives the row after the last.
  @discardableResult
  mutating func paragraph(
    _ lines: some Sequence<SafeText>, in area: Rect, alignment: Alignment = .left, style: Style = .plain
  ) -> Int {
    var y = area.y
    for line in lines where y < area.maxY {
      draw(line, in: Rect(x: area.x, y: y, width: area.width, height: 1), alignment: alignment, style: style)
      y += 1
    }
    return y
  }
}

extension ViewContext {
  /// The title of a round, in wordings from the longest to the shortest: its selection, after the game where that is told
  /// and alone where there is no room for both; or the game if that makes its own questions.
  func titles(of setup: RoundSetup) -> [SafeText] {
    let module = games.module(setup.game)
    let name = words(module.name)
    if let selection = setup.namedSelection {
      let titles = words.titles(of: selection, glyphs: glyphs)
      guard module.isNamedInTitles else { return titles }
      return titles.map { name + " \(glyphs.dot) " + $0 } + [name]
    }
    let gap: SafeText = setup.isPractice ? " \(glyphs.dot) " : " "
    return details(of: setup).map { name + gap + $0 } + [name]
  }

  /// The title of a round beside its game, in wordings from the longest to the shortest: its selection, its day, or
  /// practice; empty if there is none of these.
  func details(of setup: RoundSetup) -> [SafeText] {
    if setup.isPractice { return words(.practiceMark) }
    return setup.day.map { [words(DateFormat.day($0))] } ?? setup.namedSelection.map {
      words.titles(of: $0, glyphs: glyphs)
    }
      ?? []
  }

  /// The same for one of its questions, with its set, its level as stars and in a word, and its author. In wide windows the
  /// selection is named beside the set. The word is left out last, so that it does not come and go between questions.
  func details(of setup: RoundSetup, asking question: Question?) -> [SafeText] {
    let details = details(of: setup)
    guard let question else { return details }
    if setup.isPractice { return details }
    let dot = " \(glyphs.dot) " as SafeText
    let id = question.id
    let origins = setup.origins[id].map { words.titles(of: $0, glyphs: glyphs) } ?? []
    let levels = question.level.map { LevelView(level: $0).details(words, glyphs) } ?? [.empty]
    let isGenre = if case .genre = setup.selection { true } else { false }
    // A set's title includes its genre.
    let whole = isGenre || details.isEmpty || !isWide ? [] : origins.prefix(1).map { details[0] + dot + $0 }
    let wordings = whole + origins + (origins.isEmpty ? details : [])
    let told = levels.flatMap { level in wordings.map { $0 + level } }
    let plain = told + wordings.suffix(1)
    guard let maker = setup.leagueQuestions[id]?.maker else { return plain }
    return told.map { $0 + "  " + words(.madeBy(SafeText(maker.name).oneLine)) } + plain
  }

  /// The longest of them.
  func title(of setup: RoundSetup) -> SafeText { titles(of: setup)[0] }
}
