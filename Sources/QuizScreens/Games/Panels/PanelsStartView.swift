import QuizCore
import TerminalKit

/// The page before the first board: the rules with an example row, the best time, and the start button. No clock runs
/// yet.
struct PanelsStartView {
  private let context: ViewContext
  private let body: Rect
  private let rows: [(title: SafeText, lines: [SafeText])]
  /// Whether there is room for the example.
  private let showsExample: Bool
  private let top: Int

  private let titleWidth: Int
  private static let example = (prompt: "A B C ? E" as SafeText, panels: ["A", "B", "C", "D", "E"] as [SafeText])

  /// Lays the page out.
  init(in context: ViewContext) {
    self.context = context
    body = context.body()
    let words = context.words
    showsExample = !context.isCompact
    // A small window leaves out how to change a choice, which follows from how to pick one.
    let phrases: [(title: Phrase, text: Phrase)] =
      [(.toPick, .howToPick)] + (showsExample ? [(.toChange, .howToChange)] : []) + [(.theClock, .howTheClockRuns)]
    let titleWidth = (phrases.map { words($0.title).width }.max() ?? 0) + (showsExample ? 4 : 1)
    let width = body.width - (showsExample ? 12 : 2) - titleWidth
    self.titleWidth = titleWidth
    rows = phrases.map { (words($0.title), words($0.text).wrapped(to: width)) }
    let text = rows.reduce(0) { $0 + $1.lines.count }
    // Title, example, text, best and button, with a blank row between two of them.
    let height = 1 + (showsExample ? 5 : 1) + text + (showsExample ? rows.count - 1 : 0) + 1 + 1 + 4
    top = body.y + max(0, (body.height - height) / 2)
  }

  /// The button.
  var button: Rect {
    let width = context.words(.enterStarts).width + 8
    return Rect(x: body.x + (body.width - width) / 2, y: y(of: .button), width: width, height: 3)
  }

  private enum Part { case example, text, best, button }

  private func y(of part: Part) -> Int {
    let text = top + (showsExample ? 6 : 2)
    let best = text + rows.reduce(0) { $0 + $1.lines.count } + (showsExample ? rows.count - 1 : 0) + 1
    return switch part {
    case .example: top + 2
    case .text: text
    case .best: best
    case .button: min(best + (context.isCompact ? 1 : 2), body.maxY - 3)
    }
  }

  /// Paints the page; `problem` is why a board could not be saved.
  func draw(best: Score?, problem: SafeText?, on canvas: inout Canvas) {
    let words = context.words
    func line(_ y: Int) -> Rect { Rect(x: body.x + 1, y: y, width: body.width - 2, height: 1) }
    canvas.draw(words(.panelsRule), in: line(top), alignment: .center, style: .title)
    if showsExample { drawExample(on: &canvas) }
    let textWidth = titleWidth + (rows.flatMap(\.lines).map(\.width).max() ?? 0)
    let left = body.x + max(1, (body.width - textWidth) / 2)
    var y = y(of: .text)
    for row in rows {
      canvas.draw(row.title, at: Point(x: left, y: y), style: .key, width: titleWidth - 1)
      let x = left + titleWidth
      y = canvas.paragraph(row.lines, in: Rect(x: x, y: y, width: body.maxX - x, height: body.maxY - y))
      if showsExample { y += 1 }
    }
    let bestLine = self.y(of: .best)
    if let problem {
      let lines = words(.notSavable(problem)).wrapped(to: body.width - 2)
      let place = Rect(x: body.x + 1, y: bestLine, width: body.width - 2, height: button.y - bestLine)
      canvas.paragraph(lines, in: place, alignment: lines.count == 1 ? .center : .left, style: .alert)
    } else if let best {
      canvas.draw(words(.bestTime(best)), in: line(bestLine), alignment: .center, style: .plain)
    } else {
      canvas.draw(words(.noBestTime), in: line(bestLine), alignment: .center, style: .dim)
    }
    canvas.frame(button, weight: .heavy, style: .selected)
    canvas.draw(words(.enterStarts), in: button.inset(dx: 1, dy: 1), alignment: .center, style: .selected)
  }

  private func drawExample(on canvas: inout Canvas) {
    let (prompt, panels) = PanelsStartView.example
    let width = prompt.width + 4 + panels.count * 9 - 1
    var x = body.x + (body.width - width) / 2
    let y = y(of: .example)
    canvas.draw(prompt, at: Point(x: x, y: y + 1))
    x += prompt.width + 4
    for (number, text) in panels.enumerated() {
      let isChosen = text == "D"
      let rect = Rect(x: x + number * 9, y: y, width: 8, height: 3)
      canvas.frame(rect, weight: isChosen ? .heavy : .light, style: isChosen ? .shape(number) : .rule)
      canvas.draw(text, in: rect.inset(dx: 1, dy: 1), alignment: .center, style: isChosen ? .shape(number) : .plain)
    }
  }
}

extension Phrase {
  fileprivate static let panelsRule = Phrase(en: "Five rows of five: get all right", ja: "5問×5択、全問正解でクリア")
  fileprivate static let toPick = Phrase(en: "To pick", ja: "選ぶ")
  fileprivate static let howToPick = Phrase(
    en: "press 1-5, or arrows and Enter, or click", ja: "1〜5、矢印とEnter、またはクリック")
  fileprivate static let toChange = Phrase(en: "To change", ja: "選び直す")
  fileprivate static let howToChange = Phrase(
    en: "pick another panel of that row", ja: "同じ行の別のパネルを選ぶ")
  fileprivate static let theClock = Phrase(en: "The clock", ja: "時間")
  fileprivate static let howTheClockRuns = Phrase(
    en: "counts up from when the board appears", ja: "パネルが出たときから計ります")
  fileprivate static let noBestTime = Phrase(en: "No board is cleared yet.", ja: "まだクリアした記録はありません。")
  fileprivate static let enterStarts = Phrase(en: "Enter starts", ja: "Enterでスタート！")

  fileprivate static func bestTime(_ best: Score) -> Phrase {
    Phrase(
      en: "Best so far  \(NumberFormat.thousandths(best.elapsed)) s",
      ja: "自己ベスト \(NumberFormat.thousandths(best.elapsed))秒")
  }
}
