/// Which questions a player has missed and not made good since.
///
/// A question is missed when, the last time it was asked, the first choice was not the right one or none was made in
/// time. So it is what a result calls missed, over all rounds: a question found in practice at the second try is still
/// missed, and one right answer at once, in whatever game, makes it good.
public struct MissedQuestions: Hashable, Sendable {
  /// The missed questions, the one missed last first.
  public private(set) var ids: [QuestionID] = []

  /// Goes through rounds, newest first. Only rounds of the games in `counted` count, whose questions come from banks.
  public init(in records: some Sequence<RoundRecord>, of counted: Set<Game.ID>) {
    var known: Set<QuestionID> = []
    for record in records where counted.contains(record.game) {
      var firsts: [RoundRecord.Answer] = []
      for answer in record.answers where firsts.last?.question != answer.question { firsts.append(answer) }
      for answer in firsts.reversed() where known.insert(answer.question).inserted && !answer.correct {
        ids.append(answer.question)
      }
    }
  }
}

extension QuestionPool {
  /// The questions of these names that stand in the banks, in the order of `ids`. Reads rows until all are found.
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
