import LeagueAPI
import QuizCore
import QuizStore

/// The state of the league for `tenq league status`, all texts safe to print.
public struct LeagueSummary: Codable, Hashable, Sendable {
  /// The league's name.
  public let league: String
  /// The player's name.
  public let player: String
  /// The server's address.
  public let server: String
  /// When it was joined, milliseconds since 1970.
  public let joined: Int
  /// When everything was last in sync, milliseconds since 1970; nil for never.
  public let synced: Int?
  /// When it was last tried, milliseconds since 1970; nil for never.
  public let tried: Int?
  /// How many players the league has.
  public let players: Int
  /// How many rounds wait to be sent, now.
  public let waitingRounds: Int
  /// How many changes of questions wait to be sent, now.
  public let waitingChanges: Int
  /// The name under which a damaged file is kept that said what was sent; nil where none was damaged.
  public let setAside: String?
  /// Whether such a file is damaged now: the next synchronisation sets it aside.
  public let isDamaged: Bool
  /// How many lines of the score log are of a newer format.
  public let newerLines: Int
  /// How many lines of score log and outbox cannot be read.
  public let unreadableLines: Int
  /// The latest refusals, oldest first.
  public let refused: [LeagueStatus.Refusal]
  /// How many were refused in all.
  public let refusedCount: Int
  /// The rounds among those that wait which were refused for now, by their reasons.
  public let held: [LeagueStatus.Held]
  /// What the player has sent that is near to its limit.
  public let quotas: [LeagueStatus.Quota]
  /// When the day's quotas reset, milliseconds since 1970; nil when none is near.
  public let resets: Int?
  /// Why the last try failed; nil when it did not.
  public let problem: LeagueStatus.Problem?
}

extension LeaguePlayer {
  /// The state of the league, from the files alone; throws when there is none.
  public func summary() throws(LeagueProblem) -> LeagueSummary {
    let membership = try membership()
    let cursor = try LeagueSync.cursor(files, membership)
    let status = files.folder.status().value ?? LeagueStatus()
    let waiting = Waiting(files, cursor)
    return LeagueSummary(
      league: ReceivedText.name(membership.league.name), player: ReceivedText.name(membership.player.name),
      server: ReceivedText.message(membership.server), joined: membership.joined, synced: cursor.synced,
      tried: status.tried, players: cursor.players, waitingRounds: waiting.rounds, waitingChanges: waiting.changes,
      setAside: cursor.setAside.map { ReceivedText.message($0) },
      isDamaged: SyncCursor.isDamaged(files.locations.cursor),
      newerLines: cursor.newerLines, unreadableLines: cursor.unreadableLines,
      refused: cursor.refused.map {
        .init(id: ReceivedText.message($0.id), code: ReceivedText.code($0.code), date: $0.date)
      },
      refusedCount: cursor.refusedCount, held: cursor.again?.held ?? [], quotas: cursor.quotas, resets: cursor.resets,
      problem: status.problem.map {
        .init(
          code: ReceivedText.code($0.code), en: ReceivedText.message($0.en, limit: 500),
          ja: ReceivedText.message($0.ja, limit: 500), retry: $0.retry)
      })
  }
}
