/// A day and a time of a sheet, which are a number: days since the end of 1899, or of 1903.
struct SheetDate {
  private let year: Int
  private let month: Int
  private let day: Int
  /// 0 for Sunday.
  private let weekday: Int
  /// Milliseconds of the day.
  private let time: Int
  /// Milliseconds since the beginning, for durations.
  private let elapsed: Int

  /// The last day that sheets know, in the year 9999.
  private static let lastDay = 2_958_465.0

  /// Reads the number of a cell; nil for one that no sheet shows as a date.
  init?(_ value: Double, since1904: Bool) {
    guard value >= 0, value < SheetDate.lastDay + 1 else { return nil }
    let millisecondsOfDay = 86_400_000
    elapsed = Int((value * Double(millisecondsOfDay)).rounded())
    time = elapsed % millisecondsOfDay
    var days = elapsed / millisecondsOfDay + (since1904 ? 1462 : 0)
    // Excel has a 29 February 1900, which never was.
    if days < 60 { days += 1 }
    weekday = (days + 6) % 7
    // By the calendar of years that begin in March (Hinnant): days since 1 March 0000.
    let shifted = days + 693_899
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The date as a section of a format shows it.
  func text(_ section: [NumberFormat.Piece]) -> String {
    let hasHalves = section.contains(.date("AM/PM")) || section.contains(.date("A/P"))
    var shown = ""
    // The unit before, which tells minutes from months.
    var last: Character?
    var fraction: Int?
    for (index, piece) in section.enumerated() {
      switch piece {
      case .literal(let text): shown += text
      case .elapsed(let letters):
        shown += padded(elapsed / SheetDate.milliseconds(letters.first), letters.count)
        last = letters.first
      case .date(let letters):
        let next = section[(index + 1)...].lazy.compactMap(\.unit).first
        let isMinute = letters.first == "m" && letters.count <= 2 && (last == "h" || next == "s")
        shown += isMinute ? padded(time / 60_000 % 60, letters.count) : text(letters, hasHalves)
        last = letters.first
      case .point: shown += "."
      case .digit:
        // Places behind the point of seconds.
        let rest = fraction ?? time % 1000
        shown += "\(rest / 100)"
        fraction = rest % 100 * 10
      case .comma: shown += ","
      case .slash: shown += "/"
      case .percent, .power, .general: break
      }
    }
    return shown.trimmed
  }

  private static func milliseconds(_ unit: Character?) -> Int {
    switch unit {
    case "h": 3_600_000
    case "m": 60_000
    case _: 1000
    }
  }

  private func text(_ letters: String, _ hasHalves: Bool) -> String {
    let hour = time / 3_600_000
    switch letters {
    case "AM/PM": return hour < 12 ? "AM" : "PM"
    case "A/P": return hour < 12 ? "A" : "P"
    case "mmm": return String(SheetDate.months[month - 1].prefix(3))
    case "mmmm": return SheetDate.months[month - 1]
    case "mmmmm": return String(SheetDate.months[month - 1].prefix(1))
    case "ddd": return String(SheetDate.weekdays[weekday].prefix(3))
    case "dddd": return SheetDate.weekdays[weekday]
    case "aaa": return SheetDate.weekdaysJapanese[weekday]
    case "aaaa": return SheetDate.weekdaysJapanese[weekday] + "曜日"
    case _: break
    }
    switch letters.first {
    case "y": return letters.count <= 2 ? padded(year % 100, 2) : padded(year, 4)
    case "b": return letters.count <= 2 ? padded((year + 543) % 100, 2) : padded(year + 543, 4)
    case "m": return padded(month, letters.count)
    case "d": return padded(day, letters.count)
    case "h": return padded(hasHalves ? (hour + 11) % 12 + 1 : hour, letters.count)
    case "s": return padded(time / 1000 % 60, letters.count)
    case "g":
      return era.map { letters.count == 1 ? $0.letter : letters.count == 2 ? String($0.name.prefix(1)) : $0.name } ?? ""
    case "e": return era.map { padded(year - $0.before, letters.count) } ?? padded(year, letters.count)
    case _: return ""
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, min(width, 4) - digits.count)) + digits
  }

  /// The era of Japan; nil before the first that sheets know.
  private var era: (letter: String, name: String, before: Int)? {
    let date = (year * 100 + month) * 100 + day
    return SheetDate.eras.first { date >= $0.first }.map { ($0.letter, $0.name, $0.first / 10_000 - 1) }
  }

  private static let eras: [(first: Int, letter: String, name: String)] = [
    (2019_05_01, "R", "令和"), (1989_01_08, "H", "平成"), (1926_12_25, "S", "昭和"), (1912_07_30, "T", "大正"),
    (1868_01_25, "M", "明治"),
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let weekdaysJapanese = ["日", "月", "火", "水", "木", "金", "土"]
}

extension NumberFormat.Piece {
  /// The unit of a date that it shows; nil for other pieces.
  fileprivate var unit: Character? {
    switch self {
    case .date(let letters), .elapsed(let letters): letters.first
    case .literal, .digit, .point, .comma, .percent, .power, .slash, .general: nil
    }
  }
}
