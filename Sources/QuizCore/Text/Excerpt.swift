/// Shortens names and arguments for quoting in a message, which stays one sentence however long they are.
public enum Excerpt {
  /// The length of the longest quotation, in characters.
  public static let limit = 200

  /// `text`, or its beginning and its end when it is long, or two quotation marks when it is empty.
  public static func of(_ text: String) -> String {
    if text.isEmpty { return "\"\"" }
    guard text.dropFirst(limit).first != nil else { return text }
    return "\(text.prefix(limit / 2))...\(text.suffix(limit / 2 - 3))"
  }

  /// The same between quotation marks; empty text yields a single pair.
  public static func quoted(_ text: String) -> String { text.isEmpty ? of(text) : "\"\(of(text))\"" }
}
