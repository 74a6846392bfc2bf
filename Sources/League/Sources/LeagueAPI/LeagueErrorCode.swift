/// Why the server refused something, for programs; a newer server may have further codes.
public struct LeagueErrorCode: RawRepresentable, Codable, Hashable, Sendable {
  /// The code itself.
  public let rawValue: String

  /// Takes any code.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  // Requests.

  /// 404: no such address in this version of the API.
  public static let unknownPath = LeagueErrorCode("path.unknown")
  /// 404: the server speaks other versions of the API only.
  public static let unknownVersion = LeagueErrorCode("version.unknown")
  /// 421: pages are not shown under this host name.
  public static let unknownHost = LeagueErrorCode("host.unknown")
  /// 403: a page of another site sent the request.
  public static let foreignOrigin = LeagueErrorCode("origin.foreign")
  /// 400: the body is not what the address takes.
  public static let malformed = LeagueErrorCode("request.malformed")
  /// 413: the body is too long.
  public static let tooLarge = LeagueErrorCode("request.large")
  /// 401: there is no such token: the player was removed, or left.
  public static let unknownToken = LeagueErrorCode("token.unknown")
  /// 404: there is no such invitation.
  public static let unknownInvitation = LeagueErrorCode("invitation.unknown")
  /// 410: the invitation is too old.
  public static let expiredInvitation = LeagueErrorCode("invitation.expired")
  /// 422: a name is empty, too long, or has characters that are not shown.
  public static let unusableName = LeagueErrorCode("name.unusable")
  /// 409: another player has this name.
  public static let takenName = LeagueErrorCode("name.taken")
  /// 429: too many requests; `retryAfter` says how long to wait.
  public static let tooMany = LeagueErrorCode("request.many")
  /// 403: the owner has shut this player out.
  public static let banned = LeagueErrorCode("player.banned")
  /// 422: the name has a word that the owner does not want.
  public static let refusedName = LeagueErrorCode("name.refused")
  /// 409: the league has as many players as it may have.
  public static let full = LeagueErrorCode("league.full")
  /// 503: the store does not answer; `retryAfter` says how long to wait.
  public static let unavailable = LeagueErrorCode("store.unavailable")
  /// 500: a fault of the server.
  public static let fault = LeagueErrorCode("server.fault")

  // Rooms.

  /// 404: there is no room with this code.
  public static let unknownRoom = LeagueErrorCode("room.unknown")
  /// 410: the host closed the room.
  public static let closedRoom = LeagueErrorCode("room.closed")
  /// 403: nobody is let in any more.
  public static let lockedRoom = LeagueErrorCode("room.locked")
  /// 409: the room has as many players as it may have.
  public static let fullRoom = LeagueErrorCode("room.full")
  /// 403: the host sent this player away.
  public static let sentAway = LeagueErrorCode("room.away")
  /// 409: the question is not open, or not any more.
  public static let overQuestion = LeagueErrorCode("room.over")
  /// 409: the room has gone on since that version, or the step means nothing now.
  public static let staleStep = LeagueErrorCode("room.stale")
  /// 503: another server has the room; `retryAfter` says how long to wait.
  public static let elsewhereRoom = LeagueErrorCode("room.elsewhere")
  /// 503: answers cannot be kept now, because the disk is full for example.
  public static let unkeptAnswer = LeagueErrorCode("room.unkept")
  /// 403: only the host may open rooms here, only the host may do this, or only clients of the same network come in.
  public static let forbiddenRoom = LeagueErrorCode("room.forbidden")

  // Rounds.

  /// Its id is not a UUIDv7.
  public static let roundID = LeagueErrorCode("round.id")
  /// The id is another player's round.
  public static let roundOwner = LeagueErrorCode("round.owner")
  /// It ended in the future.
  public static let roundFuture = LeagueErrorCode("round.future")
  /// It ended before the oldest date that is taken.
  public static let roundPast = LeagueErrorCode("round.past")
  /// There is no such game.
  public static let roundGame = LeagueErrorCode("round.game")
  /// Its counts do not add up.
  public static let roundCounts = LeagueErrorCode("round.counts")
  /// Its times are beyond their limits, or do not add up.
  public static let roundTimes = LeagueErrorCode("round.times")
  /// It has questions that the league does not have.
  public static let roundQuestions = LeagueErrorCode("round.questions")
  /// Its set is none that the league knows, and the owner does not take others.
  public static let roundSet = LeagueErrorCode("round.set")
  /// It has a question more often than its game asks one.
  public static let roundRepeated = LeagueErrorCode("round.repeated")
  /// It has a choice that its question does not have.
  public static let roundChoice = LeagueErrorCode("round.choice")
  /// It has an answer as right that is not, or as wrong that is right, in every version of its question.
  public static let roundAnswers = LeagueErrorCode("round.answers")
  /// Its time limit is none that can be set.
  public static let roundLimit = LeagueErrorCode("round.limit")
  /// It is the day's second daily round, or has other questions than the day's.
  public static let roundDaily = LeagueErrorCode("round.daily")
  /// Others of the player were played at the same time.
  public static let roundAtOnce = LeagueErrorCode("round.once")
  /// The player has sent as many rounds today as one may.
  public static let quotaRounds = LeagueErrorCode("quota.rounds")
  /// The player has sent as many bytes today as one may.
  public static let quotaBytes = LeagueErrorCode("quota.bytes")
  /// The player has begun as many sets today as one may.
  public static let quotaSets = LeagueErrorCode("quota.sets")
  /// Its owner removed it.
  public static let roundRemoved = LeagueErrorCode("round.removed")
  /// The line of the score log cannot be read, or is of a newer version. Used within the client.
  public static let roundUnreadable = LeagueErrorCode("round.unreadable")

  // Questions.

  /// The text of a question breaks a rule of the banks.
  public static let questionText = LeagueErrorCode("question.text")
  /// The league has the same question already.
  public static let questionTwice = LeagueErrorCode("question.twice")
  /// There is no such question.
  public static let questionUnknown = LeagueErrorCode("question.unknown")
  /// It is another player's question.
  public static let questionOwner = LeagueErrorCode("question.owner")
  /// The player has shared as many questions as one may.
  public static let questionMany = LeagueErrorCode("question.many")
  /// The player's questions have as many bytes as they may.
  public static let questionBytes = LeagueErrorCode("question.bytes")
  /// It has a word that the owner does not want.
  public static let questionRefused = LeagueErrorCode("question.refused")

  /// Whether only a manipulated program sends such a round. Rounds over one's own files, with other versions' daily
  /// questions or with longer limits than a league takes are refused too, and are honest. So are some of ``roundAnswers``,
  /// over banks whose choices stand in another order.
  public var isImpossible: Bool {
    switch self {
    case .roundID, .roundCounts, .roundTimes, .roundRepeated, .roundChoice, .roundAtOnce: true
    case _: false
    }
  }

  /// Whether a round refused so may be taken later: its program keeps and resends it.
  public var isTemporary: Bool {
    switch self {
    case .roundFuture, .roundPast, .quotaRounds, .quotaBytes, .quotaSets: true
    case _: false
    }
  }
}
