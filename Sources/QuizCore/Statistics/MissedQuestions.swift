/// The questions that the player missed and has not answered right since.
///
/// A question is missed when, the last time it was asked, the first choice was wrong or time ran out. A result has the
/// same rule for one round: a question answered at the second try in practice is still missed, and a right first choice
/// in any game clears it.
public struct MissedQuestions: Hashable, Sendable {
  /// The missed questions, most recent first.
  public let ids: [QuestionID]
  /// The others that were asked: the last time, their first choice was right.
  public let right: Set<QuestionID>

  /// Makes it from its parts.
  public init(ids: [QuestionID], right: Set<QuestionID>) {
    self.ids = ids
    self.right = right
  }
}

extension QuestionPool {
  /// The questions with these IDs, in the order of `ids`, without those that are in no bank. Reads rows until all are
  /// found.
  public func questions(named ids: [QuestionID]) -> [Question] {
    var wanted = Set(ids)
    var found: [QuestionID: Question] = [:]
    for row in 0..<rowCount {
      if wanted.isEmpty { break }
      guard let question = question(at: row), wanted.remove(question.id) != nil else { continue }
      found[question.id] = question
    }
    return ids.compactMap { found[$0] }
  }
}
