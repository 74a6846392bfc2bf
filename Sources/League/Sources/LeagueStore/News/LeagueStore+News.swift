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
    let week = calendar.number(of: .week, at: now)
    var cursor = cursor.flatMap(NewsCursor.init) ?? NewsCursor()
    cursor.reread(ifAfter: now)
    cursor.read(kinds)
    let league = Value.text(identity.league)
    await counter.settle()
    // The version is read before the data: what is committed in between is read again the next time.
    let version = try await runner.read { Digest.version(try $0.run(TalliesSQL.version, league)) }
    var page = NewsPage()
    // A new week is another table, though nothing was committed.
    let marked = version ^ UInt64(bitPattern: Int64(week)) &* 0x9e37_79b9_7f4a_7c15
    if cursor.version != marked || cursor.questions.isInPages || cursor.rates.isInPages {
      let (questions, rates) = (cursor.questions, cursor.rates)
      let results = try await runner.read { try $0.run(NewsPage.statements(league, questions, rates)) }
      page.takeQuestions(results[0], of: kinds, now: now, part: &cursor.questions)
      page.takeRates(results[1], now: now, part: &cursor.rates)
      let standing = try await standing(
        of: identity.league, .init(period: .week), by: .points, calendar: calendar, now: now)
      let table = standing.table(
        .init(period: .week), limit: LeagueLimits.rows, player: identity.player, made: now)
      let digest = Digest.table(table, number: week)
      if digest != cursor.table { page.table = table }
      cursor.table = digest
      // A cached table may be older than the version: read it again the next time.
      cursor.version = standing.version == version ? marked : 0
    }
    return LeagueDelta(
      league: .init(id: identity.league, name: player.leagueName),
      player: .init(id: identity.player, name: player.name),
      players: try await playerCount(identity.league), now: now, questions: page.questions, withdrawn: page.withdrawn,
      rates: page.rates, table: page.table, cursor: cursor.description,
      hasMore: cursor.questions.isInPages || cursor.rates.isInPages, history: try await history())
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

  /// The statements that read on from a cursor, a row more than a page.
  static func statements(_ league: Value, _ questions: NewsCursor.Part, _ rates: NewsCursor.Part) -> [Statement] {
    // "g" is after every UUID, however the database sorts text: rows at the instant itself are not read.
    let first = Statement(
      QuestionsSQL.changed, league, .int(questions.isInPages ? questions.pageInstant : questions.from),
      .text(questions.isInPages ? questions.pageID : "g"), .int(LeagueLimits.questions + 1))
    let limit = Value.int(LeagueLimits.rates + 1)
    let second =
      rates.from == 0
      ? Statement(TalliesSQL.all, league, .text(rates.pageID), limit)
      : Statement(
        TalliesSQL.changed, league, .int(rates.from / 60_000), .int(rates.from), .text(rates.pageID), limit)
    return [first, second]
  }

  mutating func takeQuestions(
    _ rows: [Row], of kinds: Set<QuestionKind>, now: Int, part: inout NewsCursor.Part
  ) {
    let kinds = Set(kinds.map(\.id))
    var bytes = 0
    let fitting = rows.prefix(LeagueLimits.questions).prefix { row in
      defer { bytes += row.text(3).utf8.count }
      return bytes < NewsPage.bytes
    }
    let isLast = fitting.count == rows.count
    guard part.take(fitting, isLast: isLast, now: now, id: { $0.text(0) }, changed: { $0.int(4) }) else { return }
    for row in fitting {
      if row.int(5) == 0, let text = QuestionContent.text(row.text(3)), kinds.contains(text.kindID) {
        questions.append(
          LeagueDelta.SharedQuestion(
            id: row.text(0), maker: .init(id: row.text(1), name: row.text(2)), text: text, date: row.int(4)))
      } else {
        // From the beginning too: an earlier page of this reading, or an earlier reading from the beginning, may have
        // had the question, perhaps as one of another kind.
        withdrawn.append(row.text(0))
      }
    }
  }

  mutating func takeRates(_ rows: [Row], now: Int, part: inout NewsCursor.Part) {
    let fitting = rows.prefix(LeagueLimits.rates)
    let isLast = fitting.count == rows.count
    guard part.take(fitting, isLast: isLast, now: now, id: { $0.text(0) }, changed: { $0.int(4) }) else { return }
    rates = fitting.compactMap { row in
      QuestionID(row.text(0)).map {
        LeagueDelta.Rate(
          question: $0, asked: max(0, row.int(1)), right: max(0, row.int(2)), milliseconds: max(0, row.int(3)))
      }
    }
  }
}
