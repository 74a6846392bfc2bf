import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// The table of a selection, its rows at most `limit`. `player` is whose own row is looked up. At most a second old.
  public func table(
    of league: String, _ selection: LeagueTable.Selection, by order: TableOrder, limit: Int, player: String?, now: Int
  ) async throws(StoreError) -> LeagueTable {
    guard let offset = try await offset(of: league) else { throw .refused(.unknownPath) }
    let now = clock(now)
    let standing = try await standing(
      of: league, selection, by: order, calendar: LeagueCalendar(offset: offset), now: now)
    return standing.table(selection, limit: min(limit, LeagueLimits.rows), player: player, made: now)
  }

  /// Where the days of a league begin; nil when there is no such league.
  private func offset(of league: String) async throws(StoreError) -> Int? {
    if let offset = caches.offset(league) { return offset }
    let info = try await self.league(league)
    if let info { caches.keep(offset: info.offset, of: league) }
    return info?.offset
  }

  /// All players with a round in a selection, best first.
  func standing(
    of league: String, _ selection: LeagueTable.Selection, by order: TableOrder, calendar: LeagueCalendar, now: Int
  ) async throws(StoreError) -> Standing {
    let number = calendar.number(of: selection.period, at: now)
    let key = StandingCache.Key(league: league, selection: selection, order: order, number: number)
    let (runner, counter) = (runner, counter)
    return try await caches.standings.standing(key) { () async throws(StoreError) -> Standing in
      await counter.settle()
      return try await runner.read { connection in
        var values: [Value] = [.text(league), .text(selection.game ?? ""), .text(selection.set ?? "")]
        if selection.period != .all { values.append(.int(number)) }
        let results = try connection.run([
          Statement(TalliesSQL.version, .text(league)),
          Statement(TotalsSQL.standing(selection.period.rawValue), values: values),
        ])
        let entries = results[1].map { row in
          Standing.Entry(
            player: .init(id: row.text(0), name: row.text(1)), days: row.int(2), points: row.int(3), right: row.int(4),
            asked: row.int(5), milliseconds: row.int(6), rounds: row.int(7), timed: row.int(8), own: row.int(9))
        }
        return Standing(entries, by: order, version: Digest.version(results[0]))
      }
    }
  }

  /// The newest questions of a league with their rates, newest first, without those of hidden or banned players.
  public func newestQuestions(of league: String, limit: Int) async throws(StoreError) -> [QuestionInfo] {
    await counter.settle()
    return try await runner.read { connection in
      try connection.run(QuestionsSQL.seen, .text(league), .int(limit)).compactMap(QuestionInfo.init)
    }
  }

  /// All questions of a league, newest first, for its owner; a page of at most `limit` after `offset` of them. Those
  /// that wait to be approved are a list of their own.
  public func questions(
    of league: String, areWaiting: Bool = false, limit: Int, offset: Int
  ) async throws(StoreError) -> [QuestionInfo] {
    await counter.settle()
    let state = areWaiting ? QuestionState.held : QuestionState.live
    return try await runner.read { connection in
      try connection.run(QuestionsSQL.newest, .text(league), .int(state), .int(limit), .int(offset))
        .compactMap(QuestionInfo.init)
    }
  }

  /// What was reported in a league, newest first, at most 1000.
  public func reports(of league: String) async throws(StoreError) -> [ReportInfo] {
    try await runner.read { connection in
      try connection.run(QuestionsSQL.reports, .text(league)).map { row in
        ReportInfo(
          question: row.text(0), text: row.optionalText(1).flatMap(QuestionContent.text)?.text,
          maker: row.optionalText(2).map { .init(id: $0, name: row.text(3)) },
          player: .init(id: row.text(4), name: row.text(5)), reason: row.optionalText(6), date: row.int(7))
      }
    }
  }
}

extension QuestionInfo {
  /// Reads a row of ``QuestionsSQL/newest``; nil when its text cannot be read.
  init?(_ row: Row) {
    guard let hash = QuestionID(row.text(1)), let text = QuestionContent.text(row.text(4)) else { return nil }
    self.init(
      id: row.text(0), hash: hash, maker: .init(id: row.text(2), name: row.text(3)), text: text, date: row.int(5),
      asked: max(0, row.int(6)), right: max(0, row.int(7)), milliseconds: max(0, row.int(8)), reports: row.int(9))
  }
}
