import LeagueAPI
import TerminalKit

/// The name of a player in a room: one line of what can be shown, 1 to ``LeagueLimits/roomNameColumns`` columns wide, not
/// blank at its ends.
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
    guard (1...LeagueLimits.roomNameColumns).contains(SafeText(String(text)).width) else { return nil }
    self.text = String(text)
    guard !folded.isEmpty else { return nil }
  }

  /// The name for comparison: names that look alike are one. Case, width, blanks, hiragana or katakana, digits in the
  /// place of letters, and letters of other scripts that look like Latin ones make no other name.
  public var folded: String {
    var latin = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { latin.append(RoomName.alike[scalar] ?? scalar) }
    return String(RefusedWords.folded(String(latin)).map { RoomName.digits[$0] ?? $0 })
  }

  /// Letters that look like Latin ones: Cyrillic and Greek, in their case.
  private static let alike: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = [
      ("АВЕЅІЈКМНОРСТУХЬ", "ABESIJKMHOPCTYXb"), ("аеѕіјорсухһԁѵԛԝ", "aesijopcyxhdvqw"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("ονυ", "ovu"),
    ]
    var alike: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
      for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) { alike[other] = letter }
    }
    return alike
  }()

  /// What looks like a letter, in lower case.
  private static let digits: [Character: Character] = ["0": "o", "1": "l", "i": "l", "|": "l", "5": "s"]
}
