import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

extension LeagueStore {
  /// Takes rounds and changes, at most ``LeagueLimits/rounds`` and ``LeagueLimits/changes``, and returns one outcome for
  /// each in their order: rounds first. Returns only when what was taken is durable. What is sent again counts once. What
  /// this store says afterwards has the rounds; what other stores on the same database say has them within a second.
  ///
  /// `clock` is the player's clock when they were sent (``SyncRequest/now``), `now` the server's.
  public func accept(
    rounds: [RoundRecord], changes: [LeagueChange], of identity: Identity, clock: Int, now: Int, known: KnownQuestions
  ) async throws(StoreError) -> [SyncResponse.Outcome] {
    guard rounds.count <= LeagueLimits.rounds, changes.count <= LeagueLimits.changes else { throw .refused(.tooLarge) }
    guard !rounds.isEmpty || !changes.isEmpty else { return [] }
    let player = try await self.player(of: identity)
    // The league's clock may differ from this server's; the player's clock differs from it by the same.
    let now = self.clock(now)
    let plausibility = Plausibility(clock: clock, now: now, joined: player.joined)
    let own = try await ownQuestions(of: rounds, in: identity.league, beside: known)
    var outcomes: [SyncResponse.Outcome] = []
    var taken: [Send.Round] = []
    for record in rounds {
      let refusal = plausibility.check(record) { known.contains($0) || own.contains($0.description) }
      if refusal == nil {
        let effect = RoundEffect(record, played: plausibility.played(record), points: Points.round(record))
        taken.append(Send.Round(index: outcomes.count, id: record.id, record: record.line, effect: effect))
      }
      outcomes.append(SyncResponse.Outcome(id: record.id, refused: refusal))
    }
    var done: [Send.Change] = []
    for change in changes {
      let (change, refusal) = LeagueStore.checked(change, known: known)
      if let change, refusal == nil {
        done.append(Send.Change(index: outcomes.count, change: change.0, content: change.1))
      }
      outcomes.append(SyncResponse.Outcome(id: changes[outcomes.count - rounds.count].id, refused: refusal))
    }
    guard !taken.isEmpty || !done.isEmpty else { return outcomes }
    let send = Send(
      identity: identity, calendar: LeagueCalendar(offset: player.offset), clock: LeagueClock(now: now),
      rounds: taken, changes: done, outcomes: outcomes)
    await counter.makeRoom()
    switch await sends.accept(send) {
    case .success(let outcomes):
      caches.standings.markChanged(identity.league)
      if !done.isEmpty { signals.notify(identity.league) }
      return outcomes
    case .failure(let error): throw error
    }
  }

  /// Which questions of rounds are the league's own, now or before; those that `known` has are not asked for.
  private func ownQuestions(
    of rounds: [RoundRecord], in league: String, beside known: KnownQuestions
  ) async throws(StoreError) -> Set<String> {
    var own: Set<String> = []
    var unknown: Set<String> = []
    for record in rounds where LeagueGames.all[record.game]?.source == .banks {
      for answer in record.answers.prefix(RoundRecord.mostAnswers) where !known.contains(answer.question) {
        let hash = answer.question.description
        if caches.hasWording(hash, in: league) { own.insert(hash) } else { unknown.insert(hash) }
      }
    }
    guard !unknown.isEmpty else { return own }
    let asked = unknown
    let found = try await runner.read { connection in
      try connection.run(asked.map { Statement(QuestionsSQL.wording, .text(league), .text($0)) })
        .joined().map { $0.text(0) }
    }
    caches.keep(wordings: found, of: league)
    return own.union(found)
  }

  /// A change without what cannot be shown, with its question's text as it is kept; or why it is not taken.
  private static func checked(
    _ change: LeagueChange, known: KnownQuestions
  ) -> ((LeagueChange, QuestionContent?)?, LeagueErrorCode?) {
    guard Plausibility.isUUIDv7(change.id), InvitationLink.isUUID(change.question),
      change.question == change.question.lowercased()
    else { return (nil, .malformed) }
    var content: QuestionContent?
    var reason: String?
    switch change.kind {
    case .share, .change:
      guard let text = change.text, let checked = QuestionContent(text) else { return (nil, .questionText) }
      guard let id = QuestionID(checked.hash), !known.contains(id) else { return (nil, .questionTwice) }
      content = checked
    case .withdraw: break
    case .report:
      let shown = SafeText(String((change.reason ?? "").prefix(4 * LeagueLimits.reasonCharacters))).oneLine.string
      reason = shown.isEmpty ? nil : String(shown.prefix(LeagueLimits.reasonCharacters))
    }
    let kept = LeagueChange(
      id: change.id, kind: change.kind, question: change.question, text: nil, reason: reason, date: change.date)
    return ((kept, content), nil)
  }

  /// A record that the store kept.
  static func record(_ json: String) -> RoundRecord? {
    try? JSONDecoder().decode(RoundRecord.self, from: Data(json.utf8))
  }
}
