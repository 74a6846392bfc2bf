import LeagueAPI

extension LeagueStore {
  /// The league that the store begins with: creates it by this name when there is none yet. Servers that start at once
  /// get the same.
  public func firstLeague(name: String, offset: Int, now: Int) async throws(StoreError) -> LeagueInfo {
    if let first = try await leagues().first { return first }
    guard let name = PlayerName(name) else { throw .refused(.unusableName) }
    let id = Secret.uuid()
    let now = clock(now)
    let first = try await runner.write { connection in
      // The first server to write the id decides it for all.
      try connection.run(SettingsSQL.setOnce, "first_league", .text(id))
      let first = try connection.setting("first_league") ?? id
      try connection.run(PlayersSQL.insertLeague, .text(first), .text(name.text), .int(offset), .int(now))
      return first
    }
    guard let league = try await league(first) else { throw .fault(reason: "the league was not created") }
    return league
  }

  /// Creates a league. `offset` says where its days begin, in seconds from UTC. Refused: `name.unusable`.
  public func createLeague(name: String, offset: Int, now: Int) async throws(StoreError) -> LeagueInfo {
    guard let name = PlayerName(name) else { throw .refused(.unusableName) }
    let id = Secret.uuid()
    let now = clock(now)
    _ = try await runner.write { connection in
      try connection.run(PlayersSQL.insertLeague, .text(id), .text(name.text), .int(offset), .int(now))
    }
    guard let league = try await league(id) else { throw .fault(reason: "the league was not created") }
    return league
  }

  /// All leagues, oldest first.
  public func leagues() async throws(StoreError) -> [LeagueInfo] {
    try await runner.read { try $0.run(PlayersSQL.leagues).map(LeagueInfo.init) }
  }

  /// The only league; nil when there are none or several.
  public func onlyLeague() async throws(StoreError) -> LeagueInfo? {
    let leagues = try await runner.read { try $0.run(PlayersSQL.firstTwoLeagues).map(LeagueInfo.init) }
    return leagues.count == 1 ? leagues.first : nil
  }

  /// The league with this UUID; nil when there is none.
  public func league(_ id: String) async throws(StoreError) -> LeagueInfo? {
    try await runner.read { try $0.run(PlayersSQL.league, .text(id)).first.map(LeagueInfo.init) }
  }

  /// Sets the word that the web page asks for; nil for none.
  public func setWord(_ word: String?, of league: String) async throws(StoreError) {
    let hash = word.map { Secret.wordHash($0, salt: Secret.random(bytes: 16)) }
    _ = try await runner.write { try $0.run(PlayersSQL.setWord, Value(hash), .text(league)) }
  }

  /// Whether `word` is what the web page asks for; true for any when the page asks for none. Takes some milliseconds,
  /// so that guessing is slow.
  public func isWord(_ word: String, of league: String) async throws(StoreError) -> Bool {
    try await runner.read { connection in
      guard let hash = try connection.run(PlayersSQL.word, .text(league)).first?.optionalText("word") else {
        return true
      }
      return word.utf8.count <= 1024 && Secret.isWord(word, of: hash)
    }
  }
}

extension LeagueInfo {
  /// Reads a row of ``PlayersSQL/leagues``.
  init(_ row: Row) {
    self.init(
      id: row.text("id"), name: row.text("name"), offset: row.int("utc_offset"),
      hasWord: row.optionalText("word") != nil, players: row.int("players"), created: row.int("created"))
  }
}
