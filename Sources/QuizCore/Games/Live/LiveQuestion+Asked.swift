// A question of a live room, as the boards of the game show it.
extension LiveQuestion {
  /// The question as it is asked, with something that stands for what is right, since nobody knows that yet; nil where it
  /// is none that this program can ask.
  public var asked: ShuffledQuestion? {
    guard let kind = KindCell(kind) else { return nil }
    let key: QuestionKind.Key
    switch kind.kind.input {
    case .panel: key = QuestionKind.Key(answers: [0])
    case .panels: key = QuestionKind.Key(answers: Array(0..<max(1, min(wanted ?? 1, panels.count))))
    case .sequence: key = QuestionKind.Key(answers: Array(panels.indices))
    case .text:
      let letters = max(1, min(wanted ?? 1, GivenAnswer.longestText))
      key = QuestionKind.Key(accepted: [String(repeating: "x", count: letters)])
    case .number: key = QuestionKind.Key(accepted: ["0 " + (unit ?? "")])
    }
    // A unit that cannot be one is left out.
    return question(kind, key, explanation: nil).map { ShuffledQuestion($0) }
      ?? question(kind, QuestionKind.Key(accepted: ["0"]), explanation: nil).map { ShuffledQuestion($0) }
  }

  /// The question as it was decided, with what this player gave; nil where it is none that this program can show. Panels
  /// stand as they stood. What was found to be right counts, whatever it would be found to be here.
  public func decided(_ result: LiveResult, given: GivenAnswer?, isRight: Bool, milliseconds: Int) -> AnsweredQuestion?
  {
    guard let kind = KindCell(kind) else { return nil }
    let keys: [QuestionKind.Key]
    switch kind.kind.input {
    case .panel, .sequence: keys = [QuestionKind.Key(answers: result.right)]
    case .panels: keys = [QuestionKind.Key(answers: result.right.sorted())]
    case .text: keys = [QuestionKind.Key(accepted: [result.answer])]
    case .number:
      let range = result.answer.split(separator: "–", omittingEmptySubsequences: false).joined(separator: "..")
      keys = [QuestionKind.Key(accepted: [range]), QuestionKind.Key(accepted: [result.answer])]
    }
    guard
      let question = keys.lazy.compactMap({ question(kind, $0, explanation: result.explanation) }).first
        ?? typed(result)
    else { return nil }
    let answer = LiveQuestion.answer(
      question.id, kind.kind, given.map { LiveQuestion.numbered($0) { $0 + 1 } }, isRight: isRight,
      milliseconds: milliseconds, limit: limit, ownLimit: max(1, min(limit, LiveRules.limits.upperBound)))
    return AnsweredQuestion(question, answers: [answer], isAgain: false)
  }

  /// The answer as the score log of the player keeps it. `usual` is the limit of the round's questions, in milliseconds.
  public func kept(
    _ result: LiveResult, given: GivenAnswer?, isRight: Bool, milliseconds: Int, usual: Int
  ) -> RoundRecord.Answer? {
    guard let kind = KindCell(kind)?.kind else { return nil }
    let numbers = given.map { given in
      LiveQuestion.numbered(given) { result.choices.indices.contains($0) ? result.choices[$0] : nil }
    }
    return LiveQuestion.answer(
      result.id, kind, numbers, isRight: isRight, milliseconds: milliseconds, limit: limit,
      ownLimit: limit == usual ? nil : limit)
  }

  private func question(_ kind: KindCell, _ key: QuestionKind.Key, explanation: String?) -> Question? {
    // Where it is not said how many are to be chosen, any number may be.
    let isUncounted = kind.kind.input == .panels && wanted == nil
    let options = kind.options + (isUncounted ? [QuestionKind.Option.uncounted.word] : [])
    return Question(
      kind.kind, text: text, choices: panels, key: key, options: options, explanation: explanation,
      level: level.flatMap { Question.levels.contains($0) ? $0 : nil })
  }

  /// A question that can only be shown with its right answer: a number that cannot be read, for example.
  private func typed(_ result: LiveResult) -> Question? {
    guard panels.isEmpty else { return nil }
    return Question(
      .typed, text: text, key: QuestionKind.Key(accepted: [result.answer]), explanation: result.explanation)
  }

  /// The numbers of choices for what was given.
  private static func numbered(_ given: GivenAnswer, _ number: (Int) -> Int?) -> GivenAnswer {
    switch given {
    case .panels(let panels): .panels(panels.filter { $0 >= 0 && $0 < .max }.compactMap(number))
    case .text: given
    }
  }

  private static func answer(
    _ id: QuestionID, _ kind: QuestionKind, _ given: GivenAnswer?, isRight: Bool, milliseconds: Int, limit: Int,
    ownLimit: Int?
  ) -> RoundRecord.Answer {
    let limit = max(1, min(limit, LiveRules.limits.upperBound))
    // A question is lost at its limit, and answered before.
    let time = max(0, min(milliseconds, limit - 1))
    switch (given, kind.input) {
    case (.panels(let numbers)?, .panel) where numbers.count == 1:
      return RoundRecord.Answer(
        question: id, choice: numbers[0], correct: isRight, milliseconds: time, limit: ownLimit)
    case (.panels(let numbers)?, _):
      return RoundRecord.Answer(question: id, choices: numbers, correct: isRight, milliseconds: time, limit: ownLimit)
    case (.text(let text)?, _):
      return RoundRecord.Answer(
        question: id, text: AnswerField.fitting(text), correct: isRight, milliseconds: time, limit: ownLimit)
    case (nil, _):
      return RoundRecord.Answer(question: id, choice: nil, correct: false, milliseconds: limit, limit: ownLimit)
    }
  }
}
