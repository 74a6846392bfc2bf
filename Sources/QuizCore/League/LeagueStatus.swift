/// How the synchronisation with the league stands, for the player to see.
public struct LeagueStatus: Codable, Hashable, Sendable {
  /// Something that the server did not take; it stays in the player's own files.
  public struct Refusal: Codable, Hashable, Sendable {
    /// The round's id in the log, or the change's id in the outbox.
    public let id: String
    /// The code of the reason, as sent by the server (`round.future`, `question.unknown`, …).
    public let code: String
    /// When it was refused, milliseconds since 1970.
    @Amount public private(set) var date: Int

    /// Makes it of its parts.
    public init(id: String, code: String, date: Int) {
      self.id = id
      self.code = code
      self.date = date
    }
  }

  /// Why the last synchronisation did not come to its end.
  public struct Problem: Codable, Hashable, Sendable {
    /// The code of the reason (`offline`, `token.unknown`, `server.newer`, …).
    public let code: String
    /// The reason in one sentence, in English and in Japanese.
    public let en: String
    /// The reason in Japanese.
    public let ja: String
    /// Not before this instant, milliseconds since 1970, is it tried again by itself; nil for any time.
    public let retry: Int?

    /// The reason in one sentence.
    public var sentence: Phrase { Phrase(en, ja) }

    /// Makes it of its parts.
    public init(code: String, en: String, ja: String, retry: Int?) {
      self.code = code
      self.en = en
      self.ja = ja
      self.retry = retry
    }
  }

  /// A question that came lately.
  public struct News: Codable, Hashable, Sendable {
    /// The name of its author.
    public let maker: String
    /// When the league got it, milliseconds since 1970 by the server's clock.
    @Amount public private(set) var date: Int

    /// Makes it of its parts.
    public init(maker: String, date: Int) {
      self.maker = maker
      self.date = date
    }
  }

  /// Rounds that were refused for now and wait to be sent again.
  public struct Held: Codable, Hashable, Sendable {
    /// The code of the reason, as sent by the server (`round.future`, `quota.rounds`, …).
    public let code: String
    /// How many rounds.
    public let count: Int

    /// Makes it of its parts.
    public init(code: String, count: Int) {
      self.code = code
      self.count = count
    }
  }

  /// The usage of a quota of the league that is nearly exhausted.
  public struct Quota: Codable, Hashable, Sendable {
    /// Of what.
    public enum Kind: String, Codable, CaseIterable, Sendable {
      /// Rounds a day.
      case rounds
      /// Bytes of rounds and changes a day.
      case bytes
      /// Sets a day that the player had not played before.
      case sets
      /// The player's questions in the league, in all.
      case questions
    }

    /// Of what.
    public let kind: Kind
    /// How much it is.
    public let used: Int
    /// How much it may be.
    public let limit: Int

    /// Makes it of its parts.
    public init(kind: Kind, used: Int, limit: Int) {
      self.kind = kind
      self.used = used
      self.limit = limit
    }

    /// Whether it is worth telling: four fifths of the limit, or more.
    public var isNear: Bool { limit > 0 && used >= limit - limit / 5 }
  }

  /// The most entries of `refused` and `news`.
  public static let limit = 100

  /// The format of the file, 1.
  public var version = 1
  /// When everything was last in sync, milliseconds since 1970; nil for never.
  public var synced: Int?
  /// When it was last tried, milliseconds since 1970; nil for never.
  public var tried: Int?
  /// How many rounds wait to be sent, as of the last try. What was played since then waits too.
  public var waitingRounds = 0
  /// How many changes of questions wait to be sent, as of the last try.
  public var waitingChanges = 0
  /// How many players the league has.
  public var players = 0
  /// The latest questions of others, newest first, at most ``limit``.
  public var news: [News] = []
  /// The latest refusals, oldest first, at most ``limit``.
  public var refused: [Refusal] = []
  /// How many were refused in all.
  public var refusedCount = 0
  /// The rounds among those that wait which were refused for now, by their reasons.
  public var held: [Held] = []
  /// What is near to its limit.
  public var quotas: [Quota] = []
  /// When the quotas of a day begin anew, milliseconds since 1970; nil when that is not known.
  public var resets: Int?
  /// Why the last try failed; nil when it did not.
  public var problem: Problem?

  /// Nothing done yet.
  public init() {}
}

extension LeagueStatus {
  private enum CodingKeys: String, CodingKey {
    case version, synced, tried, waitingRounds, waitingChanges, players, news, refused, refusedCount, held, quotas,
      resets
    case problem
  }

  /// Reads what is there; what is not counts as nothing.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    version = try keys.decode(Int.self, forKey: .version)
    synced = try keys.decodeIfPresent(Int.self, forKey: .synced)
    tried = try keys.decodeIfPresent(Int.self, forKey: .tried)
    waitingRounds = try keys.decodeIfPresent(Int.self, forKey: .waitingRounds) ?? 0
    waitingChanges = try keys.decodeIfPresent(Int.self, forKey: .waitingChanges) ?? 0
    players = try keys.decodeIfPresent(Int.self, forKey: .players) ?? 0
    news = try keys.decodeIfPresent([News].self, forKey: .news) ?? []
    refused = try keys.decodeIfPresent([Refusal].self, forKey: .refused) ?? []
    refusedCount = try keys.decodeIfPresent(Int.self, forKey: .refusedCount) ?? 0
    held = try keys.decodeIfPresent([Held].self, forKey: .held) ?? []
    quotas = try keys.decodeIfPresent([Quota].self, forKey: .quotas) ?? []
    resets = try keys.decodeIfPresent(Int.self, forKey: .resets)
    problem = try keys.decodeIfPresent(Problem.self, forKey: .problem)
  }
}
