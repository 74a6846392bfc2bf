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

    /// Takes them from a record.
    public init(_ record: RoundRecord) {
      id = record.id
      correct = record.correct
      asked = record.asked
      milliseconds = record.milliseconds
    }
  }

  /// Identifies a round: a day in a language.
  private struct Key: Hashable {
    let day: Day
    let set: String
  }

  private var attempts: [Key: Attempt] = [:]
  private var days: Set<Day> = []

  /// Remembers nothing yet.
  public init() {}

  /// Adds a round of the game, later than those before.
  public mutating func add(_ record: RoundRecord) {
    let key = Key(day: Daily.day(of: record), set: record.set)
    days.insert(key.day)
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
  public func streak(until record: RoundRecord) -> Int? { streak(until: Daily.day(of: record)) }

  /// How many days in a row, up to `last`, had an attempt in any language. A last day without one does not count yet, and
  /// breaks nothing.
  public func streak(until last: Day) -> Int {
    var streak = days.contains(last) ? 1 : 0
    var day = last.advanced(by: -1)
    while days.contains(day) {
      streak += 1
      day = day.advanced(by: -1)
    }
    return streak
  }
}

/// The state of today's daily round.
public struct DailyState: Hashable, Sendable {
  /// Today.
  public let day: Day
  /// Today's attempt; nil when it is still to be made.
  public let attempt: DailyMemory.Attempt?
  /// How many days in a row had an attempt, today's included once it is made.
  public let streak: Int

  /// The state of a day in a language.
  public init(_ memory: DailyMemory, on day: Day, language: String) {
    self.day = day
    attempt = memory.attempt(on: day, language: language)
    streak = memory.streak(until: day)
  }
}
