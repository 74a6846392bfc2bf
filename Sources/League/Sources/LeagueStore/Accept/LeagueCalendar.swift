import LeagueAPI
import QuizCore
import QuizStore

/// The calendar of a league: which day, week and month an instant is in.
struct LeagueCalendar: Hashable, Sendable {
  /// The offset from UTC, seconds.
  let offset: Int

  /// The days of the day, week or month that an instant is in.
  func days(of period: LeagueTable.Period, at instant: Int) -> ClosedRange<Int> {
    let day = day(instant)
    switch period {
    case .day: return day...day
    case .week:
      // 1970-01-01 was a Thursday.
      let monday = (day + 3).quotient(roundedDownBy: 7) * 7 - 3
      return monday...monday + 6
    case .month:
      var (first, last) = (day, day)
      while month(first - 1) == month(day) { first -= 1 }
      while month(last + 1) == month(day) { last += 1 }
      return first...last
    case .all: return -1_000_000_000...1_000_000_000
    }
  }

  /// Days since 1970-01-01.
  func day(_ instant: Int) -> Int {
    (instant + offset * 1000).quotient(roundedDownBy: 86_400_000)
  }

  /// The instants of a day.
  func instants(of day: Int) -> Range<Int> {
    let start = day * 86_400_000 - offset * 1000
    return start..<start + 86_400_000
  }

  /// Months since the year 0, of a day: Howard Hinnant's `civil_from_days`.
  private func month(_ day: Int) -> Int {
    let shifted = day + 719_468
    let era = shifted.quotient(roundedDownBy: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Years begin in March here.
    return (yearOfEra + era * 400) * 12 + (5 * dayOfYear + 2) / 153 + 2
  }
}

extension Int {
  fileprivate func quotient(roundedDownBy divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
