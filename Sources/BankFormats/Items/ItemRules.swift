import QuizCore

/// Applies the rules of a bank to an item.
enum ItemRules {
  /// Bytes of a text as a file has it that is looked at at all: what is longer is no question, whatever its markup.
  static let longestRaw = BankLimits.field * 4
  /// The most choices of a question.
  static let mostChoices = Question.choiceCounts.upperBound

  /// The question of an item; throws why it cannot be taken.
  ///
  /// The order of an `unordered` item is drawn by the seed and its own text, so that it does not depend on its neighbours.
  static func question(_ item: RawItem, seed: UInt64) throws(Refusal) -> Question {
    switch item.content {
    case .refused(let refusal): throw refusal
    case .card: throw .noOtherAnswer
    case .parts: throw .noQuestion
    case .choices(let choices, let right):
      if right.isEmpty { throw choices.isEmpty ? .tooFewChoices(0) : .noRight }
      return try question(
        item, right.count == 1 ? .one : .several, choices, QuestionKind.Key(answers: right.sorted()))
    case .keyed(let kind, let choices, let key, let options):
      return try question(item, kind, choices, key, options)
    case .unordered(let right, let wrong):
      var generator = SeededGenerator(seed: ItemRules.seed(seed, item.text))
      var choices = wrong
      let place = Int.random(in: 0...choices.count, using: &generator)
      choices.insert(right, at: place)
      return try question(item, .one, choices, QuestionKind.Key(answers: [place]))
    }
  }

  /// A seed for what is drawn for the item with this text.
  static func seed(_ seed: UInt64, _ text: String) -> UInt64 {
    var hash = FNV1a(text.utf8)
    hash.combine(word: seed)
    return hash.value
  }

  private static func question(
    _ item: RawItem, _ kind: QuestionKind, _ raw: [String], _ key: QuestionKind.Key, _ options: [String] = []
  ) throws(Refusal) -> Question {
    try checkCount(raw.count, of: kind)
    guard key.answers.allSatisfy(raw.indices.contains) else { throw .noRight }
    // Texts that are far too long are not even cleaned.
    let longest = ([item.text, item.explanation ?? ""] + raw + key.accepted).map(\.utf8.count).max() ?? 0
    guard longest <= longestRaw else { throw .tooLong(bytes: longest) }
    let text = PlainText.cleaned(item.text)
    let choices = raw.map(PlainText.cleaned)
    let explanation = item.explanation.map(PlainText.cleaned).flatMap { $0.isEmpty ? nil : $0 }
    if text.isEmpty { throw .noQuestion }
    if let empty = choices.firstIndex(where: \.isEmpty) { throw .emptyChoice(empty + 1) }
    for field in [text] + choices + [explanation ?? ""] { try checkLength(of: field) }
    for (number, choice) in choices.enumerated() {
      if let twin = choices[..<number].firstIndex(of: choice) { throw .equalChoices(twin + 1, number + 1) }
    }
    let accepted = try accepted(key.accepted, of: kind)
    guard
      let question = Question(
        kind, text: text, choices: choices, key: QuestionKind.Key(answers: key.answers, accepted: accepted),
        options: options + (item.keepsOrder ? [QuestionKind.Option.fixed.word] : []), explanation: explanation,
        level: item.level.flatMap { Question.levels.contains($0) ? $0 : nil },
        seconds: item.seconds.flatMap { Question.secondsOfItsOwn.contains($0) ? $0 : nil })
    else { throw kind.isLine ? .unreadableAnswer(accepted.first ?? "") : .noRight }
    if kind.isLine { try checkLength(of: question.answerCell) }
    return question
  }

  /// Throws when a question of a kind cannot have this number of choices.
  private static func checkCount(_ count: Int, of kind: QuestionKind) throws(Refusal) {
    if kind.isLine { return }
    guard count <= kind.choiceCounts.upperBound else { throw .tooManyChoices(count) }
    guard count >= kind.choiceCounts.lowerBound else {
      throw count < Question.choiceCounts.lowerBound ? .tooFewChoices(count) : .tooFewToOrder(count)
    }
  }

  /// Throws when a text is longer than a bank's field; a quote inside one is written twice.
  private static func checkLength(of text: String) throws(Refusal) {
    let bytes = text.utf8.count + text.utf8.count { $0 == UInt8(ascii: "\"") }
    guard bytes <= BankLimits.field else { throw .tooLong(bytes: bytes) }
  }

  /// The texts that are right, each on one line and once; those that nobody can type are left out where another can be.
  private static func accepted(_ texts: [String], of kind: QuestionKind) throws(Refusal) -> [String] {
    guard kind.isLine else { return [] }
    var known: Set<String> = []
    let texts = texts.map { PlainText.withoutLineEnds(PlainText.cleaned($0)) }.filter {
      !$0.isEmpty && known.insert($0).inserted
    }
    guard let first = texts.first else { throw .noRight }
    let typable = texts.filter { $0.count <= GivenAnswer.longestText }
    guard !typable.isEmpty else { throw .untypable(characters: first.count) }
    return typable
  }
}
