import LeagueAPI
import QuizCore
import QuizStore

/// What one player sent, after all checks that need no store.
struct Send: Sendable {
  /// A round that is plausible.
  struct Round: Sendable {
    /// Its index among the outcomes.
    let index: Int
    let id: String
    let record: String
    let effect: RoundEffect
    /// The name of the daily round; nil for a round of another game.
    let daily: String?
  }

  /// A change of a question, its text valid.
  struct Change: Sendable {
    /// Its index among the outcomes.
    let index: Int
    let change: LeagueChange
    let content: QuestionContent?
  }

  let identity: Identity
  let rules: LeagueRules
  let calendar: LeagueCalendar
  let now: Int
  let rounds: [Round]
  let changes: [Change]
  /// One for each round and change; refused already where a check failed.
  let outcomes: [SyncResponse.Outcome]
}

/// One attempt to keep a send: takes the rounds that are not there, and adds them to the sums. Idempotent, so that it can be
/// retried after a commit with an unknown outcome: rounds and changes are recognised by their ids.
///
/// The player is its first lock and the league its last, as in all transactions.
struct AcceptTransaction {
  let send: Send

  private var league: Value { .text(send.identity.league) }
  private var player: Value { .text(send.identity.player) }

  func run(on connection: any Connection) throws -> [SyncResponse.Outcome] {
    var (found, history) = try begin(on: connection)
    var outcomes = send.outcomes
    var aggregate = Aggregate(send.identity.league, send.calendar)
    var statements: [Statement] = []
    for round in send.rounds {
      let refusal: LeagueErrorCode?
      if let old = found.rounds[round.id] {
        refusal = old
      } else {
        refusal = history.take(round)
        // The same round, once more in the same send, has the same outcome.
        found.rounds[round.id] = .some(refusal)
        if refusal == nil {
          aggregate.add(round.effect, player: send.identity.player)
          statements.append(insertion(of: round))
        }
      }
      if let refusal { outcomes[round.index] = SyncResponse.Outcome(id: round.id, refused: refusal) }
    }
    statements += aggregate.totalsStatements
    let days = aggregate.days(of: send.identity.player)
    if !days.subtracting([found.latestDay].compactMap { $0 }).isEmpty {
      statements.append(try Streak.statement(send.identity, further: days, on: connection))
    }
    var last = aggregate.lastStatements
    if !send.changes.isEmpty {
      // The changes write the revision.
      _ = try connection.run(statements + [last.removeFirst()])
      statements = []
      var changes = ChangeTransaction(send.identity, rules: send.rules, now: send.now)
      for change in send.changes {
        let refusal = try changes.run(change, &history.usage, on: connection)
        outcomes[change.index] = SyncResponse.Outcome(id: change.change.id, refused: refusal)
      }
    } else if statements.isEmpty {
      last = []
    }
    _ = try connection.finish(statements + history.statements + last)
    return outcomes
  }

  /// What the store has of a send.
  private struct Found {
    /// The rounds that are there, each with why it is refused.
    var rounds: [String: LeagueErrorCode?] = [:]
    /// The latest day with a round; nil before the first.
    var latestDay: Int?
  }

  /// Locks the player, and reads in the same round trip what they sent before, as far as it matters for this send.
  private func begin(on connection: any Connection) throws -> (Found, PlayerHistory) {
    let sets = Set(send.rounds.lazy.map(\.effect.set)).sorted().map {
      Statement(UsageSQL.set, league, player, .text($0))
    }
    let dailies = Set(send.rounds.compactMap(\.daily)).sorted().map {
      Statement(UsageSQL.daily, league, player, .text($0))
    }
    let owners = send.rounds.map { Statement(RoundsSQL.owner, league, .text($0.id)) }
    let window = PlayerSchedule.window(of: send.rounds.lazy.map(\.effect))
    let day = send.calendar.day(send.now)
    var results = try connection.run(
      [
        Statement(PlayersSQL.lock, .int(send.now), league, player),
        Statement(UsageSQL.read, league, player, .int(day)),
        Statement(
          RoundsSQL.played, league, player, .int(window?.lowerBound ?? 0), .int(window?.upperBound ?? -1),
          .int(PlayerSchedule.mostRounds)),
      ] + sets + dailies + owners)[...]
    /// The rows of the next statements.
    func next(_ count: Int) -> [Row] {
      defer { results = results.dropFirst(count) }
      return results.prefix(count).flatMap { $0 }
    }
    guard let row = next(1).first else { throw StoreError.refused(.unknownToken) }
    var found = Found()
    if row.int("streak") > 0 { found.latestDay = row.int("streak_day") }
    let usage = next(1).first
    let schedule = PlayerSchedule(next(1))
    let known = Set(next(sets.count).map { $0.text("set_name") })
    let history = PlayerHistory(
      usage: PlayerUsage(send.identity, rules: send.rules, day: day, row: usage, sets: known), schedule: schedule,
      dailies: next(dailies.count))
    for row in next(owners.count) {
      let isOther = row.text("player") != send.identity.player
      found.rounds[row.text("round")] = .some(isOther ? .roundOwner : row.int("state") != 0 ? .roundRemoved : nil)
    }
    return (found, history)
  }

  private func insertion(of round: Send.Round) -> Statement {
    Statement(
      RoundsSQL.insert, league, .text(round.id), player, .int(round.effect.played), .int(send.now),
      .int(round.effect.points), .text(round.record), round.effect.isOwn ? 1 : 0)
  }
}
