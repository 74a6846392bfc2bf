import QuizCore
import TerminalKit

/// Choices to be put in order: digits light one after the other, Enter answers.
struct OrderModule: QuestionModule {
  var kind: QuestionKind { .order }

  func prompt(for question: Question) -> Phrase? {
    .chooseInOrder
  }

  func lack(of entry: AnswerEntry, for question: Question) -> Phrase? {
    .chooseMore(question.choices.count - entry.panels.count, inOrder: true)
  }

  func plainPrompt(for question: Question) -> Phrase? {
    // The even numbers, then the odd ones, so that the example is no likely answer.
    let numbers = Array(1...max(1, question.choices.count))
    let example = (numbers.filter { $0 % 2 == 0 } + numbers.filter { $0 % 2 == 1 }).map(String.init).joined(
      separator: " ")
    return .plainOrder(like: example)
  }

  func keys(choices: Int) -> KeyTable<RoundKeys.Question> { RoundKeys.order(choices: choices) }

  func take(_ command: AnswerEntry.Command, in entry: inout AnswerEntry, of question: ShuffledQuestion) -> GivenAnswer?
  {
    let isWhole = entry.panels.count == question.panels.count
    switch command {
    case .choose(let panel): place(panel, in: &entry)
    case .mark: entry.pointed.map { place($0, in: &entry) }
    case .takeBack: _ = entry.panels.popLast()
    case .confirm:
      // Enter places the panel at the pointer while some are left.
      guard !isWhole, let pointed = entry.pointed, !entry.panels.contains(pointed) else { return .panels(entry.panels) }
      place(pointed, in: &entry)
    }
    return nil
  }

  /// Places a panel; the one that was placed last is taken back.
  private func place(_ panel: Int, in entry: inout AnswerEntry) {
    if entry.panels.last == panel {
      entry.panels.removeLast()
    } else if !entry.panels.contains(panel) {
      entry.panels.append(panel)
    }
  }

  func looks(
    asking question: ShuffledQuestion, _ entry: AnswerEntry, blocked: Set<Int>, _ words: Localizer
  ) -> [PanelLook] {
    question.panels.indices.map { panel in
      let isPointed = panel == entry.pointed
      guard let place = entry.panels.firstIndex(of: panel) else { return isPointed ? .pointed : .open }
      return .chosen(words(.place(place + 1)), isPointed: isPointed)
    }
  }

  func looks(of answered: AnsweredQuestion, worth: SafeText, _ words: Localizer) -> [PanelLook] {
    let question = answered.shuffled
    let given = answered.givenPanels
    let right = question.rightPanels
    return question.panels.indices.map { panel in
      guard let place = right.firstIndex(of: panel) else { return .answered }
      let name = words(.place(place + 1))
      guard let mine = given.firstIndex(of: panel), mine != place else {
        return .right(.check, answered.isRight && place == 0 ? name + "   " + worth : name)
      }
      return .wrong(
        words(.otherPlace(place + 1, yours: mine + 1)), brief: words(.briefOtherPlace(place + 1, yours: mine + 1)))
    }
  }
}
