import QuizCore
import TerminalKit

/// How times and numbers are written.
enum NumberFormat {
  /// Seconds with three places, as in results: `23.456`.
  static func thousandths(_ duration: Duration) -> SafeText { decimal(max(0, duration.inMilliseconds), places: 3) }

  /// Seconds with up to two places, rounded up, so that a countdown never shows 0 while an answer still counts.
  static func secondsLeft(_ remaining: Duration, places: Int = 0) -> SafeText {
    let tick = Duration.seconds(1) / (places == 0 ? 1 : places == 1 ? 10 : 100)
    return decimal(ticksLeft(remaining, of: tick), places: places)
  }

  /// Seconds with one place, rounded down, for a clock that is still counting up.
  static func tenthsPassed(_ elapsed: Duration) -> SafeText {
    decimal(max(0, elapsed.inMilliseconds) / 100, places: 1)
  }

  /// The ticks left, rounded up.
  static func ticksLeft(_ remaining: Duration, of tick: Duration) -> Int {
    guard remaining > .zero else { return 0 }
    let whole = Int(remaining / tick)
    return tick * whole < remaining ? whole + 1 : whole
  }

  /// Parts per thousand as a percentage: `67%`; 100% only for all, 0% only for nothing.
  static func percent(_ perThousand: Int) -> SafeText {
    let perThousand = max(0, min(perThousand, 1000))
    guard perThousand > 0, perThousand < 1000 else { return "\(perThousand / 10)%" }
    return "\(max(1, min(99, (perThousand + 5) / 10)))%"
  }

  /// Seconds with one place, rounded to nearest, for times that are over.
  static func tenthsNearest(_ duration: Duration) -> SafeText {
    decimal((max(0, duration.inMilliseconds) + 50) / 100, places: 1)
  }

  /// A whole number, thousands apart: `12,345`.
  static func grouped(_ number: Int) -> String {
    number.magnitude < 1000
      ? String(number) : (number < 0 ? "-" : "") + String(number.magnitude)[...].groupedDigits
  }

  /// A number with one place.
  static func tenths(_ number: Double) -> SafeText {
    decimal(Int((min(max(number, 0), 1e9) * 10).rounded()), places: 1)
  }

  /// A count of the last of some decimal places.
  private static func decimal(_ count: Int, places: Int) -> SafeText {
    guard places > 0 else { return "\(count)" }
    let digits = String(count)
    let all = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(String(all.dropLast(places))).\(String(all.suffix(places)))"
  }
}
