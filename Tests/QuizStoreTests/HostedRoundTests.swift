import QuizCore
import Testing

@testable import QuizStore

/// A live round in the log of its host: kept whole, and no round of the host's own.
@Suite struct HostedRoundTests {
  private func table(players: Int, questions: Int, name: (Int) -> String = { "Player \($0)" }) -> LiveTable {
    LiveTable(
      id: "019aa5d9-3df7-79fb-b466-fa907fa17f9e", title: "Words", began: 1_700_000_000_000,
      players: (0..<players).map { player in
        LiveTable.Player(
          name: name(player), team: player % 3, place: player + 1, points: 100_000 - player, right: questions / 2,
          milliseconds: 123_456,
          answers: (0..<questions).map { [true, false, nil][($0 + player) % 3] })
      },
      questions: (0..<questions).map {
        LiveTable.Rate(id: QuestionID(hash: UInt64($0)), text: "", right: 3, asked: players)
      })
  }

  private func read(_ line: [UInt8]) -> RoundRecord? {
    guard case .record(let record) = line.withUnsafeBytes({ RecordLine.read($0) }) else { return nil }
    return record
  }

  @Test func aTableIsReadAgainAsItWasKept() throws {
    let table = table(players: 40, questions: 20)
    let record = RoundRecord(hosted: table, set: "en/Words", limit: 10_000)
    let found = try #require(read(RecordLine.fitting(record)))
    #expect(found == record)
    #expect(found.hosted?.table(began: table.began) { _ in "" } == table)
  }

  @Test func whatWasNotAskedIsToldFromWhatWasNotAnswered() throws {
    var table = table(players: 2, questions: 4)
    table.players[1].first = 3
    table.players[1].answers = [nil, nil, nil, true]
    let hosted = try #require(RoundRecord(hosted: table, set: "en/Words", limit: 10_000).hosted)
    #expect(hosted.players.map(\.answers) == ["10-1", "..-1"])
    #expect(hosted.table(began: table.began) { _ in "" } == table)
    table.players[0].first = .min
    #expect(table.players.map { $0.asked(of: 4) } == [4, 2] && table.players[1].unasked(of: 1) == 1)
  }

  @Test func equalPointsShareAPlace() throws {
    var table = table(players: 4, questions: 1)
    for index in [1, 2] {
      table.players[index].points = 50
      table.players[index].place = 2
    }
    table.players[3].points = 1
    #expect(HostedRound(table).table(began: 0) { _ in nil }.players.map(\.place) == [1, 2, 2, 4])
  }

  /// Of a very large room the players and their points are kept, and what is spared is said by its absence.
  @Test(arguments: [(500, 30), (500, 600), (100, 600)])
  func aLargeRoomFitsIntoALine(_ players: Int, _ questions: Int) throws {
    let table = table(players: players, questions: questions) { "プレイヤー\($0)の名前です" }
    let line = RecordLine.fitting(RoundRecord(hosted: table, set: "ja/ことば", limit: 10_000))
    #expect(line.count <= RoundRecord.longestLine)
    let hosted = try #require(read(line)?.hosted)
    #expect(hosted.players.map(\.points) == table.players.map(\.points))
    #expect(hosted.players.map(\.name) == table.players.map(\.name))
  }

  @Test func numbersThatNoRoundHasMakeItUnreadable() {
    var table = table(players: 1, questions: 1)
    table.players[0].points = .max
    let line = RecordLine.bytes(of: RoundRecord(hosted: table, set: "x", limit: 0))
    #expect(read(line) == nil)
  }

  @Test func itCountsAsARoundAndNothingElse() throws {
    let scratch = Scratch()
    let log = scratch.log
    let record = RoundRecord(hosted: table(players: 3, questions: 3), set: "en/Words/Idioms", limit: 10_000)
      .saved(.round, id: "019aa5d9-3df7-79fb-b466-fa907fa17f9e", date: .epoch)
    try log.append(record)
    try log.append(record)
    var reading = LogReading(of: log)
    try reading.goOn()
    #expect(reading.summary.rounds(of: .hosted) == 1)
    #expect(reading.questions.tallies.isEmpty)
    #expect(reading.goals == GoalTally(.sample))
    #expect(reading.days[record.date.day] == 0)
    #expect(reading.summary.best { _ in true } == nil)
  }
}
