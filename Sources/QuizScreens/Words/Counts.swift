import QuizCore
import TerminalKit

// Numbers in phrases.
extension Int {
  /// `1 round`, `2 rounds`; `many` where the plural takes more than an s.
  func plural(_ one: String, _ many: String? = nil) -> String { "\(self) \(self == 1 ? one : many ?? one + "s")" }

  /// The same with thousands apart: `1,234 rounds`.
  func groupedPlural(_ one: String, _ many: String? = nil) -> String {
    "\(grouped) \(self == 1 ? one : many ?? one + "s")"
  }

  /// Thousands apart: `12,345`.
  var grouped: String { NumberFormat.grouped(self) }

  /// English: `1st`, `2nd`, `3rd`, `4th`.
  var ordinal: String {
    let ending =
      switch (self % 10, self % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      case (_, _): "th"
      }
    return "\(self)\(ending)"
  }
}

extension Duration {
  /// Whole seconds: `1 second`, `10 seconds`.
  var wholeSeconds: String { Int(components.seconds).plural("second") }
}
