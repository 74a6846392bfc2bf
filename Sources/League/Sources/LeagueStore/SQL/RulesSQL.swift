/// What the owner of a league decided.
enum RulesSQL {
  /// All rules of a league that differ from their defaults.
  static let all = "select rule, value from rules where league = $1"

  /// Decides.
  static let set = """
    insert into rules (league, rule, value) values ($1, $2, $3)
    on conflict (league, rule) do update set value = excluded.value
    """

  /// Goes back to the default.
  static let clear = "delete from rules where league = $1 and rule = $2"
}
