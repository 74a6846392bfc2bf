/// The daily rounds that players have played.
enum DailiesSQL {
  /// The round that a player has of a day.
  static let find = "select name, round from dailies where league = $1 and player = $2 and name = $3"

  /// Notes them.
  static let add = RowsStatement(
    "insert into dailies (league, player, name, round) values", columns: 4,
    "on conflict (league, player, name) do nothing")
}
