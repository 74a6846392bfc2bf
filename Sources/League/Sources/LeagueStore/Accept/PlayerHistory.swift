import LeagueAPI

/// One player's earlier rounds, within a transaction that holds the player's lock; decides which further ones are
/// taken.
struct PlayerHistory {
  /// What the player sent today.
  var usage: PlayerUsage
  private var schedule: PlayerSchedule
  /// The daily rounds that were played, each with its round's id.
  private var dailies: [String: String]
  private var newDailies: [(name: String, round: String)] = []

  /// The statements that read it, as far as it matters for the rounds of a send.
  static func statements(_ send: Send) -> [Statement] {
    let (league, player) = (Value.text(send.identity.league), Value.text(send.identity.player))
    guard let window = PlayerSchedule.window(of: send.rounds.lazy.map(\.effect)) else { return [] }
    let played = Statement(
      RoundsSQL.played, league, player, .int(window.lowerBound), .int(window.upperBound),
      .int(PlayerSchedule.mostRounds))
    let dailies = Set(send.rounds.compactMap(\.daily)).sorted()
    return [played] + dailies.map { Statement(DailiesSQL.find, league, player, .text($0)) }
  }

  /// Takes what the statements found.
  init(_ usage: PlayerUsage, results: [[Row]]) {
    self.usage = usage
    schedule = PlayerSchedule(results.first ?? [])
    dailies = Dictionary(results.dropFirst().joined().map { ($0.text(0), $0.text(1)) }) { first, _ in first }
  }

  /// Counts a new round, unless it is refused.
  mutating func take(_ round: Send.Round) -> LeagueErrorCode? {
    if let daily = round.daily, dailies[daily] ?? round.id != round.id { return .roundDaily }
    if let refusal = schedule.take(round.effect.milliseconds, until: round.effect.played) ?? usage.take(round) {
      return refusal
    }
    if let daily = round.daily, dailies[daily] == nil {
      dailies[daily] = round.id
      newDailies.append((daily, round.id))
    }
    return nil
  }

  /// Writes it.
  var statements: [Statement] {
    let rows = newDailies.sorted { $0.name < $1.name }.map { daily in
      [.text(usage.identity.league), .text(usage.identity.player), .text(daily.name), .text(daily.round)] as [Value]
    }
    return usage.statements + DailiesSQL.add.statements(rows)
  }
}
