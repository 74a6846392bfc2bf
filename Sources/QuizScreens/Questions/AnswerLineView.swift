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

  /// The columns before it: in the middle of an ordinary window, below the beginning of the question in a large one.
  private static func margin(of width: Int, in area: Rect) -> Int {
    area.height >= rowsWithLargeType ? marginInLargeWindow : (area.width - width) / 2
  }

  /// The columns before the line in a large window.
  private static let marginInLargeWindow = 3

  /// Paints it into the upper rows of `area`, and below, where there is room, what it says in large type.
  func draw(in area: Rect, isCompact: Bool, on canvas: inout Canvas, words: Localizer) {
    let glyphs = canvas.glyphs
    if area.height >= AnswerLineView.rowsWithLargeType { drawLarge(in: area, on: &canvas) }
    let unitWidth = unit.isEmpty ? 0 : unit.width + 1
    let width = min(area.width - (isCompact ? 2 : 4), AnswerLineView.widest + unitWidth)
    let x = area.x + AnswerLineView.margin(of: width, in: area)
    var line = Rect(x: x, y: area.y + (isCompact ? 0 : 1), width: width - unitWidth, height: 1)
    if !isCompact {
      let frame = Rect(x: x, y: area.y, width: width - unitWidth, height: 3)
      canvas.frame(frame, weight: content.isOpen ? .heavy : .light, style: content.style)
      line = frame.inset(dx: 2, dy: 1)
    }
    canvas.draw(unit, at: Point(x: x + width - unitWidth + 1, y: line.y), style: .dim)
    let below = Rect(x: x + (isCompact ? 0 : 2), y: line.y + (isCompact ? 1 : 3), width: width, height: 1)
    switch content {
    case .open(let field):
      canvas.draw(glyphs.pointer, at: line.origin, style: .title)
      field.draw(
        in: Rect(x: line.x + 2, y: line.y, width: max(1, line.width - 2), height: 1), hasFocus: true, on: &canvas)
    case .settled(let given, let judgement, let right, let worth):
      let isRight = judgement.isRight
      let sign = given == nil ? glyphs.clock : isRight ? glyphs.check : glyphs.cross
      let mine = sign + " " + (given ?? words(.nothingGiven))
      canvas.draw(mine.truncated(to: line.width, ellipsis: glyphs.ellipsis), at: line.origin, style: content.style)
      if isRight {
        let place = isCompact ? Rect(x: line.x, y: line.y, width: line.width, height: 1) : line
        if mine.width + 2 + worth.width <= line.width {
          canvas.draw(worth, in: place, alignment: .right, style: .title)
        }
      }
      guard let right else { return }
      let told =
        switch judgement {
        case .right: words(.theAnswer(right))
        case .almost: words(.almost(right))
        case .wrong: glyphs.check + " " + right
        }
      canvas.draw(
        told.truncated(to: below.width - 2, ellipsis: glyphs.ellipsis), at: below.origin,
        style: judgement == .right ? .dim : isRight ? .title : .correct)
    }
  }
}

extension AnswerLineView {
  /// The fewest rows with a text in large type.
  private static let rowsWithLargeType = 18
  /// The rows of the line, its frame and what stands below it.
  private static let rowsOfLine = 6

  /// Paints what is typed, or the right answer, in large type, in the rows below the line; nothing where it
  /// has no such form.
  private func drawLarge(in area: Rect, on canvas: inout Canvas) {
    // Where the line begins, so that letters stay in their places while others are typed.
    let free = Rect(
      x: area.x + AnswerLineView.marginInLargeWindow, y: area.y + AnswerLineView.rowsOfLine,
      width: area.width - AnswerLineView.marginInLargeWindow, height: area.height - AnswerLineView.rowsOfLine)
    let text = content.largeText
    guard let block = LargeProse(text, width: free.width, most: free.height, canvas.glyphs)?.block else { return }
    let y = free.y + (free.height - block.count) / 3
    canvas.paragraph(
      block, in: Rect(x: free.x, y: y, width: free.width, height: block.count),
      style: content.isOpen ? .title : .correct)
  }
}

extension AnswerLineView.Content {
  /// What is typed, or the right answer.
  fileprivate var largeText: SafeText {
    switch self {
    case .open(let field): SafeText(field.text).oneLine
    case .settled(let given, _, let right, _): right ?? given ?? .empty
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
