import QuizCore
import TerminalKit

extension RoundSideView {
  init(_ sitting: OneByOneSitting, in context: ViewContext) {
    let run: [(label: Phrase, text: Line)] =
      sitting.longestRun > 0 ? [(.longestRunLabel, Line("\(sitting.longestRun)"))] : []
    let time = Line(context.words(.preciseSeconds(sitting.elapsed)))
    let count = sitting.answers.count
    self.init(
      title: .sittingTitle, answers: sitting.answers, toCome: 1, points: nil,
      score: RoundSideView.score(sitting.answers, nil), facts: count == 0 ? [] : run + [(.total, time)],
      shown: count - (sitting.play.round.verdict == nil ? 0 : 1))
  }
}
