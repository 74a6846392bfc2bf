import LeagueAPI
import LeagueStore

/// Caches the content of pages: one query a second at most, however many readers.
actor PageCache {
  private struct Entry<Content: Sendable> {
    let task: Task<Content, any Error>
    let until: ContinuousClock.Instant
  }

  /// How long an answer is cached.
  private static let lifetime: Duration = .seconds(1)
  /// The most leagues in the cache.
  private static let most = 1000

  private let store: LeagueStore
  private var infos: [String: Entry<LeagueInfo?>] = [:]
  private var questions: [String: Entry<[QuestionInfo]>] = [:]
  private var codes: [String: Entry<ShortCode?>] = [:]
  private var impossible: [String: Entry<[LeagueWebPage.Impossible]>] = [:]
  private var only: Entry<LeagueInfo?>?

  init(store: LeagueStore) {
    self.store = store
  }

  /// The only league of the store; nil when there are none or several.
  func onlyLeague() async throws -> LeagueInfo? {
    if let only, only.until > .now { return try await only.task.value }
    let task = Task { [store] () async throws -> LeagueInfo? in try await store.onlyLeague() }
    only = Entry(task: task, until: .now + PageCache.lifetime)
    return try await task.value
  }

  /// The league with this UUID; nil when there is none.
  func league(_ id: String) async throws -> LeagueInfo? {
    if let entry = infos[id], entry.until > .now { return try await entry.task.value }
    if infos.count >= PageCache.most { infos = [:] }
    let task = Task { [store] () async throws -> LeagueInfo? in try await store.league(id) }
    infos[id] = Entry(task: task, until: .now + PageCache.lifetime)
    return try await task.value
  }

  /// The code that the page of a league shows; nil for none.
  func code(of league: String, now: Int) async throws -> ShortCode? {
    if let entry = codes[league], entry.until > .now { return try await entry.task.value }
    if codes.count >= PageCache.most { codes = [:] }
    let task = Task { [store] () async throws -> ShortCode? in try await store.pageCode(of: league, now: now) }
    codes[league] = Entry(task: task, until: .now + PageCache.lifetime)
    return try await task.value
  }

  /// The players of a league with impossible rounds refused, the most first.
  func impossibleRounds(of league: String) async throws -> [LeagueWebPage.Impossible] {
    if let entry = impossible[league], entry.until > .now { return try await entry.task.value }
    if impossible.count >= PageCache.most { impossible = [:] }
    let task = Task { [store] () async throws -> [LeagueWebPage.Impossible] in
      LeagueWebPage.impossible(try await store.refusals(of: league))
    }
    impossible[league] = Entry(task: task, until: .now + PageCache.lifetime)
    return try await task.value
  }

  /// The newest questions of a league.
  func newestQuestions(of league: String) async throws -> [QuestionInfo] {
    if let entry = questions[league], entry.until > .now { return try await entry.task.value }
    if questions.count >= PageCache.most { questions = [:] }
    let task = Task { [store] () async throws -> [QuestionInfo] in
      try await store.newestQuestions(of: league, limit: LeagueWebPage.questions)
    }
    questions[league] = Entry(task: task, until: .now + PageCache.lifetime)
    return try await task.value
  }
}
