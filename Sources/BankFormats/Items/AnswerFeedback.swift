import QuizCore

/// What a file says of the answers to a question, of each by itself.
struct AnswerFeedback {
  /// What is said of the right answer, where only one is right.
  private var right: String?
  /// What is said of the others.
  private var others: [(answer: String, said: String)] = []

  /// Nothing.
  init() {}

  /// Takes answers, what is said of each, and whether it is right.
  init(_ answers: [(text: String, said: String?, isRight: Bool)]) {
    let hasOneRight = answers.count { $0.isRight } == 1
    for (text, said, isRight) in answers {
      guard let said, !said.isEmpty else { continue }
      if isRight, hasOneRight { right = said } else { others.append((text, said)) }
    }
  }

  /// The explanation of a question: what is said of the right answer and of every answer, and behind it, each on a line, what
  /// is said of the others. What is said of several of them says nothing of any; it is left out, as is what has no room in a
  /// bank.
  func explanation(general: String?) -> String? {
    let first = FormattedText.explanation(right: right, general: general)
    var lines = first.map { $0.isEmpty ? [] : [$0] } ?? []
    var room = BankLimits.field - AnswerFeedback.size(lines.first ?? "")
    let count = others.reduce(into: [:]) { count, other in count[other.said, default: 0] += 1 }
    for (answer, said) in others where count[said] == 1 && first?.contains(said) != true {
      let colon = Scripts(of: said).areJapanese ? "：" : ": "
      let line = PlainText.withoutLineEnds(answer) + colon + PlainText.withoutLineEnds(said)
      room -= AnswerFeedback.size(line) + 1
      if room < 0 { break }
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The bytes of a text in a field of a bank, where a quote is written twice.
  private static func size(_ text: String) -> Int { text.utf8.count + text.utf8.count { $0 == UInt8(ascii: "\"") } }
}
