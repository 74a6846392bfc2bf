import LeagueAPI
import QuizCore
import QuizStore

extension LeagueStore {
  /// The recipient of an invitation.
  public enum Invited: Hashable, Sendable {
    /// New players.
    case anybody
    /// New players who see the league's page, which shows only this code from now on.
    case page
    /// A player of the league, for a new token; the old ones end then.
    case player(String)
  }

  /// How many may join by an invitation unless its owner says otherwise.
  public static let usualUses = 100

  /// The secret code of a new invitation's link, 22 characters of base64url, without a short one. It expires after
  /// `days`; `uses` limits how many join.
  public func invite(to league: String, days: Int, uses: Int?, now: Int) async throws(StoreError) -> String {
    try await invite(
      .anybody, to: league, minutes: min(max(days, 0), 36_500) * 1440, uses: uses ?? 1_000_000_000, short: nil, now: now
    ).code
  }

  /// A new invitation with a short code, for as long and as many.
  public func invite(
    _ invited: Invited, to league: String, minutes: Int, uses: Int, now: Int
  ) async throws(StoreError) -> Invitation {
    var generator = SystemRandomNumberGenerator()
    return try await invite(
      invited, to: league, minutes: minutes, uses: uses, short: .random(using: &generator), now: now)
  }

  private func invite(
    _ invited: Invited, to league: String, minutes: Int, uses: Int, short: ShortCode?, now: Int
  ) async throws(StoreError) -> Invitation {
    let invitation = Invitation(code: Secret.random(bytes: 16), short: short)
    let hash = Secret.hash(invitation.code)
    let now = clock(now)
    let expires = now + min(max(minutes, 0), 36_500 * 1440) * 60_000
    _ = try await runner.write { connection in
      var player = ""
      if case .player(let id) = invited { player = id }
      let shortHash = short.map(Secret.shortCodeHash) ?? ""
      // An expired one is distinguished from an unknown one for a month.
      var statements = [
        Statement(InvitationsSQL.deleteOld, .text(league), .int(now - 30 * 86_400_000)),
        Statement(
          InvitationsSQL.insert, .text(hash), .text(league), .int(expires), .int(uses), .int(now), .text(shortHash),
          .text(player)),
      ]
      if case .page = invited, let short {
        let shown = PageInvitation(hash: hash, code: short)
        statements.append(
          Statement(RulesSQL.set, .text(league), .text(LeagueRules.pageKey), .text(shown.text)))
      }
      return try connection.run(statements)
    }
    caches.rules.clear()
    return invitation
  }

  /// The short code that a league's page shows; nil when its owner shows none, or it has ended.
  public func pageCode(of league: String, now: Int) async throws(StoreError) -> ShortCode? {
    let rules = try await rules(of: league)
    guard rules.showsJoining == 1, let shown = rules.pageInvitation else { return nil }
    let now = clock(now)
    let isOpen = try await runner.read {
      try !$0.run(InvitationsSQL.isOpen, .text(shown.hash), .int(now)).isEmpty
    }
    return isOpen ? shown.code : nil
  }

  /// The invitations of a league, newest first; those that ended more than a month ago may be gone.
  public func invitations(of league: String, now: Int) async throws(StoreError) -> [InvitationInfo] {
    let now = clock(now)
    return try await runner.read { connection in
      try connection.run(InvitationsSQL.all, .text(league)).map { InvitationInfo($0, now: now) }
    }
  }

  /// The invitation that a text names: its link, the secret part of it, its short code, or the first eight or more
  /// digits of its hash. Nil when there is none in this league.
  public func invitation(_ text: String, of league: String, now: Int) async throws(StoreError) -> InvitationInfo? {
    let now = clock(now)
    let digits = text.lowercased()
    let isID =
      (8...64).contains(digits.utf8.count) && digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return try await runner.read { connection in
      let rows = try connection.run(InvitationsSQL.all, .text(league))
      let hash = try LeagueStore.invitationHash(of: InvitationLink(text)?.code ?? text, on: connection)
      let found = rows.filter { $0.text("hash") == hash }
      let named = isID && found.isEmpty ? rows.filter { $0.text("hash").hasPrefix(digits) } : found
      return named.count == 1 ? named.first.map { InvitationInfo($0, now: now) } : nil
    }
  }

  /// Ends an invitation; false when it was not open.
  public func revoke(_ invitation: InvitationInfo, of league: String, now: Int) async throws(StoreError) -> Bool {
    let now = clock(now)
    return try await runner.write { connection in
      let rows = try connection.run(InvitationsSQL.all, .text(league))
      guard let hash = rows.map({ $0.text("hash") }).first(where: { $0.hasPrefix(invitation.id) }) else { return false }
      return try !connection.run(InvitationsSQL.revoke, .int(now), .text(hash)).isEmpty
    }
  }

  /// Ends all invitations of a league; returns how many were open.
  public func revokeAll(of league: String, now: Int) async throws(StoreError) -> Int {
    let now = clock(now)
    return try await runner.write {
      try $0.run(InvitationsSQL.revokeAll, .int(now), .text(league)).count
    }
  }

  /// The hash of an invitation by the code that a player sends: the secret part of a link, or a short code. Takes some
  /// milliseconds for a short code, so that guessing is slow.
  static func invitationHash(of code: String, on connection: any Connection) throws -> String? {
    guard let short = ShortCode(code) else { return Secret.hash(code) }
    return try connection.run(InvitationsSQL.byShortCode, .text(Secret.shortCodeHash(short))).first?.text("hash")
  }
}

extension InvitationInfo {
  /// Reads a row of ``InvitationsSQL/all``.
  init(_ row: Row, now: Int) {
    let (left, uses) = (row.int("uses"), row.optionalInt("all_uses"))
    let state: State = row.int("expires") <= now ? .expired : left <= 0 ? .used : .open
    let player = row.text("player")
    self.init(
      id: String(row.text("hash").prefix(InvitationInfo.digits)), created: row.int("created"),
      expires: row.int("expires"), joined: uses.map { $0 - left }, uses: uses,
      hasShortCode: !row.text("short").isEmpty,
      player: player.isEmpty ? nil : .init(id: player, name: row.text("name")), state: state)
  }
}
