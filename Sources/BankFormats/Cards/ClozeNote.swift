import QuizCore

/// A note of Anki with gaps: `The capital is {{c1::Paris::a city}}.`
enum ClozeNote {
  /// The questions of a text, one for each gap; nil when it has none.
  static func content(_ text: String) -> RawItem.Content? {
    guard PlainText.has("{{c", in: text) else { return nil }
    let parts = text.split(separator: "{{c", omittingEmptySubsequences: false)
    var pieces = [String(parts.first ?? "")]
    var answers: [RawItem.Content] = []
    for part in parts.dropFirst() {
      let digits = part.prefix { $0.isASCII && $0.isWholeNumber }
      let rest = part[digits.endIndex...]
      let sides = rest.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard !digits.isEmpty, rest.hasPrefix("::"), sides.count == 2 else {
        pieces[pieces.count - 1] += "{{c\(part)"
        continue
      }
      // A hint may stand behind the word.
      let word = sides[0].dropFirst(2).split(separator: "::", omittingEmptySubsequences: false).first ?? ""
      answers.append(.typed([String(word)]))
      pieces.append(String(sides[1]))
    }
    return answers.isEmpty ? nil : Gaps.content(pieces, answers)
  }
}
