import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  // MARK: Leagues

  /// The league that the store begins with: creates it by this name when there is none yet. Servers that start at once
  /// get the same.
  public func firstLeague(name: String, offset: Int, now: Int) async throws(StoreError) -> LeagueInfo { throw .closed }

  /// Creates a league. `offset` says where its days begin, in seconds from UTC.
  public func createLeague(name: String, offset: Int, now: Int) async throws(StoreError) -> LeagueInfo { throw .closed }

  /// All leagues, oldest first.
  public func leagues() async throws(StoreError) -> [LeagueInfo] { throw .closed }

  /// The league with this UUID; nil when there is none.
  public func league(_ id: String) async throws(StoreError) -> LeagueInfo? { throw .closed }

  /// Sets the word that the web page asks for; nil for none.
  public func setWord(_ word: String?, of league: String) async throws(StoreError) { throw .closed }

  /// Whether `word` is what the web page asks for; true for any when the page asks for none.
  public func isWord(_ word: String, of league: String) async throws(StoreError) -> Bool { throw .closed }

  // MARK: Players

  /// A new invitation's secret code, 22 characters of base64url. It expires after `days`; `uses` limits how many join.
  public func invite(to league: String, days: Int, uses: Int?, now: Int) async throws(StoreError) -> String {
    throw .closed
  }

  /// Joins with an invitation's code. Refused: `invitation.unknown`, `invitation.expired`, `name.unusable`, `name.taken`.
  public func join(code: String, name: String, now: Int) async throws(StoreError) -> JoinResponse { throw .closed }

  /// Who a token belongs to; nil when it belongs to nobody. Cached for some seconds.
  public func identity(token: String) async throws(StoreError) -> Identity? { throw .closed }

  /// What a player sees of themselves.
  public func me(_ identity: Identity) async throws(StoreError) -> PlayerSummary { throw .closed }

  /// All players of a league, by name.
  public func players(of league: String) async throws(StoreError) -> [PlayerInfo] { throw .closed }

  /// Everything the league has of a player, as JSON.
  public func export(_ identity: Identity) async throws(StoreError) -> [UInt8] { throw .closed }

  /// Erases a player: rounds with their share of tallies and totals, questions, reports, token and name.
  public func erase(_ identity: Identity, now: Int) async throws(StoreError) { throw .closed }

  // MARK: Sync

  /// Takes rounds and changes, at most ``LeagueLimits/rounds`` and ``LeagueLimits/changes``, and returns one outcome for
  /// each in their order: rounds first. Returns only when what was taken is durable. What is sent again counts once.
  ///
  /// `clock` is the player's clock when they were sent (``SyncRequest/now``), `now` the server's.
  public func accept(
    rounds: [RoundRecord], changes: [LeagueChange], of identity: Identity, clock: Int, now: Int, known: KnownQuestions
  ) async throws(StoreError) -> [SyncResponse.Outcome] { throw .closed }

  /// What changed since `cursor`; from the beginning when it is nil or not a cursor.
  public func news(of identity: Identity, after cursor: String?, now: Int) async throws(StoreError) -> News {
    throw .closed
  }

  /// Yields after each change of the league that news may be about, made here (at once) or by another server (within
  /// about a second). Yields may be fewer than changes. For the long poll and the live page.
  public func changes(in league: String) -> AsyncStream<Void> { AsyncStream { $0.finish() } }

  // MARK: Reading

  /// The table of a selection, its rows at most `limit`. `player` is whose own row is looked up. At most a second old.
  public func table(
    of league: String, _ selection: LeagueTable.Selection, by order: TableOrder, limit: Int, player: String?, now: Int
  ) async throws(StoreError) -> LeagueTable { throw .closed }

  /// The newest questions of a league with their rates, newest first. At most a second old.
  public func newestQuestions(of league: String, limit: Int) async throws(StoreError) -> [QuestionInfo] {
    throw .closed
  }

  /// All questions of a league, newest first, for its owner; a page of at most `limit` after `offset` of them.
  public func questions(of league: String, limit: Int, offset: Int) async throws(StoreError) -> [QuestionInfo] {
    throw .closed
  }

  /// What was reported in a league, newest first, at most 1000.
  public func reports(of league: String) async throws(StoreError) -> [ReportInfo] { throw .closed }

  // MARK: The owner

  /// Removes a question from its league; false when there is none with this UUID. Rounds keep their points.
  public func removeQuestion(_ id: String, now: Int) async throws(StoreError) -> Bool { throw .closed }

  /// Removes a player with all rounds and questions; false when there is none with this UUID.
  public func removePlayer(_ id: String, now: Int) async throws(StoreError) -> Bool { throw .closed }

  /// Removes a round and its share of tallies and totals; false when there is none with this UUID. It is refused when it
  /// is sent again.
  public func removeRound(_ id: String, now: Int) async throws(StoreError) -> Bool { throw .closed }

  /// The player with this UUID; nil when there is none.
  public func player(_ id: String) async throws(StoreError) -> Identity? { throw .closed }

  /// Writes a copy of the whole store into a new SQLite file while the store is in use. `progress` is told the parts done
  /// of a thousand.
  public func backup(to path: String, progress: @Sendable (Int) -> Void) async throws(StoreError) { throw .closed }

  /// Copies everything into `target`, which may hold a part of it from a copy that was interrupted. Returns the number of
  /// rows per table. `progress` is told a table and how many rows are done.
  public func copy(
    to target: LeagueStore, progress: @Sendable (String, Int) -> Void
  ) async throws(StoreError) -> [(table: String, rows: Int)] { throw .closed }
}
