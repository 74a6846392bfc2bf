/// The rules of leagues.
enum RulesSQL {
  /// All rules of a league that differ from their defaults.
  static let all = "select rule, value from rules where league = $1"

  /// Sets a rule.
  static let set = """
    insert into rules (league, rule, value) values ($1, $2, $3)
    on conflict (league, rule) do update set value = excluded.value
    """

  /// Resets a rule to its default.
  static let clear = "delete from rules where league = $1 and rule = $2"
}
