import LeagueAPI
import QuizCore
import QuizStore

/// One attempt to join: a new player, or a new token for a player who lost theirs.
struct Joining: Sendable {
  /// The hash of the invitation's secret.
  let invitation: String
  let name: String
  /// The id of a new player.
  let player: String
  /// When the player had joined before the store was restored; nil for a new player.
  let since: Int?
  let rules: LeagueRules
  let now: Int

  /// Joins; idempotent for the same token.
  func run(
    tokenHash: String, on connection: any Connection
  ) throws -> (league: LeagueMembership.Named, player: LeagueMembership.Named) {
    let found = try connection.run([
      Statement(InvitationsSQL.find, .text(invitation)), Statement(PlayersSQL.identity, .text(tokenHash)),
    ])
    guard let row = found[0].first else { throw StoreError.refused(.unknownInvitation) }
    let league = row.text("league")
    var id = player
    if let known = found[1].first {
      // A retry: the commit's outcome was unknown, or the answer was lost.
      guard known.text("league") == league else { throw StoreError.refused(.malformed) }
      guard known.int("banned") == 0 else { throw StoreError.refused(.banned) }
      id = known.text("player")
    } else {
      guard try !connection.run(InvitationsSQL.use, .text(invitation), .int(now)).isEmpty else {
        throw StoreError.refused(.expiredInvitation)
      }
      if row.text("player").isEmpty {
        try insert(into: league, on: connection)
      } else {
        id = row.text("player")
        try connection.run(PlayersSQL.eraseTokens, .text(league), .text(id))
      }
      try connection.run(PlayersSQL.insertToken, .text(tokenHash), .text(league), .text(id), .int(now))
    }
    let rows = try connection.run([
      Statement(PlayersSQL.league, .text(league)), Statement(PlayersSQL.player, .text(league), .text(id)),
    ])
    // A player for whom the invitation was made may have been removed since.
    guard let leagueRow = rows[0].first, let playerRow = rows[1].first else {
      throw StoreError.refused(.unknownInvitation)
    }
    return (.init(id: league, name: leagueRow.text("name")), .init(id: id, name: playerRow.text("name")))
  }

  private func insert(into league: String, on connection: any Connection) throws {
    guard let name = PlayerName(name) else { throw StoreError.refused(.unusableName) }
    guard !rules.words.areIn(name.text) else { throw StoreError.refused(.refusedName) }
    // Servers that admit players at the same instant may exceed the limit by as many.
    let count = try connection.run(PlayersSQL.countOfAll, .text(league)).first?.int("count") ?? 0
    guard count < rules.players else { throw StoreError.refused(.full) }
    guard try take(name, in: league, on: connection) else { throw StoreError.refused(.takenName) }
    let isHeld = rules.approvesNames == 1
    let shown = isHeld ? try neutralName(for: name, after: count, in: league, on: connection) : name
    let joined = try LeagueStore.joined(since: since, now: now, on: connection) ?? now
    _ = try connection.run([
      Statement(
        PlayersSQL.insertPlayer, .text(league), .text(player), .text(shown.text), .int(joined), .int(now),
        .text(invitation), .text(isHeld ? name.text : ""))
    ])
    try LeagueStore.revise(league, on: connection)
  }

  private func take(_ name: PlayerName, in league: String, on connection: any Connection) throws -> Bool {
    try !connection.run(PlayersSQL.takeName, .text(league), .text(name.folded), .text(player)).isEmpty
  }

  /// A free name, in the same script, for a player whose own waits for approval.
  private func neutralName(
    for name: PlayerName, after count: Int, in league: String, on connection: any Connection
  ) throws -> PlayerName {
    let isJapanese = name.text.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
    for number in (count + 1)...(count + 1000) {
      if let neutral = PlayerName((isJapanese ? "プレイヤー" : "Player ") + String(number)),
        try take(neutral, in: league, on: connection)
      {
        return neutral
      }
    }
    throw StoreError.refused(.takenName)
  }
}
