import LeagueAPI
import LeagueStore
import QuizCore

/// A player named by the owner.
typealias NamedPlayer = (identity: Identity, info: PlayerInfo)

extension LeagueStore {
  /// The player of an ID, or of a name where one player alone has it; `league` where the store has several.
  func find(player: String, _ options: LeagueOptions) async throws -> NamedPlayer {
    if UUIDText.isValid(player) {
      let id = player.lowercased()
      guard let identity = try await self.player(id),
        let info = try await players(of: identity.league).first(where: { $0.id == id })
      else { throw ServerID.unknown(id, RemoveCommand.Kind.player.name) }
      return (identity, info)
    }
    let league = try await options.find(in: self)
    let all = try await players(of: league.id)
    let exact = all.filter { $0.name == player }
    let found = exact.isEmpty ? all.filter { $0.name.lowercased() == player.lowercased() } : exact
    guard let info = found.first, found.count == 1 else {
      throw ServerFailure(
        Phrase(
          en: "\(Excerpt.of(player)): no player of \(league.name) has this name; `tenq-league players` lists them",
          ja: "\(Excerpt.of(player)): リーグ「\(league.name)」にこの名前の参加者はいません。`tenq-league players` で確認できます"),
        status: .noInput)
    }
    return (Identity(league: league.id, player: info.id), info)
  }
}
