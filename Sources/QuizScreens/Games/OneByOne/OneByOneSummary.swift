import QuizCore
import TerminalKit

extension ResultView {
  /// The summary of a sitting: the result of its answers, as if they were of one round.
  init(_ sitting: OneByOneSitting, scroll: Int, why reason: SafeText?, in context: ViewContext) {
    let games = context.games.list
    let result = RoundResult(sitting.answers, setup: sitting.play.setup)
    let praise: PhraseList? =
      sitting.missed.isEmpty ? (sitting.right == sitting.answers.count ? .nothingMissed : .allMadeGood) : nil
    self.init(
      facts: ResultFacts(
        result: result, saving: .underWay, games: games, words: context.words, glyphs: context.glyphs, daily: nil,
        praise: praise.map { context.words($0) }),
      bars: AnswerBarsView(result, in: games), note: ResultView.note(of: sitting, why: reason, in: context),
      scroll: scroll, aim: .empty, in: context)
  }

  /// Why answers are not saved, else why the sitting is over, else the goals that were reached.
  private static func note(
    of sitting: OneByOneSitting, why reason: SafeText?, in context: ViewContext
  ) -> (text: SafeText, style: Style) {
    let words = context.words
    if let failure = sitting.failureNote(words) { return (failure, .alert) }
    let goals = context.state.newGoals(of: sitting.saved)
    if !goals.isEmpty { return (goals.wording(for: context.body().width - (context.isCompact ? 2 : 8)), .correct) }
    if let reason { return (reason, .correct) }
    guard sitting.right == 0, !sitting.missed.isEmpty, sitting.asksMissedAgain else { return (.empty, .plain) }
    return (words(.nothingRight).wording(for: context.body().width - (context.isCompact ? 2 : 8)), .plain)
  }
}

extension OneByOneSitting {
  /// Paints the title of the summary, and at the right how many questions there were and that they are saved.
  func drawSummaryHeader(on canvas: inout Canvas, context: ViewContext) {
    let words = context.words
    let name = words(play.module.name)
    let count = words(.questions(answers.count))
    canvas.header(
      [name + "   " + words(.summary), words(.summary)],
      failures.isEmpty ? [count + "   " + words(.savedMark), count] : [count], in: context)
  }
}
