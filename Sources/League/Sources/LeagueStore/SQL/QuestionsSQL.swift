/// The questions that players share.
enum QuestionsSQL {
  // Each writes the revision that its transaction took of the league.

  static let find = "select maker, content, hash, state from questions where league = $1 and id = $2"
  static let write = """
    insert into questions (league, id, maker, content, hash, created, changed, state, revision)
    values ($1, $2, $3, $4, $5, $6, $6, $7, (select revision from leagues where id = $1)) on conflict (league, id)
    do update set content = excluded.content, hash = excluded.hash, changed = excluded.changed, state = excluded.state,
    revision = excluded.revision
    """
  static let withdraw = """
    update questions set content = '', changed = $1, state = 1, revision = (select revision from leagues where id = $2)
    where league = $2 and id = $3
    """
  static let anonymise = "update questions set maker = '' where league = $1 and maker = $2"
  static let countOfMaker = "select count(*) as count from questions where league = $1 and maker = $2 and state <> 1"
  static let ofMaker = "select id from questions where league = $1 and maker = $2 and state <> 1 order by id"
  static let contentsOfMaker = "select id, content from questions where league = $1 and maker = $2 and state <> 1"
  static let leagues = """
    select league from questions where league in (select id from leagues) and id = $1 and state <> 1
    """

  /// Takes a wording for a question; returns a row when no other question of the league has it.
  static let takeWording = """
    insert into wordings (league, hash, question, live) values ($1, $2, $3, 1) on conflict (league, hash)
    do update set question = excluded.question, live = 1
    where wordings.live = 0 or wordings.question = excluded.question returning question
    """
  static let leaveWordings = """
    update wordings set live = 0 where league = $1 and question = $2 and hash <> $3 and live = 1
    """
  /// What is right of a question with a hash, now and when it had that hash before.
  static let answers = """
    select q.content from wordings w join questions q on q.league = w.league and q.id = w.question and q.hash = w.hash
    where w.league = $1 and w.hash = $2 and q.state <> 1
    union select content from former_wordings where league = $1 and hash = $2
    """
  static let keepAnswer = """
    insert into former_wordings (league, hash, question, content) values ($1, $2, $3, $4)
    on conflict (league, hash) do update set question = excluded.question, content = excluded.content
    """
  static let forgetAnswers = """
    delete from former_wordings where league = $1
    and question in (select id from questions where league = $1 and maker = $2)
    """

  /// The hashes of a league's questions, each with what it is in words.
  static let texts = "select hash, content from questions where league = $1 and state <> 1"

  /// Redates a maker's live questions, so that other players' programs get them with the maker's current name.
  static let renew = """
    update questions set changed = $1, revision = (select revision from leagues where id = $2)
    where league = $2 and maker = $3 and state = 0
    """
  static let approve = """
    update questions set changed = $1, state = 0, revision = (select revision from leagues where id = $2)
    where league = $2 and id = $3 and state = 2 returning id
    """
  /// Questions that changed after a revision, or at it and after one of them.
  static let changed = """
    select q.id, case when p.hidden = 0 then q.maker else '' end as maker,
    case when p.hidden = 0 then p.name else '' end as maker_name, q.content, q.changed, q.state, q.revision
    from questions q left join players p on p.league = q.league and p.id = q.maker
    where q.league = $1 and (q.revision > $2 or (q.revision = $2 and q.id > $3))
    and not (q.state = 2 and q.created = q.changed) order by q.revision, q.id limit $4
    """
  private static let infoColumns = """
    select q.id, q.hash, q.maker, coalesce(p.name, '') as maker_name, q.content, q.changed,
    coalesce(t.asked, 0) as asked, coalesce(t.right_count, 0) as right_count, coalesce(t.ms, 0) as ms,
    (select count(*) from reports r where r.league = q.league and r.question = q.id) as reports
    from questions q left join tallies t on t.league = q.league and t.question = q.hash
    left join players p on p.league = q.league and p.id = q.maker
    """
  /// The questions in a state; on the page without those of hidden or banned players.
  static let seen = """
    \(infoColumns) where q.league = $1 and q.state = 0 and coalesce(p.hidden, 0) = 0 and coalesce(p.banned, 0) = 0
    order by q.changed desc, q.id desc limit $2
    """
  static let newest = """
    \(infoColumns) where q.league = $1 and q.state = $2 order by q.changed desc, q.id desc limit $3 offset $4
    """

  /// Sets back to an instant what changed after another.
  static let setChanged = "update questions set changed = $1 where changed > $2"

  static let report = """
    insert into reports (league, question, player, reason, reported) values ($1, $2, $3, $4, $5)
    on conflict (league, question, player) do update set reason = excluded.reason, reported = excluded.reported
    """
  static let reports = """
    select r.question, q.content, q.maker, m.name as maker_name, r.player, coalesce(p.name, '') as name, r.reason,
    r.reported from reports r
    left join questions q on q.league = r.league and q.id = r.question and q.state = 0
    left join players m on m.league = q.league and m.id = q.maker
    left join players p on p.league = r.league and p.id = r.player
    where r.league = $1 order by r.reported desc limit 1000
    """
  static let eraseReportsBy = "delete from reports where league = $1 and player = $2"
  static let eraseReportsOn = "delete from reports where league = $1 and question = $2"

  // What a player made, reported and sent, after one of them, in the order of their keys; withdrawn ones too.

  static let exported = """
    select id, content, created, changed from questions where league = $1 and maker = $2 and id > $3 order by id limit $4
    """
  static let exportedReports = """
    select question as id, reason, reported from reports
    where league = $1 and player = $2 and question > $3 order by question limit $4
    """
  static let exportedChanges = """
    select id, received from changes where league = $1 and player = $2 and id > $3 order by id limit $4
    """

  /// Notes a change; returns a row when it was not noted before.
  static let noteChange = """
    insert into changes (league, player, id, received) values ($1, $2, $3, $4)
    on conflict (league, player, id) do nothing returning id
    """
  static let changeWasDone = "select id from changes where league = $1 and player = $2 and id = $3"
  static let eraseChanges = "delete from changes where league = $1 and player = $2"
}
