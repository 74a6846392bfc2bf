/// Invitations.
enum InvitationsSQL {
  static let insert = """
    insert into invitations (hash, league, expires, uses, created, all_uses, short, player)
    values ($1, $2, $3, $4, $5, $4, $6, $7) on conflict (hash) do nothing
    """
  static let use = """
    update invitations set uses = uses - 1 where hash = $1 and expires > $2 and uses > 0 returning league
    """
  /// An invitation's league and player; empty for a new player.
  static let find = "select league, player from invitations where hash = $1"
  static let byShortCode = "select hash from invitations where short = $1"
  static let isOpen = "select hash from invitations where hash = $1 and expires > $2 and uses > 0"

  /// All of a league, newest first, with the name of the player whose it is.
  static let all = """
    select i.hash, i.created, i.expires, i.uses, i.all_uses, i.short, i.player, p.name
    from invitations i left join players p on p.league = i.league and p.id = i.player
    where i.league = $1 order by i.created desc, i.hash
    """
  /// Ends an invitation that is open.
  static let revoke = """
    update invitations set expires = $1 where hash = $2 and expires > $1 and uses > 0 returning hash
    """
  static let revokeAll = """
    update invitations set expires = $1 where league = $2 and expires > $1 and uses > 0 returning hash
    """
  static let deleteOld = "delete from invitations where league = $1 and expires < $2"
}

/// The owner's marks on players.
enum MarksSQL {
  static let setHidden = "update players set hidden = $1 where league = $2 and id = $3"
  static let setBanned = "update players set banned = $1 where league = $2 and id = $3"
  static let invitation = "select invitation from players where league = $1 and id = $2"
  static let clearHeld = "update players set held = '' where league = $1 and id = $2"
  static let held = "select id, held from players where league = $1 and held <> '' order by id"

  /// Whether a player, `p`, is neither hidden nor banned.
  static let isSeen = "p.state = 0 and p.hidden = 0 and p.banned = 0"
}
