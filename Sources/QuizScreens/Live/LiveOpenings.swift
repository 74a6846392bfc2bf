import QuizCore

// What `tenq host` and `tenq join` open on.
extension Opening {
  /// A room with questions of a selection.
  public static func host(_ selection: Selection, _ rules: LiveRules, _ run: LiveRun, in state: AppState) -> Opening {
    Opening(
      screen: LiveHostScreen(
        .host(RoundRequest(.live, .selection(selection)), rules, run), set: state.logName(of: selection, for: .live)))
  }

  /// The room that was open last.
  public static func resumedRoom(_ run: LiveRun) -> Opening { Opening(screen: LiveHostScreen(.resume(run), set: nil)) }

  /// A room to join: at once where nothing is missing, otherwise after it was asked for. What is not given is empty.
  public static func join(address: String, code: String, name: String) -> Opening {
    Opening(screen: LiveJoinScreen(address: address, code: code, name: name))
  }
}
