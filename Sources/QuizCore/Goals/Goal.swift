/// Something worth doing once, in the order of the list of goals.
public enum Goal: Int, CaseIterable, Hashable, Sendable {
  /// A round of Play of five questions at least, all of them right, without a pause.
  case perfect
  /// The same with a clock, in two seconds a question or less.
  case swift
  /// The same of the hardest level alone.
  case hard
  /// So many days in a row with the daily round.
  case tenDays
  /// Rounds of so many genres.
  case genres
  /// So many games played.
  case games
  /// Practice over ten questions at least without a miss.
  case knownSet
  /// So many right in one round of Survival.
  case survival
  /// So many right in one round of Missing number.
  case sums
  /// A board of Panels in twenty seconds or less, without a pause.
  case panels
  /// So many right one after another in Endless.
  case endless
  /// So many right answers in all games together.
  case thousand

  /// How much of it there is to do; 1 for what is done or not.
  public var target: Int {
    switch self {
    case .perfect, .swift, .hard, .knownSet, .panels: 1
    case .tenDays, .sums: 10
    case .genres: 12
    case .games: 7
    case .survival: 30
    case .endless: 20
    case .thousand: 1000
    }
  }
}
