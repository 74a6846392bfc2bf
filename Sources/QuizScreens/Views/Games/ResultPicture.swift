import QuizCore
import TerminalKit

/// The picture of a result: large digits with lines of text, the bar up to the best, the answers, and what the game
/// adds. In large windows the answers have a column of their own.
///
/// Ranks decide what more room shows. To add a fact, add a line here and its value to ``ResultFacts``.
struct ResultPicture {
  /// The large digits, and their unit, longest wording first.
  var digits: (text: String, units: [SafeText], style: Style)
  /// The text beside the digits, the most important first.
  var lines: [ResultFacts.Line]
  var bestLine: BestLine?
  var answers: AnswerList
  var latest: LatestRounds?
  /// What the game adds.
  var extra: (any Block)?
  /// The next goal, or empty.
  var aim = SafeText.empty
  /// A note at the foot, longest wording first, or empty.
  var note: (wordings: [SafeText], style: Style) = ([], .plain)
  /// The number of answers revealed so far.
  var shown = Int.max
  /// Whether everything is revealed: sentences wait until the digits stop growing.
  var isOver = true
  /// The first visible line of answers.
  var scroll = 0
  /// Replaces everything but the digits.
  var box: (any Block)?
  let context: ViewContext

  /// The most lines beside the digits, and the lines of answers placed before anything else.
  private static let (linesBeside, fewAnswers) = (3, 5)
  private static let leastOfBox = 10
  /// Longer lines are hard to follow.
  private static let widest = 104
  /// The gaps between answers to try in large windows.
  private static let gaps = [3, 2, 1, 0]

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

  private var rows: any Block {
    Rows {
      Rows.Item.space(1)
      head(.half).rank(-1).then(12, head(.full(1)).atLeast(columns: ResultPicture.widest))
      atEnd(bestLine)?.rank(2).below(1, rank: 10)
      list.below(1, rank: 5)
      atEnd(extra)?.rank(4).below(1)
      atEnd(latest)?.rank(7).below(1)
      aimed?.rank(9).below(1)
      Rows.Item.space(2)
      foot?.rank(0).below(1, rank: 11)
    }.atMost(columns: ResultPicture.widest).across(.center)
  }

  /// The answers beside everything else.
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
      atEnd(extra)?.rank(4).below(1)
      aimed?.rank(5).below(2)
    }.across(.left)
  }

  /// The answers, in more detail the more rows there are.
  private var list: Rows.Item {
    func more(_ detail: AnswerList.Detail, gap: Int = 0) -> any Block {
      answers.block(detail, gap: gap, of: shown, in: context).ground(.dim)
    }
    return answerLines.atMost(rows: ResultPicture.fewAnswers).rank(1).then(2, answerLines)
      .then(3, more(.missed)).then(3, more(.whole)).then(6, more(.opening)).then(6, more(.missedExplained))
      .then(8, more(.explained)).then(8, more(.explained, gap: 1))
  }

  private var answerLines: any Block { answers.lines(from: scroll, of: shown, in: context).ground(.dim) }

  /// The digits with the text beside them.
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

  /// The lines of text, the first two joined if they fit.
  private var text: any Block {
    let (first, others) = (Array(lines.prefix(2)), lines.dropFirst(2))
    let inOne = first.compactMap(\.wordings.first).reduce(SafeText.empty) { $0.isEmpty ? $1 : $0 + "   " + $1 }
    return Rows {
      FirstFitting([Line(inOne, .title).whole, Rows(first.map { Line($0.wordings, $0.style).rank(0) })])
      for (rank, line) in others.enumerated() { Line(line.wordings, line.style).rank(rank + 1) }
    }
  }

  /// The text with as many lines in large type as fit.
  private var largeText: any Block {
    let large = lines.indices.filter { !lines[$0].large.isEmpty }
    func page(_ large: [Int]) -> any Block {
      Rows {
        for index in large {
          let (style, most) = (lines[index].style, index == 0 ? 1 : 2)
          FirstFitting(
            lines[index].large.map {
              LargeText($0, style, scales: [.half], lines: most, alignment: .left, glyphs: context.glyphs)
            }
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

  /// The note; only alerts appear before everything is revealed.
  private var foot: (any Block)? {
    guard let last = note.wordings.last else { return nil }
    let style = note.style
    let wordings = FirstFitting(
      note.wordings.dropLast().map { Line($0, style).whole } + [Paragraph(last, style, overflow: .cut)])
    return style == .alert ? wordings : atEnd(wordings)
  }

  /// A part that appears at the end; its rows are reserved until then.
  private func atEnd(_ block: (any Block)?) -> (any Block)? {
    block.map { isOver ? $0 : Steady(nil, reserving: [$0]) }
  }
}

extension ResultPicture {
  /// The picture after the first `shown` answers.
  init(_ facts: ResultFacts, of shown: Int = .max, isOver: Bool = true) {
    let context = facts.context
    let isGood = isOver && (facts.isPerfect || facts.isNewBest)
    let isNothing = isOver && facts.result.correct == 0
    self.init(
      digits: (facts.digits(of: shown), facts.units, isGood ? .correct : isNothing ? .dim : .shape(3)),
      lines: facts.lines, bestLine: facts.bestLine, answers: AnswerList(facts.result, in: context.games),
      latest: facts.latest, aim: context.sizeClass == .small ? .empty : context.state.nearestGoal(), shown: shown,
      isOver: isOver, context: context)
  }
}
