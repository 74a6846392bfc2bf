import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// Yields after each change of the league that news may be about, made here (at once) or by another server (within
  /// about a second). Yields may be fewer than changes. For the long poll and the live page.
  public func changes(in league: String) -> AsyncStream<Void> {
    signals.stream(of: league)
  }

  /// What changed since `cursor`; from the beginning when it is nil or not a cursor. Questions are of `kinds` alone.
  public func news(
    of identity: Identity, after cursor: String?, kinds: Set<QuestionKind> = [.one], now: Int
  ) async throws(StoreError) -> LeagueDelta {
    let player = try await self.player(of: identity)
    let now = clock(now)
    let calendar = LeagueCalendar(offset: player.offset)
    let week = calendar.days(of: .week, at: now).lowerBound
    let league = Value.text(identity.league)
    // Before the data: what is committed in between is read again the next time.
    let latest = try await runner.read { try $0.run(PlayersSQL.revision, league).first?.int("revision") ?? 0 }
    var cursor = cursor.flatMap(NewsCursor.init) ?? NewsCursor()
    // One of the future is forged, or of a store that was restored.
    if max(cursor.revision, cursor.questions.revision, cursor.rates.revision) > latest { cursor = NewsCursor() }
    cursor.read(kinds)
    var page = NewsPage()
    // A new week is another table, though nothing was committed.
    if cursor.revision != latest || cursor.week != week {
      let (questions, rates) = (cursor.questions, cursor.rates)
      let results = try await runner.read { connection in
        try connection.run([
          Statement(
            QuestionsSQL.changed, league, .int(questions.revision), .text(questions.id),
            .int(LeagueLimits.questions + 1)),
          Statement(
            TalliesSQL.changed, league, .int(rates.revision), .text(rates.id), .int(LeagueLimits.rates + 1)),
        ])
      }
      page.takeQuestions(results[0], of: kinds, latest: latest, part: &cursor.questions)
      page.takeRates(results[1], latest: latest, part: &cursor.rates)
      let standing = try await standing(
        of: identity.league, .init(period: .week), by: .points, calendar: calendar, now: now)
      let table = standing.table(
        .init(period: .week), limit: LeagueLimits.rows, player: identity.player, made: now)
      let digest = table.digest(week: week)
      if digest != cursor.table { page.table = table }
      cursor.table = digest
      cursor.week = week
      // A cached table may be older than the revision: it is read again the next time.
      cursor.revision = page.hasMore || standing.revision < latest ? 0 : latest
    }
    return LeagueDelta(
      league: .init(id: identity.league, name: player.leagueName),
      player: .init(id: identity.player, name: player.name),
      players: try await playerCount(identity.league), now: now, questions: page.questions, withdrawn: page.withdrawn,
      rates: page.rates, table: page.table, cursor: cursor.description, hasMore: page.hasMore,
      history: try await history())
  }
}

/// The news in one answer.
private struct NewsPage {
  /// The most bytes of questions' texts in an answer: it must be less than a client reads
  /// (``LeagueLimits/responseBytes``), however JSON writes them.
  private static let bytes = 512 << 10

  var questions: [LeagueDelta.SharedQuestion] = []
  var withdrawn: [String] = []
  var rates: [LeagueDelta.Rate] = []
  var table: LeagueTable?
  var hasMore = false

  mutating func takeQuestions(
    _ rows: [Row], of kinds: Set<QuestionKind>, latest: Int, part: inout NewsCursor.Part
  ) {
    let kinds = Set(kinds.map(\.id))
    var bytes = 0
    let fitting = rows.prefix(LeagueLimits.questions).prefix { row in
      defer { bytes += row.text("content").utf8.count }
      return bytes < NewsPage.bytes
    }
    let isLast = fitting.count == rows.count
    hasMore = hasMore || !isLast
    part.take(fitting, id: "id", isLast: isLast, latest: latest)
    for row in fitting {
      if row.int("state") == QuestionState.live, let text = QuestionContent.text(row.text("content")),
        kinds.contains(text.kindID)
      {
        questions.append(
          LeagueDelta.SharedQuestion(
            id: row.text("id"), maker: .init(id: row.text("maker"), name: row.text("maker_name")), text: text,
            date: row.int("changed")))
      } else {
        // From the beginning too: an earlier page of this reading, or an earlier reading from the beginning, may have
        // had the question, perhaps as one of another kind.
        withdrawn.append(row.text("id"))
      }
    }
  }

  mutating func takeRates(_ rows: [Row], latest: Int, part: inout NewsCursor.Part) {
    let fitting = rows.prefix(LeagueLimits.rates)
    let isLast = fitting.count == rows.count
    hasMore = hasMore || !isLast
    part.take(fitting, id: "question", isLast: isLast, latest: latest)
    rates = fitting.compactMap { row in
      QuestionID(row.text("question")).map {
        LeagueDelta.Rate(
          question: $0, asked: max(0, row.int("asked")), right: max(0, row.int("right_count")),
          milliseconds: max(0, row.int("ms")))
      }
    }
  }
}

extension LeagueTable {
  /// The hash of its content, without the time when it was made; never 0, which stands for none.
  fileprivate func digest(week: Int) -> UInt64 {
    var hash = FNV1a()
    hash.combine(word: UInt64(bitPattern: Int64(week)))
    hash.combine(word: UInt64(count))
    for row in rows + [own].compactMap({ $0 }) {
      hash.combine(row.player.id.utf8)
      hash.combine(row.player.name.utf8)
      for number in [
        row.place, row.points, row.right, row.asked, row.milliseconds, row.rounds, row.days, row.timed ?? 0,
        row.own ?? 0,
      ] {
        hash.combine(word: UInt64(bitPattern: Int64(number)))
      }
    }
    return max(1, hash.value)
  }
}
