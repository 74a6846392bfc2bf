import QuizCore

/// What a live screen opens with: from the command line, or from the home screen.
public enum LiveStart: Equatable, Sendable {
  /// A room is to be hosted. With a selection it opens at once; without one, its host chooses. A run that resumes takes
  /// up the room that was open last, whatever else is chosen.
  case host(Selection?, LiveRules, LiveRun)
  /// A room is to be joined. With a name it is joined at once.
  case join(LiveRun, name: String?)
  /// A room is to be joined whose address is to be asked for.
  case find
}

extension AppState {
  /// The screen that a live room begins with; nil where there is none to be shown.
  public func opening(_ start: LiveStart) -> Opening? { nil }
}
