/// Refusals: a row for each player and reason, with a count.
enum RefusalsSQL {
  /// Counts refusals of a player for one reason, unless the player was erased.
  static let add = """
    insert into refusals (league, player, code, count, last, example)
    select p.league, p.id, cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as text)
    from players p where p.league = $5 and p.id = $6 and p.state = 0
    on conflict (league, player, code) do update set count = refusals.count + excluded.count, last = excluded.last,
    example = excluded.example
    """

  /// Those of a league, latest first.
  static let ofLeague = """
    select r.player, p.name, r.code, r.count, r.last, r.example from refusals r
    join players p on p.league = r.league and p.id = r.player
    where r.league = $1 and p.state = 0 order by r.last desc, r.player, r.code limit $2
    """
}
