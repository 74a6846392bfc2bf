import QuizCore
import TerminalKit

/// The header of a question: the title and the standing, and below them the time line, if any.
struct BoardHeader {
  /// The rows from the header's first row to the rule; kept free without a time line too, so that a board stands in the
  /// same place with and without a clock.
  static let rows = 3
  /// How many marks there is room for in every window.
  static let fewMarks = 10
  /// The columns of which a detail needs some to say anything.
  private static let leastDetail = 6

  /// Stands at the left.
  let title: SafeText
  /// Stand beside the title, from the longest wording to the shortest: the longest that has room, in a narrow window
  /// always the shortest, so that no part of it comes and goes from question to question.
  var details: [SafeText] = []
  /// Stands at the right, from the longest wording to the shortest.
  let standing: [SafeText]
  /// How many columns that may come to take while the question is on screen: the detail leaves them free, so that it stays
  /// as it is. Longer wordings have what it leaves. 0 where only the standing as it is counts.
  var widest = 0
  /// The style of that.
  var standingStyle = Style.plain
  /// How many columns at the beginning of its shortest wording are the lives that are left.
  var lives = 0
  /// The marks of the questions so far and to come, before that where there is room for all of them.
  var marks: [AnswerMark] = []
  /// The line below; nil for a game that shows no time.
  let timeLine: TimeLine?
  /// When the best round was at this point; nil where that is not known.
  var best: TimeLine.Best?
  /// The words of a verdict, which take the place of the time line in a small window.
  var verdict: Verdict?
  /// Stands in the place of the time line, below the rule where there is none: that something is not saved.
  var alert: SafeText?

  /// Paints the header.
  func draw(on canvas: inout Canvas, context: ViewContext) {
    let content = context.content
    let line = Rect(x: content.x + 1, y: content.y, width: content.width - 2, height: 1)
    canvas.rule(at: timeLine == nil ? 1 : 2, in: context)
    let gap = context.isCompact ? 2 : 3
    let room = line.width - title.width - 2
    let kept = widest + marksWidth(isCompact: context.isCompact)
    let taken =
      widest > 0 && kept <= room ? kept : right(in: room, isCompact: context.isCompact)?.width ?? room
    let detail = detail(in: room - gap - taken, context)
    let right = drawRight(
      on: &canvas, in: line, room: room - (detail.map { gap + $0.width } ?? 0), isCompact: context.isCompact)
    canvas.draw(title, at: line.origin, style: .title, width: max(0, right - 2 - line.x))
    if let detail { canvas.draw(detail, at: Point(x: line.x + title.width + gap, y: line.y), style: .dim) }
    let below = Rect(x: line.x, y: line.y + (timeLine == nil ? 2 : 1), width: line.width, height: 1)
    if let alert {
      canvas.draw(alert, at: below.origin, style: .alert, width: below.width)
    } else if let verdict {
      // A right answer lights the row.
      let isRight = verdict.question.isRight
      if isRight { canvas.fill(below.inset(dx: -1, dy: 0), style: .rightChip) }
      let gained = verdict.gained.isEmpty ? .empty : "   " + verdict.gained
      canvas.draw(
        verdict.label.text + gained, at: below.origin, style: isRight ? .rightChip : verdict.label.style)
      canvas.draw(
        context.words(.took(verdict.question)), in: below, alignment: .right, style: isRight ? .rightChip : .dim)
    } else {
      timeLine?.draw(in: below, best: best, on: &canvas, context: context)
    }
  }

  /// What is told in so many columns; nil where that is too few. Where it has no room, a set without its genre, cut at the
  /// end of a word.
  private func detail(in room: Int, _ context: ViewContext) -> SafeText? {
    guard room >= BoardHeader.leastDetail,
      let detail = context.isNarrow ? details.last : details.wording(for: room)
    else { return nil }
    guard detail.width > room else { return detail }
    let glyphs = context.glyphs
    let name = detail.string.split(separator: glyphs.separator.string).last?.drop { $0 == " " }
    let set = name.map { SafeText(String($0)) } ?? detail
    return set.width <= room ? set : set.wrapped(to: room - glyphs.ellipsis.width)[0] + glyphs.ellipsis
  }

  /// The marks with the blank columns behind them.
  private func marksWidth(isCompact: Bool) -> Int { marks.isEmpty ? 0 : marks.count + (isCompact ? 2 : 4) }

  /// The standing, and how many columns it takes with the marks, which have none where they have no room; nil where
  /// nothing has.
  private func right(in room: Int, isCompact: Bool) -> (text: SafeText, width: Int)? {
    // A shorter wording with marks is more informative than the longest without.
    let all = standing.map { ($0, $0.isEmpty ? marks.count : $0.width + marksWidth(isCompact: isCompact)) }
    return (all + standing.suffix(1).map { ($0, $0.width) }).first { $0.1 <= room }
  }

  /// Paints the standing and the marks as far as there is room for them; gives the first column they take.
  private func drawRight(on canvas: inout Canvas, in line: Rect, room: Int, isCompact: Bool) -> Int {
    if let (text, width) = right(in: room, isCompact: isCompact) {
      let left = line.maxX - width
      if width > text.width { AnswerMark.draw(marks, at: Point(x: left, y: line.y), on: &canvas) }
      canvas.draw(text, at: Point(x: line.maxX - text.width, y: line.y), style: standingStyle)
      drawLives(on: &canvas, in: line)
      return left
    }
    // The title gives way to the shortest wording, as long as something of it can be read.
    guard let text = standing.last, text.width + 8 <= line.width else { return line.maxX + 2 }
    canvas.draw(text, in: line, alignment: .right, style: standingStyle)
    drawLives(on: &canvas, in: line)
    return line.maxX - text.width
  }

  /// Gives the lives the colour that they have on the home screen.
  private func drawLives(on canvas: inout Canvas, in line: Rect) {
    guard lives > 0, let width = standing.last?.width else { return }
    canvas.restyle(Rect(x: line.maxX - width, y: line.y, width: lives, height: 1), .shape(0))
  }
}

/// The outcome of a question, as one character.
enum AnswerMark: Equatable {
  case right, wrong, late, now, toCome

  /// The mark of a settled question.
  init(_ question: AnsweredQuestion) {
    switch question.outcome {
    case .right: self = question.isRightAtOnce ? .right : .wrong
    case .wrong: self = .wrong
    case .late: self = .late
    }
  }

  /// The character.
  func text(_ glyphs: Glyphs) -> SafeText {
    switch self {
    case .right: glyphs.check
    case .wrong: glyphs.cross
    case .late: glyphs.clock
    case .now: glyphs.now
    case .toCome: glyphs.toCome
    }
  }

  /// How it looks.
  var style: Style {
    switch self {
    case .right: .correct
    case .wrong: .wrong
    case .late: .urgent
    case .now: .title
    case .toCome: .dim
    }
  }

  /// Paints marks side by side, each in one column.
  static func draw(_ marks: [AnswerMark], at point: Point, on canvas: inout Canvas) {
    for (index, mark) in marks.enumerated() {
      canvas.draw(mark.text(canvas.glyphs), at: Point(x: point.x + index, y: point.y), style: mark.style)
    }
  }

  /// The marks of all questions of a round, with the outcome of the settled ones.
  static func all(of round: Round) -> [AnswerMark] {
    let settled = round.decided.map { AnswerMark($0) }
    let left = max(0, round.count - settled.count)
    let now: [AnswerMark] = round.verdict == nil && left > 0 ? [.now] : []
    return settled + now + Array(repeating: .toCome, count: left - now.count)
  }
}
