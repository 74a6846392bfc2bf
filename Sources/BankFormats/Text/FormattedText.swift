/// A text that may be HTML, as plain text.
enum FormattedText {
  /// The formatting of a text.
  enum Format {
    /// It is HTML.
    case html
    /// It is not.
    case plain
    /// It may be: HTML when it looks like it.
    case unknown
  }

  /// More bytes of HTML than this are not read: they hold far more text than a field may have, or pictures.
  private static let longest = 16 << 20

  /// The plain text of `text`; throws when it shows pictures or is far too long.
  static func plain(_ text: String, _ format: Format) throws(Refusal) -> String {
    switch format {
    case .plain: return text
    case .unknown: if !HTMLText.isLikely(text) { return text }
    case .html: break
    }
    guard text.utf8.count <= longest else { throw .tooLong(bytes: text.utf8.count) }
    let html = HTMLText(text)
    if html.hasMedia { throw .media }
    return html.text
  }
}
