import LeagueAPI
import QuizCore
import TerminalKit

/// The name of a player or a league: one line of what can be shown, 1 to ``LeagueLimits/nameCharacters`` characters,
/// not blank at its ends, of which something is seen.
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
    guard (1...LeagueLimits.nameCharacters).contains(text.count), NameFolding.isSeen(text) else { return nil }
    self.text = String(text)
  }

  /// The name for comparison (``NameFolding``).
  var folded: String { NameFolding.folded(text) }
}
