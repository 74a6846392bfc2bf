/// Something worth doing once, in the order of the list of goals.
public enum Goal: Int, CaseIterable, Hashable, Sendable {
  /// A round of Play of five questions at least, all of them right, without a pause.
  case perfect
  /// The same with a clock, in two seconds a question or less.
  case swift
  /// The same of the hardest level alone.
  case hard
  /// Days in a row with the daily round.
  case tenDays
  /// Genres with a round.
  case genres
  /// Games played.
  case games
  /// Practice over ten questions at least without a miss.
  case knownSet
  /// Right answers in one round of Survival.
  case survival
  /// Right answers in one round of Missing number.
  case sums
  /// A board of Panels in twenty seconds or less, without a pause.
  case panels
  /// Right answers in a row in Endless.
  case endless
  /// Right answers in all games whose answers are counted.
  case thousand

  /// What its progress is counted in.
  public enum Measure: Hashable, Sendable {
    /// As many as this.
    case count(Int)
    /// At most these milliseconds, of the questions or the board that took least.
    case time(Int)
    /// No misses, where there were fewest.
    case misses
  }

  /// What its progress is counted in, and how much of it there is to do.
  public var measure: Measure {
    switch self {
    case .swift: .time(2000)
    case .panels: .time(20_000)
    case .knownSet: .misses
    case .perfect, .hard, .tenDays, .sums, .genres, .games, .survival, .endless, .thousand: .count(target)
    }
  }

  /// How much of it there is to do where it is counted; 1 for what has a time or misses.
  public var target: Int {
    switch self {
    case .swift, .knownSet, .panels: 1
    case .perfect, .hard: 5
    case .tenDays, .sums: 10
    case .genres: 12
    case .games: 7
    case .survival: 30
    case .endless: 20
    case .thousand: 1000
    }
  }
}
