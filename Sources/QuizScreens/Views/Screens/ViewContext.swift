import QuizCore
import TerminalKit

/// What a screen is drawn with: the size of the window and the state of the app.
public struct ViewContext: Sendable {
  /// The whole window.
  public var size: Size
  /// The state that all screens share.
  public var state: AppState {
    _read { yield shared.state }
    set { shared = Shared(newValue) }
  }
  /// Where keys are pressed, for custom keys.
  var keyScope = KeyScope.lists
  /// Whether hints are for the help, which lists all keys.
  var isForHelp = false
  /// The form of the screen as it is drawn, for its keys; nil while it is drawn, and before.
  var drawn: Form?

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

  /// The cache of costly forms.
  let kept = Kept()

  /// What a picture depends on.
  struct Window: Equatable, Sendable {
    let size: Size
    let keyScope: KeyScope
    fileprivate let shared: Shared

    static func == (one: Window, other: Window) -> Bool {
      one.size == other.size && one.keyScope == other.keyScope
        && one.shared === other.shared
    }
  }

  var window: Window { Window(size: size, keyScope: keyScope, shared: shared) }

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

  /// The label of a key, honouring custom bindings.
  func text(_ label: SafeText) -> SafeText { state.bindings.text(label, in: keyScope, keyGlyphs) }

  /// The names on the labels of choices; empty for numbers.
  var choiceNames: [SafeText] { state.bindings.choiceNames(in: keyScope) }

  /// The same context for the help.
  var forHelp: ViewContext {
    var context = self
    context.isForHelp = true
    return context
  }

  /// The glyphs for names of keys: words for arrows are in the player's language.
  var keyGlyphs: Glyphs { state.language.naming(glyphs) }

  /// The same context in another key scope.
  func scoped(to scope: KeyScope) -> ViewContext {
    var context = self
    context.keyScope = scope
    return context
  }

  /// The smallest window in which a game can be played.
  public static let smallest = SizeClass.small.least
  /// Content is never wider, so that eyes need not travel far.
  static let widest = 160

  /// The games that can be played.
  var games: Games { state.games }
  /// Gives phrases in the player's language.
  var words: Localizer { state.words }

  /// Whether the window is too small to play in.
  var isTooSmall: Bool { !size.hasRoom(for: ViewContext.smallest) }

  /// How large the window is.
  var sizeClass: SizeClass { SizeClass(size) }

  /// The place of a screen: the window above the rule and the key line, at most `widest` columns.
  var room: Rect {
    let width = min(size.width, ViewContext.widest)
    return Rect(x: (size.width - width) / 2, y: 0, width: width, height: max(0, size.height - KeyLine.rows))
  }
}

extension ViewContext {
  /// ` ↓ more (PgDn) `, or the same for what is above: marks a text that continues out of view, with its key. Page keys
  /// scroll where line keys select panels.
  func scrollMark(_ viewport: Viewport, byPages: Bool) -> SafeText {
    let (down, up): (SafeText, SafeText) = byPages ? (text("PgDn"), text("PgUp")) : ("j", "k")
    let hasMoreBelow = viewport.visible.upperBound < viewport.count
    let arrow = hasMoreBelow ? glyphs.down : glyphs.up
    return " " + arrow + " " + words(hasMoreBelow ? .moreBelow(down) : .moreAbove(up)) + " "
  }
}
