/// The memory of the daily round: the attempts, by the day and the language of the round; of several attempts at the
/// same round the first counts.
public struct DailyMemory: GameMemory {
  /// One attempt.
  public struct Attempt: Hashable, Sendable {
    /// The record's ID.
    public let id: String
    /// How many were right.
    public let correct: Int
    /// How many were asked.
    public let asked: Int
    /// The sum of the times of all questions, in whole milliseconds.
    public let milliseconds: Int
    /// Its points.
    public let points: Int

    /// Takes them from a record.
    public init(_ record: RoundRecord) {
      id = record.id
      correct = record.correct
      asked = record.asked
      milliseconds = record.milliseconds
      points = record.points(in: Attempt.games)
    }

    private static let games = GameList([.daily])

    /// Whether it came to more; with as many points, in less time.
    func beats(_ other: Attempt) -> Bool {
      points == other.points ? milliseconds < other.milliseconds : points > other.points
    }
  }

  /// Identifies a round: a day in a language.
  private struct Key: Hashable {
    let day: Day
    let set: String
  }

  private var attempts: [Key: Attempt] = [:]
  private var days: Set<Day> = []
  /// The day of the round that was added last; to find it out takes longer than to read a line of the log.
  private(set) var latest = Day(number: 0)

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round of the game, later than those before.
  public mutating func add(_ record: RoundRecord) {
    let key = Key(day: Daily.day(of: record), set: record.set)
    days.insert(key.day)
    latest = key.day
    if attempts[key] == nil { attempts[key] = Attempt(record) }
  }

  /// The attempt of a day in a language; nil when there is none.
  public func attempt(on day: Day, language: String) -> Attempt? {
    attempts[Key(day: day, set: Daily.logName(language))]
  }

  /// Whether the day of a record has an attempt in its language.
  public func isPractice(_ record: RoundRecord) -> Bool {
    attempts[Key(day: Daily.day(of: record), set: record.set)] != nil
  }

  /// How many days in a row, up to that of a record, had an attempt.
  public func streak(until record: RoundRecord) -> Int? { row(until: Daily.day(of: record)).days }

  /// The days in a row, up to `last`, with an attempt in any language; no more than `limit`.
  public func row(until last: Day, limit: Int = .max) -> DayRow {
    DayRow(until: last, limit: limit, isPlayed: days.contains)
  }

  /// The most days in a row with an attempt in any language.
  public var longestStreak: Int {
    // A row is longest on a day that no played one follows.
    days.filter { !days.contains($0.advanced(by: 1)) }.map { row(until: $0).days }.max() ?? 0
  }

  /// The week in which a row ends.
  func week(of row: DayRow) -> Week { Week(of: row, isPlayed: days.contains) }

  /// The row that was lost since the latest attempt in any language; nil where none was, and once `today` has an attempt.
  func lostRow(before today: Day) -> LostRow? {
    guard !days.contains(today), let latest = days.filter({ $0 < today }).max() else { return nil }
    return LostRow(until: latest, before: today, isPlayed: days.contains)
  }

  /// What the attempt of a day in a language came to beside the ten before it, of the last quarter of a year; nil where
  /// there is none.
  public func comparison(on day: Day, language: String) -> Comparison? {
    guard let attempt = attempt(on: day, language: language) else { return nil }
    let latest = (1...92).lazy.compactMap { self.attempt(on: day.advanced(by: -$0), language: language) }.prefix(10)
    return latest.reduce(into: Comparison(attempt: attempt)) { comparison, other in
      comparison.latest += 1
      if attempt.beats(other) { comparison.beaten += 1 }
    }
  }

  /// What an attempt came to beside those before it.
  public struct Comparison: Hashable, Sendable {
    /// The attempt.
    public let attempt: Attempt
    /// How many of the latest before it were not as good.
    public fileprivate(set) var beaten = 0
    /// How many of the latest there are, ten at most.
    public fileprivate(set) var latest = 0
  }
}

/// The state of today's daily round.
public struct DailyState: Hashable, Sendable {
  /// Today.
  public let day: Day
  /// Today's attempt; nil when it is still to be made.
  public let attempt: DailyMemory.Attempt?
  /// The days in a row with an attempt, up to today.
  public let row: DayRow
  /// This week.
  public let week: Week
  /// The row that was lost since the latest attempt; nil where none was, and once today's is made.
  public let lost: LostRow?

  /// The state of a day in a language.
  public init(_ memory: DailyMemory, on day: Day, language: String) {
    self.day = day
    attempt = memory.attempt(on: day, language: language)
    row = memory.row(until: day)
    lost = memory.lostRow(before: day)
    week = lost.flatMap { $0.week.monday == day.monday ? $0.week : nil } ?? memory.week(of: row)
  }

  /// How many days in a row had an attempt, today's included once it is made.
  public var streak: Int { row.days }
}
