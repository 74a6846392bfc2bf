import LeagueAPI

/// What one player sent on a day, within a transaction that holds its lock; decides what further is taken.
///
/// Concurrent requests are decided one after the other, the second with what the first took.
struct PlayerUsage {
  /// How many bytes a change of a question counts beside its text: what is stored of it for good.
  static let changeBytes = 256

  let identity: Identity
  private let rules: LeagueRules
  private let day: Int
  private var rounds: Int
  private var bytes: Int
  private var sets: Int
  /// The sets of the player that are known to be there.
  private var known: Set<String>
  private var isChanged = false

  /// Takes the row of ``UsageSQL/read``, nil on a new day, and the sets of the player among those that are sent.
  init(_ identity: Identity, rules: LeagueRules, day: Int, row: Row?, sets known: Set<String>) {
    self.identity = identity
    self.rules = rules
    self.day = day
    (rounds, bytes, sets) = (row?.int("rounds") ?? 0, row?.int("bytes") ?? 0, row?.int("sets") ?? 0)
    self.known = known
  }

  /// Counts a new round, unless it is refused.
  mutating func take(_ round: Send.Round) -> LeagueErrorCode? {
    let size = round.record.utf8.count
    guard rounds < rules.rounds else { return .quotaRounds }
    guard bytes + size <= rules.bytes else { return .quotaBytes }
    let isNew = !known.contains(round.effect.set)
    if isNew {
      guard sets < rules.sets else { return .quotaSets }
      sets += 1
      known.insert(round.effect.set)
    }
    rounds += 1
    bytes += size
    isChanged = true
    return nil
  }

  /// Counts a change of a question, unless it is refused.
  mutating func take(_ change: Send.Change) -> LeagueErrorCode? {
    let size = PlayerUsage.changeBytes + (change.content?.json.utf8.count ?? 0)
    guard bytes + size <= rules.bytes else { return .quotaBytes }
    bytes += size
    isChanged = true
    return nil
  }

  /// Writes it.
  var statements: [Statement] {
    guard isChanged else { return [] }
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    return [Statement(UsageSQL.write, league, player, .int(day), .int(rounds), .int(bytes), .int(sets))]
  }
}

extension LeagueRules {
  /// How many bytes a player may send in a day.
  var bytes: Int { megabytes << 20 }

  /// How many bytes a player's questions may have.
  var questionBytes: Int { questionKilobytes << 10 }
}

extension LeagueStore {
  /// What a player has sent today, and the limits.
  public func usage(of identity: Identity, now: Int) async throws(StoreError) -> Usage {
    let rules = try await rules(of: identity.league)
    let calendar = LeagueCalendar(offset: try await player(of: identity).offset)
    let day = calendar.day(clock(now))
    let (league, player) = (Value.text(identity.league), Value.text(identity.player))
    let results = try await runner.read {
      try $0.run([
        Statement(UsageSQL.read, league, player, .int(day)), Statement(QuestionsSQL.countOfMaker, league, player),
      ])
    }
    let sent = results[0].first
    return Usage(
      rounds: sent?.int("rounds") ?? 0, roundLimit: rules.rounds, bytes: sent?.int("bytes") ?? 0,
      byteLimit: rules.bytes, sets: sent?.int("sets") ?? 0, setLimit: rules.sets,
      questions: results[1].first?.int("count") ?? 0, questionLimit: rules.questions,
      resets: calendar.instants(of: day).upperBound)
  }
}
