extension QuestionKind {
  /// Several right choices of two to nine: exactly those are to be chosen.
  public static let several = QuestionKind(
    id: "several", name: Phrase(en: "several choices", ja: "複数選択"),
    otherNames: [
      "複数選択", "multiple", "multi", "multiple response", "multiple answer", "checkbox", "checkboxes", "複数", "複数回答", "多答",
      "多肢選択",
    ],
    input: .panels, halvesOfLimit: 3, choiceCounts: Question.choiceCounts,
    options: [.uncounted, .fixed],
    cell: AnswerCellRule(
      claims: SeveralCell.claims, read: SeveralCell.read, oddity: SeveralCell.oddity, write: SeveralCell.text),
    isPossible: { key, count in
      key.accepted.isEmpty && !key.answers.isEmpty && key.answers.allSatisfy { (0..<count).contains($0) }
        // In the order of the bank, each once.
        && zip(key.answers, key.answers.dropFirst()).allSatisfy { $0 < $1 }
    },
    arrange: { question, drawn in question.dealt(drawn) },
    isComplete: { question, given in
      let panels = given.panels
      guard Set(panels).count == panels.count, panels.allSatisfy(question.choices.indices.contains) else {
        return false
      }
      return question.saysCount ? panels.count == question.answers.count : !panels.isEmpty
    },
    judge: { question, given in Set(given.panels) == Set(question.answers) ? .right : .wrong },
    rightAnswer: { question in question.answers.map { question.choices[$0] }.joined(separator: " · ") },
    identity: { question in question.answers.map { question.choices[$0] }.sorted().joined(separator: "\u{1}") })
}

extension QuestionKind.Option {
  /// How many are right is not said.
  public static let uncounted = QuestionKind.Option(
    "uncounted", "数なし", Phrase(en: "How many choices are right is not said.", ja: "正解の数を示しません。"))
}

extension Question {
  /// Whether the player is told how many choices are right.
  public var saysCount: Bool { kind.input == .panels && !has(.uncounted) }
}

/// The answers of several right choices in a bank: `1;3`, `1,3`, `A C`, or their texts with semicolons between them.
enum SeveralCell {
  /// The index of each choice that a text names; nil where a part of it names none, two name the same, or the whole is
  /// the text of one choice as well.
  private static func choices(_ cell: AnswerCellRule.Cell) -> [Int]? {
    let whole = cell.choice(cell.text)
    for separators in [";；", ",、，/／&+・", " \u{3000}"] where cell.text.contains(where: { separators.contains($0) }) {
      let parts = cell.text.split { separators.contains($0) }.map { String($0).trimmed }
        .filter { !$0.isEmpty && $0 != "and" }
      let indices = parts.compactMap(cell.choice)
      guard indices.count == parts.count, Set(indices).count == indices.count, !indices.isEmpty else { continue }
      if let whole, indices != [whole] { return nil }
      return indices.sorted()
    }
    return whole.map { [$0] }
  }

  /// Whether it names two choices or more; a text that is a choice's own names that one.
  static func claims(_ cell: AnswerCellRule.Cell) -> Bool {
    cell.choice(cell.text) == nil && (choices(cell)?.count ?? 0) > 1
  }

  static func read(_ cell: AnswerCellRule.Cell) -> AnswerCellRule.Reading {
    if let choices = choices(cell) { return .key(QuestionKind.Key(answers: choices)) }
    if let letters = letters(cell) {
      return .fault(
        Phrase(
          en: ", which are numbers of choices and texts of others; write letters, like \(letters)",
          ja: "ですが、選択肢の番号とも内容とも読めます。\(letters) のように英字で書いてください"))
    }
    return .fault(
      Phrase(
        en: ", which does not name the right choices; write their numbers with semicolons between them, like 1;3",
        ja: "で、正解の選択肢を読み取れません。番号を「;」で区切って書いてください（例：1;3）"))
  }

  /// The letters of the choices whose numbers these are, where one is the text of another choice as well.
  private static func letters(_ cell: AnswerCellRule.Cell) -> String? {
    let texts = cell.text.split { ";；,、".contains($0) }.map { String($0).trimmed }
    let parts = texts.map { Int($0) ?? 0 }
    guard texts.contains(where: { cell.choice($0) == nil }), Set(parts).count == parts.count,
      parts.allSatisfy({ $0 >= 1 && $0 <= cell.choices.count })
    else { return nil }
    return parts.map { AnswerLabel.Style.letter.text($0) }.joined(separator: ";")
  }

  /// That no choice is wrong.
  static func oddity(_ question: Question) -> Phrase? {
    question.answers.count < question.choices.count
      ? nil : Phrase(en: ", so every choice is right", ja: "で、選択肢がすべて正解です")
  }

  /// Their numbers, with commas or as letters where that is the text of a choice; one alone with a semicolon behind it, so that no
  /// older program takes it for a question with one right choice.
  static func text(_ question: Question) -> String {
    let texts = question.choices.map { Folding.folded($0) }
    let cells = [(AnswerLabel.Style.digit, ";"), (.digit, ","), (.letter, ";")].map { style, separator in
      question.answers.map { style.text($0 + 1) }.joined(separator: separator)
        + (question.answers.count == 1 ? separator : "")
    }
    return cells.first { !texts.contains(Folding.folded($0)) } ?? cells[0]
  }
}
