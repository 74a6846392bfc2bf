/// The questions that the player missed and has not answered right since.
///
/// A question is missed when, the last time it was asked, the first choice was wrong or time ran out. A result has the
/// same rule for one round: a question answered at the second try in practice is still missed, and a right first choice
/// in any game clears it.
public struct MissedQuestions: Hashable, Sendable {
  /// The missed questions, most recent first.
  public private(set) var ids: [QuestionID] = []
  /// The others that were asked: the last time, their first choice was right.
  public private(set) var right: Set<QuestionID> = []

  /// Finds them in rounds, which come newest first; only rounds of the games in `counted` are considered.
  public init(in records: some Sequence<RoundRecord>, of counted: Set<Game.ID>) {
    var known: Set<QuestionID> = []
    for record in records where counted.contains(record.game) {
      var firsts: [RoundRecord.Answer] = []
      for answer in record.answers where firsts.last?.question != answer.question { firsts.append(answer) }
      for answer in firsts.reversed() where known.insert(answer.question).inserted {
        if answer.correct { right.insert(answer.question) } else { ids.append(answer.question) }
      }
    }
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
