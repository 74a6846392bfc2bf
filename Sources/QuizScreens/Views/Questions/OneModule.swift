import QuizCore
import TerminalKit

/// One right choice: one key, or an arrow and Enter.
struct OneModule: QuestionModule {
  var kind: QuestionKind { .one }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.question(choices: choices) }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    switch command {
    case .choose(let panel): .panel(panel)
    case .confirm, .mark: entry.pointed.map(GivenAnswer.panel)
    case .takeBack: nil
    }
  }

  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook] {
    question.panels.indices.map { panel in
      if blocked.contains(panel) { return .gone }
      return panel == entry.pointed ? .selected : .open
    }
  }

  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook] {
    answered.shuffled.panels.indices.map { panel in
      if answered.shuffled.isRight(panel) {
        return answered.isRight
          ? .right(words.language.marksRightWithRing ? .ring : .check, worth, brief: words(.briefAnswer))
          : .right(.check, words(.markAnswer), brief: words(.briefAnswer))
      }
      if answered.outcome == .wrong, answered.attempts.last?.panel == panel {
        return .wrong(words(.markYours), brief: words(.briefYours))
      }
      return answered.attempts.contains { $0.panel == panel } ? .gone : .answered
    }
  }
}
