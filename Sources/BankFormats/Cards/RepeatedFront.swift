import QuizCore

/// Cards that Anki exports as they are shown: the back repeats the front, and often a rule stands behind it.
enum RepeatedFront {
  /// A back in HTML, without what stands before the answer.
  static func back(_ html: String) -> String {
    let bytes = Array(html.utf8)
    for mark in ["<hr id=answer>", "<hr id=\"answer\">"].map({ Array($0.utf8) }) where bytes.count >= mark.count {
      let last = bytes.indices.dropLast(mark.count - 1).last {
        bytes[$0] == mark[0] && bytes[$0...].starts(with: mark)
      }
      if let last { return String(decoding: bytes[(last + mark.count)...], as: UTF8.self) }
    }
    return html
  }

  /// Takes the fronts off the backs if all cards repeat them; false when they do not.
  static func remove(from items: inout [RawItem]) -> Bool {
    var backs: [(item: Int, back: String)] = []
    for (index, item) in items.enumerated() {
      guard case .card(let back) = item.content else { continue }
      guard let rest = rest(of: back, behind: item.text) else { return false }
      backs.append((index, rest))
    }
    guard backs.count > 1 else { return false }
    for (item, back) in backs { items[item].content = .card(back: back) }
    return true
  }

  /// What stands behind a front and white space; nil when a back does not begin so.
  private static func rest(of back: String, behind front: String) -> String? {
    guard !front.isEmpty, back.utf8.starts(with: front.utf8) else { return nil }
    let rest = String(decoding: back.utf8.dropFirst(front.utf8.count), as: UTF8.self)
    guard rest.unicodeScalars.first?.isSpace == true else { return nil }
    let text = rest.trimmed
    return text.isEmpty ? nil : text
  }
}
