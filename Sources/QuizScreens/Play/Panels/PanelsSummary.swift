import QuizCore
import TerminalKit

/// The result of a cleared board: its time in large digits, the comparison with the best, the time per row, and earlier
/// boards.
struct PanelsSummary {
  let record: RoundRecord
  /// The best before it, if any.
  let best: Score?
  let board: PanelBoard
  /// Boards cleared in a row.
  let boards: Int
  /// The latest boards including this one, newest first; empty until read.
  let latest: [Score]
  let saving: SaveState
  let context: ViewContext

  private var words: Localizer { context.words }

  /// The whole page; `box` replaces the rows.
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
      details: saving.details(dates, words),
      content: picture.body)
  }

  /// Choices, time, comparison, and boards cleared in a row.
  private var lines: [ResultFacts.Line] {
    [
      .init([words(.panelsChosen(record.asked + record.misses))], .title),
      .init([words(.preciseSeconds(record.elapsed))], .title), comparison,
    ] + (boards > 1 ? [.init([words(.boardsInARow(boards))], .dim)] : [])
  }

  /// The rows of the board, with their gaps filled in.
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

  /// The latest boards, the fastest as the highest column; nil if there are too few.
  private var sparkline: Sparkline? {
    guard latest.count >= Sparkline.fewest, let fastest = latest.map(\.milliseconds).min() else { return nil }
    return Sparkline(values: latest.reversed().map { Double(max(1, fastest)) / Double(max(1, $0.milliseconds)) })
  }

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
