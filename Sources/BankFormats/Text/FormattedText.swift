/// A text that may be HTML, as plain text.
enum FormattedText {
  /// The formatting of a text.
  enum Format {
    /// It is HTML.
    case html
    /// It is not.
    case plain
    /// It may be: HTML when it looks like it, outside of code between backticks.
    case unknown
  }

  /// More bytes of HTML than this are not read: they hold far more text than a field may have, or pictures.
  private static let longest = 16 << 20

  /// The plain text of `text`; throws when it shows pictures or is far too long.
  static func plain(_ text: String, _ format: Format) throws(Refusal) -> String {
    let (plain, hasMedia) = try read(text, format)
    if hasMedia { throw .media }
    return plain
  }

  /// The plain text of `text` without pictures and sounds, and whether there were any; throws when it is far too long.
  static func withoutMedia(_ text: String, _ format: Format) throws(Refusal) -> (text: String, hadMedia: Bool) {
    guard PlainText.has("[sound:", in: text) else { return try read(text, format) }
    var parts = text.split(separator: "[sound:", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].firstIndex(of: "]").map { parts[index][$0...].dropFirst() } ?? ""
    }
    return (try read(parts.joined(), format).text, true)
  }

  /// The plain text of `text`, and whether it has pictures or sounds, which are left out.
  private static func read(_ text: String, _ format: Format) throws(Refusal) -> (text: String, hadMedia: Bool) {
    switch format {
    case .plain: return (text, false)
    case .unknown:
      let code = CodeSpans(text)
      guard HTMLText.isLikely(code.prose) else { return (text, false) }
      let (plain, hasMedia) = try read(code.prose, .html)
      return (code.restored(plain, withMarks: true), hasMedia)
    case .html:
      guard text.utf8.count <= longest else { throw .tooLong(bytes: text.utf8.count) }
      let html = HTMLText(text)
      return (html.text, html.hasMedia)
    }
  }

  /// What the player may learn, from what is said of the right choice and of every choice. Where there is both, praise of
  /// a few words is left out.
  static func explanation(right: String?, general: String?) -> String? {
    let longestPraise = 16
    guard let right, !right.isEmpty else { return general }
    guard let general, !general.isEmpty else { return right }
    return right.count <= longestPraise || general.contains(right) ? general : "\(right)\n\(general)"
  }
}
