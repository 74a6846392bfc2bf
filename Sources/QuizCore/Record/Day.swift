/// A calendar day, without a time zone: what a calendar on the wall shows.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  /// Makes the day with this number of days after 1970-01-01.
  public init(number: Int) {
    self.number = number
  }

  /// The day this many days later, negative for earlier.
  public func advanced(by days: Int) -> Day { Day(number: number + days) }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday. Twice the remainder, so that days before it count as well and no number overflows.
    (number % 7 + 7 + 3) % 7
  }

  /// The Monday of its week.
  public var monday: Day { advanced(by: -weekday) }

  /// Orders days by time.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-22`.
  public var description: String {
    String((WallTime(secondsSince1970: number * 86_400, offset: 0) ?? .epoch).local.prefix(10))
  }

  /// The year.
  public var year: Int { description.utf8.prefix(4).reduce(0) { $0 * 10 + Int($1) - 48 } }

  /// The month, 1 to 12, and the day of the month, 1 to 31.
  public var monthAndDay: (month: Int, day: Int) {
    let digits = description.utf8.map { Int($0) - 48 }
    return (digits[5] * 10 + digits[6], digits[8] * 10 + digits[9])
  }
}

extension WallTime {
  /// The local day.
  public var day: Day {
    let local = secondsSince1970 + offset
    return Day(number: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }

  /// The seconds of the local day that have passed, 0 to 86,399.
  public var secondOfDay: Int { secondsSince1970 + offset - day.number * 86_400 }
}
