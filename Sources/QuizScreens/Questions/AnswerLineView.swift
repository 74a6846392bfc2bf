import QuizCore
import TerminalKit

/// The line on which an answer is typed, and what came of it: in a frame, or where there are few rows, on a line.
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
    let isSpelledSo = answered.isRight && answered.slip == nil && question.kind.input == .text
    content = .settled(
      given: given.map { SafeText($0).oneLine }, given == nil ? .wrong : answered.attempts.last?.judgement ?? .wrong,
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

  /// Paints it into the upper rows of `area`; where there is room, on a lamp, and in large type on another one below.
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
    canvas.draw(unit, at: Point(x: x + width - unitWidth + 1, y: line.y), style: .dim)
    drawLine(in: line, ground: nil, on: &canvas, words: words)
    guard let told = content.told(words, canvas.glyphs) else { return }
    let below = Point(x: x + (isCompact ? 0 : 2), y: line.y + (isCompact ? 1 : 3))
    canvas.draw(told.truncated(to: width - 2, ellipsis: canvas.glyphs.ellipsis), at: below, style: content.toldStyle)
  }

  /// Paints what was typed or given into the row `line`, and at its end what that was worth; all of it in the style of a
  /// ground that it stands on.
  private func drawLine(in line: Rect, ground: Style?, on canvas: inout Canvas, words: Localizer) {
    let glyphs = canvas.glyphs
    switch content {
    case .open(let field):
      canvas.draw(glyphs.pointer, at: line.origin, style: ground ?? .title)
      let place = Rect(x: line.x + 2, y: line.y, width: max(1, line.width - 2), height: 1)
      field.draw(in: place, hasFocus: true, style: ground ?? .plain, on: &canvas)
    case .settled(let given, let judgement, _, let worth):
      let sign = given == nil ? glyphs.clock : judgement.isRight ? glyphs.check : glyphs.cross
      let mine = sign + " " + (given ?? words(.nothingGiven))
      canvas.draw(
        mine.truncated(to: line.width, ellipsis: glyphs.ellipsis), at: line.origin, style: ground ?? content.style)
      if judgement.isRight, mine.width + 2 + worth.width <= line.width {
        canvas.draw(worth, in: line, alignment: .right, style: ground ?? .title)
      }
    }
  }
}

// Where there is room for large type.
extension AnswerLineView {
  /// The fewest rows with a text in large type.
  private static let rowsWithLargeType = 12

  /// Paints the line on a lamp, and on another one below it what is typed, or the right answer, in large type, twice
  /// as large where it fits; what has no such form is on the line alone. A cursor as high as the letters follows them.
  private func drawLamps(in area: Rect, on canvas: inout Canvas, words: Localizer) {
    // Three, and a blank one below where no frame parts them.
    let rowsOfLine = canvas.glyphs.framesPanels ? 3 : 4
    let lamps = PanelGridView(stacked: [rowsOfLine, area.height - rowsOfLine], in: area, canvas.glyphs)
    let looks = content.looks
    for (panel, look) in looks.enumerated() { lamps.drawGround(panel, look, choice: nil, on: &canvas) }
    let (grounds, places) = (looks.map { $0.textStyle(of: nil) }, lamps.panels.map { $0.inset(dx: 3, dy: 1) })
    let line = Rect(x: places[0].x, y: places[0].y + (places[0].height - 1) / 2, width: places[0].width, height: 1)
    let typed = 2 + content.line.width + 2
    if !unit.isEmpty, typed + unit.width <= line.width {
      canvas.draw(unit, at: Point(x: line.x + typed, y: line.y), style: grounds[0])
    }
    drawLine(in: line, ground: grounds[0], on: &canvas, words: words)
    var free = places[1]
    if let told = content.told(words, canvas.glyphs) {
      // On the edge, so that the letters lose no row; a frame has no room for it.
      let row = canvas.glyphs.framesPanels ? 1 : 0
      canvas.draw(
        told.truncated(to: free.width, ellipsis: canvas.glyphs.ellipsis),
        at: Point(x: free.x, y: lamps.panels[1].y + row), style: grounds[1])
      free = Rect(x: free.x, y: free.y + row, width: free.width, height: free.height - row)
    }
    // What comes here, before it does.
    let isEmpty = content.largeText.isEmpty
    let text = isEmpty ? words(.largeHere) : content.largeText
    guard let prose = LargeProse(text, width: free.width, most: free.height, canvas.glyphs) else { return }
    let doubled = LargeProse.doubled(prose.block, canvas.glyphs)
    let fits = doubled.count < free.height && doubled.allSatisfy { $0.width <= free.width }
    let block = fits && !isEmpty ? doubled : prose.block(in: free.height, canvas.glyphs)
    let place = Rect(x: free.x, y: free.y + (free.height - block.count) / 2, width: free.width, height: block.count)
    canvas.paragraph(block, in: place, alignment: .center, style: grounds[1])
    guard content.isOpen, !isEmpty else { return }
    // Where the next letter comes.
    let x = min(place.maxX - 1, place.x + (place.width + (block.map(\.width).max() ?? 0)) / 2 + 1)
    for y in place.y..<place.maxY {
      canvas.draw(SafeText(String(canvas.glyphs.barEighths[7])), at: Point(x: x, y: y), style: grounds[1])
    }
  }
}

extension AnswerLineView.Content {
  /// What is typed, or was given.
  fileprivate var line: SafeText {
    switch self {
    case .open(let field): SafeText(field.text).oneLine
    case .settled(let given, _, _, _): given ?? .empty
    }
  }

  /// What is typed, or the right answer.
  fileprivate var largeText: SafeText {
    switch self {
    case .open(let field): SafeText(field.text).oneLine
    case .settled(let given, _, let right, _): right ?? given ?? .empty
    }
  }

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

  /// The looks of the lamps of the line and of the right answer.
  fileprivate var looks: [PanelGridView.Look] {
    switch self {
    // Nothing is to be read there before something is typed.
    case .open(let field): [.open, field.text.isEmpty ? .answered : .open]
    case .settled(_, let judgement, _, _):
      [judgement.isRight ? .right(.check, .empty) : .wrong(.empty), .right(.check, .empty)]
    }
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
  /// Said where what is typed comes in large letters.
  fileprivate static let largeHere = Phrase(en: "your answer", ja: "あなたの回答")
  fileprivate static let nothingGiven = Phrase(en: "no answer", ja: "回答なし")

  /// The right answer, where the given one is right but not written so.
  fileprivate static func theAnswer(_ answer: SafeText) -> Phrase {
    Phrase(en: "the answer: \(answer)", ja: "正解：\(answer)")
  }

  /// The right spelling of an answer with a slip.
  static func almost(_ answer: SafeText) -> Phrase {
    Phrase(en: "almost: it is spelled \(answer)", ja: "ほぼ正解：正しくは「\(answer)」")
  }
}
