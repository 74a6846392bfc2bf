import QuizCore
import TerminalKit

/// What a screen is drawn with: the size of the window, and the state of the app.
public struct ViewContext: Sendable {
  /// The whole window.
  public var size: Size
  /// What all screens know.
  public var state: AppState
  /// Where keys are pressed, as far as the player has keys of their own.
  var keyScope = KeyScope.lists

  /// Makes a context from its parts.
  public init(size: Size, state: AppState) {
    self.size = size
    self.state = state
  }

  /// The characters to draw with.
  var glyphs: Glyphs { state.glyphs }
  /// Whether things move by themselves.
  var moves: Bool { state.moves }

  /// How keys are called, those of the player's own among them.
  func text(_ name: KeyName) -> SafeText {
    state.bindings.isEmpty ? name.text(glyphs) : state.bindings.text(name, in: keyScope, glyphs)
  }

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
  /// Content is never wider, so that eyes need not travel far.
  private static let widest = 100

  /// Gives phrases in the player's language.
  var words: Localizer { Localizer(state.language, isASCII: glyphs.isASCII) }

  /// Whether the window is too small to play in.
  var isTooSmall: Bool { size.width < ViewContext.smallest.width || size.height < ViewContext.smallest.height }

  /// Whether there is no room for panels.
  var isCompact: Bool { size.width < ViewContext.full.width || size.height < ViewContext.full.height }

  /// The columns that content may use, centred, over the whole height.
  var content: Rect {
    let width = min(size.width, ViewContext.widest)
    return Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }

  /// What lies between a header of `rows` rows with the rule below it, and the rule above the key line.
  func body(below rows: Int = 1) -> Rect {
    Rect(x: content.x, y: rows + 1, width: content.width, height: max(0, size.height - rows - 3))
  }
}

extension Canvas {
  /// Draws a header line: `left` and, where there is room for it, `right`; and a rule at row `rule`.
  mutating func header(_ left: SafeText, _ right: SafeText = .empty, in context: ViewContext, rule: Int = 1) {
    let line = Rect(x: context.content.x + 1, y: 0, width: context.content.width - 2, height: 1)
    let showsRight = right.width + 8 <= line.width
    let room = showsRight && !right.isEmpty ? line.width - right.width - 2 : line.width
    draw(left, at: line.origin, style: .title, width: room)
    if showsRight { draw(right, in: line, alignment: .right) }
    self.rule(at: rule)
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
  /// What a round is called, from the longest wording to the shortest: what it was drawn from, or the game where that
  /// makes its own questions.
  func titles(of setup: RoundSetup) -> [SafeText] {
    setup.selection.map { words.titles(of: $0, glyphs: glyphs) } ?? [words(Games.module(setup.game).name)]
  }

  /// The longest of them.
  func title(of setup: RoundSetup) -> SafeText { titles(of: setup)[0] }
}
