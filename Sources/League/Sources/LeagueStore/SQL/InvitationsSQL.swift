/// Invitations and what is known of them.
enum InvitationsSQL {
  static let insert = """
    insert into invitations (hash, league, expires, uses, created) values ($1, $2, $3, $4, $5)
    on conflict (hash) do nothing
    """
  static let insertDetails = """
    insert into invitation_details (hash, league, uses, short, player) values ($1, $2, $3, $4, $5)
    on conflict (hash) do nothing
    """
  static let use = """
    update invitations set uses = uses - 1 where hash = $1 and expires > $2 and uses > 0 returning league
    """
  /// An invitation's league and player; empty for a new player, or without details.
  static let find = """
    select i.league, coalesce(d.player, '') as player from invitations i left join invitation_details d on d.hash = i.hash
    where i.hash = $1
    """
  static let byShortCode = "select hash from invitation_details where short = $1"
  static let isOpen = "select hash from invitations where hash = $1 and expires > $2 and uses > 0"

  /// All of a league, newest first, with the name of the player whose it is.
  static let all = """
    select i.hash, i.created, i.expires, i.uses as left_uses, d.uses, coalesce(d.short, '') as short, d.player, p.name
    from invitations i left join invitation_details d on d.hash = i.hash
    left join players p on p.league = i.league and p.id = d.player
    where i.league = $1 order by i.created desc, i.hash
    """
  /// Ends an invitation that is open.
  static let revoke = """
    update invitations set expires = $1 where hash = $2 and expires > $3 and uses > 0 returning hash
    """
  static let revokeAll = """
    update invitations set expires = $1 where league = $2 and expires > $3 and uses > 0 returning hash
    """
  static let deleteOldDetails = """
    delete from invitation_details where hash in (select hash from invitations where league = $1 and expires < $2)
    """
  static let deleteOld = "delete from invitations where league = $1 and expires < $2"
}

/// The owner's marks on players.
enum MarksSQL {
  static let insert = """
    insert into player_marks (league, player, hidden, banned, invitation, held) values ($1, $2, 0, 0, $3, $4)
    on conflict (league, player) do nothing
    """
  static let setHidden = """
    insert into player_marks (league, player, hidden, banned, invitation, held) values ($1, $2, $3, 0, '', '')
    on conflict (league, player) do update set hidden = excluded.hidden
    """
  static let setBanned = """
    insert into player_marks (league, player, hidden, banned, invitation, held) values ($1, $2, 0, $3, '', '')
    on conflict (league, player) do update set banned = excluded.banned
    """
  static let find = "select hidden, banned, invitation, held from player_marks where league = $1 and player = $2"
  static let clearHeld = "update player_marks set held = '' where league = $1 and player = $2"
  static let held = """
    select m.player, m.held from player_marks m where m.league = $1 and m.held <> '' order by m.player
    """
  static let erase = "delete from player_marks where league = $1 and player = $2"

  /// The hidden and banned players of a league; `$1` is the league. One pass over the marks, where a join would look
  /// each player up.
  static let unseen = "select player from player_marks where league = $1 and (hidden <> 0 or banned <> 0)"
}
