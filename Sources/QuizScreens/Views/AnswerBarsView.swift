import QuizCore
import TerminalKit

/// One line for each answer of a round: its number, right, wrong or late, a bar as long as it took, the time, and the
/// question where it is known. In practice a line for each question, with its misses.
struct AnswerBarsView {
  /// One line.
  struct Answer: Equatable {
    /// How it ended.
    let mark: AnswerMark
    /// How long it took.
    let elapsed: Duration
    /// The misses before, in practice.
    let misses: Int
    /// The text of the question; nil where it is known only from the log.
    let question: String?
  }

  /// The answers, in order.
  let answers: [Answer]
  /// The time that a whole bar stands for: the limit, or without one the longest time.
  private let scale: Duration
  /// Whether the end of a bar is the limit.
  private let hasLimit: Bool

  /// The lines of a result just played.
  init(_ result: RoundResult, in games: GameList) {
    let isPractice = games[result.setup.game]?.miss == .blocksPanel
    self.init(
      result.questions.map { question in
        Answer(
          mark: AnswerMark(question), elapsed: question.elapsed, misses: isPractice ? question.misses : 0,
          question: question.shuffled.question.text)
      }, limit: result.setup.rules.limit)
  }

  /// The lines of a record from the log, with its questions as far as they are known.
  init(_ record: RoundRecord, questions: [QuestionID: Question] = [:], in games: GameList) {
    let limit: Duration? = record.limit == 0 ? nil : .milliseconds(record.limit)
    guard games[record.game]?.miss == .blocksPanel else {
      self.init(
        record.answers.map {
          Answer(
            mark: $0.correct ? .right : $0.choice == nil ? .late : .wrong, elapsed: .milliseconds($0.milliseconds),
            misses: 0, question: questions[$0.question]?.text)
        }, limit: limit)
      return
    }
    // All choices made for one question, ending with the right one, share a line.
    var lines: [(question: QuestionID, misses: Int, milliseconds: Int)] = []
    for answer in record.answers {
      if lines.last?.question != answer.question { lines.append((answer.question, 0, 0)) }
      lines[lines.count - 1].misses += answer.correct ? 0 : 1
      lines[lines.count - 1].milliseconds = answer.milliseconds
    }
    self.init(
      lines.map {
        Answer(
          mark: $0.misses == 0 ? .right : .wrong, elapsed: .milliseconds($0.milliseconds), misses: $0.misses,
          question: questions[$0.question]?.text)
      }, limit: limit)
  }

  private init(_ answers: [Answer], limit: Duration?) {
    self.answers = answers
    let longest = answers.map(\.elapsed).max() ?? .zero
    hasLimit = limit.map { longest <= $0 } ?? false
    scale = max(hasLimit ? limit ?? longest : longest, .milliseconds(1))
  }

  /// The greatest width of the bars of a past round; longer lines are hard to follow.
  static let widest = 72
  /// The same with questions beside the bars.
  private static let widestWithQuestions = 92

  /// The place of the bars of a past round, from row `top` of the window on and above `foot` rows of the body.
  static func place(from top: Int, above foot: Int, hasQuestions: Bool, in context: ViewContext) -> Rect {
    let body = context.body()
    // The pointer of the list stands before them.
    let width = min(body.width - (context.isCompact ? 3 : 8), hasQuestions ? widestWithQuestions : widest)
    return Rect(
      x: body.x + (body.width - width + 1) / 2, y: top, width: width, height: max(1, body.maxY - top - foot))
  }

  /// The narrowest part of a question that is worth showing.
  private static let narrowestQuestion = 16
  /// The columns of a bar beside which a question stands.
  private static let barBesideQuestion = 25

  /// Paints the lines from `first` on, as many as fit into `area`; of the `shown` first ones. Arrows at the left tell of
  /// lines out of view.
  func draw(from first: Int, of shown: Int = .max, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let glyphs = context.glyphs
    let words = context.words
    let numberWidth = "\(answers.count)".count
    let times = answers.map { words(.preciseSeconds($0.elapsed)) }
    let timeWidth = (times.map(\.width).max() ?? 0) + 2
    let missWidth = answers.map { $0.misses == 0 ? 0 : words(.misses($0.misses)).width + 1 }.max() ?? 0
    let left = area.x + numberWidth + 1
    let room = area.maxX - (left + 2) - 1 - missWidth - timeWidth
    let hasQuestions =
      answers.contains { $0.question != nil }
      && room - AnswerBarsView.barBesideQuestion - 2 >= AnswerBarsView.narrowestQuestion
    let barWidth = max(0, hasQuestions ? AnswerBarsView.barBesideQuestion : room)
    let barX = left + 2
    for (row, answer) in answers.enumerated().prefix(shown).dropFirst(first).prefix(max(0, area.height)) {
      let y = area.y + row - first
      let style = answer.mark.style
      if row == first, first > 0 { canvas.draw(glyphs.up, at: Point(x: area.x - 1, y: y), style: .title) }
      if y == area.maxY - 1, row + 1 < min(shown, answers.count) {
        canvas.draw(glyphs.down, at: Point(x: area.x - 1, y: y), style: .title)
      }
      canvas.draw("\(row + 1)", in: Rect(x: area.x, y: y, width: numberWidth, height: 1), alignment: .right)
      canvas.draw(answer.mark.text(glyphs), at: Point(x: left, y: y), style: style)
      canvas.bar(answer.elapsed / scale, at: Point(x: barX, y: y), width: barWidth, style: style)
      if hasLimit {
        canvas.fill(Rect(x: barX + barWidth, y: y, width: 1, height: 1), with: glyphs.mark, style: .dim)
      }
      var x = barX + barWidth + 1
      if answer.misses > 0 {
        canvas.draw(
          words(.misses(answer.misses)), in: Rect(x: x, y: y, width: missWidth, height: 1), alignment: .right)
      }
      x += missWidth
      canvas.draw(times[row], in: Rect(x: x, y: y, width: timeWidth, height: 1), alignment: .right)
      x += timeWidth + 2
      guard hasQuestions, let question = answer.question else { continue }
      canvas.draw(
        SafeText(question).oneLine.truncated(to: area.maxX - x, ellipsis: glyphs.ellipsis), at: Point(x: x, y: y),
        style: .dim)
    }
  }
}
