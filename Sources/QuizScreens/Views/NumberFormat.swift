import QuizCore
import TerminalKit

/// How times and numbers are written.
enum NumberFormat {
  /// Seconds with three places, as in results: `23.456`.
  static func thousandths(_ duration: Duration) -> SafeText {
    let milliseconds = max(0, duration.inMilliseconds)
    let places = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - places.count))\(places)"
  }

  /// Seconds with one place, rounded up, so that a countdown never shows 0.0 while an answer still counts.
  static func tenthsLeft(_ remaining: Duration) -> SafeText {
    tenths(ticksLeft(remaining, of: .milliseconds(100)))
  }

  /// Whole seconds, rounded up.
  static func secondsLeft(_ remaining: Duration) -> SafeText {
    "\(ticksLeft(remaining, of: .seconds(1)))"
  }

  /// Seconds with two places, rounded up.
  static func hundredthsLeft(_ remaining: Duration) -> SafeText {
    let count = ticksLeft(remaining, of: .milliseconds(10))
    return "\(count / 100).\(count / 10 % 10)\(count % 10)"
  }

  /// Seconds with one place, rounded down, for a clock that is still counting up.
  static func tenthsPassed(_ elapsed: Duration) -> SafeText {
    tenths(max(0, elapsed.inMilliseconds) / 100)
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
    tenths((max(0, duration.inMilliseconds) + 50) / 100)
  }

  /// A whole number, thousands apart: `12,345`.
  static func grouped(_ number: Int) -> String {
    number.magnitude < 1000
      ? String(number) : (number < 0 ? "-" : "") + String(number.magnitude)[...].groupedDigits
  }

  /// A number with one place.
  static func tenths(_ number: Double) -> SafeText { tenths(Int((min(max(number, 0), 1e9) * 10).rounded())) }

  private static func tenths(_ count: Int) -> SafeText { "\(count / 10).\(count % 10)" }
}
