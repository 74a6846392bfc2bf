/// Days in a row that were lost, and the day without a round that lost them.
public struct LostRow: Hashable, Sendable {
  /// How many days were played; two at least.
  public let days: Int
  /// The week in which it was lost; its last day is the one that was missed.
  public let week: Week

  /// The day that was missed.
  public var missed: Day { week.monday.advanced(by: week.last) }

  /// The row up to `latest`, the latest day that was played before `today`; nil where `today` can still go on with it.
  init?(until latest: Day, before today: Day, isPlayed: (Day) -> Bool) {
    days = DayRow(until: latest, isPlayed: isPlayed).days
    guard days > 1 else { return nil }
    var missed = latest.advanced(by: 1)
    // Two days off of one week are among three that follow each other.
    while missed < today, DayRow(until: missed.advanced(by: 1), limit: days, isPlayed: isPlayed).days == days {
      missed = missed.advanced(by: 1)
    }
    guard missed < today else { return nil }
    week = Week(of: DayRow(until: missed, isPlayed: isPlayed), isLost: true, isPlayed: isPlayed)
  }
}
