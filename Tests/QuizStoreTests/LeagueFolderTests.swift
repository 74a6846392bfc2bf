import QuizCore
import Sweeps
import Testing

@testable import QuizStore

extension Scratch {
  var leagueLocations: LeagueLocations {
    let locations = Locations(environment: ["XDG_DATA_HOME": path], executable: "/x/tenq") { _ in false }
    return LeagueLocations(locations) ?? { fatalError("a data folder") }()
  }

  /// The league in this folder, whose locks are not waited for.
  var league: LeagueFolder { LeagueFolder(leagueLocations, timeout: .zero) }

  func writeLeague(_ name: String, _ text: String) { write("tenq/league/\(name)", text) }
}

/// A UUID that differs from others by `number` only.
func uuid(_ number: Int) -> String {
  let digits = String(number, radix: 16)
  return "6f9619ff-8b86-4011-b42d-" + String(repeating: "0", count: 12 - digits.count) + digits
}

@Suite struct LeagueFolderTests {
  let scratch = Scratch()

  @Test func withoutAMembershipThereIsNoLeague() {
    #expect(!scratch.league.isJoined)
    guard case .missing = scratch.league.membership() else { return #expect(Bool(false), "there is none") }
    #expect(scratch.league.status().value == nil)
    #expect(scratch.league.table(.init()).value == nil)
    #expect(scratch.league.rates(of: [QuestionID(hash: 1)]).isEmpty)
    #expect(scratch.league.seen == 0)
    #expect(scratch.content.isEmpty, "reading makes nothing")
  }

  @Test func theFilesAreReadAsTheLeaguesProgramWritesThem() {
    scratch.writeLeague(
      "membership.json",
      """
      {"version":1,"server":"https://quiz.example.org","league":{"id":"\(uuid(1))","name":"Class 3b"},\
      "player":{"id":"\(uuid(2))","name":"Aya"},"joined":1795220043000,"later":"unknown keys are kept out"}
      """)
    scratch.writeLeague(
      "status.json",
      """
      {"version":1,"synced":1795220043000,"waitingRounds":2,"players":5,"news":[{"maker":"Ken","date":7}],\
      "refused":[{"id":"a","code":"round.future","date":9}],"refusedCount":1,\
      "problem":{"code":"offline","en":"No answer.","ja":"応答がありません。"}}
      """)
    scratch.writeLeague(
      "tables/week.json",
      """
      {"version":1,"selection":{"period":"week","order":"points"},"rows":[{"place":1,"player":{"id":"b","name":"Ken"},\
      "points":900,"right":9,"asked":10,"milliseconds":30000,"rounds":2,"days":3,"timed":0,"own":1}],"count":1,"made":1795220043000}
      """)
    #expect(scratch.league.isJoined)
    #expect(scratch.league.membership().value?.league.name == "Class 3b")
    let status = scratch.league.status().value
    #expect(status?.waitingRounds == 2)
    #expect(status?.waitingChanges == 0, "what is not said is nothing")
    #expect(status?.news == [.init(maker: "Ken", date: 7)])
    #expect(status?.problem?.retry == nil)
    let row = scratch.league.table(.init()).value?.rows.first
    #expect(row?.points == 900 && row?.hasOwnSets == true)
    // Rounds without a clock have no time.
    #expect(row?.timed == 0 && row?.millisecondsPerRight == nil)
    #expect(scratch.league.table(.init(period: .day)).value == nil)
  }

  static let damaged: [(name: String, text: LongText, isNewer: Bool)] = [
    ("empty", "", false),
    ("torn", #"{"version":1,"server":"https://quiz.exam"#, false),
    ("another kind of value", "[1,2,3]", false),
    ("no version", #"{"server":"a"}"#, false),
    ("version of text", #"{"version":"1"}"#, false),
    ("version 0", #"{"version":0}"#, false),
    ("a newer version", #"{"version":2,"server":7}"#, true),
    ("HTML", "<!DOCTYPE html><title>502</title>", false),
    ("deep", LongText("[", times: 100_000), false),
    ("huge", LongText(" ", times: 2 << 20), false),
    ("NUL", "{\"version\":1,\"server\":\"\0\"}", false),
    ("a number beyond all types", #"{"version":1e400}"#, false),
  ]

  @Test(arguments: damaged) func aDamagedFileCountsAsNothing(name: String, text: LongText, isNewer: Bool) {
    for file in ["membership.json", "status.json", "tables/week.json"] { scratch.writeLeague(file, text.value) }
    let league = scratch.league
    for error in [league.membership().error, league.status().error, league.table(.init()).error] {
      guard let error else { return #expect(Bool(false), "\(name) must not be taken") }
      if case .newer = error { #expect(isNewer) } else { #expect(!isNewer) }
      #expect(error.sentence.en.contains("/league/"))
      #expect(error.sentence.ja.contains("/league/"))
    }
  }

  @Test func notEvenAFolderOrAFIFOHoldsTheReaderUp() {
    scratch.folder("tenq/league/membership.json")
    scratch.folder("tenq/league/rates.txt")
    scratch.folder("tenq/league/seen")
    #expect(scratch.league.membership().error == .read(.notRegular(path: scratch.leagueLocations.membership)))
    #expect(scratch.league.rates(of: [QuestionID(hash: 1)]).isEmpty)
    #expect(scratch.league.seen == 0)
  }

  @Test func numbersAndListsStayWithinTheirLimits() {
    let row = """
      {"place":-1,"player":{"id":"b","name":"\(String(repeating: "x", count: 1000))"},"points":9223372036854775807,\
      "right":9,"asked":10,"milliseconds":30000,"rounds":2,"days":3}
      """
    scratch.writeLeague(
      "tables/all.json",
      """
      {"version":1,"selection":{"period":"all","order":"points"},\
      "rows":[\(Array(repeating: row, count: 300).joined(separator: ","))],"count":-5,"made":0}
      """)
    let table = scratch.league.table(.init(period: .all)).value
    #expect(table?.rows.count == 100)
    #expect(table?.rows.first?.points == LeagueFolder.largestNumber)
    #expect(table?.rows.first?.place == 0)
    #expect(table?.rows.first?.player.name.count == 64)
    #expect(table?.count == 0)
  }

  @Test func whatIsNotedIsDecidedWhileNobodyElseNotes() throws {
    let outbox = scratch.league.outbox
    var isAlone = false
    try outbox.append {
      do throws(SaveError) {
        _ = try FileLock(scratch.leagueLocations.outboxLock, timeout: .zero)
      } catch {
        if case .busy = error { isAlone = true }
      }
      return nil
    }
    #expect(isAlone)
    #expect(outbox.shared().shared.isEmpty)
  }

  @Test func eachSelectionHasAFileOfItsOwn() {
    let locations = scratch.leagueLocations
    var selections: [LeagueTable.Selection] = []
    for period in LeagueTable.Period.allCases {
      for order in LeagueTable.Order.allCases {
        for (game, set) in [(nil, nil), ("timed", nil), (nil, "timed"), ("timed", "en/a/b")] as [(String?, String?)] {
          selections.append(.init(period: period, game: game, set: set, order: order))
        }
      }
    }
    #expect(Set(selections.map(locations.table)).count == selections.count)
    #expect(locations.table(.init()).hasSuffix("/league/tables/week.json"))
  }

  @Test func whatWasSeenIsRememberedAndReplacesWhatWasThere() throws {
    scratch.writeLeague("membership.json", "{}")
    try scratch.league.see(upTo: 1_795_220_043_000)
    #expect(scratch.league.seen == 1_795_220_043_000)
    #expect(scratch.text("tenq/league/seen") == "1795220043000\n")
    for damage in ["", "x", "-4\n", "99999999999999999999\n"] {
      scratch.writeLeague("seen", damage)
      #expect(scratch.league.seen == 0)
    }
  }
}

@Suite struct SortedLinesTests {
  let scratch = Scratch()

  /// Rates of questions whose hashes spread, in order.
  private func rates(_ count: Int) -> [LeagueRateLine] {
    (0..<count).map { QuestionID(hash: UInt64($0) &* 0x9e37_79b9_7f4a_7c15) }.sorted { $0.hash < $1.hash }
      .enumerated().compactMap {
        LeagueRateLine(question: $1, asked: $0 + 1, right: $0 / 2, milliseconds: $0 * 1000)
      }
  }

  @Test(arguments: [0, 1, 2, 3, 50, 2000]) func eachLineIsFoundAndNoOther(count: Int) {
    let rates = rates(count)
    scratch.writeLeague("rates.txt", rates.map(\.line).joined())
    let found = scratch.league.rates(of: rates.map(\.question))
    #expect(found == Dictionary(uniqueKeysWithValues: rates.map { ($0.question, $0) }))
    let others = rates.map { QuestionID(hash: $0.question.hash &+ 1) } + [0, .max].map { QuestionID(hash: $0) }
    #expect(scratch.league.rates(of: others.filter { found[$0] == nil }).isEmpty)
  }

  @Test func aCutFileHasTheWholeLinesBeforeTheCut() {
    let rates = rates(8)
    let bytes = Array(rates.map(\.line).joined().utf8)
    for length in 0...bytes.count {
      scratch.write("tenq/league/rates.txt", bytes: Array(bytes.prefix(length)))
      for (question, rate) in scratch.league.rates(of: rates.map(\.question)) {
        #expect(rates.contains(rate) && rate.question == question)
      }
    }
  }

  @Test func damageOfAnyByteEndsInARateOrNone() {
    let rates = rates(6)
    let bytes = Array(rates.map(\.line).joined().utf8)
    for index in bytes.indices {
      for damage: UInt8 in [0, 0x0a, 0x20, 0xff] {
        var damaged = bytes
        damaged[index] = damage
        scratch.write("tenq/league/rates.txt", bytes: damaged)
        for (question, rate) in scratch.league.rates(of: rates.map(\.question)) {
          #expect(rate.question == question && rate.right <= rate.asked)
        }
      }
    }
    scratch.write("tenq/league/rates.txt", bytes: Array(repeating: UInt8(ascii: "7"), count: 1 << 20))
    #expect(scratch.league.rates(of: rates.map(\.question)).isEmpty)
  }

  @Test(arguments: [
    "0000000000000001 0 0 0", "0000000000000001 2 3 0", "0000000000000001 -1 0 0", "0000000000000001 1 1",
    "0000000000000001 1 1 -1", "0000000000000001 99999999999999999999 1 1", "0000000000000001  1 1 1",
    "0000000000000001 1 1 1 1", "000000000000001 1 1 1",
  ]) func ratesThatContradictThemselvesAreNone(line: String) {
    #expect(LeagueRateLine(line.utf8) == nil)
    scratch.writeLeague("rates.txt", line + "\n")
    #expect(scratch.league.rates(of: [QuestionID(hash: 1)]).isEmpty)
  }

  @Test func makersNamesMayHaveSpaces() {
    let questions = (1...3).map {
      LeagueQuestion(
        id: uuid($0), hash: QuestionID(hash: UInt64($0)), maker: .init(id: uuid(7), name: "Aya  of\nthe 3b"), date: 5)
    }
    scratch.writeLeague("questions.txt", questions.map(\.line).joined())
    let found = scratch.league.questions(among: questions.map(\.hash) + [QuestionID(hash: 9)])
    #expect(found.count == 3)
    #expect(found[QuestionID(hash: 2)]?.maker.name == "Aya  of the 3b")
    #expect(found[QuestionID(hash: 2)]?.id == uuid(2))
  }
}

@Suite struct LeagueOutboxTests {
  let scratch = Scratch()

  private func question(_ text: String) throws -> Question {
    try #require(Question(text: text, choices: ["1", "2", "3", "4"], answer: 2))
  }

  private func change(
    _ kind: LeagueChange.Kind, _ number: Int, _ question: Question? = nil, id: Int = 0
  ) -> LeagueChange {
    LeagueChange(
      id: uuid(100 + id), kind: kind, question: uuid(number), text: question.map { .init($0, language: "ja") },
      date: 1_795_220_043_000)
  }

  @Test func aChangeIsOneLineAndIsReadAgain() throws {
    let change = change(.share, 1, try question("改行\nと\"引用\"?"))
    try scratch.league.outbox.append(change)
    let text = try #require(scratch.text("tenq/league/outbox.jsonl"))
    #expect(text.split(separator: "\n").count == 1)
    #expect(LeagueOutbox.change(in: text.utf8.dropLast()) == change)
    #expect(scratch.mode("tenq/league/outbox.jsonl") == 0o600)
  }

  @Test func aTornLineCostsNothingButItself() throws {
    scratch.writeLeague("outbox.jsonl", #"{"id":"torn"#)
    try scratch.league.outbox.append(change(.share, 1, question("a")))
    #expect(scratch.league.outbox.shared().shared == [try question("a").id: uuid(1)])
    #expect(scratch.text("tenq/league/outbox.jsonl")?.hasPrefix("{\"id\":\"torn\n{") == true)
  }

  @Test func whatIsSharedFollowsTheChanges() throws {
    let outbox = scratch.league.outbox
    try outbox.append([
      change(.share, 1, question("a"), id: 1), change(.share, 2, question("b"), id: 2),
      change(.share, 3, question("c"), id: 3), change(.report, 9, id: 4),
    ])
    try outbox.append(change(.change, 1, question("a2"), id: 5))
    try outbox.append(change(.withdraw, 2, id: 6))
    #expect(outbox.shared().shared == [try question("a2").id: uuid(1), try question("c").id: uuid(3)])
    #expect(outbox.shared(refused: [uuid(103)]).shared == [try question("a2").id: uuid(1)])
    #expect(outbox.shared(refused: [uuid(105)]).shared[try question("a2").id] == uuid(1), "another wording may follow")
  }

  @Test func whatWasSharedElsewhereIsKnownFromTheLeagueUntilItIsWithdrawnHere() throws {
    let question = try question("a")
    let line = LeagueQuestion(id: uuid(1), hash: question.id, maker: .init(id: uuid(9), name: "Mio"), date: 5).line
    scratch.writeLeague("questions.txt", line)
    let league = scratch.league
    #expect(league.shared(among: [question.id], by: uuid(9)) == [question.id: uuid(1)])
    #expect(league.shared(among: [question.id], by: uuid(8)).isEmpty, "it is somebody else's")
    try league.outbox.append(change(.withdraw, 1))
    #expect(league.shared(among: [question.id], by: uuid(9)).isEmpty, "the league hears of it later")
    try league.outbox.append(change(.share, 2, question, id: 2))
    #expect(league.shared(among: [question.id], by: uuid(9)) == [question.id: uuid(2)])
  }

  @Test func nothingIsWrittenThatCannotBeRead() throws {
    let long = try question(String(repeating: "x", count: 70_000))
    #expect(throws: SaveError.self) { try scratch.league.outbox.append(change(.share, 1, long)) }
    #expect(!scratch.exists("tenq/league/outbox.jsonl"))
  }

  @Test func identifiersAreRandomAndOfVersion4() {
    var generator = SystemRandomNumberGenerator()
    let ids = (0..<100).map { _ in "\(UUIDv4(using: &generator))" }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0.utf8.count == 36 && Array($0)[14] == "4" && "89ab".contains(Array($0)[19]) })
  }
}
