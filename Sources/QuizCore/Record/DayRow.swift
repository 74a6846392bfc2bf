/// Days in a row, with a rest day a week.
///
/// The row up to a day is the longest run of days that ends with it in which every calendar week, Monday to Sunday, has
/// at most one day that was not played; it begins with a day that was played. Only days that were played are counted.
/// Days without a round, one a week at most, are rest days. The last day itself, until it is played, is neither counted
/// nor missed: there is still time. Later days count for nothing.
///
/// So a day off never ends a row, and two in different weeks do not either, even where they follow each other, as Sunday
/// and Monday do. The second of a week leaves what was played after the first.
public struct DayRow: Hashable, Sendable {
  /// How many days were played.
  public let days: Int
  /// The rest days, the latest first.
  public let restDays: [Day]
  /// The day up to which it is counted.
  public let last: Day
  /// Whether the last day was played.
  public let isPlayed: Bool

  /// The row up to `last`; at most `limit` days are counted, where no more are of interest.
  public init(until last: Day, limit: Int = .max, isPlayed: (Day) -> Bool) {
    self.last = last
    self.isPlayed = isPlayed(last)
    var days = self.isPlayed ? 1 : 0
    var restDays: [Day] = []
    // Days off that are rest days once a day before them turns out to be played.
    var off: [Day] = []
    var day = last.advanced(by: -1)
    while days < limit {
      if isPlayed(day) {
        days += 1
        restDays += off
        off = []
      } else {
        // The latest was looked at before, so another of its week is the last of either list.
        guard (off.last ?? restDays.last)?.monday != day.monday else { break }
        off.append(day)
      }
      day = day.advanced(by: -1)
    }
    self.days = days
    self.restDays = restDays
  }

  /// Whether it loses days unless the last day is played: that would be the second day off of its week.
  public var endsToday: Bool { days > 0 && !isPlayed && restDays.first?.monday == last.monday }
}
