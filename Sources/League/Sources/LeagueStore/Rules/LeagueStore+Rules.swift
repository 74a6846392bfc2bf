extension LeagueStore {
  /// The rules of a league; at most some seconds old.
  public func rules(of league: String) async throws(StoreError) -> LeagueRules {
    if let rules = caches.rules[league] { return rules }
    let rows = try await runner.read { try $0.run(RulesSQL.all, .text(league)) }
    var rules = LeagueRules()
    for row in rows { rules.take(row.text("rule"), row.text("value")) }
    caches.rules[league] = rules
    return rules
  }

  /// Sets a rule; nil resets it to its default. Other servers apply it within some seconds.
  public func setRule(_ rule: LeagueRules.Rule, to value: Int?, of league: String) async throws(StoreError) {
    try await set(rule.key, to: value.map(String.init), of: league)
  }

  /// Sets the words that names and questions must not have. Existing ones stay.
  public func setWords(_ words: RefusedWords, of league: String) async throws(StoreError) {
    try await set(
      LeagueRules.wordsKey, to: words.list.isEmpty ? nil : words.list.joined(separator: "\n"), of: league)
  }

  private func set(_ key: String, to value: String?, of league: String) async throws(StoreError) {
    _ = try await runner.write { connection in
      if let value {
        try connection.run(RulesSQL.set, .text(league), .text(key), .text(value))
      } else {
        try connection.run(RulesSQL.clear, .text(league), .text(key))
      }
    }
    caches.rules.clear()
  }
}
