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

  /// Orders days by time.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-22`.
  public var description: String {
    String((WallTime(secondsSince1970: number * 86_400, offset: 0) ?? .epoch).local.prefix(10))
  }
}

extension WallTime {
  /// The local day.
  public var day: Day {
    let local = secondsSince1970 + offset
    return Day(number: local >= 0 ? local / 86_400 : (local - 86_399) / 86_400)
  }
}
