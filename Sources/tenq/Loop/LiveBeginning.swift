import QuizCore
import QuizScreens
import QuizStore

extension GameLoop {
  /// A live room that the command line opens or joins.
  enum LiveBeginning {
    /// Opens a room with questions from a selection.
    case host(Selection, Hosting)
    /// Joins a room.
    case join(Joining)

    func opening(in handler: EffectHandler) -> Opening {
      switch self {
      case .host(_, let hosting) where hosting.resumes: .resumedRoom(hosting.run, left: left(in: handler))
      case .host(let selection, let hosting):
        .host(
          selection, hosting.rules(in: handler.session, at: handler.given.milliseconds()), hosting.run,
          left: left(in: handler), in: handler.state)
      case .join(let joining): .join(address: joining.address ?? "", code: joining.code ?? "", name: joining.name ?? "")
      }
    }

    /// The room this player left open, if hosting; nil when joining.
    func left(in handler: EffectHandler) -> LeftRoom? {
      guard case .host = self else { return nil }
      return LiveFiles(handler.session.process.locations)?.left
    }
  }
}

extension GameLoop.Beginning {
  /// The live room to open or join, with its banks opened so that errors are reported now; nil for a game. Throws if
  /// the league program is not installed.
  func live(in handler: inout EffectHandler) throws(CommandError) -> GameLoop.LiveBeginning? {
    let live: GameLoop.LiveBeginning
    switch self {
    case .home, .play, .daily, .review: return nil
    case .join(let joining): live = .join(joining)
    case .host(let hosting) where hosting.resumes: live = .host(.everything, hosting)
    case .host(let hosting):
      var selection = handler.state.selection
      if let set = hosting.set {
        handler.findNamedSets()
        selection = try handler.selectionToPlay(named: set)
      }
      try handler.prepare(selection, for: .live)
      live = .host(selection, hosting)
    }
    guard LeagueProgram.path(in: handler.session.process) != nil else {
      throw CommandError(.noLeagueProgram, in: handler.session.language, status: .unavailable)
    }
    return live
  }
}
