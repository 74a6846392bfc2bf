/// Judges what was typed in answer to a question.
struct TypedJudge {
  /// In words from this many letters on one slip is forgiven.
  private static let lettersForSlip = 5

  private let folding: AnswerFolding
  private let accepted: [String]
  private let forgivesSlip: Bool

  /// The judge of the answers to `question`.
  init(_ question: Question) {
    folding = AnswerFolding(keepsAccents: question.has(.accents), foldsKana: question.has(.kana))
    accepted = question.accepted
    forgivesSlip = !question.has(.exact)
  }

  /// Judges a line.
  func judge(_ line: String) -> Judgement {
    let given = folding.words(line)
    let right = accepted.map(folding.words)
    if right.contains(where: { $0.joined() == given.joined() }) { return .right }
    guard forgivesSlip, let slip = right.firstIndex(where: { isSlip(given, for: $0) }) else { return .wrong }
    return .almost(accepted[slip])
  }

  /// Whether words are others but for one letter that was inserted, left out, changed or swapped with its neighbour, in
  /// a word of at least five.
  private func isSlip(_ given: [String], for right: [String]) -> Bool {
    // Words that were written together or apart are compared as one.
    let (given, right) = given.count == right.count ? (given, right) : ([given.joined()], [right.joined()])
    let others = zip(given, right).filter { $0 != $1 }
    guard let (word, meant) = others.first, others.count == 1 else { return false }
    return meant.count >= TypedJudge.lettersForSlip && abs(word.count - meant.count) <= 1
      && word.allSatisfy(TypedJudge.canSlip) && meant.allSatisfy(TypedJudge.canSlip)
      && EditDistance.between(word, meant) == 1
  }

  /// Whether a character may be a slip: a letter of an alphabet or a kana. Another digit is another number, and another
  /// kanji another word.
  private static func canSlip(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if character == "ー" || character == "'" { return true }
    return character.isLetter && !scalar.properties.isIdeographic
  }
}
