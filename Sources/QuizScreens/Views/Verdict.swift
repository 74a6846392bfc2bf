import QuizCore
import TerminalKit

/// The verdict on an answer in words: right, wrong or late, and the explanation beside it, or below it where there is
/// little room. The right answer itself is told by its panel.
struct Verdict {
  /// The question it is about.
  let question: AnsweredQuestion
  /// The language of the text.
  let words: Localizer
  /// The characters it is drawn with.
  let glyphs: Glyphs
  /// How many questions in a row are right with this one.
  var run = 0
  /// How much of the explanation is told.
  var telling = Telling.all
  /// What it was worth, where the header says it beside the words; empty for nothing.
  var gained = SafeText.empty

  /// The columns between the verdict and the explanation beside it.
  private static let gap = 3
  /// The shortest run of right answers that is spoken of.
  private static let leastRun = AnswerLight.runs.ring
  /// The narrowest explanation beside a verdict.
  private static let narrowest = 44

  /// What it is in a few words, with its sign.
  var label: (text: SafeText, style: Style) { (sign + labelWords, style) }

  private var sign: SafeText {
    question.isRight && question.slip == nil && words.language.marksRightWithRing
      ? glyphs.ring : mark.text(glyphs) + " "
  }

  /// The same without its sign.
  var labelWords: SafeText {
    switch question.outcome {
    case .right where question.slip != nil: words(.almostLabel)
    case .right: words(run >= Verdict.leastRun ? .runLabel(run) : .rightColumn)
    case .wrong: words(.wrongLabel)
    case .late: words(.lateLabel)
    }
  }

  /// Its mark: what came right at last is right here, though its round counts it as missed.
  var mark: AnswerMark {
    switch question.outcome {
    case .right: .right
    case .wrong: .wrong
    case .late: .late
    }
  }

  private var style: Style { mark.style }

  /// How much of an explanation is told.
  enum Telling: Sendable {
    /// All of it.
    case all
    /// As much as has room: all of it, else how it begins, as much as there is time to read.
    case atAGlance
    /// How it begins.
    case opening
  }

  /// The explanation, as much of it as is told; nil where there is none.
  var lesson: MarkedText? {
    let lesson = question.lesson.map { MarkedText($0) }
    return telling == .opening ? opening.map { MarkedText(($0 + " " + glyphs.ellipsis).string) } ?? lesson : lesson
  }

  /// How the explanation begins, as much as is read while the verdict on a right answer stays; nil where that is all of it,
  /// or where it has code, which has no sentences.
  var opening: SafeText? {
    guard let lesson = question.lesson, case let blocks = MarkedText(lesson).blocks, blocks.count == 1,
      case .prose(let text) = blocks[0]
    else { return nil }
    let opening = SentenceText(text: text).opening(columns: Verdict.glance)
    return opening == text ? nil : opening
  }

  /// The columns that are read while the verdict on a right answer stays: a line.
  private static let glance = 60

  /// The beginning of the explanation, with an ellipsis; nil where there is none.
  var openingLesson: MarkedText? { telling == .opening && opening != nil ? lesson : nil }

  /// The explanation that the face of a question gives for a wrong answer; nil for none.
  func reason(by face: any QuestionFace) -> SafeText? {
    question.isRight ? nil : face.reason(for: question.shuffled.question, glyphs)
  }

  /// The verdict with the explanation beside it, or below it in a narrow room.
  func block(_ face: any QuestionFace = TextFace()) -> any Block {
    let label = Line(self.label.text, self.label.style)
    guard let text = lesson ?? reason(by: face).map({ MarkedText(prose: $0) }) else { return label }
    return FirstFitting([
      Columns(gap: Verdict.gap) {
        label.width(.fixed(label.width))
        Paragraph(text).atLeast(columns: Verdict.narrowest)
      },
      Rows {
        label
        Paragraph(text)
      }.whole,
    ])
  }

  /// The columns that an explanation has at least, in lines of `width` columns.
  static func explanationWidth(in width: Int, _ words: Localizer) -> Int {
    let labels: [Phrase] = [.wrongLabel, .lateLabel]
    let beside = width - (labels.map { words($0).width }.max() ?? 0) - 2 - gap
    return beside >= narrowest ? beside : width
  }

  /// The most lines that a verdict on this question takes.
  static func mostLines(of question: Question, words: Localizer, width: Int) -> Int {
    let room = explanationWidth(in: width, words)
    let lines = question.lesson(isRight: false).map { MarkedText($0).lines(to: room).count } ?? 0
    return room < width ? max(1, lines) : 1 + lines
  }
}
