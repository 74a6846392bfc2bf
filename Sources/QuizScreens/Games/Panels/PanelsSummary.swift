import QuizCore
import TerminalKit

/// The result of a cleared board: its time in large digits, how it compares with the best, how long each row took, and
/// the boards before.
struct PanelsSummary {
  /// The board as it is saved.
  let record: RoundRecord
  /// The best before it; nil where there is none.
  let best: Score?
  /// The puzzles.
  let board: PanelBoard
  /// How many boards were cleared one after the other.
  let boards: Int
  /// The latest boards, newest first, this one among them; empty until they are read.
  let latest: [Score]
  let saving: SaveState
  let context: ViewContext

  private var words: Localizer { context.words }

  /// The whole page; `box` is in the place of the rows.
  func page(_ box: ShareBox?) -> any Block {
    let time = NumberFormat.tenthsNearest(record.elapsed).string
    var picture = ResultPicture(
      digits: (time, [words(.secondsUnit)], bestLine?.isNewBest == true ? .correct : .shape(3)), lines: lines,
      bestLine: bestLine, answers: AnswerList(record, questions: questions, in: context.games),
      latest: sparkline.map { LatestRounds(sparkline: $0, context: context) }, context: context)
    picture.note =
      saving.isFailed
      ? ([saving.note(words).text], .alert) : (context.state.newGoals(of: [record.id]), .correct)
    picture.box = box?.block(in: context)
    let dates = words(DateFormat.moment(record.date, today: record.date.day))
    let name = words(PanelsModule().name)
    return Page(
      title: [words(.result) + "   " + name, name],
      details: saving.mark.map { words($0) }.map { saved in dates.map { $0 + "   " + saved } + [saved] } ?? [],
      content: picture.body)
  }

  /// The choices, the time, how that compares with the best, and how many boards were cleared.
  private var lines: [ResultFacts.Line] {
    [
      .init([words(.panelsChosen(record.asked + record.misses))], .title),
      .init([words(.preciseSeconds(record.elapsed))], .title), comparison,
    ] + (boards > 1 ? [.init([words(.boardsInARow(boards))], .dim)] : [])
  }

  /// The rows of the board with their gaps filled, by their questions.
  private var questions: [QuestionID: Question] {
    var questions: [QuestionID: Question] = [:]
    for row in board.rows {
      let answer = row.panels[row.rightPanel]
      questions[QuestionID(text: row.prompt, rightChoice: answer)] = Question(
        text: SumView.solved(row.prompt, by: answer), choices: row.panels, answer: row.rightPanel)
    }
    return questions
  }

  private var bestLine: BestLine? {
    guard record.countsAsBest, let best else { return nil }
    return BestLine(
      measure: .time, points: record.milliseconds, best: best.milliseconds,
      isNewBest: record.milliseconds < best.milliseconds, context: context)
  }

  /// The latest boards, the fastest of them as the highest column; nil where there is no other.
  private var sparkline: Sparkline? {
    guard latest.count >= Sparkline.fewest, let fastest = latest.map(\.milliseconds).min() else { return nil }
    return Sparkline(values: latest.reversed().map { Double(max(1, fastest)) / Double(max(1, $0.milliseconds)) })
  }

  /// The time against the best before it.
  private var comparison: ResultFacts.Line {
    if record.wasPaused, best.map({ record.elapsed < $0.elapsed }) ?? true {
      return .init(words(.pausedRound(record.pauses)), .dim)
    }
    guard let best else { return .init(words(.firstBest), .dim) }
    let gain = best.elapsed - record.elapsed
    guard gain != .zero else { return .init([words(.equalToTheBest)], .dim) }
    guard gain > .zero else { return .init(words(.toTheBest(.preciseSeconds(.zero - gain)))) }
    let time = words(.preciseSeconds(gain))
    return .init([words(.fasterThanTheBest(time)), time].map { context.glyphs.trends.first + " " + $0 }, .correct)
  }
}
