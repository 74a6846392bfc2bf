import QuizCore
import TerminalKit

/// The module of live rooms.
struct LiveModule: GameModule {
  let game = Game.live

  var symbol: Symbol { Symbol("✦", ascii: "!!", color: 0) }

  func isReady(in state: AppState) -> Bool { state.live.problem == nil }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    context.words(isReady(in: context.state) ? .forTheRoom : .needsProgram)
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection.map { LiveRulesScreen($0, in: state) } ?? LiveMenuScreen()
  }

  // The rules of a room come first.
  func chosen(_ selection: Selection, in state: AppState) -> Action? { .push(LiveRulesScreen(selection, in: state)) }

  // A separate help topic covers its keys.
  var helpTexts: [Phrase]? { nil }
}

// What `tenq host` and `tenq join` open on.
extension Opening {
  /// A new room with questions from a selection; if one was left open, asks which to open.
  public static func host(
    _ selection: Selection, _ rules: LiveRules, _ run: LiveRun, left: LeftRoom?, in state: AppState
  ) -> Opening {
    let host = LiveHostScreen(
      .host(RoundRequest(.live, .selection(selection)), rules, run), set: state.logName(of: selection, for: .live))
    return Opening(screen: left.map { LiveMenuScreen(left: $0, new: host) } ?? host)
  }

  /// Resumes the room that was left open.
  public static func resumedRoom(_ run: LiveRun, left: LeftRoom?) -> Opening {
    Opening(screen: LiveHostScreen(.resume(run), set: left?.set))
  }

  /// Joins a room: at once, or after asking for what is missing (empty).
  public static func join(address: String, code: String, name: String) -> Opening {
    Opening(screen: LiveJoinScreen(address: address, code: code, name: name))
  }
}
