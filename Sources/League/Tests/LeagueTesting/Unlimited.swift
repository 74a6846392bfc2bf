import LeagueStore

extension LeagueStore {
  /// Takes the owner's limits of a league away: quotas as large as they can be, and rounds over any set count.
  public func takeLimitsAway(of league: String) async throws {
    for rule in LeagueRules.all {
      switch rule.range {
      case .number(let range): try await setRule(rule, to: range.upperBound, of: league)
      case .flag: try await setRule(rule, to: rule.key == "own-sets" ? 1 : nil, of: league)
      }
    }
  }
}
