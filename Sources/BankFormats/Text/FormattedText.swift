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
    switch format {
    case .plain: return text
    case .unknown:
      let code = CodeSpans(text)
      guard HTMLText.isLikely(code.prose) else { return text }
      return code.restored(try plain(code.prose, .html), withMarks: true)
    case .html: break
    }
    guard text.utf8.count <= longest else { throw .tooLong(bytes: text.utf8.count) }
    let html = HTMLText(text)
    if html.hasMedia { throw .media }
    return html.text
  }

  /// The plain text of `text` without pictures and sounds, and whether there were any; throws when it is far too long.
  static func withoutMedia(_ text: String, _ format: Format) throws(Refusal) -> (text: String, hadMedia: Bool) {
    let hadSound = PlainText.has("[sound:", in: text)
    var parts = hadSound ? text.split(separator: "[sound:", omittingEmptySubsequences: false) : [text[...]]
    for index in parts.indices.dropFirst() {
      parts[index] = parts[index].firstIndex(of: "]").map { parts[index][$0...].dropFirst() } ?? ""
    }
    let silent = parts.joined()
    switch format {
    case .plain: return (silent, hadSound)
    case .unknown:
      let code = CodeSpans(silent)
      guard HTMLText.isLikely(code.prose) else { return (silent, hadSound) }
      let html = HTMLText(code.prose)
      return (code.restored(html.text, withMarks: true), hadSound || html.hasMedia)
    case .html: break
    }
    guard silent.utf8.count <= longest else { throw .tooLong(bytes: silent.utf8.count) }
    let html = HTMLText(silent)
    return (html.text, hadSound || html.hasMedia)
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
