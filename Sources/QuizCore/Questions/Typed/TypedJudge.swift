/// Judges what was typed in answer to a question.
struct TypedJudge {
  private let foldings: [AnswerFolding]
  private let accepted: [String]
  private let forgivesSlip: Bool

  /// The judge of the answers to `question`; with `accepted` those are right instead of its own.
  init(_ question: Question, accepted: [String]? = nil) {
    let folding = AnswerFolding(keepsAccents: question.has(.accents), foldsKana: question.has(.kana))
    foldings = folding.all
    self.accepted = accepted ?? question.accepted
    forgivesSlip = !question.has(.exact)
  }

  /// Judges a line.
  func judge(_ line: String) -> Judgement {
    for folding in foldings {
      let given = folding.words(line)
      if accepted.contains(where: { folding.words($0).isSame(as: given) }) { return .right }
    }
    guard forgivesSlip else { return .wrong }
    for folding in foldings {
      let given = folding.words(line)
      if let slip = accepted.first(where: { TypedJudge.isSlip(given, for: folding.words($0)) }) { return .almost(slip) }
    }
    return .wrong
  }

  private static func isSlip(_ given: FoldedAnswer, for right: FoldedAnswer) -> Bool {
    given.agrees(with: right) && isSlip(given.bare, for: right.bare) || isSlip(given.words, for: right.words)
  }

  /// Whether words are others but for one slip in one of them.
  private static func isSlip(_ given: [String], for right: [String]) -> Bool {
    var (given, right) = (given, right)
    if given.count != right.count {
      // Written together or apart, they are compared as one; but a letter that is a word, as in "vitamin C", is no slip.
      guard (given + right).allSatisfy({ $0.count > 1 }) else { return false }
      (given, right) = ([given.joined()], [right.joined()])
    }
    let others = zip(given, right).filter { $0 != $1 }
    guard let (word, meant) = others.first, others.count == 1 else { return false }
    return Slip.isOne(word, for: meant)
  }
}
