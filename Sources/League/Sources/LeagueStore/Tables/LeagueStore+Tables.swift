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
    if let offset = caches.offsets[league] { return offset }
    let info = try await self.league(league)
    caches.offsets[league] = info?.offset
    return info?.offset
  }

  /// All players with a round in a selection, best first.
  func standing(
    of league: String, _ selection: LeagueTable.Selection, by order: TableOrder, calendar: LeagueCalendar, now: Int
  ) async throws(StoreError) -> Standing {
    let days = calendar.days(of: selection.period, at: now)
    let key = StandingCache.Key(league: league, selection: selection, order: order, days: days)
    return try await caches.standings.standing(key) { [runner] () async throws(StoreError) -> Standing in
      try await runner.read { connection in
        let results = try connection.run([
          Statement(PlayersSQL.revision, .text(league)),
          Statement(
            TotalsSQL.standing, .text(league), .text(selection.game ?? ""), .text(selection.set ?? ""),
            .int(days.lowerBound), .int(days.upperBound)),
        ])
        let entries = results[1].map { row in
          Standing.Entry(
            player: .init(id: row.text("player"), name: row.text("name")), days: row.int("streak"),
            points: row.int("points"), right: row.int("right_count"), asked: row.int("asked"),
            milliseconds: row.int("ms"), rounds: row.int("rounds"), timed: row.int("timed"), own: row.int("own"))
        }
        return Standing(entries, by: order, revision: results[0].first?.int("revision") ?? 0)
      }
    }
  }

  /// The newest questions of a league with their rates, newest first, without those of hidden or banned players.
  public func newestQuestions(of league: String, limit: Int) async throws(StoreError) -> [QuestionInfo] {
    try await runner.read { connection in
      try connection.run(QuestionsSQL.seen, .text(league), .int(limit)).compactMap(QuestionInfo.init)
    }
  }

  /// All questions of a league, newest first, for its owner; a page of at most `limit` after `offset` of them. Those
  /// that wait to be approved are a list of their own.
  public func questions(
    of league: String, areWaiting: Bool = false, limit: Int, offset: Int
  ) async throws(StoreError) -> [QuestionInfo] {
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
          question: row.text("question"), text: row.optionalText("content").flatMap(QuestionContent.text)?.text,
          maker: row.optionalText("maker").map { .init(id: $0, name: row.text("maker_name")) },
          player: .init(id: row.text("player"), name: row.text("name")), reason: row.optionalText("reason"),
          date: row.int("reported"))
      }
    }
  }
}

extension QuestionInfo {
  /// Reads a row of ``QuestionsSQL/newest``; nil when its text cannot be read.
  init?(_ row: Row) {
    guard let hash = QuestionID(row.text("hash")), let text = QuestionContent.text(row.text("content")) else {
      return nil
    }
    self.init(
      id: row.text("id"), hash: hash, maker: .init(id: row.text("maker"), name: row.text("maker_name")), text: text,
      date: row.int("changed"), asked: max(0, row.int("asked")), right: max(0, row.int("right_count")),
      milliseconds: max(0, row.int("ms")), reports: row.int("reports"))
  }
}
