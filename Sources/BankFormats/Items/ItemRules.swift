import QuizCore

/// Applies the rules of a bank to an item.
enum ItemRules {
  /// The question of an item with choices; throws why it cannot be taken.
  ///
  /// The order of an `unordered` item is drawn by the seed and its own text, so that it does not depend on its neighbours.
  static func question(_ item: RawItem, seed: UInt64) throws(Refusal) -> Question {
    switch item.content {
    case .refused(let refusal): throw refusal
    case .card: throw .noOtherAnswer
    case .choices(let choices, let right):
      guard let first = right.first else { throw choices.isEmpty ? .tooFewChoices(0) : .noRight }
      guard right.count == 1 else { throw .severalRight(right.count) }
      return try question(item, choices, answer: first)
    case .unordered(let right, let wrong):
      var generator = SeededGenerator(seed: ItemRules.seed(seed, item.text))
      var choices = wrong
      let place = Int.random(in: 0...choices.count, using: &generator)
      choices.insert(right, at: place)
      return try question(item, choices, answer: place)
    }
  }

  /// A seed for what is drawn for the item with this text.
  static func seed(_ seed: UInt64, _ text: String) -> UInt64 {
    var hash = FNV1a(text.utf8)
    hash.combine(word: seed)
    return hash.value
  }

  private static func question(_ item: RawItem, _ raw: [String], answer: Int) throws(Refusal) -> Question {
    guard raw.count <= Question.choiceCounts.upperBound else { throw .tooManyChoices(raw.count) }
    guard raw.count >= Question.choiceCounts.lowerBound else { throw .tooFewChoices(raw.count) }
    guard raw.indices.contains(answer) else { throw .noRight }
    // Texts that are far too long are not even cleaned.
    let longest = ([item.text, item.explanation ?? ""] + raw).map(\.utf8.count).max() ?? 0
    guard longest <= BankLimits.field * 4 else { throw .tooLong(bytes: longest) }
    let choices = raw.map(PlainText.cleaned)
    // A draft applies the rules for texts and has the right answer first.
    var order = Array(choices.indices)
    order.remove(at: answer)
    order.insert(answer, at: 0)
    var draft = QuestionDraft(choices: choices.count)
    draft.text = PlainText.cleaned(item.text)
    draft.right = choices[answer]
    draft.others = order.dropFirst().map { choices[$0] }
    draft.explanation = item.explanation.map(PlainText.cleaned) ?? ""
    let checked: Question
    do throws(QuestionDraft.ValidationError) {
      checked = try draft.question()
    } catch {
      throw refusal(error, order: order)
    }
    var texts = choices
    for (place, index) in order.enumerated() where place < checked.choices.count {
      texts[index] = checked.choices[place]
    }
    let level = item.level.flatMap { Question.levels.contains($0) ? $0 : nil }
    guard
      let question = Question(
        text: checked.text, choices: texts, answer: answer, explanation: checked.explanation, level: level)
    else { throw .tooFewChoices(texts.count) }
    return question
  }

  /// What is wrong with a draft, in terms of the item's own order of choices.
  private static func refusal(_ error: QuestionDraft.ValidationError, order: [Int]) -> Refusal {
    func number(_ field: QuestionDraft.Field) -> Int? {
      switch field {
      case .right: order[0] + 1
      case .other(let index): order.indices.contains(index + 1) ? order[index + 1] + 1 : nil
      case .question, .explanation: nil
      }
    }
    switch error {
    case .empty(let fields):
      if let number = fields.compactMap(number).min(), !fields.contains(.question) { return .emptyChoice(number) }
      return .noQuestion
    case .same(let one, as: let other):
      let numbers = [number(one), number(other)].compactMap { $0 }.sorted()
      guard numbers.count == 2 else { return .noQuestion }
      return .equalChoices(numbers[0], numbers[1])
    case .tooLong(_, let bytes): return .tooLong(bytes: bytes)
    case .tooFew(let found, _): return .tooFewChoices(found)
    case .answer: return .noQuestion
    }
  }
}
