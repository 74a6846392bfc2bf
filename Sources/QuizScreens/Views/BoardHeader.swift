import QuizCore
import TerminalKit

/// The header of a question: the title and the standing, and below them the time line, if any.
struct BoardHeader {
  /// The rows of the header with its rule, the same without a time line, so that boards with and without a clock align.
  static let rows = 3
  /// The marks that fit in every window.
  static let fewMarks = 10
  /// The least columns of a detail.
  private static let leastDetail = 6

  /// At the left.
  let title: SafeText
  /// Beside the title, longest wording first: the longest that fits, in a small window always the last, so that it
  /// stays the same from question to question.
  var details: [SafeText] = []
  /// At the right, longest wording first.
  let standing: [SafeText]
  /// The most columns that `standing` takes while the question is shown: `details` leave them free and so do not
  /// change. 0 if only its present width counts.
  var widest = 0
  /// Its style.
  var standingStyle = Style.plain
  /// The columns of the remaining lives, which begin its shortest wording.
  var lives = 0
  /// The marks of all questions, before `standing`, where all of them fit.
  var marks: [AnswerMark] = []
  /// The line below; nil for a game that shows no time.
  let timeLine: TimeLine?
  /// Where the best round was at this question, if known.
  var best: TimeLine.Best?
  /// The verdict that replaces the time line in a small window.
  var verdict: Verdict?
  /// A warning in place of the time line, such as a failed save.
  var alert: SafeText?
  /// The rule below, perhaps with text on it.
  var rule: any Block = Rule()

  /// The header with its rule; `keepsRows` keeps the row of the time line where there is none.
  func block(in context: ViewContext, keepsRows: Bool = true) -> any Block {
    let below = below(in: context) ?? Empty(rows: keepsRows ? 1 : 0)
    return Rows {
      firstLine(in: context).inset(columns: 1)
      if timeLine == nil { rule }
      below
      if timeLine != nil { rule }
    }
  }

  /// The title, the details beside it, and at the right end the marks and the standing.
  private func firstLine(in context: ViewContext) -> any Block {
    let subject = Subject(
      title: title, details: details, standing: standing, widest: widest, standingStyle: standingStyle, lives: lives,
      marks: marks, window: context.window)
    return KeptBlock(kept: context.kept, subject: subject) { newFirstLine(in: context) }
  }

  /// The inputs of the first line.
  struct Subject: Equatable, Sendable {
    let title: SafeText
    let details: [SafeText]
    let standing: [SafeText]
    let widest: Int
    let standingStyle: Style
    let lives: Int
    let marks: [AnswerMark]
    let window: ViewContext.Window
  }

  private func newFirstLine(in context: ViewContext) -> any Block {
    let title = Line(self.title, .title)
    let shortest = standing.last ?? .empty
    let gap = context.sizeClass == .small ? 2 : 3
    let marksWidth = marks.isEmpty ? 0 : marks.count + gap
    // The detail leaves the columns that the standing may grow to; longer wordings share the rest.
    let taken = self.title.width + 2 * gap + marksWidth
    return FirstFitting([
      RoomReader { room in
        let longest = standing.first { taken + $0.width <= room.width } ?? shortest
        let kept = taken + (widest > 0 ? max(widest, shortest.width) : longest.width)
        return Columns(gap: gap) {
          title.whole.width(.natural)
          detail(in: context).atMost(columns: max(0, room.width - kept)).width(.natural)
          right(in: context).across(.right)
        }
      },
      Columns(gap: 2) {
        title
        line(of: shortest).width(.fixed(shortest.width))
      },
      title,
    ])
  }

  /// The longest detail that fits, else the set without its genre, cut after a word; nothing where too little would
  /// remain.
  private func detail(in context: ViewContext) -> any Block {
    let glyphs = context.glyphs
    let wordings = context.sizeClass == .small ? Array(details.suffix(1)) : details
    let set = (wordings.last?.string.split(separator: glyphs.separator.string).last).map { name in
      SafeText(String(name.drop { $0 == " " }))
    }
    return FirstFitting([
      Line(wordings, .dim).whole,
      Cut(text: set ?? .empty, glyphs: glyphs).atLeast(columns: BoardHeader.leastDetail),
      Empty(),
    ])
  }

  /// The longest standing that fits beside the marks, else one without them.
  private func right(in context: ViewContext) -> any Block {
    let gap = context.sizeClass == .small ? 2 : 4
    let withMarks = (marks.isEmpty ? [] : standing).map { text -> any Block in
      Columns {
        AnswerMark.line(marks, context.glyphs).width(.fixed(marks.count + (text.isEmpty ? 0 : gap)))
        line(of: text).width(.fixed(text.width))
      }
    }
    return FirstFitting(withMarks + standing.map { line(of: $0).whole })
  }

  /// A wording of the standing, its lives in their colour on the home screen.
  private func line(of text: SafeText) -> Line {
    guard lives > 0, text == standing.last else { return Line(text, standingStyle) }
    return Line(spans: [Span(text.prefix(lives), .shape(0)), Span(text.dropping(lives), standingStyle)])
  }

  /// The second line: a warning, the verdict in a small window, or the time.
  private func below(in context: ViewContext) -> (any Block)? {
    if let alert { return Line(alert, .alert).inset(columns: 1) }
    if let verdict {
      // A right answer lights the row.
      let isRight = verdict.question.isRight
      let gained = verdict.gained.isEmpty ? .empty : "   " + verdict.gained
      return Columns {
        Line(verdict.label.text + gained, isRight ? .rightChip : verdict.label.style)
        Line(context.words(.took(verdict.question)), isRight ? .rightChip : .dim).width(.natural)
      }.across(.left).inset(columns: 1).ground(isRight ? .rightChip : .plain)
    }
    return timeLine?.block(best, in: context).inset(columns: 1)
  }
}

/// A line truncated after a word.
private struct Cut: Block {
  let text: SafeText
  let glyphs: Glyphs

  func form(in room: Size) -> Form? {
    let cut =
      text.width <= room.width ? text : text.wrapped(to: room.width - glyphs.ellipsis.width)[0] + glyphs.ellipsis
    return Line(cut, .dim).form(in: room)
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

  func text(_ glyphs: Glyphs) -> SafeText {
    switch self {
    case .right: glyphs.check
    case .wrong: glyphs.cross
    case .late: glyphs.clock
    case .now: glyphs.now
    case .toCome: glyphs.toCome
    }
  }

  var style: Style {
    switch self {
    case .right: .correct
    case .wrong: .wrong
    case .late: .urgent
    case .now: .title
    case .toCome: .dim
    }
  }

  /// Marks side by side, each in one column.
  static func line(_ marks: [AnswerMark], _ glyphs: Glyphs) -> Line {
    Line(spans: marks.map { Span($0.text(glyphs), $0.style) })
  }

  /// The marks of `count` questions, with the outcome of the settled ones.
  static func all(_ settled: [AnsweredQuestion], of count: Int, isAsking: Bool) -> [AnswerMark] {
    let left = max(0, count - settled.count)
    let now: [AnswerMark] = isAsking && left > 0 ? [.now] : []
    return settled.map { AnswerMark($0) } + now + Array(repeating: .toCome, count: left - now.count)
  }
}
