import QuizCore
import TerminalKit

/// The summary of a sitting, laid out as the result of a round: how many were right in large digits, the longest run and
/// the times, a mark for each answer, and the missed questions with their answers, or a word of praise.
struct EndlessSummaryView {
  /// A line of text and its style.
  private typealias Line = (text: SafeText, style: Style)

  /// Where the parts stand.
  private struct Places {
    /// The score; in a compact window two lines of text.
    let score: Rect
    /// The marks of the answers.
    let marks: Rect
    /// The missed questions.
    let list: Rect
    /// Whether the answers are on disk.
    let note: Rect
  }

  /// The sitting.
  let sitting: EndlessSitting

  /// Paints the summary, the list scrolled by this many lines.
  func draw(scroll: Int, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let name = words(EndlessModule().name)
    canvas.header(
      [name + "   " + words(.summary), words(.summary)], [words(.questions(sitting.answers.count))], in: context)
    let places = places(in: context)
    if context.isCompact {
      drawLines(in: places.score, on: &canvas, context: context)
    } else {
      drawScore(in: places.score, on: &canvas, context: context)
    }
    drawMarks(in: places.marks, on: &canvas)
    drawList(scroll: scroll, in: places.list, on: &canvas, context: context)
    let note = note(in: context)
    canvas.paragraph(
      note.lines, in: places.note, alignment: note.lines.count == 1 ? .center : .left, style: note.style)
  }

  /// How many lines of the list do not fit.
  func scrollable(in context: ViewContext) -> Int {
    max(0, lines(in: context).count - places(in: context).list.height)
  }

  /// The widest that texts are; longer lines are hard to follow.
  private static let widest = 72
  /// The size of the digits.
  private static let scale = LargeCharacter.Scale.half

  private func textWidth(in context: ViewContext) -> Int {
    min(context.body().width - (context.isCompact ? 2 : 8), EndlessSummaryView.widest)
  }

  /// All parts are centred together; a long list takes the remaining rows.
  private func places(in context: ViewContext) -> Places {
    let body = context.body()
    let width = textWidth(in: context)
    let x = body.x + (body.width - width) / 2
    let noteRows = note(in: context).lines.count
    let wanted = lines(in: context).count
    if context.isCompact {
      let top = body.y + 3
      let note = Rect(x: x, y: body.maxY - noteRows, width: width, height: noteRows)
      return Places(
        score: Rect(x: x, y: body.y, width: width, height: 2),
        marks: Rect(x: x, y: body.y + 2, width: width, height: 1),
        list: Rect(x: x, y: top, width: width, height: max(1, note.y - top)), note: note)
    }
    let scoreRows = EndlessSummaryView.scale.height
    // A blank row between two parts, and two below the score.
    let fixed = scoreRows + 2 + 1 + 1 + 1 + noteRows
    let listRows = max(1, min(wanted, body.height - fixed - 1))
    let top = body.y + max(1, (body.height - fixed - listRows) / 3)
    let score = Rect(x: body.x + 1, y: top, width: body.width - 2, height: scoreRows)
    let marks = Rect(x: x, y: score.maxY + 2, width: width, height: 1)
    let list = Rect(x: x, y: marks.maxY + 1, width: width, height: listRows)
    return Places(
      score: score, marks: marks, list: list, note: Rect(x: x, y: list.maxY + 1, width: width, height: noteRows))
  }

  /// The style of the score: that of what is right where nothing was missed.
  private var scoreStyle: Style { sitting.right == sitting.answers.count ? .correct : .title }

  private var averageTime: Duration {
    .milliseconds(sitting.elapsed.inMilliseconds / max(1, sitting.answers.count))
  }

  /// The score in large digits, and beside it the longest run and the times.
  private func drawScore(in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let score = LargeText(text: "\(sitting.right)/\(sitting.answers.count)", scale: EndlessSummaryView.scale)
    let run = words.longestRun(sitting.longestRun).map { ($0, Style.title) }
    let facts: [Line] =
      [run].compactMap { $0 }
      + [(words(.totalTime(sitting.elapsed)), .plain), (words(.averageTime(averageTime)), .dim)]
    let gap = 6
    let scoreWidth = score.width(context.glyphs)
    let width = scoreWidth + gap + (facts.map(\.text.width).max() ?? 0)
    let left = place.x + max(0, (place.width - width) / 2)
    score.draw(at: Point(x: left, y: place.y), style: scoreStyle, on: &canvas)
    let x = left + scoreWidth + gap
    for (row, fact) in facts.enumerated() {
      let y = place.y + (place.height - facts.count) / 2 + row
      canvas.draw(fact.text, at: Point(x: x, y: y), style: fact.style, width: place.maxX - x)
    }
  }

  /// The same as two lines of text.
  private func drawLines(in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let lines: [Line] = [
      (words(.resultLine(sitting.right, sitting.answers.count, sitting.elapsed)), scoreStyle),
      ((words.longestRun(sitting.longestRun).map { $0 + "   " } ?? .empty) + words(.averageTime(averageTime)), .plain),
    ]
    for (row, line) in lines.enumerated() {
      canvas.draw(
        line.text, in: Rect(x: place.x, y: place.y + row, width: place.width, height: 1), alignment: .center,
        style: line.style)
    }
  }

  /// A mark for each answer, the latest where they are too many.
  private func drawMarks(in place: Rect, on canvas: inout Canvas) {
    let marks = sitting.answers.map { AnswerMark($0) }
    let shown = marks.count <= place.width ? marks : Array(marks.suffix(place.width - 2))
    let isCut = shown.count < marks.count
    let width = shown.count + (isCut ? 2 : 0)
    var x = place.x + (place.width - width) / 2
    if isCut {
      canvas.draw(canvas.glyphs.ellipsis, at: Point(x: x, y: place.y), style: .dim, width: 2)
      x += 2
    }
    AnswerMark.draw(shown, at: Point(x: x, y: place.y), on: &canvas)
  }

  private func drawList(scroll: Int, in place: Rect, on canvas: inout Canvas, context: ViewContext) {
    let lines = lines(in: context)
    for (row, line) in lines.dropFirst(scroll).prefix(place.height).enumerated() {
      canvas.draw(
        line.text, in: Rect(x: place.x, y: place.y + row, width: place.width, height: 1),
        alignment: sitting.missed.isEmpty ? .center : .left, style: line.style)
    }
    let edge = place.maxX - 1
    if scroll > 0 { canvas.draw(context.glyphs.up, at: Point(x: edge, y: place.y), style: .key) }
    if scroll + place.height < lines.count {
      canvas.draw(context.glyphs.down, at: Point(x: edge, y: place.maxY - 1), style: .key)
    }
  }

  /// Whether the answers are on disk.
  private func note(in context: ViewContext) -> (lines: [SafeText], style: Style) {
    let words = context.words
    guard let failure = sitting.failureNote(words) else {
      let goals = context.state.newGoals(of: sitting.saved)
      return goals.isEmpty ? ([words(.saved)], .dim) : ([goals.wording(for: textWidth(in: context))], .correct)
    }
    // The list can be scrolled, a reason cannot; but some of the list stays.
    let lines = failure.wrapped(to: textWidth(in: context))
    return (Array(lines.prefix(max(1, context.body().height / 3))), .alert)
  }

  /// The missed questions with their answers; praise where there are none.
  private func lines(in context: ViewContext) -> [Line] {
    let words = context.words
    let glyphs = context.glyphs
    let missed = sitting.missed
    guard !missed.isEmpty else {
      let isPerfect = sitting.right == sitting.answers.count
      // In a small window the line above is taken by the marks.
      let above: [Line] = context.isCompact ? [(.empty, .plain)] : []
      return above + [(words(isPerfect ? .allRight : .allMadeGood), .correct)]
    }
    // The last columns are for the arrows of a list that scrolls.
    let width = textWidth(in: context) - 2
    var lines: [Line] = [(words(.missedQuestions(missed.count)), .key)]
    if !context.isCompact { lines.append((.empty, .plain)) }
    for (index, question) in missed.enumerated() {
      if index > 0, !context.isCompact { lines.append((.empty, .plain)) }
      lines += MarkedText(question.text).plain.wrapped(to: width - 2).enumerated().map { row, text in
        ((row == 0 ? glyphs.cross + " " : "  ") + text, .plain)
      }
      lines += MarkedText(question.rightChoice).plain.wrapped(to: width - 4).enumerated().map { row, text in
        ((row == 0 ? "  " + glyphs.check + " " : "    ") + text, .correct)
      }
    }
    return lines
  }
}

extension Phrase {
  fileprivate static let summary = Phrase(en: "Summary", ja: "まとめ")

  fileprivate static func totalTime(_ time: Duration) -> Phrase {
    Phrase(en: "Total ", ja: "合計 ") + .preciseSeconds(time)
  }

  fileprivate static func averageTime(_ time: Duration) -> Phrase {
    Phrase(en: "Average \(NumberFormat.tenthsNearest(time)) s", ja: "平均 \(NumberFormat.tenthsNearest(time))秒")
  }

  fileprivate static func missedQuestions(_ count: Int) -> Phrase {
    Phrase(en: count == 1 ? "The missed question" : "The \(count) missed questions", ja: "間違えた問題（\(count)問）")
  }

  fileprivate static let allRight = Phrase(en: "Nothing missed. Well done!", ja: "全問正解です。お見事！")
  fileprivate static let allMadeGood = Phrase(
    en: "Every miss is made good. Well done!", ja: "間違えた問題もすべて正解しました。お見事！")
}
