/// What servers and the owner's commands tell each other.
enum SettingsSQL {
  /// Notes a value, also over another.
  static let set = """
    insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value
    """
}
