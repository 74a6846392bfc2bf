import QuizCore
import TerminalKit

/// Several right choices: digits light lamps and put them out, Enter answers.
struct SeveralModule: QuestionModule {
  var kind: QuestionKind { .several }

  func prompt(for question: Question) -> Phrase? {
    question.saysCount ? .chooseSeveral(question.answers.count) : .chooseAllRight
  }

  func lack(of entry: AnswerEntry, for question: Question) -> Phrase? {
    guard question.saysCount else { return .chooseAtLeastOne }
    let missing = question.answers.count - entry.panels.count
    return missing > 0 ? .chooseMore(missing) : .tooManyAtOnce(question.answers.count)
  }

  func plainPrompt(for question: Question) -> Phrase? {
    question.saysCount ? .plainSeveral(question.answers.count) : .plainAllRight
  }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.several(choices: choices) }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    switch command {
    case .choose(let panel): toggle(panel, in: &entry, of: question.question)
    case .mark: entry.pointed.map { toggle($0, in: &entry, of: question.question) }
    case .takeBack: _ = entry.panels.popLast()
    case .confirm: return .panels(entry.panels.sorted())
    }
    return nil
  }

  /// Toggles a panel; more than were asked for are refused.
  private func toggle(_ panel: Int, in entry: inout AnswerEntry, of question: Question) {
    if let place = entry.panels.firstIndex(of: panel) {
      entry.panels.remove(at: place)
    } else if question.saysCount, entry.panels.count == question.answers.count {
      entry.lacks = true
    } else {
      entry.panels.append(panel)
    }
  }

  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook] {
    question.panels.indices.map { panel in
      let isPointed = panel == entry.pointed
      if entry.panels.contains(panel) { return .chosen(words(.chosen), isPointed: isPointed) }
      return isPointed ? .pointed : .open
    }
  }

  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook] {
    let question = answered.shuffled
    let given = answered.givenPanels
    return question.panels.indices.map { panel in
      let isGiven = given.contains(panel)
      guard question.isRight(panel) else { return isGiven ? .wrong(words(.tooMany)) : .answered }
      // The points are shown once.
      if answered.isRight {
        let right = words(.markRight)
        return .right(.check, panel == question.rightPanels.first ? worth : right, brief: right)
      }
      if isGiven { return .right(.check, words(.markYours), brief: words(.briefYours)) }
      return answered.outcome == .late
        ? .right(.check, words(.markAnswer), brief: words(.briefAnswer)) : .missed(words(.missed))
    }
  }
}
