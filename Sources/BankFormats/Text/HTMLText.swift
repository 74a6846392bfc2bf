/// HTML as text: paragraphs become lines, raised and lowered digits those of Unicode, preformatted lines code between
/// fences, and everything else is left out.
struct HTMLText {
  /// The text.
  private(set) var text = ""
  /// Whether there are pictures, sounds or films, which are lost.
  private(set) var hasMedia = false

  /// The bytes of the text so far, and whether a blank or a line end is due before the next character.
  private var output: [UInt8] = []
  private var gap = Gap.none
  /// Where raised or lowered text began in `output`, and its tag.
  private var script: (tag: String, start: Int)?

  /// Where text began in `output` whose white space stands as it is written, and whether nothing of it came yet.
  private var preformattedStart: Int?
  private var isPreformatted: Bool { preformattedStart != nil }
  private var isPreformattedStart = false

  private enum Gap: Comparable {
    case none, blank, line
  }

  /// Reads HTML; whatever is in it, it is read to its end.
  init(_ html: String) {
    let markup = Markup(html)
    let bytes = markup.bytes
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "<"), let tag = markup.tag(at: place) {
        place = tag.end
        handle(tag, in: markup, &place)
      } else if byte == UInt8(ascii: "&"), let entity = Entities.entity(at: place, in: bytes) {
        append(entity.text)
        place = entity.end
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        if isPreformatted { appendAsItIs(byte) } else { gap = max(gap, .blank) }
        place += 1
      } else {
        fillGap()
        output.append(byte)
        place += 1
        isPreformattedStart = false
      }
    }
    endScript()
    endPreformatted()
    text = String(decoding: output, as: UTF8.self)
  }

  /// Whether a text that may or may not be HTML has tags or entities that no plain text has: an element that ends, or one
  /// that has no end. A tag alone, as in `What does <b> do?`, is what is asked about.
  static func isLikely(_ text: String) -> Bool {
    let markup = Markup(text)
    let bytes = markup.bytes
    var open: Set<String> = []
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "<"), let tag = markup.name(at: place), known.contains(tag.name) {
        if media.contains(tag.name) || ["br", "hr"].contains(tag.name) || tag.isEnd && open.contains(tag.name) {
          return true
        }
        if !tag.isEnd { open.insert(tag.name) }
      }
      if bytes[place] == UInt8(ascii: "&"), Entities.entity(at: place, in: bytes) != nil { return true }
    }
    // Paragraphs and items of lists need no end where text follows.
    return open.contains { ["p", "li", "div"].contains($0) }
      && WhiteSpace.trimmed(bytes[...]).first == UInt8(ascii: "<")
  }

  private static let blocks: Set<String> = [
    "p", "div", "li", "ul", "ol", "dl", "dt", "dd", "tr", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5",
    "h6", "br", "hr", "section",
  ]
  private static let media: Set<String> = ["img", "audio", "video", "object", "iframe", "embed", "canvas", "svg"]
  private static let known: Set<String> = blocks.union(media).union([
    "b", "i", "u", "em", "strong", "span", "sub", "sup", "code", "tt", "small", "big", "font", "a", "ruby", "rt",
    "td", "th", "s", "center",
  ])

  private mutating func handle(_ tag: Markup.Tag, in markup: Markup, _ place: inout Int) {
    switch tag.name {
    case _ where HTMLText.media.contains(tag.name): hasMedia = true
    case "pre":
      endPreformatted()
      gap = .line
      if !tag.isEnd {
        fillGap()
        preformattedStart = output.count
        isPreformattedStart = true
      }
    case _ where HTMLText.blocks.contains(tag.name): gap = .line
    case "td", "th": gap = max(gap, .blank)
    case "script", "style", "rp":
      if !tag.isEnd { place = markup.end(of: tag.name, from: place) }
    case "sup", "sub", "rt":
      endScript()
      if !tag.isEnd {
        fillGap()
        script = (tag.name, output.count)
      }
    default: break
    }
  }

  /// Turns the text since the script began into its raised or lowered form.
  private mutating func endScript() {
    guard let script else { return }
    self.script = nil
    guard script.start < output.count else { return }
    let inner = String(decoding: output[script.start...], as: UTF8.self)
    output.removeSubrange(script.start...)
    output += Array(HTMLText.scripted(inner, tag: script.tag).utf8)
  }

  private static func scripted(_ text: String, tag: String) -> String {
    if tag == "rt" { return "（\(text)）" }
    let map = tag == "sup" ? raised : lowered
    let mapped = text.map { map[$0] }
    if !mapped.contains(nil) { return String(mapped.compactMap { $0 }) }
    // 19th, Mlle: words are read as well without being raised.
    if tag == "sup", text.count > 1, text.allSatisfy(\.isLetter) { return text }
    return (tag == "sup" ? "^" : "_") + (text.count == 1 ? text : "(\(text))")
  }

  private static let raised = Dictionary(uniqueKeysWithValues: zip("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"))
  private static let lowered = Dictionary(uniqueKeysWithValues: zip("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"))

  private mutating func append(_ text: String) {
    // A space that does not break is a space.
    if text == "\u{A0}" || text == " " {
      if isPreformatted { return appendAsItIs(0x20) }
      gap = max(gap, .blank)
      return
    }
    fillGap()
    output += Array(text.utf8)
  }

  /// Adds white space of preformatted text; the line end behind the tag is none of it.
  private mutating func appendAsItIs(_ byte: UInt8) {
    if byte == 0x0D || byte == 0x0A && isPreformattedStart { return }
    isPreformattedStart = false
    fillGap()
    // A tab leads about as far as in a window of code.
    output += byte == 0x0A ? [0x0A] : [UInt8](repeating: 0x20, count: byte == 0x09 ? 4 : 1)
  }

  /// Ends preformatted text. Where it has several lines it is code, and stands between fences as in a bank.
  private mutating func endPreformatted() {
    guard let start = preformattedStart else { return }
    preformattedStart = nil
    while output.count > start, let last = output.last, last == 0x20 || last == 0x0A { output.removeLast() }
    guard output.count > start else {
      if output.last == 0x0A { output.removeLast() }
      return
    }
    let code = String(decoding: output[start...], as: UTF8.self)
    guard output[start...].contains(0x0A), !PlainText.has("```", in: code) else { return }
    output.removeSubrange(start...)
    output += Array(MarkdownLines.block(code).utf8)
  }

  private mutating func fillGap() {
    if !output.isEmpty {
      switch gap {
      case .none: break
      case .blank: output.append(0x20)
      case .line: output.append(0x0A)
      }
    }
    gap = .none
  }
}

/// The bytes of HTML, searched so that each is looked at a few times at most, whatever they are.
private struct Markup {
  let bytes: [UInt8]
  /// The places of the last `>` and of the last end of a comment: behind them no tag and no comment ends.
  private let lastClose: Int
  private let lastCommentEnd: Int

  init(_ html: String) {
    bytes = Array(html.utf8)
    lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
    var end = lastClose
    while end >= 2, !(bytes[end] == UInt8(ascii: ">") && bytes[end - 1] == 0x2D && bytes[end - 2] == 0x2D) { end -= 1 }
    lastCommentEnd = end >= 2 ? end : -1
  }

  /// A tag or a comment.
  struct Tag {
    /// Its name in lower case; empty for a comment.
    let name: String
    /// Whether it ends an element.
    let isEnd: Bool
    /// Where the text goes on behind it.
    let end: Int
  }

  /// The tag that begins with the `<` at `place`; nil when that is only a character.
  func tag(at place: Int) -> Tag? {
    let start = place + 1
    guard start < lastClose else { return nil }
    if bytes[start...].starts(with: "!--".utf8) {
      var end = start + 5
      guard end <= lastCommentEnd else { return nil }
      while !(bytes[end] == UInt8(ascii: ">") && bytes[end - 1] == 0x2D && bytes[end - 2] == 0x2D) { end += 1 }
      return Tag(name: "", isEnd: false, end: end + 1)
    }
    guard let (name, isEnd) = name(at: place), let close = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      return nil
    }
    return Tag(name: name, isEnd: isEnd, end: close + 1)
  }

  /// The name of the tag that begins with the `<` at `place`, which may not end.
  func name(at place: Int) -> (name: String, isEnd: Bool)? {
    let start = place + 1
    guard start < lastClose else { return nil }
    if bytes[start] == UInt8(ascii: "!") { return ("", false) }
    let isEnd = bytes[start] == UInt8(ascii: "/")
    let letters = bytes[(isEnd ? start + 1 : start)...].prefix(12).prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
    guard let first = letters.first, !(0x30...0x39).contains(first), letters.endIndex < bytes.count else { return nil }
    // `a<b` and `x<y`: behind a tag's name stands a blank, a slash or the end.
    let next = bytes[letters.endIndex]
    guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next == 0x20 || (0x09...0x0D).contains(next) else {
      return nil
    }
    return (String(decoding: letters, as: UTF8.self).lowercased(), isEnd)
  }

  /// Where the text goes on behind the end of an element whose content is not text.
  func end(of element: String, from place: Int) -> Int {
    var rest = place
    while let next = bytes[rest...].firstIndex(of: UInt8(ascii: "<")) {
      if let (name, isEnd) = name(at: next), isEnd, name == element, let tag = tag(at: next) { return tag.end }
      rest = next + 1
    }
    return bytes.count
  }
}
