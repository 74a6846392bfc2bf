/// The attempts at daily rounds that a log holds, from a day back to the first day without one.
///
/// Records come newest first; of several attempts at the same round the first that was made counts.
public struct DailyAttempts: Hashable, Sendable {
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

  /// The last day that is looked at.
  public let last: Day
  private var attempts: [Key: Attempt] = [:]
  private var days: Set<Day> = []
  /// The latest day before `last` without an attempt so far.
  public private(set) var gap: Day

  /// No attempts yet, looked for from `last` back.
  public init(until last: Day) {
    self.last = last
    gap = last.advanced(by: -1)
  }

  /// Adds a record that is older than those added before.
  public mutating func add(earlier record: RoundRecord) {
    attempts[note(record)] = Attempt(record)
  }

  /// Adds a record that is newer than those added before.
  public mutating func add(later record: RoundRecord) {
    let key = note(record)
    if attempts[key] == nil { attempts[key] = Attempt(record) }
  }

  private mutating func note(_ record: RoundRecord) -> Key {
    let day = Daily.day(of: record)
    days.insert(day)
    while days.contains(gap) { gap = gap.advanced(by: -1) }
    return Key(day: day, set: record.set)
  }

  /// The attempt of a day in a language; nil when there is none.
  public func attempt(on day: Day, language: String) -> Attempt? {
    attempts[Key(day: day, set: Daily.logName(language))]
  }

  /// The attempt at the round that a record is of; nil when there is none.
  public func attempt(like record: RoundRecord) -> Attempt? {
    attempts[Key(day: Daily.day(of: record), set: record.set)]
  }

  /// How many days in a row, up to the last day, had an attempt in any language. A last day without one does not count
  /// yet, and breaks nothing.
  public var streak: Int { last.number - 1 - gap.number + (days.contains(last) ? 1 : 0) }
}

/// What the player has of the daily round today.
public struct DailyState: Hashable, Sendable {
  /// Today.
  public let day: Day
  /// Today's attempt; nil when it is still to be made.
  public let attempt: DailyAttempts.Attempt?
  /// How many days in a row had an attempt, today's included once it is made.
  public let streak: Int

  /// Makes a state from its parts.
  public init(day: Day, attempt: DailyAttempts.Attempt? = nil, streak: Int = 0) {
    self.day = day
    self.attempt = attempt
    self.streak = streak
  }

  /// The state of the last day of `attempts` in a language.
  public init(_ attempts: DailyAttempts, language: String) {
    self.init(
      day: attempts.last, attempt: attempts.attempt(on: attempts.last, language: language), streak: attempts.streak)
  }
}
