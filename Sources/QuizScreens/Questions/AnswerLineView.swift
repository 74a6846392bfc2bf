import QuizCore
import TerminalKit

/// The line on which an answer is typed, and what came of it: on lamps, or where there are few rows, in a frame or on a
/// line.
struct AnswerLineView: Equatable {
  /// What it shows.
  enum Content: Equatable {
    /// What was typed so far.
    case open(TextField)
    /// What was given, nil where time ran out, and what it was found to be; the right answer, nil where the given one is
    /// written so; and how long it took and what it was worth.
    case settled(given: SafeText?, Judgement, right: SafeText?, worth: SafeText)
  }

  let content: Content
  /// What stands behind the line, a unit; empty for nothing.
  let unit: SafeText

  /// The widest line.
  private static let widest = 64

  /// The line while it is typed.
  init(_ field: TextField, of question: Question) {
    content = .open(field)
    unit = SafeText(question.unit).oneLine
  }

  /// The line of an answered question.
  init(_ answered: AnsweredQuestion, worth: SafeText) {
    let question = answered.shuffled.question
    let given = answered.outcome == .late ? nil : answered.attempts.last?.given.text
    let isSpelledSo =
      question.kind.input == .text ? answered.isRight && answered.slip == nil : given == question.rightLine
    content = .settled(
      given: given.map { SafeText(question.withUnit($0)).oneLine },
      given == nil ? .wrong : answered.attempts.last?.judgement ?? .wrong,
      right: isSpelledSo ? nil : (answered.slip.map { SafeText($0).oneLine } ?? question.rightAnswerLine), worth: worth)
    unit = given == nil ? .empty : SafeText(question.unit).oneLine
  }

  /// The columns that `area` has for what is typed, beside the unit, and for an answer that is shown afterwards.
  func room(in area: Rect, isCompact: Bool) -> (typed: Int, answer: Int) {
    let width = min(area.width - (isCompact ? 2 : 4), AnswerLineView.widest + (unit.isEmpty ? 0 : unit.width + 1))
    let typed = width - (unit.isEmpty ? 0 : unit.width + 1) - (isCompact ? 2 : 6)
    // Behind the sign of a right answer.
    return (typed, width - 4)
  }

  /// Paints it into the upper rows of `area`; where there is room, on a lamp, with the right answer on another one below.
  func draw(in area: Rect, isCompact: Bool, on canvas: inout Canvas, words: Localizer) {
    if area.height >= AnswerLineView.rowsWithLargeType, LargeProse.canBeDrawn(with: canvas.glyphs) {
      return drawLamps(in: area, on: &canvas, words: words)
    }
    let unitWidth = unit.isEmpty ? 0 : unit.width + 1
    let width = min(area.width - (isCompact ? 2 : 4), AnswerLineView.widest + unitWidth)
    let x = area.x + (area.width - width) / 2
    var line = Rect(x: x, y: area.y + (isCompact ? 0 : 1), width: width - unitWidth, height: 1)
    if !isCompact {
      let frame = Rect(x: x, y: area.y, width: width - unitWidth, height: 3)
      canvas.frame(frame, weight: content.isOpen ? .heavy : .light, style: content.style)
      line = frame.inset(dx: 2, dy: 1)
    }
    if content.isOpen { canvas.draw(unit, at: Point(x: x + width - unitWidth + 1, y: line.y), style: .dim) }
    drawLine(in: line, on: &canvas, words: words)
    guard let told = content.told(words, canvas.glyphs) else { return }
    let below = Point(x: x + (isCompact ? 0 : 2), y: line.y + (isCompact ? 1 : 3))
    canvas.draw(told.truncated(to: width - 2, ellipsis: canvas.glyphs.ellipsis), at: below, style: content.toldStyle)
  }

  /// Paints what was typed or given into the row `line`, and at its end what that was worth.
  private func drawLine(in line: Rect, on canvas: inout Canvas, words: Localizer) {
    let glyphs = canvas.glyphs
    switch content {
    case .open(let field):
      canvas.draw(glyphs.pointer, at: line.origin, style: .title)
      field.draw(
        in: Rect(x: line.x + 2, y: line.y, width: max(1, line.width - 2), height: 1), hasFocus: true, on: &canvas)
    case .settled(let given, let judgement, _, let worth):
      let sign = given == nil ? glyphs.clock : judgement.isRight ? glyphs.check : glyphs.cross
      let mine = sign + " " + (given ?? words(.nothingGiven))
      canvas.draw(mine.truncated(to: line.width, ellipsis: glyphs.ellipsis), at: line.origin, style: content.style)
      if judgement.isRight, mine.width + 2 + worth.width <= line.width {
        canvas.draw(worth, in: line, alignment: .right, style: .title)
      }
    }
  }
}

// Where there is room for large type.
extension AnswerLineView {
  /// The fewest rows with a text in large type.
  private static let rowsWithLargeType = 12

  /// Paints a lamp with what is typed or was given, and below it one as high with the right answer once that is to be told.
  private func drawLamps(in area: Rect, on canvas: inout Canvas, words: Localizer) {
    let (glyphs, height) = (canvas.glyphs, area.height / 2)
    let lamps = PanelGridView(stacked: [height, height], in: area, glyphs)
    switch content {
    case .open(let field): drawField(field, on: lamps, canvas: &canvas)
    case .settled(let given, let judgement, let right, let worth):
      let sign = given == nil ? glyphs.clock : judgement.isRight ? glyphs.check : glyphs.cross
      let yours = judgement.isRight ? worth : words(given == nil ? .nothingGiven : .markYours)
      let isAlmost = judgement.isRight && judgement != .right
      let told: [(text: SafeText?, label: SafeText, look: PanelLook)] =
        [(given, sign + " " + yours, judgement.isRight ? .right(.check, .empty) : .wrong(.empty))]
        + (right.map { [($0, glyphs.check + " " + words(isAlmost ? .spelledSo : .markAnswer), .right(.check, .empty))] }
          ?? [])
      let label = told.reduce(0) { max($0, $1.label.width + 2) }
      // Both in large type, or none.
      var large = AnswerLineView.blocks(of: told.compactMap(\.text), on: lamps, after: label, glyphs)
      let widest = large.reduce(0) { max($0, $1.first?.width ?? 0) }
      for (panel, line) in told.enumerated() {
        lamps.drawGround(panel, line.look, choice: nil, on: &canvas)
        let (all, place) = (
          AnswerLineView.room(on: lamps, panel, glyphs), AnswerLineView.room(on: lamps, panel, after: label, glyphs)
        )
        let row = Point(x: all.x, y: all.y + (all.height - 1) / 2)
        canvas.draw(" " + line.label + " ", at: row, style: line.look.labelStyle(of: panel))
        guard let text = line.text else { continue }
        let lines = large.isEmpty ? Array(text.wrapped(to: place.width).prefix(place.height)) : large.removeFirst()
        // In the middle of the lamp, where that is clear of the labels for both.
        let isClear = max(widest, text.width) <= all.width - 2 * (label + AnswerLineView.gap)
        let middle = isClear ? all : place
        canvas.paragraph(
          lines,
          in: Rect(x: middle.x, y: all.y + (all.height - lines.count) / 2, width: middle.width, height: lines.count),
          alignment: .center, style: line.look.textStyle(of: nil))
      }
    }
  }

  /// The columns between a label and a text.
  private static let gap = 2

  /// The place of a text on a lamp, after a label of so many columns.
  private static func room(on lamps: PanelGridView, _ panel: Int, after label: Int = 0, _ glyphs: Glyphs) -> Rect {
    let place = glyphs.framesPanels ? lamps.panels[panel].inset(dx: 3, dy: 1) : lamps.panels[panel].inset(dx: 2, dy: 0)
    let left = label == 0 ? 0 : label + gap
    return Rect(x: place.x + left, y: place.y, width: max(1, place.width - left), height: place.height)
  }

  /// Texts in large type of one size for these lamps; none where one has no room. A blank row, or half of it at both ends,
  /// parts them from the edges of a lamp that has no frame.
  private static func blocks(
    of texts: [SafeText], on lamps: PanelGridView, after label: Int, _ glyphs: Glyphs
  ) -> [[SafeText]] {
    let room = room(on: lamps, 0, after: label, glyphs)
    let most = room.height - (glyphs.framesPanels ? 0 : 1)
    return LargeProse.blocks(of: texts, in: Size(width: room.width, height: most), glyphs).map {
      LargeProse.centred($0, in: room.height, glyphs)
    }
  }

  /// Paints what is typed, in large type with a cursor as high where that has room and the cursor is at its end.
  private func drawField(_ field: TextField, on lamps: PanelGridView, canvas: inout Canvas) {
    let (style, glyphs) = (Style.lamp(nil), canvas.glyphs)
    let room = AnswerLineView.room(on: lamps, 0, glyphs)
    lamps.drawGround(0, .open, choice: nil, on: &canvas)
    let row = room.y + (room.height - 1) / 2
    canvas.draw(glyphs.pointer, at: Point(x: room.x + 1, y: row), style: style)
    let text = SafeText(field.text).oneLine
    // The unit, and as much at the other side, after the pointer.
    let side = AnswerLineView.gap + max(AnswerLineView.gap, unit.isEmpty ? 0 : unit.width + 1)
    let place = room.inset(dx: side, dy: 0)
    // The cursor is as high as the letters, but not from edge to edge of a lamp without a frame.
    let edge = glyphs.framesPanels ? 0 : 1
    let empty = [
      Array(repeating: SafeText.empty, count: min(LargeProse.lineHeight(of: .empty), room.height - 2 * edge))
    ]
    let blocks =
      text.isEmpty
      ? empty : AnswerLineView.blocks(of: [text], on: lamps, after: 2 * side, glyphs)
    guard let block = blocks.first, field.after.isEmpty else {
      let width = min(place.width, text.width + 1)
      let line = Rect(x: place.x + (place.width - width) / 2, y: row, width: width, height: 1)
      field.draw(in: line, hasFocus: true, style: style, on: &canvas)
      canvas.draw(unit, at: Point(x: line.maxX + 1, y: row), style: style)
      return
    }
    let width = block.first?.width ?? 0
    let lines = Rect(
      x: place.x + (place.width - width) / 2, y: room.y + (room.height - block.count) / 2, width: width,
      height: block.count)
    canvas.paragraph(block, in: lines, style: style)
    let bar = lines.inset(dx: 0, dy: lines.height < room.height ? 0 : edge)
    let foot = Point(x: lines.maxX + 1, y: bar.maxY - 1)
    for y in bar.y..<bar.maxY {
      canvas.draw(SafeText(String(glyphs.barEighths[7])), at: Point(x: foot.x, y: y), style: style)
    }
    // What is composed by an input method comes at the foot.
    canvas.cursor = .text(foot)
    canvas.draw(unit, at: Point(x: foot.x + 2, y: foot.y), style: style)
  }
}

extension AnswerLineView.Content {
  /// What is said below the line of the right answer; nil where the given one is written so.
  fileprivate func told(_ words: Localizer, _ glyphs: Glyphs) -> SafeText? {
    guard case .settled(_, let judgement, let right?, _) = self else { return nil }
    return switch judgement {
    case .right: words(.theAnswer(right))
    case .almost: words(.almost(right))
    case .wrong: glyphs.check + " " + right
    }
  }

  /// The style of that.
  fileprivate var toldStyle: Style {
    guard case .settled(_, let judgement, _, _) = self else { return .plain }
    return judgement == .right ? .dim : judgement.isRight ? .title : .correct
  }

  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }

  fileprivate var style: Style {
    switch self {
    case .open: .title
    case .settled(nil, _, _, _): .urgent
    case .settled(_, let judgement, _, _): judgement.isRight ? .correct : .wrong
    }
  }
}

extension Phrase {
  fileprivate static let nothingGiven = Phrase(en: "no answer", ja: "回答なし")

  /// The right answer, where the given one is right but not written so.
  fileprivate static func theAnswer(_ answer: SafeText) -> Phrase {
    Phrase(en: "the answer: \(answer)", ja: "正解：\(answer)")
  }

  /// Said of the right spelling of an answer with a slip.
  fileprivate static let spelledSo = Phrase(en: "almost: spelled so", ja: "ほぼ正解：正しい表記")

  /// The right spelling of an answer with a slip.
  static func almost(_ answer: SafeText) -> Phrase {
    Phrase(en: "almost: it is spelled \(answer)", ja: "ほぼ正解：正しくは「\(answer)」")
  }
}
