import QuizCore
import QuizScreens
import QuizStore

// The league: what is read of its files, and when its program is started. Nothing here waits for it.
extension EffectHandler {
  /// Looks for a league, once: one system call where there is none. True when a new one is found.
  mutating func findLeague() -> Bool {
    guard !isLeagueKnown else { return false }
    isLeagueKnown = true
    guard let folder = LeagueFolder(session.process.locations), folder.isJoined else { return false }
    league = JoinedLeague(folder)
    return true
  }

  /// Looks for the league's sets before one that is named is looked up; of such a set all levels are played.
  mutating func findNamedSets() {
    mayEase = false
    findSets()
  }

  private mutating func findSets() {
    if findLeague() { rescanBanks() }
  }

  /// Looks for a league, once the first picture has been shown, and sends what was played. Returns the events of that;
  /// none without a league.
  mutating func beginSync() -> [App.Event] {
    guard !hasBegunSync else { return [] }
    hasBegunSync = true
    findSets()
    guard league != nil else { return [] }
    league?.syncInBackground(session)
    // Before any key, so that no screen opens as if there were none.
    refreshLeague()
    return [.state(state)]
  }

  /// Sends what was played while another run was under way, when the player leaves and that has ended; it goes on by
  /// itself.
  mutating func endSync() { league?.continueInBackground(session) }

  /// Reads again what all screens know of the league; true when the state changed. The banks are read again when the
  /// league has other questions.
  @discardableResult
  mutating func refreshLeague() -> Bool {
    guard let current = league else { return false }
    guard current.folder.isJoined else {
      league = nil
      state.league = nil
      forget(nil)
      return true
    }
    league?.continueInBackground(session)
    let former = league?.refresh()
    let isSyncing = league?.isSyncing ?? false
    if former == league?.versions, let known = state.league {
      state.league?.isSyncing = isSyncing
      return known.isSyncing != isSyncing
    }
    if former?.questions != league?.versions.questions {
      let prefix = current.folder.locations.folder + "/"
      for path in files.keys where path.hasPrefix(prefix) { files[path] = nil }
      forget(nil)
    }
    state.league = league?.state(genres: state.catalogue.genres)
    return true
  }

  /// Takes note that the player has seen the league's questions, where a selection is of them.
  mutating func seeLeague(_ selection: Selection) -> [App.Event] {
    guard let known = state.league, known.holds(selection), !known.news.isEmpty else { return [] }
    return seeLeague()
  }

  private mutating func seeLeague() -> [App.Event] {
    league?.see()
    state.league?.news = []
    return [.state(state)]
  }

  /// Performs `StoreEffect.readLeague`.
  mutating func readLeague(_ selection: LeagueTable.Selection, _ update: LeagueUpdate) -> [App.Event] {
    refreshLeague()
    guard league != nil else { return [.state(state), .response(LeaguePage(selection))] }
    league?.update(selection, update, session, now: given.now().secondsSince1970)
    let page = league?.page(selection, session, given) ?? LeaguePage(selection)
    return seeLeague() + [.response(page)]
  }

  /// Performs `StoreEffect.report`.
  mutating func report(_ question: LeagueQuestion, _ reason: String) -> [App.Event] {
    guard let league else { return [.response(LeagueResponse.reported(problem: Phrase.noLeague[session.language]))] }
    let problem = league.report(question, reason, session, given)
    if problem == nil { self.league?.syncInBackground(session) }
    return [.response(LeagueResponse.reported(problem: problem))]
  }

  /// Performs `StoreEffect.joinLeague`.
  mutating func joinLeague(_ link: String, _ name: String) -> [App.Event] {
    guard let program = LeagueProgram.path(in: session.process) else {
      return [.response(LeagueJoining.failed(Phrase.noLeagueProgram[session.language]))]
    }
    // A run that still waits for its server is not waited for.
    joining = ChildProcess.start(
      LeagueProgram.words(program, seconds: JoinedLeague.foregroundSeconds, in: session.process)
        + LeagueRun.join(link: link, name: name).arguments(in: session.language), keepsErrors: true)
    if joining == nil { return [.response(LeagueJoining.failed(JoinedLeague.sentence("", nil, session.language)))] }
    return pollJoining()
  }

  /// Performs `StoreEffect.pollJoining`.
  mutating func pollJoining() -> [App.Event] {
    switch joining?.state {
    case .running: return [.response(LeagueJoining.underWay)]
    case .ended(let status, let message):
      joining = nil
      let reason = JoinedLeague.sentence(message, status, session.language)
      return findJoinedLeague() ?? [.response(LeagueJoining.failed(reason))]
    // Nothing is under way. A join that was not waited for, or one in another window, may have ended meanwhile.
    case nil: return findJoinedLeague() ?? []
    }
  }

  /// Looks again for a league; returns the events if one was joined meanwhile, by any program.
  private mutating func findJoinedLeague() -> [App.Event]? {
    isLeagueKnown = league != nil
    guard findLeague() else { return nil }
    forget(nil)
    league?.syncInBackground(session)
    refreshLeague()
    return [.state(state), .response(LeagueJoining.joined)]
  }
}

extension Phrase {
  fileprivate static let noLeague = Phrase(en: "you are in no league", ja: "リーグに参加していません")
}
