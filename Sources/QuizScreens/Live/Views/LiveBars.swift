import QuizCore
import TerminalKit

/// What a question came to in the room: the question, its explanation, and how many chose each panel, put each at its place,
/// or typed each line, as bars that grow.
struct LiveBars: Block {
  /// One bar.
  private struct Bar {
    /// The panel that it is of; nil for a line that was typed.
    let panel: Int?
    /// Its place in an order, from 1; nil where none is asked for.
    let place: Int?
    /// Its words.
    let text: SafeText
    /// How many there are.
    let count: Int
    /// Whether it is right.
    let isRight: Bool
  }

  /// The question.
  let question: LiveQuestion
  /// What it came to.
  let result: LiveResult
  /// How far the bars have grown, up to 1.
  let grown: Double
  let context: ViewContext

  private static let mostLines = 6
  /// The rows of a bar with its words, and the most lines of the question in large type.
  private static let (highest, questionLines) = (9, 3)

  private var isOrder: Bool { question.asked?.question.kind.input == .sequence }
  private var isSmall: Bool { context.sizeClass == .small }

  /// The bars, from the top.
  private var bars: [Bar] {
    guard question.panels.isEmpty else {
      let order = isOrder ? result.right.filter(question.panels.indices.contains) : Array(question.panels.indices)
      return order.enumerated().map { place, panel in
        Bar(
          panel: panel, place: isOrder ? place + 1 : nil, text: MarkedText(question.panels[panel]).oneLine,
          count: result.counts.indices.contains(panel) ? max(0, result.counts[panel]) : 0,
          isRight: isOrder || result.right.contains(panel))
      }
    }
    let lines = result.lines.prefix(LiveBars.mostLines).map { line in
      Bar(
        panel: nil, place: nil, text: SafeText(line.text).oneLine, count: max(0, line.count), isRight: line.isRight)
    }
    guard !lines.contains(where: \.isRight) else { return lines }
    return [Bar(panel: nil, place: nil, text: SafeText(result.answer).oneLine, count: 0, isRight: true)] + lines
  }

  func form(in room: Size) -> Form? {
    let text = MarkedText(question.text)
    let large = LargeText(
      text.plain, .title, scales: [.half], lines: LiveBars.questionLines, alignment: .left, glyphs: context.glyphs)
    let least = isSmall ? 1 : 2
    return Rows {
      Paragraph(text, .title, overflow: .cut).rank(1).then(5, text.isProse ? large : nil)
      result.explanation.map { Paragraph(MarkedText($0), overflow: .cut).rank(3).below(1, rank: 3) }
      if isOrder { Line(context.words(.atItsPlace), .dim).rank(4).below(1) }
      chart(least...least).rank(0).then(4, chart(3...3)).then(6, chart(3...LiveBars.highest)).below(1, rank: 2)
      Rows.Item.space()
      if result.unanswered > 0 { Line(context.words(.unanswered(result.unanswered)), .dim).rank(2) }
    }.padded(left: isSmall ? 1 : 4, right: isSmall ? 1 : 4, above: isSmall ? 0 : 1).form(in: room)
  }

  /// The bars in as many rows each as there is room for.
  private func chart(_ heights: ClosedRange<Int>) -> any Block {
    let bars = bars
    let most = bars.map(\.count).max() ?? 0
    @Sendable func rows(_ height: Int, isLarge: Bool) -> any Block {
      Rows(
        bars.map { bar in
          (height == 1 ? low(bar, most: most) : high(bar, most: most, isLarge: isLarge, hasBlank: height > 2))
            .down { _ in 0 }.atMost(rows: height).rank(0)
        }
      ).whole
    }
    return Heights(heights, rows: max(1, bars.count), prefersHigh: true) { height in
      FirstFitting([
        rows(height, isLarge: true).atLeast(rows: LiveBars.leastForLarge * bars.count), rows(height, isLarge: false),
      ])
    }
  }

  /// The rows of each bar from which on words may be large.
  private static let leastForLarge = 8

  /// The words of a bar, its number behind them where it has no bar.
  private func label(_ bar: Bar, isLarge: Bool = false, hasNumber: Bool = false) -> any Block {
    let (glyphs, style) = (context.glyphs, bar.isRight ? Style.title : .dim)
    return Columns(gap: 1) {
      bar.place.map { Line("\($0)", .dim).width(.fixed(1)) }
      bar.panel.map {
        Line(ChoiceLabel.text($0, glyphs), bar.isRight ? .chip($0) : .offChip).width(.fixed(ChoiceLabel.width))
      }
      isLarge
        ? LargeText(bar.text, style, scales: [.half], alignment: .left, glyphs: glyphs).width(.natural)
        : Line(bar.text, style).width(.natural)
      if bar.isRight, bar.place == nil { Line(glyphs.check, .correct).width(.fixed(glyphs.check.width)) }
      if hasNumber { Line(" " + number(bar), style).width(.fixed(1 + number(bar).width)) }
    }
  }

  /// A bar beside its words.
  private func low(_ bar: Bar, most: Int) -> any Block {
    let number = number(bar)
    return Columns(gap: 1) {
      label(bar).width(.share(3, of: 5, within: 1...context.size.width))
      Growing(share: share(bar, of: most), fill: fill(bar), rows: 1)
      Line(number, bar.isRight ? .title : .dim, .right).width(.fixed(max(4, number.width)))
    }
  }

  /// A bar of some rows below its words, with its number behind it.
  private func high(_ bar: Bar, most: Int, isLarge: Bool, hasBlank: Bool) -> any Block {
    Rows {
      label(bar, isLarge: isLarge, hasNumber: bar.count == 0)
      if bar.count > 0 {
        Heights(1...5, rows: 1, prefersHigh: true) { rows in
          Growing(share: share(bar, of: most), fill: fill(bar), rows: rows, number: numberBehind(bar))
        }
      }
      if hasBlank { Empty(rows: 1) }
    }.whole
  }

  /// The number of a bar, which counts up with it.
  private func number(_ bar: Bar) -> SafeText {
    SafeText(NumberFormat.grouped(grown >= 1 ? bar.count : Int(Double(min(bar.count, 1_000_000)) * grown)))
  }

  private func numberBehind(_ bar: Bar) -> any Block {
    let style: Style = bar.isRight ? .title : .dim
    return FirstFitting([
      LargeText(number(bar), style, .numerals, scales: [.half], glyphs: context.glyphs), Line(number(bar), style),
    ]).down { $0 / 2 }
  }

  /// The share of the longest bar.
  private func share(_ bar: Bar, of most: Int) -> Double {
    most > 0 ? min(1, Double(bar.count) / Double(most)) * grown : 0
  }

  /// What a bar is made of: a right one of its colour, others so that they stay behind those.
  private func fill(_ bar: Bar) -> (Character, Style) {
    let glyphs = context.glyphs
    if bar.isRight { return (glyphs.barEighths[7], bar.panel.map { .shape($0) } ?? .correct) }
    return (glyphs.framesPanels || glyphs.isASCII ? glyphs.track : " ", .offChip)
  }

  /// A bar that is a share of its room long, and something behind it.
  private struct Growing: Block {
    let share: Double
    let fill: (character: Character, style: Style)
    let rows: Int
    var number: (any Block)?

    /// The columns behind the longest bar.
    private static let numberWidth = 14

    func form(in room: Size) -> Form? {
      let width = max(1, room.width - (number == nil ? 0 : Growing.numberWidth))
      let cells = share > 0 ? max(1, Int((share * Double(width)).rounded())) : 0
      let bar = Drawing(height: rows) { [fill] place, canvas in
        canvas.fill(place, with: fill.character, style: fill.style)
      }
      return Columns(gap: 1) {
        bar.width(.fixed(cells))
        (number ?? Empty()).atMost(rows: rows)
      }.form(in: room)
    }
  }
}
