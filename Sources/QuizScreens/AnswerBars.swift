import QuizCore
import TerminalKit

/// One line for each answer of a round: its number, right, wrong or late, a bar as long as it took, and the time.
struct AnswerBars {
  /// How an answer ended.
  enum Mark: Equatable {
    case right, wrong, late
  }

  /// Each answer's end and time, in order.
  let answers: [(mark: Mark, elapsed: Duration)]

  /// The lines of a result just played.
  init(_ result: RoundResult) {
    answers = result.questions.map { question in
      switch question.outcome {
      case .right: (question.isRightAtOnce ? .right : .wrong, question.elapsed)
      case .wrong: (.wrong, question.elapsed)
      case .late: (.late, question.elapsed)
      }
    }
  }

  /// The lines of a record from the log.
  init(_ record: RoundRecord) {
    answers = record.answers.map {
      ($0.correct ? .right : $0.choice == nil ? .late : .wrong, .milliseconds($0.milliseconds))
    }
  }

  /// Paints the lines from `first` on, as many as fit into `area`.
  func draw(from first: Int, in area: Rect, on canvas: inout Canvas, stage: Stage) {
    let glyphs = stage.glyphs
    let longest = answers.map(\.elapsed).max() ?? .zero
    let scale = max(longest, .milliseconds(1))
    let numberWidth = "\(answers.count)".count
    let timeWidth = 11
    let left = area.x + numberWidth + 1
    let barWidth = max(0, area.width - numberWidth - 1 - 3 - timeWidth)
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
      canvas.draw(
        stage.words.preciseSeconds(answer.elapsed),
        in: Rect(x: area.maxX - timeWidth, y: y, width: timeWidth, height: 1), alignment: .right)
    }
  }
}
