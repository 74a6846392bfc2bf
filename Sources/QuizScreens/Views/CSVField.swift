import QuizCore
import TerminalKit

extension CSV {
  /// A field on one line, in quotes where it needs them.
  static func field(_ text: String) -> SafeText {
    let safe = SafeText(text).oneLine
    guard safe.string.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" }) else { return safe }
    return SafeText(quoted(safe.string))
  }
}
