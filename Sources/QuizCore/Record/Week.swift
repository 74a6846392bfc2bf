/// The seven days of a calendar week, Monday to Sunday, and what became of each.
public struct Week: Hashable, Sendable {
  /// What became of a day.
  public enum Mark: Hashable, Sendable {
    /// It was played.
    case played
    /// It was not, without ending the row that the week belongs to.
    case rest
    /// It was not, which ended that row.
    case missed
    /// It was not, or is still to come.
    case open
  }

  /// Its first day.
  public let monday: Day
  /// The marks from Monday to Sunday.
  public let marks: [Mark]
  /// Which of them is the last day of the row, 0 to 6.
  public let last: Int

  /// The week in which a row ends; where it is `lost`, by not playing on its last day.
  public init(of row: DayRow, isLost: Bool = false, isPlayed: (Day) -> Bool) {
    let monday = row.last.monday
    self.monday = monday
    last = row.last.weekday
    marks = (0..<7).map { number in
      let day = monday.advanced(by: number)
      // What is dated later than today counts for nothing until then.
      guard day <= row.last else { return .open }
      if isLost, day == row.last { return .missed }
      return isPlayed(day) ? .played : row.restDays.contains(day) ? .rest : .open
    }
  }
}
