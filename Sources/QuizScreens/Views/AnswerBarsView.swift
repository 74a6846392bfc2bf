import QuizCore
import TerminalKit

/// One line for each answer of a round: its number, right, wrong or late, a bar as long as it took, and the time. In
/// practice a line for each question, with its misses.
struct AnswerBarsView {
  /// How an answer ended.
  enum Mark: Equatable {
    case right, wrong, late
  }

  /// Each answer's end and time, in order, and in practice the misses before it.
  let answers: [(mark: Mark, elapsed: Duration, misses: Int)]

  /// The lines of a result just played.
  init(_ result: RoundResult) {
    let isPractice = Games.list[result.setup.game]?.allowsRetries == true
    answers = result.questions.map { question in
      let misses = isPractice ? question.misses : 0
      return switch question.outcome {
      case .right: (question.isRightAtOnce ? .right : .wrong, question.elapsed, misses)
      case .wrong: (.wrong, question.elapsed, misses)
      case .late: (.late, question.elapsed, misses)
      }
    }
  }

  /// The lines of a record from the log.
  init(_ record: RoundRecord) {
    guard Games.list[record.game]?.allowsRetries == true else {
      answers = record.answers.map {
        ($0.correct ? .right : $0.choice == nil ? .late : .wrong, .milliseconds($0.milliseconds), 0)
      }
      return
    }
    // All choices of one question, the last of which was right, are one line.
    var lines: [(question: QuestionID, misses: Int, milliseconds: Int)] = []
    for answer in record.answers {
      if lines.last?.question != answer.question { lines.append((answer.question, 0, 0)) }
      lines[lines.count - 1].misses += answer.correct ? 0 : 1
      lines[lines.count - 1].milliseconds = answer.milliseconds
    }
    answers = lines.map { ($0.misses == 0 ? .right : .wrong, .milliseconds($0.milliseconds), $0.misses) }
  }

  /// Paints the lines from `first` on, as many as fit into `area`.
  func draw(from first: Int, in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let glyphs = context.glyphs
    let longest = answers.map(\.elapsed).max() ?? .zero
    let scale = max(longest, .milliseconds(1))
    let numberWidth = "\(answers.count)".count
    let timeWidth = 11
    let left = area.x + numberWidth + 1
    let missWidth = answers.map { $0.misses == 0 ? 0 : context.words.misses($0.misses).width + 1 }.max() ?? 0
    let barWidth = max(0, area.width - numberWidth - 1 - 3 - timeWidth - missWidth)
    for (row, answer) in answers.enumerated().dropFirst(first).prefix(max(0, area.height)) {
      let y = area.y + row - first
      let (mark, style): (SafeText, Style) =
        switch answer.mark {
        case .right: (glyphs.check, .correct)
        case .wrong: (glyphs.cross, .wrong)
        case .late: (glyphs.clock, .urgent)
        }
      canvas.draw(
        "\(row + 1)", in: Rect(x: area.x, y: y, width: numberWidth, height: 1), alignment: .right)
      canvas.draw(mark, at: Point(x: left, y: y), style: style)
      canvas.bar(answer.elapsed / scale, at: Point(x: left + 3, y: y), width: barWidth, style: style)
      if answer.misses > 0 {
        canvas.draw(
          context.words.misses(answer.misses),
          in: Rect(x: area.maxX - timeWidth - missWidth, y: y, width: missWidth, height: 1), alignment: .right)
      }
      canvas.draw(
        context.words.preciseSeconds(answer.elapsed),
        in: Rect(x: area.maxX - timeWidth, y: y, width: timeWidth, height: 1), alignment: .right)
    }
  }
}
