extension Game {
  /// The daily round: five questions from the banks that ship with the program, ten seconds each whatever the settings
  /// say; the same questions and the same order of choices for everyone with the same banks on the same day.
  ///
  /// In plain mode there is no limit unless an option asks for one, as in every game there.
  public static let daily = Game(
    id: .daily, name: Phrase(en: "Daily", ja: "今日の5問"), source: .day, length: .fixed(Daily.length),
    clock: .own(nil), memory: DailyMemory()
  ) { source in
    var generator = source.generator
    var rules = Rules(limit: Rules.tenSeconds, miss: .settles, verdict: source.rules.verdict)
    if source.isPlain {
      rules = rules.inPlainMode
      rules.limit = source.requestedLimit
    }
    return source.setup(
      .daily, source.draw(Daily.length, using: &generator).climbing, rules: rules, using: &generator)
  }
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let daily: Game.ID = "daily"
}

/// What makes the daily round the same for everyone: its length, its name in the log and its seed.
public enum Daily {
  /// How many questions it has.
  public static let length = 5

  /// The seed of a day's round in a language; short enough to be typed, like every seed.
  public static func seed(of day: Day, language: String) -> UInt64 {
    FNV1a("daily-\(day)-\(language)".utf8).value % 1_000_000_000
  }

  /// How the score log names the set: the same for all days of a language, so that they are compared with each other.
  public static func logName(_ language: String) -> String { "\(language)/\(Game.ID.daily)" }

  /// The day whose round a record is.
  ///
  /// Derived from the seed, because a round may end on another day than it began: after midnight, or when the clock or
  /// the time zone was changed meanwhile. A record whose seed is of no day near its date counts for its date.
  public static func day(set: some StringProtocol, seed: UInt64, date: WallTime) -> Day {
    let language = String(set.prefix { $0 != "/" })
    let near = [0, -1, 1].lazy.map { date.day.advanced(by: $0) }
    return near.first { Daily.seed(of: $0, language: language) == seed } ?? date.day
  }

  /// The day whose round a record is.
  public static func day(of record: RoundRecord) -> Day {
    day(set: record.set, seed: record.seed, date: record.date)
  }
}
