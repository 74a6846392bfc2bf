import QuizCore
import TerminalKit

/// What a question came to in the room: how many chose each panel, put each at its place, or typed each line, as bars that
/// grow.
struct LiveBarsView {
  /// One bar.
  struct Bar: Equatable {
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
  var grown = 1.0

  /// The bars, from the top.
  var bars: [Bar] {
    let isOrder = question.asked?.question.kind.input == .sequence
    guard question.panels.isEmpty else {
      let order = isOrder ? result.right.filter(question.panels.indices.contains) : Array(question.panels.indices)
      return order.enumerated().map { place, panel in
        Bar(
          panel: panel, place: isOrder ? place + 1 : nil, text: MarkedText(question.panels[panel]).oneLine,
          count: result.counts.indices.contains(panel) ? max(0, result.counts[panel]) : 0,
          isRight: isOrder || result.right.contains(panel))
      }
    }
    let lines = result.lines.prefix(LiveBarsView.mostLines).map { line in
      Bar(
        panel: nil, place: nil, text: SafeText(line.text).oneLine, count: max(0, line.count), isRight: line.isRight)
    }
    guard !lines.contains(where: \.isRight) else { return lines }
    return [Bar(panel: nil, place: nil, text: SafeText(result.answer).oneLine, count: 0, isRight: true)] + lines
  }

  private static let mostLines = 6
  /// The columns behind the longest bar, for its number.
  private static let numberWidth = 14

  /// Paints question, explanation and bars.
  func draw(in body: Rect, on canvas: inout Canvas, context: ViewContext) {
    var area = body.inset(dx: context.isCompact ? 1 : 4, dy: 0)
    let bars = bars
    if result.unanswered > 0, area.height > bars.count + 2 {
      area.height -= 1
      canvas.draw(
        context.words(.unanswered(result.unanswered)), at: Point(x: area.x, y: area.maxY), style: .dim,
        width: area.width)
    }
    // Bars have two rows each before the explanation is whole.
    let least = max(1, bars.count) * (context.isCompact ? 1 : 2)
    var y = area.y + (context.isCompact ? 0 : 1)
    if let prose = largeText(in: area, least: least, context) {
      for row in prose {
        canvas.draw(row, at: Point(x: area.x, y: y), style: .title)
        y += 1
      }
    } else {
      let text = MarkedText(question.text).lines(to: area.width).map { ($0.text, $0.isCode ? Style.code : .title) }
      y = draw(text, upTo: max(1, area.maxY - y - least - 1), from: y, in: area, on: &canvas)
    }
    let why = result.explanation.map { MarkedText($0).lines(to: area.width) } ?? []
    let room = area.maxY - y - least - (context.isCompact ? 0 : 2)
    if !why.isEmpty, room > 0 {
      y += context.isCompact ? 0 : 1
      y = draw(why.map { ($0.text, $0.isCode ? .code : .plain) }, upTo: room, from: y, in: area, on: &canvas)
    }
    if question.asked?.question.kind.input == .sequence, area.maxY - y > least + 2 {
      canvas.draw(context.words(.atItsPlace), at: Point(x: area.x, y: y + 1), style: .dim, width: area.width)
      y += 2
    }
    y += context.isCompact ? 0 : 1
    drawBars(
      bars, in: Rect(x: area.x, y: y, width: area.width, height: max(0, area.maxY - y)), on: &canvas, context: context)
  }

  /// The question in the large type in which it was asked, where bars of six rows have room below it.
  private func largeText(in area: Rect, least: Int, _ context: ViewContext) -> [SafeText]? {
    let text = MarkedText(question.text)
    // At most three lines.
    let rows = min(area.height - least * 3 - 5, 17)
    guard text.lines(to: area.width).allSatisfy({ !$0.isCode }) else { return nil }
    return LargeText(text.plain, .title, scales: [.half], lines: 3, alignment: .left, glyphs: context.glyphs)
      .rows(in: Size(width: area.width, height: rows))
  }

  private func draw(
    _ lines: [(SafeText, Style)], upTo room: Int, from y: Int, in area: Rect, on canvas: inout Canvas
  ) -> Int {
    let shown = lines.prefix(room)
    for (row, line) in shown.enumerated() {
      let isCut = row == shown.count - 1 && lines.count > shown.count
      let text = isCut ? (line.0 + canvas.glyphs.ellipsis) : line.0
      canvas.draw(text, at: Point(x: area.x, y: y + row), style: line.1, width: area.width)
    }
    return y + shown.count
  }

  private func drawBars(_ bars: [Bar], in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    guard !bars.isEmpty, area.height > 0 else { return }
    let pitch = max(1, min(9, area.height / bars.count))
    let labelRoom = area.width - 12
    let large =
      pitch > 7
      ? LargeName.alike(bars.map(\.text), [.half], room: labelRoom, rows: pitch - 4, canvas.glyphs) : nil
    let most = bars.map(\.count).max() ?? 0
    for (row, bar) in bars.enumerated() {
      let place = Rect(x: area.x, y: area.y + row * pitch, width: area.width, height: pitch)
      guard place.y < area.maxY else { break }
      if pitch == 1 {
        drawNarrow(bar, most: most, in: place, on: &canvas)
      } else {
        drawHigh(bar, large?[row], most: most, in: place, on: &canvas)
      }
    }
  }

  /// Paints a row of a bar: of a right one in its colour, of others so that it stays behind those.
  private func drawRow(_ bar: Bar, _ share: Double, at point: Point, width: Int, on canvas: inout Canvas) {
    let glyphs = canvas.glyphs
    let style: Style = bar.isRight ? bar.panel.map { .shape($0) } ?? .correct : .offChip
    if bar.isRight, glyphs.barEnds == nil { return canvas.bar(share, at: point, width: width, style: style) }
    let cells = share > 0 ? max(1, Int((share * Double(width)).rounded())) : 0
    let isPlain = glyphs.framesPanels || glyphs.isASCII
    let character = bar.isRight ? glyphs.barEighths[7] : isPlain ? glyphs.track : " "
    canvas.fill(Rect(x: point.x, y: point.y, width: cells, height: 1), with: character, style: style)
  }

  /// The share of the longest bar.
  private func share(_ bar: Bar, of most: Int) -> Double {
    most > 0 ? min(1, Double(bar.count) / Double(most)) * grown : 0
  }

  /// The number of a bar, which counts up with it.
  private func number(_ bar: Bar) -> SafeText {
    SafeText(NumberFormat.grouped(grown >= 1 ? bar.count : Int(Double(min(bar.count, 1_000_000)) * grown)))
  }

  /// Paints the label of a bar; gives the column behind it.
  @discardableResult
  private func drawLabel(
    _ bar: Bar, _ large: LargeName? = nil, at point: Point, width: Int, on canvas: inout Canvas
  ) -> Int {
    var x = point.x
    let glyphs = canvas.glyphs
    if let place = bar.place {
      x += canvas.draw("\(place) ", at: point, style: .dim)
    }
    if let panel = bar.panel {
      let style: Style = bar.isRight ? .chip(panel) : .offChip
      x += canvas.draw(ChoiceLabel.text(panel, glyphs), at: Point(x: x, y: point.y), style: style) + 1
    }
    let sign: SafeText = bar.isRight && bar.place == nil ? " " + glyphs.check : .empty
    let room = max(1, point.x + width - x - sign.width)
    let style: Style = bar.isRight ? .title : .dim
    if let large {
      large.draw(at: Point(x: x + 1, y: point.y), style: style, on: &canvas)
      x += large.width + 2
    } else {
      x += canvas.draw(bar.text, at: Point(x: x, y: point.y), style: style, width: room)
    }
    return x + canvas.draw(sign, at: Point(x: x, y: point.y), style: .correct)
  }

  /// A bar on one row with its label.
  private func drawNarrow(_ bar: Bar, most: Int, in place: Rect, on canvas: inout Canvas) {
    let label = place.width * 3 / 5
    drawLabel(bar, at: place.origin, width: label - 1, on: &canvas)
    let number = number(bar)
    let width = max(1, place.width - label - 6)
    drawRow(bar, share(bar, of: most), at: Point(x: place.x + label, y: place.y), width: width, on: &canvas)
    canvas.draw(number, in: place, alignment: .right, style: bar.isRight ? .title : .dim)
  }

  /// A bar of one row or more below its label, with its number behind it; without a bar the number is behind the label.
  private func drawHigh(_ bar: Bar, _ large: LargeName?, most: Int, in place: Rect, on canvas: inout Canvas) {
    let look: Style = bar.isRight ? .title : .dim
    guard bar.count > 0 else {
      let x = drawLabel(bar, large, at: place.origin, width: place.width - 3, on: &canvas)
      return _ = canvas.draw(number(bar), at: Point(x: x + 2, y: place.y), style: look)
    }
    drawLabel(bar, large, at: place.origin, width: place.width, on: &canvas)
    let label = large?.height ?? 1
    let rows = max(1, min(5, place.height - label - (place.height > 2 ? 1 : 0)))
    let width = max(4, place.width - LiveBarsView.numberWidth)
    let share = share(bar, of: most)
    for row in 1...rows {
      drawRow(bar, share, at: Point(x: place.x, y: place.y + label - 1 + row), width: width, on: &canvas)
    }
    let x = place.x + Int((share * Double(width)).rounded(.up)) + 1
    let number = number(bar)
    let large = Digits(text: number.string, scale: .half, style: look, glyphs: canvas.glyphs)
    if rows >= 3, large.size.width <= place.maxX - x {
      large.draw(
        in: Rect(x: x, y: place.y + label + (rows - 3) / 2, width: place.maxX - x, height: 3), on: &canvas)
    } else {
      canvas.draw(number, at: Point(x: x, y: place.y + label + (rows - 1) / 2), style: look)
    }
  }
}
