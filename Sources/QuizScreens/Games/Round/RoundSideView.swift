import QuizCore
import TerminalKit

/// The column at the side of a round: the outcome of each question so far, and the rounds to compare with.
struct RoundSideView {
  /// The round as it stands.
  let round: Round
  /// The rounds of its kind before it.
  let past: PastRounds?
  /// The game.
  let game: Game

  /// A line of the column: pieces side by side.
  private typealias Line = [(text: SafeText, style: Style)]

  /// Paints the column; where its lines have room in them, in the rows of the panels.
  func draw(
    in area: Rect, beside panels: Range<Int>, at now: Instant, on canvas: inout Canvas,
    context: ViewContext
  ) {
    let words = context.words
    let foot = foot(at: now, in: context)
    let room = area.height - foot.count - 4
    // Blank rows between the questions where there is room for them.
    let isAiry = questionCount * 2 <= room
    let shown = min(questionCount, room)
    let height = min(area.height, max(panels.count, 4 + foot.count + (isAiry ? 2 * shown - 1 : shown)))
    let frame = Rect(
      x: area.x, y: max(area.y, min(panels.upperBound, area.maxY) - height), width: area.width, height: height)
    canvas.frame(frame, weight: .light)
    canvas.draw(" " + words(.thisRound) + " ", at: Point(x: frame.x + 2, y: frame.y), style: .title)
    let first = max(0, min(round.decided.count + 1, questionCount) - shown)
    var y = frame.y + 2
    for index in first..<first + shown {
      draw(question(index, in: context), at: Point(x: frame.x + 3, y: y), on: &canvas)
      y += isAiry ? 2 : 1
    }
    y = frame.maxY - 1 - foot.count
    for line in foot {
      draw(line, at: Point(x: frame.x + 3, y: y), on: &canvas)
      y += 1
    }
  }

  /// The questions that are listed: all of a round of a known length.
  private var questionCount: Int {
    game.lives == nil ? round.count : round.number
  }

  private func draw(_ line: Line, at point: Point, on canvas: inout Canvas) {
    var x = point.x
    for piece in line { x += canvas.draw(piece.text, at: Point(x: x, y: point.y), style: piece.style) }
  }

  private func question(_ index: Int, in context: ViewContext) -> Line {
    let decided = round.decided
    let width = "\(questionCount)".count
    let number = SafeText("\(index + 1)")
    let head = SafeText.blanks(width - number.width) + number
    guard decided.indices.contains(index) else {
      // During a verdict the next question has not come yet.
      return index == round.number - 1
        ? [(head, .title), (" " + context.glyphs.pointer, .title)] : [(head, .dim)]
    }
    let mark = AnswerMark(decided[index])
    let time = context.words(.preciseSeconds(decided[index].elapsed))
    return [(head, .plain), (" " + mark.text(context.glyphs), mark.style), (time.padded(toEndAt: 13), .plain)]
  }

  /// The foot: the total, the best, the legend of the mark on the time bar, and the latest rounds.
  private func foot(at now: Instant, in context: ViewContext) -> [Line] {
    let words = context.words
    let total = round.decided.reduce(Duration.zero) { $0 + $1.elapsed }
    func row(_ label: Phrase?, _ value: SafeText) -> Line {
      let text = label.map { words($0) } ?? .empty
      return [(text.padded(to: max(RoundSideView.labelWidth, text.width + 1)), .dim), (value, .plain)]
    }
    var lines: [Line] = [[], row(.total, words(.preciseSeconds(total)))]
    guard let past else { return lines }
    if let best = past.best {
      lines.append(row(.best, words(.preciseSeconds(best.elapsed))))
      if best.kind.asked > 0, best.ranking == .points {
        lines.append(row(nil, words(.score(best.correct, best.asked))))
      } else if best.ranking == .points {
        lines.append(row(nil, "\(best.correct)"))
      }
    }
    if round.rules.limit != nil, !past.bestTimes.isEmpty {
      let legend = words(.bestLegend).wrapped(to: RoundSideView.textWidth - 2)
      lines.append([])
      for (index, text) in legend.enumerated() {
        lines.append([(index == 0 ? SafeText(String(context.glyphs.mark)) + " " : "  ", .title), (text, .dim)])
      }
    }
    if past.latest.count > 1 {
      lines.append([])
      lines.append(row(.latestRounds(past.sparkline.values.count), past.sparkline.text(context.glyphs)))
    }
    return lines
  }

  private static let labelWidth = 9
  private static let textWidth = 20
}

extension PastRounds {
  /// The latest rounds as a row of columns, the newest at the right.
  var sparkline: Sparkline { PastRounds.sparkline(of: latest) }

  /// Scores, newest first, as a row of columns, the newest at the right.
  static func sparkline(of latest: [Score]) -> Sparkline {
    let most = latest.map(\.correct).max() ?? 1
    return Sparkline(values: latest.reversed().map { $0.height(most: most) })
  }
}

extension SafeText {
  /// The text with blanks before it, so that it ends at a column.
  fileprivate func padded(toEndAt column: Int) -> SafeText { .blanks(max(1, column - width)) + self }
}

extension Phrase {
  fileprivate static let thisRound = Phrase(en: "This round", ja: "この回")
  fileprivate static let total = Phrase(en: "Total", ja: "合計")
  fileprivate static let best = Phrase(en: "Best", ja: "ベスト")
  fileprivate static let bestLegend = Phrase(en: "best at this point", ja: "ベストの回の通過点")
  fileprivate static func latestRounds(_ count: Int) -> Phrase { Phrase(en: "Last \(count)", ja: "最近\(count)回") }
}
