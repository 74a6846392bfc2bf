import QuizCore
import QuizStore
import TerminalKit
import Testing

@testable import QuizScreens
@testable import tenq

/// The rows of the history: one for each round, and one for each sitting.
@Suite struct HistoryRowsTests {
  /// A record that ended this many seconds after a fixed instant.
  func record(
    _ number: Int, _ game: Game.ID = .endless, of sitting: String? = nil, at seconds: Int = 0, isRight: Bool = true
  ) -> RoundRecord {
    Player.record(
      id: "id-\(number)", game: game, set: "en/Words/Idioms", correct: isRight ? 1 : 0, asked: 1, milliseconds: 1500,
      limit: 0, sitting: sitting, date: WallTime(secondsSince1970: 1_795_220_043 + seconds, offset: 32_400) ?? .epoch,
      answers: [.init(question: QuestionID(hash: UInt64(number)), choice: 1, correct: isRight, milliseconds: 1500)])
  }

  func rows(_ records: [RoundRecord]) -> [[Int]] { HistoryRows(records, in: Games.all.list).rows }

  @Test func roundsAreRowsAsTheyStand() {
    #expect(rows([record(1, .timed), record(2, .panels)]) == [[0], [1]] && rows([]).isEmpty)
  }

  @Test func theAnswersOfASittingAreOneRow() {
    let records = [
      record(5, of: "id-4", at: 900), record(4, of: "id-4", at: 0), record(3, of: "id-2"), record(2, of: "id-2"),
      record(1, of: "id-1"),
    ]
    #expect(rows(records) == [[0, 1], [2, 3], [4]])
  }

  @Test func twoSittingsAtTheSameTimeAreTwoRows() {
    let records = (0..<8).map { record(8 - $0, of: $0 % 2 == 0 ? "id-2" : "id-1") }
    #expect(rows(records) == [[0, 2, 4, 6], [1, 3, 5, 7]])
  }

  @Test func aTableInPagesIsTheTableInOne() {
    // Each sitting has the name of its first record.
    let sittings: [Int: Int] = [1: 1, 2: 2, 3: 1, 5: 2, 6: 6, 7: 1, 8: 6, 9: 6]
    let records = (1...10).reversed().map { number in
      sittings[number].map { record(number, of: "id-\($0)") } ?? record(number, .timed)
    }
    let text = ReportText(language: .en, glyphs: .unicode, columns: 80, games: .all)
    let whole = text.rows(records, isLast: true).lines
    #expect(whole.count == 5)
    for length in 1...9 {
      var lines: [SafeText] = []
      var rest: [RoundRecord] = []
      for start in stride(from: 0, to: records.count, by: length) {
        let page = rest + records[start..<min(start + length, records.count)]
        let rows = text.rows(page, isLast: start + length >= records.count)
        lines += rows.lines
        rest = rows.rest
      }
      #expect(lines == whole, "\(length)")
    }
  }

  @Test func theLatestResultIsTheWholeSitting() {
    let records = (2...5).reversed().map { record($0, of: "id-2", isRight: $0 != 3) }
    let some = LatestResult(newestFirst: Array(records.prefix(2)), in: Games.all.list)
    #expect(!some.isWhole && some.record?.asked == 2, "older ones may go on with it")
    let all = LatestResult(newestFirst: records, in: Games.all.list)
    #expect(all.isWhole && all.record?.asked == 4 && all.record?.correct == 3 && all.record?.answers.count == 4)
    #expect(LatestResult(newestFirst: [], in: Games.all.list).record == nil)
    let round = LatestResult(newestFirst: [record(9, .timed)] + records, in: Games.all.list)
    #expect(round.isWhole && round.record?.id == "id-9")
  }

  @Test func answersWithoutANameAreOneRowUntilAGapOfTenMinutes() {
    let records = [record(4, at: 1799), record(3, at: 1200), record(2, at: 600), record(1, at: 1)]
    #expect(rows(records) == [[0, 1], [2, 3]])
  }

  @Test func anotherGameInBetweenDoesNotDivideASitting() {
    let records = [record(4, of: "a"), record(3, .timed), record(2, of: "a"), record(1, .timed)]
    #expect(rows(records) == [[0, 2], [1], [3]])
    // As where only the one game is shown.
    #expect(rows([records[0], records[2]]) == [[0, 1]])
  }

  @Test func aPageFurtherOnAddsToTheLastSittingAndToTheEnd() {
    let records = (0..<9).map { record($0, of: $0 < 5 ? "b" : "a") }
    #expect(rows(Array(records.prefix(3))) == [[0, 1, 2]] && rows(records) == [[0, 1, 2, 3, 4], [5, 6, 7, 8]])
  }

  /// Home counts the lines of the log forwards, the history reads them backwards.
  @Test func thereAreAsManyRowsAsTheSummaryCountsRounds() throws {
    var chance = SeededGenerator(seed: UInt64.random(in: 0...1_000_000))
    for _ in 0..<20 {
      let home = PlayerHome()
      var seconds = 0
      let records = (0..<60).map { number -> RoundRecord in
        seconds += chance.below(1200)
        let game: Game.ID = chance.below(4) == 0 ? .timed : .endless
        let sitting = game == .endless && chance.below(2) == 0 ? "s\(chance.below(3))" : nil
        return record(number, game, of: sitting, at: seconds)
      }
      home.writeLog(records.reversed())
      let log = ScoreLog(home.environment(.en).locations, games: Games.all.list)
      var reading = LogReading(of: log)
      try reading.goOn()
      #expect(rows(try log.latest(1000).records).count == reading.summary.rounds)
      #expect(rows(try log.latest(1000, game: .endless).records).count == reading.summary.rounds(of: .endless))
    }
  }

  @Test func aSittingAddsUpItsAnswers() {
    let records = [
      record(4, of: "a", at: 30), record(3, of: "a", at: 20), record(2, of: "a", at: 10, isRight: false),
      record(1, of: "a"),
    ]
    let sitting = HistoryRows(records, in: Games.all.list).record(of: 0)
    #expect(sitting.asked == 4 && sitting.correct == 3 && sitting.misses == 1 && sitting.set == "endless")
    #expect(sitting.elapsed == .milliseconds(6000))
    #expect(sitting.date == records[0].date && sitting.answers.map(\.question.hash) == [1, 2, 3, 4])
  }

  /// A player whose history holds a timed round between two sittings.
  func historian(_ language: Language, _ size: Size = .ordinary) -> Player {
    let home = PlayerHome()
    let sitting = (0..<12).map { record(30 - $0, of: "id-19", at: 900 - 60 * $0, isRight: $0 % 4 != 1) }
    home.writeLog(sitting + [record(10, .timed)] + [record(9, of: "id-8"), record(8, of: "id-8")])
    return Player(language, size: size, home: home, opens: HistoryScreen())
  }

  @Test func sittingsThatDoNotFillTheWindowAreReadFurtherAtOnce() {
    let home = PlayerHome(log: (0..<300).map { record(300 - $0, of: "a", at: 300 - $0) })
    let player = Player(.en, home: home, opens: HistoryScreen())
    let counts = player.effects.compactMap { if case .store(.readHistory(_, let count)) = $0 { count } else { nil } }
    #expect(counts == [200, 800])
    player.expect(row: 4, has: "300 questions")
  }
}
