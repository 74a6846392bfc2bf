import QuizCore
import TerminalKit

extension ResultView {
  /// The summary of a sitting: the result of its answers, as if they were of one round.
  init(_ sitting: OneByOneSitting, scroll: Int, why reason: SafeText?, in context: ViewContext) {
    let games = context.games.list
    let result = RoundResult(sitting.answers, setup: sitting.play.setup)
    self.init(
      facts: ResultFacts(
        result: result, saving: .underWay, games: games, words: context.words, glyphs: context.glyphs, daily: nil),
      bars: AnswerBarsView(result, in: games), note: ResultView.note(of: sitting, why: reason, in: context),
      scroll: scroll)
  }

  /// Why answers are not saved, else why the sitting is over, else the goals that were reached, else praise where nothing is missed.
  private static func note(
    of sitting: OneByOneSitting, why reason: SafeText?, in context: ViewContext
  ) -> (text: SafeText, style: Style) {
    let words = context.words
    if let failure = sitting.failureNote(words) { return (failure, .alert) }
    let goals = context.state.newGoals(of: sitting.saved)
    if !goals.isEmpty { return (goals.wording(for: context.body().width - (context.isCompact ? 2 : 8)), .correct) }
    if let reason { return (reason, .correct) }
    guard sitting.missed.isEmpty else {
      let width = context.body().width - (context.isCompact ? 2 : 8)
      return sitting.right == 0 && sitting.asksMissedAgain
        ? (words(.nothingRight).wording(for: width), .plain) : (.empty, .plain)
    }
    return (words(sitting.right == sitting.answers.count ? .allRight : .allMadeGood), .correct)
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

extension Phrase {
  fileprivate static let summary = Phrase(en: "Summary", ja: "まとめ")
  fileprivate static let allRight = Phrase(en: "Nothing missed. Well done!", ja: "全問正解です。お見事！")
  fileprivate static let allMadeGood = Phrase(
    en: "Every miss is made good. Well done!", ja: "間違えた問題もすべて正解しました。お見事！")
}
