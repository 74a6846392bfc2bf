import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

/// The limits of both sides, which must fit each other.
struct LimitsTests {
  @Test func theLargestRoundFitsARequest() throws {
    let answers = (0..<RoundRecord.mostAnswers).map { _ in
      RoundRecord.Answer(question: QuestionID(hash: .max), choice: nil, correct: false, milliseconds: 86_400_000)
    }
    let round = RoundRecord(
      id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch, game: "survival",
      set: String(repeating: "あ", count: 341), asked: answers.count, correct: 0, misses: answers.count,
      milliseconds: .max, limit: 0, pauses: .max, seed: .max, sitting: "019535d9-3df7-79fb-b466-fa907fa17f9e",
      answers: answers)
    let request = SyncRequest(now: .max, rounds: [round], changes: [], cursor: String(repeating: "x", count: 512))
    #expect(try JSONEncoder().encode(request).count < LeagueLimits.requestBytes / 10)
  }

  @Test func aRequestOfUsualRoundsIsFarBelowTheLongestBody() throws {
    let answers = (0..<10).map { _ in
      RoundRecord.Answer(question: QuestionID(hash: .max), choice: 4, correct: true, milliseconds: 9999)
    }
    let round = RoundRecord(
      id: "019535d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch, game: "timed", set: "ja/食べ合わせ/基本", asked: 10,
      correct: 10, misses: 0, milliseconds: 99_990, limit: 10_000, pauses: 0, seed: .max, answers: answers)
    let rounds = [RoundRecord](repeating: round, count: LeagueLimits.rounds)
    let request = SyncRequest(now: .max, rounds: rounds, changes: [], cursor: nil)
    #expect(try JSONEncoder().encode(request).count < LeagueLimits.requestBytes / 2)
  }

  @Test func aWholePageOfRatesAndATableFitAnAnswer() throws {
    let named = LeagueMembership.Named(
      id: "019535d9-3df7-49fb-b466-fa907fa17f9e", name: String(repeating: "👩‍👩‍👧‍👧", count: LeagueLimits.nameCharacters))
    let row = LeagueTable.Row(
      place: .max, player: named, points: .max, right: .max, asked: .max, milliseconds: .max, rounds: .max, days: .max,
      timed: .max, own: .max)
    let rate = LeagueDelta.Rate(question: QuestionID(hash: .max), asked: .max, right: .max, milliseconds: .max)
    let table = LeagueTable(
      selection: .init(), rows: [LeagueTable.Row](repeating: row, count: LeagueLimits.rows), own: row, count: .max,
      made: .max)
    let news = LeagueDelta(
      league: named, player: named, players: .max, now: .max, questions: [], withdrawn: [],
      rates: [LeagueDelta.Rate](repeating: rate, count: LeagueLimits.rates), table: table,
      cursor: String(repeating: "x", count: 512), hasMore: true)
    // Questions may take as much again, and their texts half a megabyte.
    #expect(try JSONEncoder().encode(news).count < LeagueLimits.responseBytes / 8)
  }
}
