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
        for (number, choice) in question.choices.enumerated() {
          text += "\t\(question.answers.contains(number) ? "=" : "~")\(marked(choice))\n"
        }
        if let explanation = question.explanation { text += "\t####\(marked(explanation))\n" }
        text += "}\n\n"
      }
    }
    return text
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
