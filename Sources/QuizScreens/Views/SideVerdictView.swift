import QuizCore
import TerminalKit

/// A verdict in a narrow column: its sign, its words, and below them the explanation on a card.
struct SideVerdictView: Block {
  private let mark: AnswerMark
  private let words: SafeText
  private let style: Style
  /// The explanation; nil for none.
  private let lesson: MarkedText?
  private let glyphs: Glyphs

  /// A verdict on a question of this face.
  init(_ verdict: Verdict, _ face: any QuestionFace = TextFace()) {
    (mark, words, style, glyphs) = (verdict.mark, verdict.labelWords, verdict.mark.style, verdict.glyphs)
    lesson = verdict.question.lesson.map { MarkedText($0) } ?? verdict.reason(by: face).map { MarkedText(prose: $0) }
  }

  /// A wrong answer, and what to do now.
  init(_ verdict: SafeText, _ request: SafeText, _ glyphs: Glyphs) {
    (mark, words, style, self.glyphs) = (.wrong, verdict, .alert, glyphs)
    lesson = MarkedText(prose: request)
  }

  /// The least rows of a question's verdict in a column of this width.
  static func rows(of question: Question, width: Int) -> Int {
    1 + (question.lesson(isRight: false).map { MarkedText($0).lines(to: width - 3).count } ?? 0)
  }

  func form(in room: Size) -> Form? {
    FirstFitting([
      page(isLarge: true, margin: 1), page(isLarge: false, margin: 1), page(isLarge: false, margin: 0),
      page(isLarge: false, margin: 0, overflow: .cut),
    ]).form(in: room)
  }

  private func page(isLarge: Bool, margin: Int, overflow: Paragraph.Overflow = .none) -> Rows {
    let sign = mark.text(glyphs)
    return Rows {
      if isLarge {
        Columns(gap: 2) {
          Digits(text: sign.string, scale: .half, style: mark.style, glyphs: glyphs).width(.natural)
          Line(words, style).down { $0 / 2 }.atMost(rows: 3)
        }
      } else {
        Line(spans: [Span(sign + " ", mark.style), Span(words, style)])
      }
      if let lesson {
        Paragraph(lesson, .lamp(nil), barsCode: false, overflow: overflow).across(.left)
          .padded(left: 2, right: 1, above: margin, below: margin).ground(.lamp(nil)).rank(1).below(isLarge ? 1 : 0)
      }
    }.whole
  }
}
