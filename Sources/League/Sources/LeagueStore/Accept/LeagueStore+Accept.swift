import FoundationEssentials
import LeagueAPI
import QuizCore
import QuizStore
import TerminalKit

extension LeagueStore {
  /// Takes rounds and changes, at most ``LeagueLimits/rounds`` and ``LeagueLimits/changes``, and returns one outcome
  /// for each in their order: rounds first. Returns only when what was taken is durable. Duplicates count once.
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
    let rules = try await rules(of: identity.league)
    let plausibility = Plausibility(
      games: games, clock: clock, now: now, joined: player.joined, known: known, league: player.leagueName,
      takesOwn: rules.ownSets == 1)
    let own = try await ownQuestions(of: rounds, in: identity.league, beside: known)
    var outcomes: [SyncResponse.Outcome] = []
    var taken: [Send.Round] = []
    for record in rounds {
      let finding = plausibility.check(record) { own[$0] ?? [] }
      switch finding {
      case .known, .own:
        let line = record.line
        // Unknown fields are kept, but no log has a line as long as this.
        guard line.utf8.count <= RoundRecord.longestLine else {
          outcomes.append(SyncResponse.Outcome(id: record.id, refused: .roundUnreadable))
          continue
        }
        let effect = RoundEffect(
          record, of: games, played: plausibility.played(record), isOwn: finding == .own)
        taken.append(
          Send.Round(
            index: outcomes.count, id: record.id, record: line, effect: effect,
            daily: plausibility.dailyName(of: record)))
        outcomes.append(SyncResponse.Outcome(id: record.id, refused: nil))
      case .refused(let code): outcomes.append(SyncResponse.Outcome(id: record.id, refused: code))
      }
    }
    var done: [Send.Change] = []
    for change in changes {
      let (change, refusal) = LeagueStore.checked(change, known: known)
      if let change, refusal == nil {
        done.append(Send.Change(index: outcomes.count, change: change.0, content: change.1))
      }
      outcomes.append(SyncResponse.Outcome(id: changes[outcomes.count - rounds.count].id, refused: refusal))
    }
    guard !taken.isEmpty || !done.isEmpty else {
      await note(outcomes, of: identity, now: now)
      return outcomes
    }
    let send = Send(
      identity: identity, rules: rules, calendar: LeagueCalendar(offset: player.offset), now: now,
      rounds: taken, changes: done, outcomes: outcomes)
    let result = try await runner.write { connection in
      do { return try AcceptTransaction(send: send).run(on: connection) } catch EngineError.exists(let reason) {
        // Another player has sent a round with the same id at this moment.
        throw EngineError.conflict(reason)
      }
    }
    caches.standings.markChanged(identity.league)
    signals.notify(identity.league)
    await note(result, of: identity, now: now)
    return result
  }

  /// The versions of the league's own questions in rounds, of former wordings and of withdrawn questions without their
  /// words. Those in `known` are not looked up.
  private func ownQuestions(
    of rounds: [RoundRecord], in league: String, beside known: KnownQuestions
  ) async throws(StoreError) -> [QuestionID: [Question]] {
    var unknown: Set<QuestionID> = []
    for record in rounds where games[record.game].map({ $0.source != .generated }) ?? false {
      unknown.formUnion(
        record.answers.prefix(RoundRecord.mostAnswers).lazy.map(\.question).filter { !known.contains($0) })
    }
    guard !unknown.isEmpty else { return [:] }
    let asked = Array(unknown)
    let found = try await runner.read { connection in
      try connection.run(asked.map { Statement(QuestionsSQL.answers, .text(league), .text($0.description)) })
    }
    return Dictionary(uniqueKeysWithValues: zip(asked, found)).mapValues { rows in
      rows.compactMap { QuestionContent.text($0.text("content"))?.question }
    }
  }

  /// A change without what cannot be shown, with its question's text as it is kept; or why it is not taken.
  private static func checked(
    _ change: LeagueChange, known: KnownQuestions
  ) -> ((LeagueChange, QuestionContent?)?, LeagueErrorCode?) {
    guard UUIDv7(change.id) != nil, UUIDText.isValid(change.question),
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
