import QuizCore
import TerminalKit

/// The verdict on an answer in words: right, wrong or late, with the explanation beside it, or below where room is
/// short. The right answer itself is shown by its panel.
struct Verdict {
  /// The question it is about.
  let question: AnsweredQuestion
  /// The language of the text.
  let words: Localizer
  /// The characters it is drawn with.
  let glyphs: Glyphs
  /// Right answers in a row with this one.
  var run = 0
  /// How much of the explanation is shown.
  var extent = Extent.all
  /// Its points, where the header shows them beside the words; else empty.
  var gained = SafeText.empty

  /// The columns between the verdict and the explanation beside it.
  private static let gap = 3
  /// The shortest run worth mentioning.
  private static let leastRun = AnswerLight.runs.ring
  /// The narrowest explanation beside a verdict.
  private static let narrowest = 44

  /// The verdict in a few words, with its sign.
  var label: (text: SafeText, style: Style) { (sign + labelWords, mark.style) }

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

  /// Its mark: an answer right at a later try is right here, though its round counts a miss.
  var mark: AnswerMark { question.isRight ? .right : AnswerMark(question) }

  /// How much of an explanation is shown.
  enum Extent: Sendable {
    /// All of it.
    case all
    /// All of it if it fits, else its opening, as much as there is time to read.
    case atAGlance
    /// Its opening.
    case opening
  }

  /// The explanation, as much of it as is shown; nil for none.
  var lesson: MarkedText? {
    let lesson = question.lesson.map { MarkedText($0) }
    return extent == .opening ? opening.map { MarkedText(($0 + " " + glyphs.ellipsis).string) } ?? lesson : lesson
  }

  /// The opening of the explanation, short enough to read while a right answer's verdict stays; nil if that is all of
  /// it, or if it has code, which has no sentences.
  var opening: SafeText? {
    guard let lesson = question.lesson, case let blocks = MarkedText(lesson).blocks, blocks.count == 1,
      case .prose(let text) = blocks[0]
    else { return nil }
    let opening = text.opening(columns: Verdict.glance)
    return opening == text ? nil : opening
  }

  /// The columns that can be read in that time: a line.
  private static let glance = 60

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

  /// The least columns of an explanation in lines of `width` columns.
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
