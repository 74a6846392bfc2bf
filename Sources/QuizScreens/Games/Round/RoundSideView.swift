import QuizCore
import TerminalKit

/// The column at the side of a question: the answers so far, what they are compared with, and after an answer why it is so.
struct RoundSideView: Sendable {
  /// What the answers are compared with.
  struct Fact: Sendable {
    /// What it is.
    let label: Phrase
    /// It in wordings from the longest to the shortest.
    let wordings: [SafeText]
    /// The style of these.
    var style = Style.plain
  }

  /// What stands above the answers.
  let title: Phrase
  /// The answers so far.
  let answers: [AnsweredQuestion]
  /// How many questions are known to come, the one on screen among them.
  let toCome: Int
  /// What answers are worth; nil in a game without points.
  let points: Points?
  /// The points that are not counted yet.
  var owed = 0
  /// What each question's limit is; nil for none.
  let limit: @Sendable (Int) -> Duration?
  /// What stands below the answers.
  let facts: [Fact]
  /// The question whose verdict is on screen; nil while one is asked.
  let verdict: AnsweredQuestion?
  /// Which of the answers it is; nil for the latest.
  var shown: Int?
  /// How many questions came before the first of the answers.
  var before = 0
  /// How many questions in a row are right with it, where that is told.
  var run = 0
  /// How much of its explanation is told.
  var telling = Verdict.Telling.all
  /// Whether another answer is to be chosen.
  var asksAgain = false
  /// Whether the questions are sums.
  var isOfSums = false
  /// The time of the question; nil where it is not told here.
  var timeLine: TimeLine?

  /// The column, which fills its room: answers give way to a verdict, and points, facts and seconds to answers.
  func block(in context: ViewContext) -> any Block {
    let told = told(in: context)
    return Rows {
      points(in: context).rank(5)
      title(in: context).rank(0).below(1, rank: 5)
      SideAnswers(column: self, context: context).atMost(rows: RoundSideView.fewAnswers).rank(2).then(
        3, SideAnswers(column: self, context: context)
      ).below(1, rank: 2)
      facts(in: context)?.rank(4).below(1)
      told?.rank(1).below(1)
      Rows.Item.space()
      seconds(in: context)?.rank(6).below(1)
    }.across(.left).down { _ in 0 }
  }

  /// How many answers are seen beside a long verdict.
  private static let fewAnswers = 3

  /// The points so far; in a game without points how many answers were right.
  private func points(in context: ViewContext) -> any Block {
    let sum = points.map { $0.sum(answers) - owed } ?? answers.count(where: \.isRightAtOnce)
    let units = points == nil ? [context.words(.rightUnit), .empty] : context.words(.pointsUnit) + [.empty]
    let text = NumberFormat.grouped(sum)
    return FirstFitting([
      Digits(text: text, scale: .half, style: .shape(3), units: units, glyphs: context.glyphs),
      Line(SafeText(text) + " " + units[0], .shape(3)),
    ])
  }

  /// What the column is about, and how many were right.
  private func title(in context: ViewContext) -> any Block { Line(context.words(title), .title) }

  /// What the answers are compared with.
  private func facts(in context: ViewContext) -> (any Block)? {
    guard !facts.isEmpty else { return nil }
    return Rows(
      facts.map { fact in
        Columns {
          Line(context.words(fact.label), .dim).width(.fixed(RoundSideView.labelWidth))
          Line(fact.wordings, fact.style)
        }.rank(0)
      }
    ).whole
  }

  /// The seconds that are left, in large digits; nil while none run.
  private func seconds(in context: ViewContext) -> (any Block)? {
    guard case .remaining(let remaining, _) = timeLine else { return nil }
    let style: Style = timeLine?.isUrgent == true ? .urgent : .bar
    let text = NumberFormat.secondsLeft(remaining).string
    return Digits(
      text: text, scale: .full(1), style: style, units: [context.words(.secondsUnit), .empty], glyphs: context.glyphs)
  }

  /// The verdict on screen with its explanation, or that another answer is to be chosen; nil while a question is asked.
  private func told(in context: ViewContext) -> (any Block)? {
    if asksAgain { return SideVerdictView(context.words(.wrongLabel), context.words(.chooseAgain), context.glyphs) }
    return verdict.map {
      let verdict = Verdict(
        question: $0, words: context.words, glyphs: context.glyphs, run: run, telling: telling)
      return SideVerdictView(verdict, isOfSum: isOfSums)
    }
  }
}

/// The answers of a round, each in a row: as many as fit, the one that is asked or was given last among them.
private struct SideAnswers: Block {
  let column: RoundSideView
  let context: ViewContext

  func form(in room: Size) -> Form? {
    let (answers, count) = (column.answers, column.answers.count + column.toCome)
    let shown = column.shown ?? (column.verdict == nil ? answers.count : answers.count - 1)
    let rows = min(count, room.height)
    let first = max(0, min(shown + 1, count) - rows)
    return Rows((first..<first + rows).map { row($0, of: count).rank(0) }).form(in: room)
  }

  /// The outcome of a question: its time, what it was worth, and a bar as long as the time that was left.
  private func row(_ index: Int, of count: Int) -> any Block {
    let number = SafeText("\(column.before + index + 1)")
    let head = number.padded(to: "\(column.before + count)".count, .right)
    guard column.answers.indices.contains(index) else {
      // During a verdict the next question has not come yet.
      let isNow = column.verdict == nil && index == column.answers.count
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
    // A round that ends by misses has no known length.
    let known = game.lives == nil ? round.count : round.number
    self.init(
      title: .thisRound, answers: round.decided, toCome: max(0, known - round.decided.count),
      points: game.scoring == .speed ? Points(of: round, game.scoring) : nil, owed: owed,
      limit: round.rules.limit(ofQuestion:),
      facts: past.map { RoundSideView.facts($0, game, in: context) } ?? [], verdict: round.verdict)
  }

  /// The column of a finished round, beside one of its questions.
  init(_ result: RoundResult, at index: Int, points: Points?) {
    self.init(
      title: .thisRound, answers: result.questions, toCome: 0, points: points,
      limit: result.setup.rules.limit(ofQuestion:), facts: [],
      verdict: result.questions.indices.contains(index) ? result.questions[index] : nil, shown: index)
  }

  /// The best round, and the latest ones.
  private static func facts(_ past: PastRounds, _ game: Game, in context: ViewContext) -> [Fact] {
    let words = context.words
    var facts: [Fact] = []
    if let best = past.best {
      let time = words(.preciseSeconds(best.elapsed))
      let misses = words(.misses(best.misses))
      let wordings: [SafeText] =
        switch game.scoring {
        case .speed: [words(.points(best.points))]
        case .flat: ["\(best.correct)"]
        case .hidden: best.ranking == .misses ? [misses + "  " + time, misses] : [time]
        }
      facts.append(Fact(label: .sideBest, wordings: wordings))
    }
    if past.latest.count >= Sparkline.fewest {
      let sparkline = past.sparkline
      let label = Phrase.lastRounds(sparkline.values.count)
      facts.append(Fact(label: label, wordings: sparkline.wordings(in: context), style: .bar))
    }
    return facts
  }

  private static let labelWidth = 12
}
