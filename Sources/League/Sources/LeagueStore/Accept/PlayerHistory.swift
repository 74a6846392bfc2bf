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

  init(usage: PlayerUsage, schedule: PlayerSchedule, dailies: [Row]) {
    self.usage = usage
    self.schedule = schedule
    self.dailies = Dictionary(dailies.map { ($0.text("name"), $0.text("round")) }) { first, _ in first }
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
    let (league, player) = (Value.text(usage.identity.league), Value.text(usage.identity.player))
    return usage.statements
      + newDailies.sorted { $0.name < $1.name }.map {
        Statement(UsageSQL.addDaily, league, player, .text($0.name), .text($0.round))
      }
  }
}
