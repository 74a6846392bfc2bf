import QuizCore

/// The numbers of a list of questions: `1.`, `2)`, `Q3.`, which are no part of them.
enum ListNumbers {
  /// Takes the numbers off where nearly all items have theirs, one after the other; what is numbered otherwise stays.
  static func remove(from items: inout [RawItem]) {
    var rests: [(item: Int, text: String)] = []
    var last: Int?
    for (index, item) in items.enumerated() where !item.text.isEmpty {
      guard let (number, rest) = divided(item.text) else { continue }
      // A list may begin anew, as in each chapter.
      if let last, number != last + 1, number != 1 { continue }
      last = number
      rests.append((index, rest))
    }
    guard rests.count > 1, rests.count * 10 >= items.count * 9 else { return }
    for (item, text) in rests { items[item].text = text }
  }

  /// The number before a text, and what stands behind it; nil where there is none.
  static func divided(_ text: String) -> (number: Int, rest: String)? {
    var rest = text[...]
    for name in ["Question ", "Q", "q", "問題", "問", "第"] where rest.hasPrefix(name) {
      rest = rest.dropFirst(name.count)
      break
    }
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    rest = rest[digits.endIndex...]
    guard let number = Int(digits), digits.count < 6, let mark = rest.first, ".):．）：、".contains(mark) else {
      return nil
    }
    rest = rest.dropFirst()
    // `1.5 l` is a number.
    guard rest.first?.isWhitespace != false || !".):".contains(mark) else { return nil }
    let text = rest.trimmed
    return text.isEmpty ? nil : (number, text)
  }
}
