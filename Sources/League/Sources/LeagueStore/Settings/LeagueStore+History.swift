import LeagueAPI
import QuizCore

// The number of the store's history: a player's program that knows another one sends and reads everything again,
// because the store was restored from a backup and lacks what was sent since then.
extension LeagueStore {
  /// The number of the store's history, at most some seconds old; nil where no server has made one.
  public func history() async throws(StoreError) -> String? {
    if let known = caches.settings[SettingsSQL.history] { return known }
    let history = try await runner.read { try $0.setting(SettingsSQL.history) }
    caches.settings[SettingsSQL.history] = history
    return history
  }

  /// Makes the number where there is none, and a new one where the store is a backup that is served for the first time.
  /// Of several servers at once, one makes it for all. For servers only: inspecting a backup must not begin a history.
  public func beginHistory() async throws(StoreError) {
    let fresh = Secret.random(bytes: 16)
    try await write(history: fresh) { connection in
      let mark = try connection.setting(SettingsSQL.backup).flatMap { Int($0) }
      guard let mark else {
        try connection.run(SettingsSQL.setOnce, .text(SettingsSQL.history), .text(fresh))
        return nil
      }
      try connection.run(SettingsSQL.clear, .text(SettingsSQL.backup))
      return mark
    }
  }

  /// Begins a new history after a restore by other means than ``backup(to:now:progress:)``; the instant of the backup
  /// is taken to be the latest at which a player was seen or joined.
  public func beginRestored() async throws(StoreError) {
    try await write(history: Secret.random(bytes: 16)) { connection in
      try connection.run(SettingsSQL.clear, .text(SettingsSQL.backup))
      guard let row = try connection.run(SettingsSQL.latest).first else { return 0 }
      return max(row.optionalInt("seen") ?? 0, row.optionalInt("joined") ?? 0)
    }
  }

  /// Begins a history where `instant` returns the instant of the store; nil keeps the current one.
  private func write(
    history: String, instant: @escaping @Sendable (any Connection) throws -> Int?
  ) async throws(StoreError) {
    _ = try await runner.write { connection in
      // Serves as a lock on every engine: the servers that wait for it find no mark then.
      try connection.run(SettingsSQL.set, "history_turn", "1")
      guard let instant = try instant(connection) else { return }
      try connection.run(SettingsSQL.set, .text(SettingsSQL.history), .text(history))
      try connection.run(SettingsSQL.set, .text(SettingsSQL.restored), .text(String(instant)))
    }
    caches.settings.clear()
  }

  /// The instant of joining for a player who claims to have joined at `since`: in a restored store `since`, but not
  /// before the instant of the backup; nil otherwise.
  static func joined(since: Int?, now: Int, on connection: any Connection) throws -> Int? {
    guard let since,
      let restored = try connection.setting(SettingsSQL.restored).flatMap({ Int($0) })
    else { return nil }
    return min(now, max(Amount(wrappedValue: since).wrappedValue, Amount(wrappedValue: restored).wrappedValue))
  }
}
