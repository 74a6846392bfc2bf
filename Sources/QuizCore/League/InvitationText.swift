/// An invitation as a player types or pastes it: a link, or a host and a code, also with the command before it.
public enum InvitationText {
  /// The words of it, without the command; one for a link, more for a host and a code, which may have a blank in it.
  public static func words(_ text: String) -> [String] {
    var words = text.split { $0.isWhitespace }.map(String.init)[...]
    if words.first == "$" { words.removeFirst() }
    if words.first == "tenq", words.dropFirst().first == "league" {
      words = words.dropFirst(2)
    } else if words.first == "tenq-league" {
      words.removeFirst()
    }
    if words.first == "join", words.count > 1 { words.removeFirst() }
    return Array(words)
  }

  /// Whether words can be an invitation, as far as that shows without the rules of codes.
  public static func isLikely(_ words: [String]) -> Bool {
    guard let first = words.first, let letter = first.first, letter.isLetter || letter.isNumber || letter == "[" else {
      return false
    }
    return words.count > 1 || first.hasPrefix("https://") || first.hasPrefix("http://")
  }
}
