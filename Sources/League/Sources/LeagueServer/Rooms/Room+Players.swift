import LeagueAPI
import LeagueStore
import QuizCore

/// Players of a room, and what is asked of it.
extension Room {
  /// What anybody may know.
  func info() throws(APIError) -> RoomInfo {
    try use()
    guard model.course.phase != .closed else { throw APIError(.closedRoom) }
    return model.info
  }

  /// The table of all.
  func table() throws(APIError) -> LiveTable {
    try use()
    return model.table
  }

  /// Lets a player in, or in again. `token` is what they have, or want; `pace` throws where a new one has to wait.
  func join(
    _ name: String, token: String?, at address: ClientAddress, pace: @Sendable () throws(APIError) -> Void
  ) async throws -> RoomSeat {
    try use()
    let wanted = token.flatMap { RoomJournal.isToken($0) ? $0 : nil }
    let token = wanted ?? RoomJournal.newToken()
    let hash = RoomJournal.hash(token)
    guard model.course.phase != .closed else { throw APIError(.closedRoom) }
    if let player = model.player(token: hash) {
      guard !player.isAway else { throw APIError(.sentAway) }
      return RoomSeat(id: player.id, token: token, name: player.name.text, team: player.team)
    }
    guard !model.course.isLocked else { throw APIError(.lockedRoom) }
    guard model.count + coming.count < model.rules.players else { throw APIError(.fullRoom) }
    guard let name = RoomName(name) else {
      throw APIError(
        .unusableName, "a name is 1 to \(LeagueLimits.roomNameColumns) columns wide, of characters that can be seen")
    }
    guard !words.contains(where: { $0.areIn(name.text) }) else {
      throw APIError(.refusedName, "this name is not wanted here; choose another")
    }
    guard !model.isTaken(name), !coming.contains(where: { $0.name.folded == name.folded }) else {
      throw APIError(.takenName, "somebody in the room has this name, or one that looks like it; choose another")
    }
    try pace()
    let player = model.newcomer(id: RoomJournal.newID(), token: hash, name: name, at: now, beside: coming)
    coming.append(player)
    defer { coming.removeAll { $0.id == player.id } }
    do { try await journal.add(player, to: key) } catch { throw failure(error) }
    edit { $0.add(player) }
    note(address)
    touchBoard()
    if model.rules.startsAt.map({ model.count >= $0 }) == true { Task { await self.advance() } }
    return RoomSeat(id: player.id, token: token, name: player.name.text, team: player.team)
  }

  /// Who has a token: the host, or a player; nil for nobody. Refused: `room.away`.
  func viewer(token: String, at address: ClientAddress) throws(APIError) -> RoomWatch.Viewer? {
    try use()
    let hash = RoomJournal.hash(token)
    var viewer = RoomWatch.Viewer.host
    if hash != host {
      guard let player = model.player(token: hash) else { return nil }
      guard !player.isAway else { throw APIError(.sentAway) }
      viewer = .player(player.id)
    }
    note(address)
    return viewer
  }

  /// What a host or a player is called among clients of the server.
  nonisolated func owner(of viewer: RoomWatch.Viewer) -> String {
    switch viewer {
    case .host: key.id
    case .player(let player): player
    }
  }

  /// Whether the host or a player of the room was at an address.
  func isAt(_ address: ClientAddress) -> Bool { sites.contains(address.site) }

  /// The most sites that are remembered: players move about.
  private static let mostSites = 2 * LiveRules.mostPlayers

  private func note(_ address: ClientAddress) {
    if sites.count < Room.mostSites { sites.insert(address.site) }
  }

  /// The clock, for a client that measures; `echo` is what it got last, by which the server measures too.
  func clock(for viewer: RoomWatch.Viewer, echo: Int?) -> RoomClock {
    let now = now
    if case .player(let id) = viewer { trips[id, default: RoundTrips()].exchange(echo: echo, at: now) }
    return RoomClock(now: now)
  }
}
