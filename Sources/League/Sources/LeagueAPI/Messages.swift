import QuizCore
import QuizStore

/// The request to join a league: `POST /v1/join`.
public struct JoinRequest: Codable, Hashable, Sendable {
  /// The secret part of the invitation's link, or a ``ShortCode`` as it was typed.
  public let code: String
  /// The name that the player wants in the tables.
  public let name: String
  /// The token that the program wants: 256 random bits of its own as 43 characters of base64url. A request whose answer
  /// was lost can then be sent again, with the same token, and is the same player. Nil for one that the server makes.
  public let token: String?
  /// When the player first joined, milliseconds since 1970 by the server's clock: sent when joining again after the
  /// store was restored from a backup without them. Nil for a new player.
  public let since: Int?

  /// Makes it of its parts.
  public init(code: String, name: String, token: String? = nil, since: Int? = nil) {
    self.code = code
    self.name = name
    self.token = token
    self.since = since
  }
}

/// The answer to ``JoinRequest``.
public struct JoinResponse: Codable, Hashable, Sendable {
  /// The league by its current name.
  public let league: LeagueMembership.Named
  /// The player by their current name.
  public let player: LeagueMembership.Named
  /// 256 random bits as 43 characters of base64url, that of the request when it had one. Sent only here: the server
  /// keeps a hash of it.
  public let token: String

  /// Makes it of its parts.
  public init(league: LeagueMembership.Named, player: LeagueMembership.Named, token: String) {
    self.league = league
    self.player = player
    self.token = token
  }
}

/// The request of a synchronisation: `POST /v1/sync`, with the player's token. It can be retried: rounds and changes
/// that the server has are accepted again and count once.
public struct SyncRequest: Codable, Hashable, Sendable {
  /// The program's clock, milliseconds since 1970; the server moves the dates of the rounds by the difference to its
  /// own.
  public let now: Int
  /// At most ``LeagueLimits/rounds`` of the score log's records, oldest first.
  public let rounds: [RoundRecord]
  /// At most ``LeagueLimits/changes`` of the outbox, oldest first.
  public let changes: [LeagueChange]
  /// What the last ``LeagueDelta`` gave; nil to begin from the beginning.
  public let cursor: String?
  /// The kinds of questions that the program knows, by their names: the news have no others. Nil from a program that
  /// knows only those with one right choice.
  public let kinds: [String]?

  /// Makes it of its parts.
  public init(
    now: Int, rounds: [RoundRecord], changes: [LeagueChange], cursor: String?, kinds: [String]? = nil
  ) {
    self.now = now
    self.rounds = rounds
    self.changes = changes
    self.cursor = cursor
    self.kinds = kinds
  }
}

/// The answer to ``SyncRequest``.
public struct SyncResponse: Codable, Hashable, Sendable {
  /// The outcome of one round or change.
  public struct Outcome: Codable, Hashable, Sendable {
    /// The id of the round or change.
    public let id: String
    /// Why it was not taken; nil when it was, now or before.
    public let refused: LeagueErrorCode?

    /// Makes it of its parts.
    public init(id: String, refused: LeagueErrorCode?) {
      self.id = id
      self.refused = refused
    }
  }

  /// One for each round and change, in their order. Sent only when all that is accepted is durable.
  public let outcomes: [Outcome]
  /// What changed since the cursor.
  public let news: LeagueDelta
  /// What the player has sent today, with this; nil from an older server.
  public let usage: Usage?

  /// Makes it of its parts.
  public init(outcomes: [Outcome], news: LeagueDelta, usage: Usage? = nil) {
    self.outcomes = outcomes
    self.news = news
    self.usage = usage
  }
}

/// What changed in a league since a cursor: `GET /v1/news?cursor=…&wait=25`, and in each ``SyncResponse``.
public struct LeagueDelta: Codable, Hashable, Sendable {
  /// A question that is new or has another wording, of a kind that the program knows.
  public struct SharedQuestion: Codable, Hashable, Sendable {
    /// A UUID in lowercase.
    public let id: String
    /// Who made it.
    public let maker: LeagueMembership.Named
    /// Its text.
    public let text: LeagueChange.Text
    /// When the server got it, milliseconds since 1970.
    public let date: Int

    /// Makes it of its parts.
    public init(id: String, maker: LeagueMembership.Named, text: LeagueChange.Text, date: Int) {
      self.id = id
      self.maker = maker
      self.text = text
      self.date = date
    }
  }

  /// How all players answered a question so far.
  public struct Rate: Codable, Hashable, Sendable {
    /// The question's id in the score log.
    public let question: QuestionID
    /// How often it was asked.
    public let asked: Int
    /// How often it was answered right.
    public let right: Int
    /// The time of all answers together.
    public let milliseconds: Int

    /// Makes it of its parts.
    public init(question: QuestionID, asked: Int, right: Int, milliseconds: Int) {
      self.question = question
      self.asked = asked
      self.right = right
      self.milliseconds = milliseconds
    }
  }

  /// The league by its current name.
  public let league: LeagueMembership.Named
  /// The player by their current name.
  public let player: LeagueMembership.Named
  /// How many players the league has.
  public let players: Int
  /// The server's clock, milliseconds since 1970.
  public let now: Int
  /// Questions that are new or changed, in the order in which the server got them.
  public let questions: [SharedQuestion]
  /// The withdrawn questions, and those that are now of a kind that the program does not know.
  public let withdrawn: [String]
  /// The rates that changed, whole: they replace what was known.
  public let rates: [Rate]
  /// This week's table, when something in it changed since the cursor.
  public let table: LeagueTable?
  /// The cursor of the next request.
  public let cursor: String
  /// Whether there is more to be read at once.
  public let hasMore: Bool
  /// The number of the store's history, which changes when the store is restored from a backup: a program that knew
  /// another one sends and reads everything again. Nil from a server without one.
  public let history: String?

  /// Makes it of its parts.
  public init(
    league: LeagueMembership.Named, player: LeagueMembership.Named, players: Int, now: Int,
    questions: [SharedQuestion], withdrawn: [String], rates: [Rate], table: LeagueTable?, cursor: String,
    hasMore: Bool, history: String? = nil
  ) {
    self.league = league
    self.player = player
    self.players = players
    self.now = now
    self.questions = questions
    self.withdrawn = withdrawn
    self.rates = rates
    self.table = table
    self.cursor = cursor
    self.hasMore = hasMore
    self.history = history
  }
}

/// The body of every answer that is not 2xx: `{"error":{"code":"…","message":"…","retryAfter":5}}`.
public struct ErrorResponse: Codable, Hashable, Sendable {
  /// What went wrong, for programs and for people.
  public struct Content: Codable, Hashable, Sendable {
    /// For programs. A client that does not know it shows the message.
    public let code: LeagueErrorCode
    /// For people, in English.
    public let message: String
    /// Seconds to wait before the next try, as in the header `Retry-After`; nil where waiting does not help.
    public let retryAfter: Int?
    /// Beside `token.unknown`: the number of the store's history, as in ``LeagueDelta/history``.
    public let history: String?
  }

  /// What went wrong.
  public let error: Content

  /// Makes it of its parts.
  public init(code: LeagueErrorCode, message: String, retryAfter: Int? = nil, history: String? = nil) {
    error = Content(code: code, message: message, retryAfter: retryAfter, history: history)
  }
}
