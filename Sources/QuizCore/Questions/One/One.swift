extension QuestionKind {
  /// One right choice of two to nine: one key.
  public static let one = QuestionKind(
    id: "one", name: Phrase(en: "one right choice", ja: "一択"),
    otherNames: [
      "一択", "choice", "single", "single choice", "multiple choice", "mc", "択一", "単一選択", "四択", "4択", "二択", "2択",
      "true/false",
      "true false", "正誤", "○×",
    ],
    input: .panel, choiceCounts: Question.choiceCounts, options: [.fixed, .opener],
    cell: AnswerCellRule(
      claims: { !$0.choices.isEmpty },
      read: { cell in
        cell.choice(cell.text).map { .key(Key(answers: [$0])) }
          ?? .fault(Phrase(en: ", not the number, the letter or the text of a choice", ja: "で、選択肢の番号・記号・内容のどれでもありません"))
      },
      write: { String(($0.answers.first ?? 0) + 1) }),
    isPossible: { key, count in
      key.accepted.isEmpty && key.answers.count == 1 && key.answers.allSatisfy { (0..<count).contains($0) }
    },
    arrange: { question, drawn in question.dealt(drawn) },
    isComplete: { question, given in
      given.panels.count == 1 && given.panels.allSatisfy(question.choices.indices.contains)
    },
    judge: { question, given in given.panels == question.answers ? .right : .wrong },
    rightAnswer: { question in question.answers.first.map { question.choices[$0] } ?? "" })
}
