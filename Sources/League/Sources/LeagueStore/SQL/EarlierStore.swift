import QuizCore
import QuizStore

/// A store of version 1 to 5, which kept a round's sums apart from it for a while, in other tables.
struct EarlierStore {
  private let version: Int

  /// Looks for one; nil where there is none.
  init?(_ connection: any Connection) throws {
    try connection.run(Schema.tables[0].create)
    guard let version = try connection.setting("version").flatMap({ Int($0) }), version < 6 else { return nil }
    self.version = version
  }

  /// Changes its tables to those of today, before the others are made. The sums are dropped.
  func prepare(_ connection: any Connection) throws {
    var statements: [String] = []
    if version == 1 {
      statements = [
        "alter table rounds add column own bigint not null default 0",
        "create table invitation_details (hash text, league text, uses bigint, short text, player text)",
        "create table player_marks (league text, player text, hidden bigint, banned bigint, invitation text, held text)",
      ]
    }
    statements += [
      "drop table if exists player_sets", "drop table if exists uncounted", "drop table if exists days",
      "drop table totals", "drop table question_tallies",
      "drop index if exists questions_by_change",
      // A round's key was the last two digits of its id, and the id.
      "update rounds set round = substr(round, 3)", "alter table rounds drop column batch",
      // Those of players who were erased before they were added up.
      """
      delete from rounds where not exists (
        select 1 from players p where p.league = rounds.league and p.id = rounds.player)
      """,
      "alter table leagues add column revision bigint not null default 1",
      "alter table questions add column revision bigint not null default 1",
    ]
    // What was known of invitations and players beside them.
    statements += merge(
      "invitation_details", into: "invitations", on: "d.hash = invitations.hash",
      columns: [("all_uses", "uses", "bigint"), ("short", "short", text), ("player", "player", text)])
    statements += merge(
      "player_marks", into: "players", on: "d.league = players.league and d.player = players.id",
      columns: [
        ("hidden", "hidden", number), ("banned", "banned", number), ("invitation", "invitation", text),
        ("held", "held", text),
      ])
    if version >= 4 {
      // A room had a lease, which ended at 0 where it was given back, and at 1 where its server ended meanwhile.
      statements += [
        "update rooms set server = '' where leased = 0", "alter table rooms rename column leased to number",
      ]
    }
    for statement in statements { try connection.run(statement) }
  }

  private let text = "text not null default ''"
  private let number = "bigint not null default 0"

  /// Brings columns of one table into another, each by its new name, its old one and its type.
  private func merge(
    _ table: String, into target: String, on condition: String, columns: [(String, String, String)]
  ) -> [String] {
    columns.flatMap { name, old, type in
      [
        "alter table \(target) add column \(name) \(type)",
        """
        update \(target) set \(name) = (select \(old) from \(table) d where \(condition))
        where exists (select 1 from \(table) d where \(condition))
        """,
      ]
    } + ["drop table \(table)"]
  }

  /// Adds all rounds up, and folds names as they are compared since version 5, once the tables are there.
  func recompute(_ connection: any Connection) throws {
    if version < 5 { try foldNames(connection) }
    for row in try connection.run(
      """
      select p.league, p.id, p.state, l.utc_offset from players p join leagues l on l.id = p.league
      order by p.league, p.id
      """)
    {
      let identity = Identity(league: row.text("league"), player: row.text("id"))
      let rebuild = TotalsRebuild(
        games: .all, identity: identity, calendar: LeagueCalendar(offset: row.int("utc_offset")))
      _ = try connection.run(try rebuild.run(on: connection).lastStatements)
      // Of a player who is being erased the questions have the answers, until each round is.
      guard row.int("state") != 0 else { continue }
      try connection.run(TotalsSQL.erase, .text(identity.league), .text(identity.player))
    }
  }

  /// Takes their names for all players, also those that wait to be approved; of who joined first first. Names that are one
  /// by now stay with who has them.
  private func foldNames(_ connection: any Connection) throws {
    let rows = try connection.run(
      """
      select p.league, p.id, p.name, p.joined from players p where p.state = 0
      union select p.league, p.id, p.held, p.joined from players p where p.state = 0 and p.held <> '' order by 4, 2
      """)
    _ = try connection.run(
      rows.compactMap { row in
        PlayerName(row.text("name")).map {
          Statement(PlayersSQL.takeName, .text(row.text("league")), .text($0.folded), .text(row.text("id")))
        }
      })
  }
}
