import Testing

@testable import QuizCore

/// What is worth doing once, and the rounds of each day.
@Suite struct GoalTests {
  private static let date = WallTime("2026-11-21T09:14:03+09:00") ?? .epoch

  /// A round of the log; its ID is its number.
  private func round(
    _ number: Int, _ game: Game.ID = .timed, set: String = "en", asked: Int = 5, correct: Int = 5, misses: Int = 0,
    milliseconds: Int = 20_000, limit: Int = 10_000, pauses: Int = 0, date: WallTime = GoalTests.date, seed: UInt64 = 7
  ) -> RoundRecord {
    RoundRecord(
      id: "\(number)", date: date, game: game, set: set, asked: asked, correct: correct, misses: misses,
      milliseconds: milliseconds, limit: limit, pauses: pauses, seed: seed, answers: [])
  }

  private func tally(_ records: some Sequence<RoundRecord>) -> GoalTally {
    var memories = GameMemories(.all)
    return records.reduce(into: GoalTally(.all)) { tally, record in
      memories.add(record)
      tally.add(record, memories)
    }
  }

  /// The goals that a round reaches in an empty log.
  private func reached(_ record: RoundRecord) -> [Goal] { tally([record]).goals(reachedBy: [record.id]) }

  @Test func thereAreTwelve() {
    #expect(Goal.allCases.count == 12)
  }

  @Test func aRoundOfPlayWithoutAMiss() {
    #expect(reached(round(1)) == [.perfect])
    #expect(reached(round(1, asked: 4, correct: 4)) == [])
    #expect(reached(round(1, correct: 4, misses: 1)) == [])
    #expect(reached(round(1, pauses: 1)) == [])
    #expect(reached(round(1, .daily)) == [])
    #expect(reached(round(1, milliseconds: 10_000)) == [.perfect, .swift])
    #expect(reached(round(1, milliseconds: 10_001)) == [.perfect])
    #expect(reached(round(1, milliseconds: 9_000, limit: 0)) == [.perfect])
    #expect(reached(round(1, set: "en/Words (level 3)")) == [.perfect, .hard])
    #expect(reached(round(1, set: "en/Words (level 2-3)")) == [.perfect])
  }

  @Test func theOtherGames() {
    #expect(reached(round(1, .practice, asked: 10, correct: 10)) == [.knownSet])
    #expect(reached(round(1, .practice, asked: 9, correct: 9)) == [])
    #expect(reached(round(1, .survival, asked: 33, correct: 30, misses: 3)) == [.survival])
    #expect(reached(round(1, .survival, asked: 32, correct: 29, misses: 3)) == [])
    #expect(reached(round(1, .missing, asked: 10, correct: 10)) == [.sums])
    #expect(reached(round(1, .panels, milliseconds: 20_000)) == [.panels])
    #expect(reached(round(1, .panels, milliseconds: 20_001)) == [])
    #expect(reached(round(1, "chess", asked: 900, correct: 900)) == [])
  }

  @Test func whatIsNotReachedSaysHowFarItIs() {
    let tally = tally([
      round(1, correct: 3, misses: 2), round(2, asked: 20, correct: 19, misses: 1),
      round(3, set: "en/Words (level 3)", correct: 2, misses: 3), round(4, milliseconds: 15_001),
      round(5, .practice, asked: 10, correct: 10, misses: 3), round(6, .practice, asked: 10, correct: 10, misses: 2),
      round(7, .panels, milliseconds: 41_200), round(8, .panels, milliseconds: 30_000, pauses: 1),
      round(9, correct: .max, misses: 0, pauses: 0),
    ])
    #expect(tally.standing(of: .perfect).reached?.record == "4")
    #expect(tally.standing(of: .hard).count == 2)
    #expect(tally.standing(of: .swift).least == 3001 && tally.standing(of: .knownSet).least == 2)
    #expect(tally.standing(of: .panels).least == 41_200 && tally.reached == 1)
    #expect(self.tally([round(2, asked: 20, correct: 19, misses: 1)]).standing(of: .perfect).count == 4)
  }

  @Test func tenDaysInARowWithTwoRestDays() {
    let first = WallTime("2026-11-02T12:00:00+00:00")?.day ?? Day(number: 0)
    let days = [0, 1, 2, 3, 5, 6, 7, 9, 10, 11].map { first.advanced(by: $0) }
    let records = zip(1..., days).map { number, day in
      round(
        number, .daily, set: "en/daily", correct: 1,
        date: WallTime(secondsSince1970: day.number * 86_400, offset: 0) ?? .epoch,
        seed: Daily.seed(of: day, language: "en"))
    }
    let tally = tally(records)
    #expect(tally.standing(of: .tenDays).reached == .init(record: "10", day: days[9]))
    #expect(self.tally(records.dropLast()).standing(of: .tenDays) == .init(count: 9))
  }

  @Test func genresAndGamesAreCountedOnceEach() {
    let genres = (1...12).flatMap { genre in
      [round(genre, set: "en/G\(genre)/a"), round(100 + genre, set: "en/G\(genre) (level 1)", correct: 0)]
    }
    #expect(tally(genres.dropLast(2)).standing(of: .genres) == .init(count: 11))
    #expect(tally(genres).standing(of: .genres).reached?.record == "12")
    let others = ["en", "own", "missing", "a file.csv"].enumerated().map { round($0, set: $1) }
    #expect(tally(others + [round(9, .daily, set: "en/daily")]).standing(of: .genres).count == 0)
    let games = zip(1..., GameList.all.games).map { round($0, $1.id, correct: 0) }
    #expect(tally(games + games).standing(of: .games).count == min(7, games.count))
    #expect(tally([round(1, "chess")]).standing(of: .games).count == 0)
  }

  @Test func aQuestionOfASittingIsNoRoundOfAGenre() {
    for game in GameList.all.games where game.length == .open {
      let sitting = (1...12).map { round($0, game.id, set: "en/G\($0)/a", asked: 1, correct: 1) }
      #expect(tally(sitting).standing(of: .genres).count == 0, "\(game.id)")
      // A round of the same genre still is.
      #expect(tally(sitting + [round(13, set: "en/G12/a")]).standing(of: .genres).count == 1, "\(game.id)")
    }
  }

  @Test func aThousandRightAnswersAreThoseThatTheStatisticsCount() {
    for game in GameList.all.games {
      let count = tally([round(1, game.id, correct: 5)]).standing(of: .thousand).count
      #expect(count == (GameList.all.countedForQuestions.contains(game.id) ? 5 : 0), "\(game.id)")
    }
    #expect(tally([round(1, "chess", correct: 5)]).standing(of: .thousand).count == 0)
  }

  @Test func whatWasMissedIsNoFullRoundOfAnything() {
    let missed = Selection.missedName
    #expect(reached(round(1, .missing, set: missed, asked: 10, correct: 10)) == [])
    #expect(reached(round(1, .practice, set: missed, asked: 10, correct: 10)) == [])
  }

  @Test func rightAnswersOneAfterAnotherAndAllTogether() {
    func endless(_ number: Int, _ isRight: Bool) -> RoundRecord {
      round(number, .endless, asked: 1, correct: isRight ? 1 : 0, misses: isRight ? 0 : 1)
    }
    let run = (1...60).map { endless($0, $0 % 20 != 0) } + (61...80).map { endless($0, true) }
    #expect(tally(run.dropLast()).standing(of: .endless) == .init(count: 19))
    #expect(tally(run).standing(of: .endless).reached?.record == "80")
    let many = (1...250).map { round($0, correct: 4, misses: 1) }
    #expect(tally(many.dropLast()).standing(of: .thousand).count == 996)
    #expect(tally(many).standing(of: .thousand).reached?.record == "250")
  }

  @Test func theRoundThatReachesAGoalAgainReachesNone() {
    let tally = tally([round(1), round(2)])
    #expect(tally.goals(reachedBy: ["2"]) == [] && tally.reached == 1)
  }

  @Test(arguments: [Int.min, Int.max])
  func noNumberOfALogOverflows(_ number: Int) {
    for game in GameList.all.games {
      let record = round(1, game.id, asked: .max, correct: .max, misses: 0, milliseconds: number)
      _ = tally([record, record, record])
    }
    #expect(reached(round(1, asked: .max, correct: .max, milliseconds: .max)).contains(.perfect))
  }

  @Test func theCalendarHasTwentySixWeeksUpToToday() throws {
    let today = try #require(WallTime("2026-11-25T12:00:00+00:00")).day
    var days = DayCounts()
    for (back, rounds) in [(0, 1), (1, 2), (0, 1), (177, 4), (178, 8), (-1, 9)] {
      days.add(rounds, on: today.advanced(by: -back))
    }
    #expect(days[today] == 2 && days[today.advanced(by: -1)] == 2)
    let calendar = RoundCalendar(days, on: today)
    #expect("\(calendar.first)" == "2026-06-01" && calendar.first.weekday == 0)
    #expect(calendar.counts.count == 25 * 7 + 3)
    #expect(calendar.counts(ofWeek: 25) == [0, 2, 2] && calendar.counts(ofWeek: 0).first == 4)
    #expect(calendar.rounds == 8 && calendar.days == 3)
    #expect([0, 1, 2, 3, 4, 7, 8, .max].map(RoundCalendar.shade) == [0, 1, 2, 2, 3, 3, 4, 4])
  }
}
