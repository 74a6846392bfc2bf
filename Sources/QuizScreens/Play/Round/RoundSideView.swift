import QuizCore
import TerminalKit

/// The column beside a question: score, answers so far, comparisons, and after an answer the explanation. Replaces
/// parts of the header in large windows.
struct RoundSideView: Sendable {
  let title: Phrase
  let answers: [AnsweredQuestion]
  /// How many questions are known to come, including the current one.
  let toCome: Int
  /// Nil in a game without points.
  let points: Points?
  /// The points; nil to add up those of the answers, or without points the right ones.
  var total: Int?
  /// Points not shown yet.
  var owed = 0
  /// Each question's time limit, if any.
  var limit: @Sendable (Int) -> Duration? = { _ in nil }
  /// Shown below the answers.
  var facts: [(label: Phrase, text: Line)] = []
  /// The index of the answer on screen; `answers.count` while a question is open.
  let shown: Int
  /// The number of questions before the first answer.
  var before = 0
  /// Nil while a question is open.
  var verdict: (any Block)?

  /// Fills its room: answers give way to a verdict, facts and a large score to answers.
  func block(in context: ViewContext) -> any Block {
    Rows {
      Columns(gap: 2) {
        title(in: context)
        score(in: context).width(.natural)
      }.rank(0).then(
        5,
        Rows {
          score(in: context, isLarge: true)
          title(in: context).below(1)
        }.whole)
      list(in: context).atMost(rows: RoundSideView.fewAnswers).rank(2).then(3, list(in: context)).below(1, rank: 2)
      if !facts.isEmpty {
        Rows(
          facts.map { fact in
            Columns {
              Line(context.words(fact.label), .dim).width(.fixed(RoundSideView.labelWidth))
              fact.text
            }.rank(0)
          }
        ).whole.rank(4).below(1)
      }
      verdict?.rank(1).below(1)
    }.across(.left).down { _ in 0 }
  }

  /// The answers kept beside a long verdict, and the width of fact labels.
  private static let (fewAnswers, labelWidth) = (3, 12)

  private var score: Int { (total ?? points?.sum(answers) ?? answers.count(where: \.isRightAtOnce)) - owed }

  private func score(in context: ViewContext, isLarge: Bool = false) -> any Block {
    let units = points == nil ? [context.words(.rightUnit)] : context.words(.pointsUnit)
    let text = NumberFormat.grouped(score)
    guard isLarge else { return Line(SafeText(text) + " " + units[0], .shape(3)) }
    return Digits(text: text, scale: .half, style: .shape(3), units: units + [.empty], glyphs: context.glyphs)
  }

  private func title(in context: ViewContext) -> any Block { Line(context.words(title), .title) }

  /// One row per answer: as many as fit, including the current or latest one.
  private func list(in context: ViewContext) -> any Block {
    RoomReader { room in
      let count = answers.count + toCome
      let rows = min(count, room.height)
      let first = max(0, min(shown + 1, count) - rows)
      return Rows((first..<first + rows).map { row($0, of: count, in: context).rank(0) })
    }
  }

  /// An answer's time, its points, and a bar for the time left.
  private func row(_ index: Int, of count: Int, in context: ViewContext) -> any Block {
    let number = SafeText("\(before + index + 1)")
    let head = number.padded(to: "\(before + count)".count, .right)
    guard answers.indices.contains(index) else {
      // During a verdict there is no current question.
      let isNow = index == shown
      return Line(isNow ? head + " " + context.glyphs.now : head, isNow ? .title : .dim)
    }
    let answer = answers[index]
    let mark = AnswerMark(answer)
    let worth = points.flatMap { answer.isRightAtOnce ? $0.answer(answer) : nil }
    let left = limit(index + 1).map { max(.zero, $0 - answer.elapsed) / $0 }
    return Columns(gap: 1) {
      Line(head, .dim).width(.fixed(head.width))
      Line(mark.text(context.glyphs), mark.style).width(.fixed(1))
      Line(context.words(.seconds(NumberFormat.tenthsNearest(answer.elapsed))), .plain, .right).width(.fixed(6))
      if let worth {
        Line(SafeText(NumberFormat.grouped(worth)), .title, .right).width(.fixed(6))
        if let left { Drawing { $1.thinBar(left, at: $0.origin, width: $0.width) } }
      }
    }
  }
}

extension RoundSideView {
  /// The column of a round.
  init(_ screen: RoundScreen, at now: Instant, in context: ViewContext) {
    let (round, game) = (screen.round, screen.game)
    let answers = round.decided
    self.init(
      // A round that ends after some misses has no known length.
      title: .thisRound, answers: answers,
      toCome: max(0, (game.lives == nil ? round.count : round.number) - answers.count),
      points: screen.points, owed: screen.owed(at: now, in: context), limit: round.rules.limit(ofQuestion:),
      facts: screen.setup.past.map { RoundSideView.facts($0, game, in: context) } ?? [],
      shown: answers.count - (round.verdict == nil ? 0 : 1))
  }

  /// The column beside a question of a finished round.
  init(_ result: RoundResult, at index: Int, points: Points?) {
    self.init(
      title: .thisRound, answers: result.questions, toCome: 0, points: points,
      limit: result.setup.rules.limit(ofQuestion:), shown: index)
  }

  private static func facts(_ past: PastRounds, _ game: Game, in context: ViewContext) -> [(label: Phrase, text: Line)]
  {
    let words = context.words
    var facts: [(label: Phrase, text: Line)] = []
    if let best = past.best {
      let time = words(.preciseSeconds(best.elapsed))
      let misses = words(.misses(best.misses))
      let wordings: [SafeText] =
        switch game.scoring {
        case .speed: [words(.points(best.points))]
        case .flat: ["\(best.correct)"]
        case .hidden: best.ranking == .misses ? [misses + "  " + time, misses] : [time]
        }
      facts.append((.sideBest, Line(wordings)))
    }
    if past.latest.count >= Sparkline.fewest {
      let sparkline = past.sparkline
      facts.append((.lastRounds(sparkline.values.count), Line(sparkline.wordings(in: context), .bar)))
    }
    return facts
  }
}
