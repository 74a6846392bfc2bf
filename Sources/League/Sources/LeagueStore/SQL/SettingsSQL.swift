/// Settings that servers and the owner's commands share.
enum SettingsSQL {
  /// The number of the store's history, which changes when the store is restored from a backup.
  static let history = "history"
  /// In a backup alone: its instant, milliseconds since 1970.
  static let backup = "backup"
  /// The instant of the backup that the store was restored from.
  static let restored = "restored"

  static let read = "select value from settings where name = $1"
  static let clear = "delete from settings where name = $1"
  /// The latest instant at which a player was seen.
  static let latest = "select max(seen) as seen, max(joined) as joined from players"

  /// Notes a value, also over another.
  static let set = """
    insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value
    """
  /// Notes a value unless there is one.
  static let setOnce = "insert into settings (name, value) values ($1, $2) on conflict (name) do nothing"
}

extension Connection {
  /// The value of a setting; nil for none.
  func setting(_ name: String) throws -> String? {
    try run(SettingsSQL.read, .text(name)).first?.optionalText("value")
  }
}
