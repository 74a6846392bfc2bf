import QuizCore

extension LeagueStore {
  /// How many rates are read at once.
  private static let pageOfRates = 1000

  /// The questions of a league whose answers contradict their level, as lines of CSV with a heading: the league's own, and
  /// those that are `known`. What contradicts a level is said by ``MeasuredLevel``.
  public func contradictedLevels(of league: LeagueInfo, known: KnownQuestions) async throws(StoreError) -> [String] {
    let league = Value.text(league.id)
    var own: [String: Question] = [:]
    for row in try await runner.read({ try $0.run(QuestionsSQL.texts, league) }) {
      own[row.text("hash")] = QuestionContent.text(row.text("content"))?.question
    }
    var lines = ["question,text,level,asked,right,rate,measured"]
    var last = ""
    while true {
      let after = last
      let rows = try await runner.read {
        try $0.run(TalliesSQL.all, league, .text(after), .int(LeagueStore.pageOfRates))
      }
      guard let end = rows.last else { return lines }
      last = end.text("question")
      for row in rows {
        let tally = QuestionTally(
          asked: row.int("asked"), right: row.int("right_count"), milliseconds: row.int("ms"))
        guard let id = QuestionID(row.text("question")),
          let question = own[row.text("question")] ?? known.versions(of: id).first,
          let level = question.level, let said = question.contradictedLevel(by: tally)
        else { continue }
        let rate = Double(tally.rightPerThousand ?? 0) / 1000
        lines.append(
          "\(id),\(LeagueResults.cell(question.text)),\(level),\(tally.asked),\(tally.right),\(rate),\(said)")
      }
    }
  }
}
