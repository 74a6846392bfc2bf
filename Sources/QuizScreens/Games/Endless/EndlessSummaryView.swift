import QuizCore
import TerminalKit

/// The summary of a sitting: how many were right and how long it took, and the missed questions with their answers.
struct EndlessSummaryView {
  /// The sitting.
  let sitting: EndlessSitting

  /// Paints the summary, the list scrolled by so many lines.
  func draw(scroll: Int, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let count = sitting.answers.count
    let name = words(Games.module(.endless).name)
    canvas.header(
      [name + "   " + words(.summary), words(.summary)], [words(.questions(count))], in: context)
    let body = context.body()
    let top = body.y + (context.isCompact ? 0 : 1)
    func line(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    canvas.draw(
      words(.resultLine(sitting.right, count, sitting.elapsed)), in: line(top), alignment: .center, style: .title)
    let average = Duration.milliseconds(sitting.elapsed.inMilliseconds / max(1, count))
    canvas.draw(
      words(.longestRun(sitting.longestRun)) + "   " + words(.averageTime(average)), in: line(top + 1),
      alignment: .center, style: .dim)

    let place = listPlace(in: context)
    for (row, line) in lines(in: context).dropFirst(scroll).prefix(place.height).enumerated() {
      canvas.draw(line.text, at: Point(x: place.x, y: place.y + row), style: line.style, width: place.width)
    }
    let note = note(in: context)
    canvas.paragraph(
      note.lines, in: Rect(x: place.x, y: body.maxY - note.lines.count, width: place.width, height: note.lines.count),
      style: note.style)
  }

  /// How many lines of the list do not fit.
  func scrollable(in context: ViewContext) -> Int {
    max(0, lines(in: context).count - listPlace(in: context).height)
  }

  /// The widest that texts are; longer lines are hard to follow.
  private static let widest = 72

  private func listPlace(in context: ViewContext) -> Rect {
    let body = context.body()
    let width = min(body.width - (context.isCompact ? 2 : 8), EndlessSummaryView.widest)
    let top = body.y + (context.isCompact ? 3 : 4)
    let bottom = body.maxY - note(in: context).lines.count - (context.isCompact ? 0 : 1)
    return Rect(x: body.x + (body.width - width) / 2, y: top, width: width, height: max(1, bottom - top))
  }

  /// Whether the answers are on disk.
  private func note(in context: ViewContext) -> (lines: [SafeText], style: Style) {
    let words = context.words
    let width = min(context.body().width - (context.isCompact ? 2 : 8), EndlessSummaryView.widest)
    guard let failure = sitting.failureNote(words) else { return ([words(.saved)], .dim) }
    // The list can be scrolled, a reason cannot; but some of the list stays.
    return (Array(failure.wrapped(to: width).prefix(max(1, context.body().height / 2))), .alert)
  }

  /// The missed questions with their answers.
  private func lines(in context: ViewContext) -> [(text: SafeText, style: Style)] {
    let words = context.words
    let glyphs = context.glyphs
    let missed = sitting.missed
    guard !missed.isEmpty else { return [(words(.nothingMissed), .correct)] }
    let width = listPlace(in: context).width
    var lines: [(text: SafeText, style: Style)] = [(words(.missedQuestions(missed.count)), .key)]
    if !context.isCompact { lines.append((.empty, .plain)) }
    for answer in missed {
      lines += SafeText(answer.question.text).wrapped(to: width - 2).enumerated().map { row, text in
        ((row == 0 ? glyphs.cross + " " : "  ") + text, .plain)
      }
      lines += SafeText(answer.question.rightChoice).wrapped(to: width - 4).enumerated().map { row, text in
        ((row == 0 ? "  " + glyphs.check + " " : "    ") + text, .correct)
      }
      if !context.isCompact { lines.append((.empty, .plain)) }
    }
    return lines
  }
}

extension Phrase {
  fileprivate static let summary = Phrase(en: "Summary", ja: "まとめ")

  fileprivate static func averageTime(_ time: Duration) -> Phrase {
    Phrase(en: "average \(NumberFormat.tenthsNearest(time)) s", ja: "平均 \(NumberFormat.tenthsNearest(time))秒")
  }

  fileprivate static func missedQuestions(_ count: Int) -> Phrase {
    Phrase(en: count == 1 ? "The missed question" : "The \(count) missed questions", ja: "間違えた問題（\(count)問）")
  }

  fileprivate static let nothingMissed = Phrase(en: "Nothing was missed.", ja: "間違えた問題はありません。")
}
