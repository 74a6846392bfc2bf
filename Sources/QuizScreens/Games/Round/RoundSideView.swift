import QuizCore
import TerminalKit

/// The column at the side of a question: the score, the answers so far, what they are compared with, and after an answer
/// why it is so. In a large window it has what the header tells in others.
struct RoundSideView: Sendable {
  /// What stands above the answers.
  let title: Phrase
  /// The answers so far.
  let answers: [AnsweredQuestion]
  /// How many questions are known to come, the one on screen among them.
  let toCome: Int
  /// What answers are worth; nil in a game without points.
  let points: Points?
  /// The points so far; in a game without points how many answers were right.
  let score: Int
  /// What each question's limit is; nil for none.
  var limit: @Sendable (Int) -> Duration? = { _ in nil }
  /// What stands below the answers.
  var facts: [(label: Phrase, text: Line)] = []
  /// Which of the answers is on screen; their number while the next question is asked.
  let shown: Int
  /// How many questions came before the first of the answers.
  var before = 0
  /// What is said of the answer on screen; nil while a question is asked.
  var verdict: (any Block)?

  /// The column, which fills its room: answers give way to a verdict, and facts and a large score to answers.
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
      SideAnswers(column: self, context: context).atMost(rows: RoundSideView.fewAnswers).rank(2).then(
        3, SideAnswers(column: self, context: context)
      ).below(1, rank: 2)
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

  /// How many answers are seen beside a long verdict, and the columns of the name of a fact.
  private static let (fewAnswers, labelWidth) = (3, 12)

  private func score(in context: ViewContext, isLarge: Bool = false) -> any Block {
    let units = points == nil ? [context.words(.rightUnit)] : context.words(.pointsUnit)
    let text = NumberFormat.grouped(score)
    guard isLarge else { return Line(SafeText(text) + " " + units[0], .shape(3)) }
    return Digits(text: text, scale: .half, style: .shape(3), units: units + [.empty], glyphs: context.glyphs)
  }

  private func title(in context: ViewContext) -> any Block { Line(context.words(title), .title) }
}

/// The answers of a round, each in a row: as many as fit, the one that is asked or was given last among them.
private struct SideAnswers: Block {
  let column: RoundSideView
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let count = column.answers.count + column.toCome
    let rows = min(count, room.height)
    let first = max(0, min(column.shown + 1, count) - rows)
    return Rows((first..<first + rows).map { row($0, of: count).rank(0) }).form(in: room)
  }

  /// The outcome of a question: its time, what it was worth, and a bar as long as the time that was left.
  private func row(_ index: Int, of count: Int) -> any Block {
    let number = SafeText("\(column.before + index + 1)")
    let head = number.padded(to: "\(column.before + count)".count, .right)
    guard column.answers.indices.contains(index) else {
      // During a verdict the next question has not come yet.
      let isNow = index == column.shown
      return Line(isNow ? head + " " + context.glyphs.now : head, isNow ? .title : .dim)
    }
    let answer = column.answers[index]
    let mark = AnswerMark(answer)
    let worth = column.points.flatMap { answer.isRightAtOnce ? $0.answer(answer) : nil }
    let left = column.limit(index + 1).map { max(.zero, $0 - answer.elapsed) / $0 }
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
  /// The column of a round; `owed` are points that are not counted yet.
  init(_ round: Round, past: PastRounds?, game: Game, owed: Int, in context: ViewContext) {
    let points = game.scoring == .speed ? Points(of: round, game.scoring) : nil
    let answers = round.decided
    self.init(
      // A round that ends by misses has no known length.
      title: .thisRound, answers: answers,
      toCome: max(0, (game.lives == nil ? round.count : round.number) - answers.count),
      points: points, score: RoundSideView.score(answers, points) - owed, limit: round.rules.limit(ofQuestion:),
      facts: past.map { RoundSideView.facts($0, game, in: context) } ?? [],
      shown: answers.count - (round.verdict == nil ? 0 : 1))
  }

  /// The column of a finished round, beside one of its questions.
  init(_ result: RoundResult, at index: Int, points: Points?) {
    self.init(
      title: .thisRound, answers: result.questions, toCome: 0, points: points,
      score: RoundSideView.score(result.questions, points), limit: result.setup.rules.limit(ofQuestion:), shown: index)
  }

  /// The sum of the points, or without any how many were right at once.
  static func score(_ answers: [AnsweredQuestion], _ points: Points?) -> Int {
    points?.sum(answers) ?? answers.count(where: \.isRightAtOnce)
  }

  /// The best round, and the latest ones.
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
