import QuizCore

extension LeagueStore {
  /// The server's address for players, as the last server noted it; nil when none did.
  public func address() async throws(StoreError) -> String? {
    try await runner.read { try $0.setting("address") }
  }

  /// Notes the server's address.
  public func setAddress(_ address: String) async throws(StoreError) {
    _ = try await runner.write { try $0.run(SettingsSQL.set, "address", .text(address)) }
  }

  /// Notes the time of a server. Returns by how many milliseconds the time that was noted before is ahead of it,
  /// negative where it is behind; 0 when none was.
  public func noteTime(_ now: Int) async throws(StoreError) -> Int {
    let now = clock(now)
    return try await runner.write { connection in
      let before = try connection.setting("time").flatMap { Int($0) }
      try connection.run(SettingsSQL.set, "time", .text(String(now)))
      return before.map { Difference(wrappedValue: $0).wrappedValue - now } ?? 0
    }
  }

  /// The secret by which the cookies of a league's page are signed; the same for all servers of the store. Made when it
  /// is asked for the first time.
  public func pageKey(of league: String) async throws(StoreError) -> String {
    let name = LeagueStore.pageKeyName(league)
    if let key = try await runner.read({ try $0.setting(name) }) { return key }
    let fresh = Value.text(Secret.random(bytes: 32))
    return try await runner.write { connection in
      // Of several servers at once, one makes it for all.
      try connection.run(SettingsSQL.setOnce, .text(name), fresh)
      return try connection.setting(name) ?? ""
    }
  }

  /// Makes a new secret for a league's page, which invalidates all earlier cookies.
  public func renewPageKey(of league: String) async throws(StoreError) {
    let fresh = Value.text(Secret.random(bytes: 32))
    _ = try await runner.write {
      try $0.run(SettingsSQL.set, .text(LeagueStore.pageKeyName(league)), fresh)
    }
  }

  private static func pageKeyName(_ league: String) -> String { "page_key \(league)" }
}
