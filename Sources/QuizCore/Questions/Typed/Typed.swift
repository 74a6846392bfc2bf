extension QuestionKind {
  /// An answer that is typed: one of some texts, but for what ``AnswerFolding`` leaves out and one slip.
  public static let typed = QuestionKind(
    id: "typed", name: Phrase(en: "typed", ja: "記述"),
    otherNames: [
      "記述", "text", "short answer", "shortanswer", "short", "type", "type answer", "入力", "記述式", "短答", "短答式", "文字入力",
    ],
    input: .text, halvesOfLimit: 4, choiceCounts: 0...0, options: [.exact, .accents, .kana, .length],
    cell: AnswerCellRule(
      claims: { $0.choices.isEmpty && AnswerLabel($0.text) == nil },
      read: { cell in
        let accepted = TypedCell.accepted(cell.text)
        guard !accepted.isEmpty else {
          return .fault(Phrase(en: ", which is no text to type", ja: "で、入力する答えがありません"))
        }
        guard accepted.allSatisfy(TypedCell.isTypable) else {
          return .fault(
            Phrase(
              en: ", more than the \(GivenAnswer.longestText) characters of one line that can be typed",
              ja: "で、入力できる長さ（1行、\(GivenAnswer.longestText)文字）を超えています"))
        }
        return .key(Key(accepted: accepted))
      },
      oddity: TypedCell.oddity, write: { TypedCell.text($0.accepted) }),
    isPossible: { key, count in
      count == 0 && key.answers.isEmpty && !key.accepted.isEmpty && key.accepted.allSatisfy(TypedCell.isTypable)
    },
    isComplete: { _, given in given.text.map { !$0.trimmed.isEmpty } ?? false },
    judge: { question, given in TypedJudge(question).judge(given.text ?? "") },
    rightAnswer: { $0.accepted.first ?? "" })
}

extension QuestionKind.Option {
  /// No slip is forgiven.
  public static let exact = QuestionKind.Option(
    "exact", "完全一致", Phrase(en: "No slip is forgiven.", ja: "1文字の打ち間違いも認めません。"))
  /// Accents count.
  public static let accents = QuestionKind.Option(
    "accents", "アクセント", Phrase(en: "Accents count: é is not e.", ja: "アクセント記号を区別します（é と e は別）。"))
  /// Hiragana and katakana are the same.
  public static let kana = QuestionKind.Option(
    "kana", "かな", Phrase(en: "Hiragana and katakana are the same.", ja: "ひらがなとカタカナを区別しません。"))
  /// The number of letters is shown.
  public static let length = QuestionKind.Option(
    "length", "文字数", Phrase(en: "The number of letters is shown.", ja: "文字数を示します。"))
}

extension Question {
  /// How many letters the answer has, where that is shown; nil elsewhere.
  public var letters: Int? { has(.length) ? accepted.first?.count { !$0.isWhitespace } : nil }
}

/// The answers to type in a bank: the first, and after bars what else is right. A bar that is meant stands behind `\`.
enum TypedCell {
  /// What stands behind a backslash where it is meant itself.
  private static let bars: Set<Unicode.Scalar> = ["|", "｜", "\\"]

  /// The texts of a cell.
  static func accepted(_ text: String) -> [String] {
    var texts = [String.UnicodeScalarView()]
    var isEscaped = false
    // Scalar by scalar: a mark at the beginning of a variant joins the bar before it.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped: isEscaped = true
      case "|" where !isEscaped, "｜" where !isEscaped: texts.append(String.UnicodeScalarView())
      default:
        if isEscaped, !bars.contains(scalar) { texts[texts.count - 1].append("\\") }
        texts[texts.count - 1].append(scalar)
        isEscaped = false
      }
    }
    if isEscaped { texts[texts.count - 1].append("\\") }
    var seen: Set<String> = []
    return texts.map { String($0).trimmed }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The cell of some texts.
  static func text(_ accepted: [String]) -> String {
    accepted.map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.flatMap { bars.contains($0) ? ["\\", $0] : [$0] }))
    }.joined(separator: "|")
  }

  /// That two variants are read alike, so that one is enough.
  static func oddity(_ question: Question) -> Phrase? {
    guard question.accepted.count > 1 else { return nil }
    let judges = question.accepted.map { TypedJudge(question, accepted: [$0]) }
    for (second, text) in question.accepted.enumerated() {
      guard let first = judges[..<second].firstIndex(where: { $0.judge(text) == .right }) else { continue }
      let (one, other) = (question.accepted[first], text)
      return Phrase(
        en: ", where \"\(other)\" is right by \"\(one)\" already", ja: "ですが、「\(other)」は「\(one)」だけで正解になります")
    }
    return nil
  }

  /// Whether a text can be typed into one line.
  static func isTypable(_ text: String) -> Bool {
    !text.trimmed.isEmpty && text.count <= GivenAnswer.longestText && !text.contains(where: \.isNewline)
  }
}
