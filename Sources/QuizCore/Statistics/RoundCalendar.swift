/// The rounds of each day of the last half year, in whole weeks from Monday to Sunday; the last week ends with today.
public struct RoundCalendar: Hashable, Sendable {
  /// How many weeks there are, this one included.
  public static let weeks = 26

  /// The Monday of the first week.
  public let first: Day
  /// Today.
  public let today: Day
  /// The rounds of each day, from `first` to `today`.
  public let counts: [Int]

  /// The calendar on a day; what is dated later is in none.
  public init(_ days: DayCounts, on today: Day) {
    self.today = today
    let first = today.monday.advanced(by: -7 * (RoundCalendar.weeks - 1))
    self.first = first
    counts = (first.number...today.number).map { days[Day(number: $0)] }
  }

  /// The rounds of a week, from its Monday; fewer than seven in the last one.
  public func counts(ofWeek week: Int) -> ArraySlice<Int> { counts[7 * week..<min(7 * week + 7, counts.count)] }

  /// The Monday of a week.
  public func monday(ofWeek week: Int) -> Day { first.advanced(by: 7 * week) }

  /// How many rounds there are.
  public var rounds: Int { counts.reduce(0, +) }

  /// How many days have a round.
  public var days: Int { counts.count { $0 > 0 } }

  /// The least rounds of each shade but the lightest, which is for days without any.
  public static let steps = [1, 2, 4, 8]

  /// How dark a number of rounds is shown, from 0 for none to 4.
  public static func shade(of count: Int) -> Int { steps.count { count >= $0 } }
}
