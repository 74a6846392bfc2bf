import QuizCore

/// Writes notes that Anki imports: question and answer first, as the two fields of its basic note, then what its other
/// notes may show, and what brings the same question back.
enum AnkiWriter {
  /// The text of the sets; each is a deck.
  static func text(_ sets: [ExportedSet]) -> String {
    let questions = sets.flatMap(\.questions)
    let width = questions.map(\.choices.count).max() ?? 2
    // What is right of the kinds whose answer alone does not say it.
    let hasKinds = questions.contains(where: \.needsKindCell)
    let names =
      ["Question", "Answer", "Explanation"] + (0..<width).map { "Choice \($0 + 1)" }
      + (hasKinds ? ["Kind", "Key"] : [])
      + ["Tags", "Deck"]
    var text = """
      #separator:tab
      #html:false
      #columns:\(names.joined(separator: "\t"))
      #tags column:\(names.count - 1)
      #deck column:\(names.count)

      """
    for set in sets {
      let deck = set.path.joined(separator: "::")
      for question in set.questions {
        var cells = [question.text, question.rightAnswer, question.explanation ?? ""] + question.choices
        cells += Array(repeating: "", count: width - question.choices.count)
        if hasKinds { cells += [question.kindCell, question.answerCell] }
        // A tag is one word.
        cells += [question.level.map { "level::\($0)" } ?? "", deck]
        text += cells.map(cell).joined(separator: "\t") + "\n"
      }
    }
    return text
  }

  /// A cell, in quotes where it must be; a first cell with `#` would be a header.
  private static func cell(_ text: String) -> String {
    text.hasPrefix("#") ? CSV.quoted(text) : CSV.cell(text, separators: "\t")
  }
}
