/// A calendar date and time: seconds since 1970, and the offset of the local time from UTC.
///
/// Used only in records. Play is timed by `ContinuousClock`, which setting the system's clock does not change.
public struct WallTime: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSince1970: Int
  /// The offset of the local time from UTC in seconds, always whole minutes.
  public let offset: Int

  /// The longest offset: ISO 8601 has none of a day or more, unlike `TZ`, where 24:59:59 is possible.
  public static let longestOffset = 86_340

  /// Makes a time, its offset cut to whole minutes; nil when the year would not have four digits, or the offset is a
  /// day or more.
  public init?(secondsSince1970: Int, offset: Int) {
    guard (-86_399...86_399).contains(offset), (WallTime.earliest...WallTime.latest).contains(secondsSince1970) else {
      return nil
    }
    self.secondsSince1970 = secondsSince1970
    self.offset = offset - offset % 60
  }

  /// 1970-01-01T00:00:00+00:00, for a clock that gives no usable time.
  public static let epoch = WallTime(unchecked: 0)

  private init(unchecked seconds: Int) {
    secondsSince1970 = seconds
    offset = 0
  }

  /// One day after 0000-01-01T00:00:00Z, so that no offset leaves the four-digit years.
  private static let earliest = -62_167_132_800
  /// One day before 9999-12-31T23:59:59Z.
  private static let latest = 253_402_214_399

  /// The local date and time as a player reads them: `2026-11-21 09:14`.
  public var local: String {
    let (year, month, day, second) = fields
    return inDigits([
      (year, 4, "-"), (month, 2, "-"), (day, 2, " "), (second / 3600, 2, ":"), (second / 60 % 60, 2, nil),
    ])
  }

  /// The local year, month (1–12), day (1–31) and second of the day (0–86399).
  ///
  /// Days to dates by Howard Hinnant's `civil_from_days` (chrono-Compatible Low-Level Date Algorithms).
  private var fields: (year: Int, month: Int, day: Int, second: Int) {
    let local = secondsSince1970 + offset
    let days = local.quotientRoundedDown(by: 86_400)
    let shifted = days + 719_468
    let era = shifted.quotientRoundedDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1,
      second: local - days * 86_400
    )
  }
}

extension WallTime: CustomStringConvertible {
  /// ISO 8601 with seconds and offset, as in the log: `2026-11-21T09:14:03+09:00`.
  public var description: String {
    let (year, month, day, second) = fields
    let minutes = offset.magnitude / 60
    return inDigits([
      (year, 4, "-"), (month, 2, "-"), (day, 2, "T"), (second / 3600, 2, ":"), (second / 60 % 60, 2, ":"),
      (second % 60, 2, offset < 0 ? "-" : "+"), (Int(minutes) / 60, 2, ":"), (Int(minutes) % 60, 2, nil),
    ])
  }

  /// Reads ISO 8601 with seconds and an offset (`+09:00` or `Z`), fractions of a second allowed and dropped; nil for
  /// anything else, and for dates that do not exist.
  public init?(_ text: String) {
    var text = text
    guard let time = text.withUTF8({ WallTime(UnsafeRawBufferPointer($0)) }) else { return nil }
    self = time
  }

  /// The same of UTF-8.
  package init?(_ text: UnsafeRawBufferPointer) {
    var place = 0
    func number(_ digits: Int) -> Int? {
      guard text.count - place >= digits else { return nil }
      var number = 0
      for _ in 0..<digits {
        guard (48...57).contains(text[place]) else { return nil }
        number = number * 10 + Int(text[place]) - 48
        place += 1
      }
      return number
    }
    func skip(_ first: UInt8, _ second: UInt8? = nil, _ third: UInt8? = nil) -> Bool {
      guard place < text.count, text[place] == first || text[place] == second || text[place] == third else {
        return false
      }
      place += 1
      return true
    }
    let (dash, colon, point) = (UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "."))
    guard let year = number(4), skip(dash), let month = number(2), skip(dash), let day = number(2),
      skip(UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")), let hour = number(2), skip(colon),
      let minute = number(2), skip(colon), let second = number(2),
      (1...12).contains(month), (1...WallTime.days(inMonth: month, year: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    if skip(point) {
      guard number(1) != nil else { return nil }
      while number(1) != nil {}
    }
    var offset = 0
    if !skip(UInt8(ascii: "Z"), UInt8(ascii: "z")) {
      let isWest = place < text.count && text[place] == dash
      guard skip(UInt8(ascii: "+"), dash), let hours = number(2), skip(colon), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    }
    guard place == text.count else { return nil }
    let days = WallTime.days(year: year, month: month, day: day)
    self.init(secondsSince1970: days * 86_400 + hour * 3600 + minute * 60 + second - offset, offset: offset)
  }

  /// Days since 1970-01-01, by Howard Hinnant's `days_from_civil`.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = fromMarch.quotientRoundedDown(by: 400)
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func days(inMonth month: Int, year: Int) -> Int {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    if month == 2 { return leap ? 29 : 28 }
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
  }
}

extension WallTime: Codable {
  /// Reads ISO 8601 from a JSON string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = WallTime(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a date is ISO 8601 with an offset, not \"\(text)\"")
    }
    self = time
  }

  /// Writes ISO 8601 as a JSON string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// Numbers with a fixed count of digits each, and the separator after them.
private func inDigits(_ parts: [(number: Int, digits: Int, end: Unicode.Scalar?)]) -> String {
  var text: [UInt8] = []
  for (number, digits, end) in parts {
    var divisor = (1..<digits).reduce(1) { power, _ in power * 10 }
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
    if let end { text.append(UInt8(ascii: end)) }
  }
  return String(decoding: text, as: UTF8.self)
}

extension Int {
  /// Division that rounds towards minus infinity, so that days before 1970 count as whole days.
  fileprivate func quotientRoundedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
