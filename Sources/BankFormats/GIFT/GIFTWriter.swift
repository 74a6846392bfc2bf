import QuizCore

/// Writes GIFT. Its questions have no names: Moodle names them by their texts.
enum GIFTWriter {
  /// The text of the sets; each is a category.
  static func text(_ sets: [ExportedSet]) -> String {
    var text = ""
    for set in sets {
      text += "$CATEGORY: \(Category.moodle(set.path).filter { $0 != "\n" })\n\n"
      for question in set.questions {
        if let level = question.level { text += "// [tag:\(Level.tag(level))]\n" }
        text += "[plain]\(escaped(question.text)){\n"
        text += answers(of: question)
        if let explanation = question.explanation { text += "\t####\(marked(explanation))\n" }
        text += "}\n\n"
      }
    }
    return text
  }

  /// Why a question cannot be written; nil when it can. An arrow among short answers makes pairs of them.
  static func obstacle(_ question: Question) -> BankExport.Loss? {
    question.accepted.contains { $0.split(separator: "->", omittingEmptySubsequences: false).count > 1 } ? .marks : nil
  }

  /// The answers, each on its line.
  private static func answers(of question: Question) -> String {
    switch question.kind.input {
    case .panel:
      return question.choices.enumerated().map { number, choice in
        "\t\(question.answers.contains(number) ? "=" : "~")\(marked(choice))\n"
      }.joined()
    case .panels:
      // Without an equals sign any number may be chosen, and each right choice has its share.
      let right = MoodleWriter.share(question.answers.count)
      let wrong = MoodleWriter.share(question.choices.count - question.answers.count)
      return question.choices.enumerated().map { number, choice in
        "\t~%\(question.answers.contains(number) ? right : "-" + wrong)%\(marked(choice))\n"
      }.joined()
    case .text:
      return question.accepted.map { "\t=\(marked(PlainText.replacing("*", by: "\\*", in: $0)))\n" }.joined()
    case .number:
      guard let range = question.numberRange else { return "" }
      return "\t#\(range.isRange ? "\(range.low)..\(range.high)" : range.low)\n"
    case .sequence: return ""
    }
  }

  /// An answer, which must not be read as a weight or a format.
  private static func marked(_ text: String) -> String {
    (text.hasPrefix("%") || text.hasPrefix("[") ? "[plain]" : "") + escaped(text)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "~", "=", "#", "{", "}", ":", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
