import QuizCore
import TerminalKit

/// The picture of a result: large digits with a few lines of text, the line to the best, each answer, and what else the
/// game adds. In a large window the answers have a column of their own.
///
/// Ranks order what appears as room grows: a new fact is a line here, and a value in ``ResultFacts``.
struct ResultPicture {
  /// The large digits so far, and their unit, longest wording first.
  var digits: (text: String, units: [SafeText], style: Style)
  /// The text beside the digits, the most important first.
  var lines: [ResultFacts.Line]
  var bestLine: BestLine?
  var answers: AnswerList
  var latest: LatestRounds?
  /// What the game adds.
  var own: (any Block)?
  /// What to aim at next; may be empty.
  var aim = SafeText.empty
  /// The note at the foot, longest wording first; empty for none.
  var note: (wordings: [SafeText], style: Style) = ([], .plain)
  /// How many answers are revealed.
  var shown = Int.max
  /// Whether all is revealed: while the digits grow, a sentence about the whole would be false.
  var isOver = true
  /// How many lines of answers are scrolled past.
  var scroll = 0
  /// What replaces all but the digits, if anything.
  var box: (any Block)?
  let context: ViewContext

  /// The picture of a result by its facts, of its first `shown` answers.
  init(_ facts: ResultFacts, of shown: Int = .max, isOver: Bool = true) {
    let isGood = isOver && (facts.isPerfect || facts.isNewBest)
    let isNothing = isOver && facts.result.correct == 0
    self.init(
      digits: (facts.digits(of: shown), facts.units, isGood ? .correct : isNothing ? .dim : .shape(3)),
      lines: facts.lines, bestLine: facts.bestLine, answers: AnswerList(facts.result, in: facts.context.games),
      latest: facts.latest, shown: shown, isOver: isOver, context: facts.context)
    aim = context.sizeClass == .small ? .empty : context.state.nearestGoal()
  }

  init(
    digits: (text: String, units: [SafeText], style: Style), lines: [ResultFacts.Line], bestLine: BestLine? = nil,
    answers: AnswerList, latest: LatestRounds? = nil, shown: Int = .max, isOver: Bool = true, context: ViewContext
  ) {
    (self.digits, self.lines, self.bestLine, self.answers) = (digits, lines, bestLine, answers)
    (self.latest, self.shown, self.isOver, self.context) = (latest, shown, isOver, context)
  }

  /// The lines beside the digits, and the lines of answers that come before all else.
  private static let (linesBeside, fewAnswers) = (3, 5)
  /// The fewest rows of a box below the digits.
  private static let leastOfBox = 10
  /// The widest that texts are; longer lines are hard to follow.
  private static let widest = 104
  /// The blank rows between two answers of a large window, from the most.
  private static let gaps = [3, 2, 1, 0]

  /// The picture between header and key line.
  var body: any Block {
    if let box {
      let below = Rows {
        head(.half)
        box.atLeast(rows: ResultPicture.leastOfBox).below(1)
      }.whole
      return FirstFitting([below.inset(columns: context.sizeClass == .small ? 1 : 4), box])
    }
    let picture = context.sizeClass == .large ? FirstFitting([columns, rows]) : rows
    return picture.inset(columns: context.sizeClass == .small ? 1 : 4)
  }

  /// One part below the other.
  private var rows: any Block {
    Rows {
      Rows.Item.space(1)
      head(.half).rank(-1).then(12, head(.full(1)).atLeast(columns: ResultPicture.widest))
      atEnd(bestLine)?.rank(2).below(1, rank: 10)
      list.below(1, rank: 5)
      atEnd(own)?.rank(4).below(1)
      atEnd(latest)?.rank(7).below(1)
      aimed?.rank(9).below(1)
      Rows.Item.space(2)
      foot?.rank(0).below(1, rank: 11)
    }.atMost(columns: ResultPicture.widest).across(.center)
  }

  /// The answers beside all else.
  private var columns: any Block {
    Rows {
      Columns(gap: 6) {
        side.width(.share(2, of: 5, within: 44...64))
        FirstFitting(
          ResultPicture.gaps.map { answers.block(.explained, gap: $0, of: shown, in: context) }
            + [.missedExplained, .opening, .whole, .missed].map { answers.block($0, of: shown, in: context) }
            + [answerLines]
        ).ground(.dim)
      }.down { $0 / 3 }.rank(1)
      Rows.Item.space()
      foot?.rank(0).below(1)
    }
  }

  private var side: any Block {
    Rows {
      number(.full(1)).rank(0)
      AnswerLamps(marks: answers.answers.map(\.mark), shown: shown, glyphs: context.glyphs).rank(6).below(2)
      atEnd(text)?.rank(1).then(7, atEnd(largeText)).below(1)
      atEnd(bestLine)?.rank(2).below(1, rank: 8)
      atEnd(latest?.atMost(rows: 1))?.rank(3).then(9, atEnd(latest?.atMost(rows: 12))).below(1)
      atEnd(own)?.rank(4).below(1)
      aimed?.rank(5).below(2)
    }.across(.left)
  }

  /// The answers, with more of each the more rows there are.
  private var list: Rows.Item {
    func more(_ detail: AnswerList.Detail, gap: Int = 0) -> any Block {
      answers.block(detail, gap: gap, of: shown, in: context).ground(.dim)
    }
    return answerLines.atMost(rows: ResultPicture.fewAnswers).rank(1).then(2, answerLines)
      .then(3, more(.missed)).then(3, more(.whole)).then(6, more(.opening)).then(6, more(.missedExplained))
      .then(8, more(.explained)).then(8, more(.explained, gap: 1))
  }

  private var answerLines: any Block { answers.lines(from: scroll, of: shown, in: context).ground(.dim) }

  /// The digits with the text at their side.
  private func head(_ scale: LargeText.Scale) -> any Block {
    Columns(gap: context.sizeClass == .small ? 2 : 4) {
      number(scale).width(.natural)
      atEnd(text.atMost(rows: ResultPicture.linesBeside)) ?? Empty()
    }
  }

  private func number(_ scale: LargeText.Scale) -> any Block {
    let units = context.sizeClass == .small ? Array(digits.units.suffix(1)) : digits.units
    return FirstFitting([
      Digits(text: digits.text, scale: scale, style: digits.style, units: units, glyphs: context.glyphs),
      Digits(text: digits.text, scale: .half, style: digits.style, glyphs: context.glyphs),
    ]).ground(.dim)
  }

  /// The lines of text, the first two in one where both fit.
  private var text: any Block {
    let (first, others) = (Array(lines.prefix(2)), lines.dropFirst(2))
    let inOne = first.compactMap(\.wordings.first).reduce(SafeText.empty) { $0.isEmpty ? $1 : $0 + "   " + $1 }
    return Rows {
      FirstFitting([Line(inOne, .title).whole, Rows(first.map { Line($0.wordings, $0.style).rank(0) })])
      for (rank, line) in others.enumerated() { Line(line.wordings, line.style).rank(rank + 1) }
    }
  }

  /// The lines, as many of them in large type as fit.
  private var largeText: any Block {
    let large = lines.indices.filter { !lines[$0].large.isEmpty }
    func page(_ large: [Int]) -> any Block {
      Rows {
        for index in large {
          LargeWords(
            wordings: lines[index].large, style: lines[index].style, lines: index == 0 ? 1 : 2, glyphs: context.glyphs
          ).padded(below: 1)
        }
        for (index, line) in lines.enumerated() where !large.contains(index) {
          Line(line.wordings, line.style).rank(0)
        }
      }.whole
    }
    return FirstFitting((1..<large.count + 1).reversed().map { page(Array(large.prefix($0))) })
  }

  private var aimed: (any Block)? {
    note.wordings.isEmpty && !aim.isEmpty ? atEnd(Paragraph(aim, .dim)) : nil
  }

  /// The note at the foot: an alert at once, others at the end.
  private var foot: (any Block)? {
    guard let last = note.wordings.last else { return nil }
    let style = note.style
    let wordings = FirstFitting(
      note.wordings.dropLast().map { Line($0, style).whole } + [Paragraph(last, style, overflow: .cut)])
    return style == .alert ? wordings : atEnd(wordings)
  }

  /// A part shown at the end, its rows kept free until then.
  private func atEnd(_ block: (any Block)?) -> (any Block)? {
    block.map { isOver ? $0 : Steady(nil, reserving: [$0]) }
  }
}
