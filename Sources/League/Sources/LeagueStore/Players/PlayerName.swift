import LeagueAPI
import TerminalKit

/// The name of a player or a league: one line of what can be shown, 1 to ``LeagueLimits/nameCharacters`` characters,
/// not blank at its ends.
struct PlayerName: Hashable, Sendable {
  /// As it is shown.
  let text: String

  /// Checks a name; nil when it cannot be used.
  init?(_ name: String) {
    guard name.utf8.count <= 40 * LeagueLimits.nameCharacters else { return nil }
    var text = SafeText(name).oneLine.string[...]
    // A name that cannot be shown as it was written is refused.
    guard text == name else { return nil }
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard (1...LeagueLimits.nameCharacters).contains(text.count) else { return nil }
    self.text = String(text)
  }

  /// The name for comparison: case, width and the number of spaces do not make another name.
  var folded: String {
    let narrow = text.unicodeScalars.map { scalar -> Character in
      switch scalar.value {
      case 0xFF01...0xFF5E: Character(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      case 0x3000, 0x00A0: " "
      default: Character(scalar)
      }
    }
    return String(narrow).lowercased().split(separator: " ").joined(separator: " ")
  }
}
