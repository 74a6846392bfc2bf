import QuizCore
import TerminalKit

extension CSV {
  /// A field on one line, in quotes where it needs them.
  static func field(_ text: String) -> SafeText { SafeText(cell(SafeText(text).oneLine.string)) }
}
