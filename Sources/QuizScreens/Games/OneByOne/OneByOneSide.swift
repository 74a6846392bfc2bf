import QuizCore
import TerminalKit

extension RoundSideView {
  /// The column of a sitting: its answers, its longest run and its time.
  init(_ sitting: OneByOneSitting, in context: ViewContext) {
    let words = context.words
    let facts: [Fact] =
      sitting.answers.isEmpty
      ? []
      : [
        sitting.longestRun > 0
          ? Fact(label: .longestRunLabel, wordings: ["\(sitting.longestRun)"]) : nil,
        Fact(label: .total, wordings: [words(.preciseSeconds(sitting.elapsed))]),
      ].compactMap { $0 }
    self.init(
      title: .sittingTitle, answers: sitting.answers, toCome: 1, points: nil, limit: { _ in nil }, facts: facts,
      verdict: sitting.play.round.verdict)
  }
}
