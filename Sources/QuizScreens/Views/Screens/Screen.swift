import QuizCore
import TerminalKit

/// A screen, as a value: it handles events, returns actions, and paints.
///
/// Painting changes nothing and depends on the value, the context and the instant alone.
protocol Screen: Sendable {
  /// The key tables of all that it can show: which keys the player may give to something else follows from them.
  static var keyTables: [ScreenKeys] { get }
  /// The effects to perform when it appears.
  var effectsOnAppear: [StoreEffect] { get }
  /// Handles an event at `now`; returns the actions to take.
  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action]
  /// All above the key line, header included, at `now`: its picture, the targets of clicks, when it changes or
  /// something falls due, and the note at the end of the last line.
  func body(in context: ViewContext, at now: Instant) -> any Block
  /// The keys that do something now, for the last line and the help.
  func hints(in context: ViewContext) -> [Hint]
  /// Whether the last line offers the help.
  var offersHelp: Bool { get }
  /// Whether it asks before opening the help, which costs something; then it gets that key.
  var asksBeforeHelp: Bool { get }
  /// The section of the help about what is shown now.
  var helpTopic: HelpScreen.Topic { get }
  /// The game whose rules the help shows; nil for none.
  var helpGame: Game.ID? { get }
  /// Whether its clock pauses while it is hidden.
  var holdsClock: Bool { get }
  /// What its pauses have cost, the help among them; nil for nothing.
  var pauseCost: GameCover.Cost? { get }
  /// Whether something begins when the picture is shown, so that no key is handled before.
  func waitsToBeShown(in context: ViewContext) -> Bool
  /// Whether letters are text now, `?` among them.
  var takesText: Bool { get }
}

extension Screen {
  var effectsOnAppear: [StoreEffect] { [] }
  var offersHelp: Bool { true }
  var asksBeforeHelp: Bool { false }
  var helpTopic: HelpScreen.Topic { .lists }
  var helpGame: Game.ID? { nil }
  var holdsClock: Bool { false }
  var pauseCost: GameCover.Cost? { nil }
  func waitsToBeShown(in context: ViewContext) -> Bool { false }
  var takesText: Bool { false }

  /// The body in the form that fits the window.
  func form(in context: ViewContext, at now: Instant) -> Form? {
    body(in: context, at: now).form(in: context.room.size)
  }

  /// The form that is drawn, else the one that would be at any instant.
  func form(in context: ViewContext) -> Form? { context.drawn ?? form(in: context, at: .zero) }
}

/// An event that a screen handles.
enum ScreenEvent: Sendable {
  /// A key was pressed.
  case key(Key)
  /// A row of a list was clicked.
  case row(Int)
  /// The wheel was turned; rows down, negative for up.
  case wheel(Int)
  /// Text was pasted.
  case paste(String)
  /// The picture is on the terminal, for a screen that waits to be shown.
  case shown
  /// Time has passed.
  case time
  /// The screen became invisible: another one is on top, or the window is too small.
  case covered
  /// This screen can be seen again.
  case uncovered
  /// The program stops for a while, or the window became too small while this screen was on top.
  case interrupted
  /// The program answered an effect.
  indirect case response(any Response)
}

/// A screen for the app to open on, above the home screen.
public struct Opening: Sendable {
  let screen: any Screen
}
