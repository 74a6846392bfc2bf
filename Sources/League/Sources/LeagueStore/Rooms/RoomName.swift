import LeagueAPI
import QuizCore
import TerminalKit

/// The name of a player in a room: one line of what can be shown, 1 to ``LeagueLimits/roomNameColumns`` columns wide, not
/// blank at its ends, of which something is seen.
public struct RoomName: Hashable, Sendable {
  /// As it is shown.
  public let text: String

  /// Takes what can be shown of a name; nil when that is nothing, or too much.
  public init?(_ name: String) {
    // A character may be of many scalars, all of which are filtered.
    guard name.utf8.count <= 64 * LeagueLimits.roomNameColumns else { return nil }
    var text = SafeText(name).oneLine.string[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard (1...LeagueLimits.roomNameColumns).contains(SafeText(String(text)).width), NameFolding.isSeen(text) else {
      return nil
    }
    self.text = String(text)
  }

  /// The name for comparison (``NameFolding``).
  public var folded: String { NameFolding.folded(text) }
}
