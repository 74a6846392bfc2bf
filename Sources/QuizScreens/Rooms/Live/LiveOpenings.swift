import QuizCore

// What `tenq host` and `tenq join` open on.
extension Opening {
  /// A room with questions of a selection; where one was left open, the player is asked which of the two.
  public static func host(
    _ selection: Selection, _ rules: LiveRules, _ run: LiveRun, left: LeftRoom?, in state: AppState
  ) -> Opening {
    let host = LiveHostScreen(
      .host(RoundRequest(.live, .selection(selection)), rules, run), set: state.logName(of: selection, for: .live))
    return Opening(screen: left.map { LiveMenuScreen(left: $0, new: host) } ?? host)
  }

  /// The room that was open last.
  public static func resumedRoom(_ run: LiveRun, left: LeftRoom?) -> Opening {
    Opening(screen: LiveHostScreen(.resume(run), set: left?.set))
  }

  /// A room to join: at once where nothing is missing, otherwise after it was asked for. What is not given is empty.
  public static func join(address: String, code: String, name: String) -> Opening {
    Opening(screen: LiveJoinScreen(address: address, code: code, name: name))
  }
}
