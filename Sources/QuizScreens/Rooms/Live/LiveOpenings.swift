import QuizCore

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
