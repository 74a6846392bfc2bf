import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

@Suite(.timeLimit(.minutes(15)))
struct ReceivedTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  private func bank(_ folder: String = "Class 3", _ set: String = "Everyone's questions") throws -> [Question] {
    let text = try #require(scratch.text(of: "\(scratch.league.banks)/\(folder)/\(set).csv"))
    return try BankEditor(Array(text.utf8), name: "bank").rows.map { try #require($0.question) }
  }

  @Test func questionsBecomeABankAndAListOfMakers() async throws {
    try await scratch.join(server)
    let questions = [
      Scratch.question("Which, \"exactly\"?", right: "a,b", explanation: "Two\nlines."),
      Scratch.question("食べ合わせは?", right: "だいこん", maker: "みか"), Scratch.question("7", right: "8"),
      Scratch.question("Mine?", makerID: FakeLeague.playerID),
    ]
    league.with { $0.events = questions.map(FakeLeague.Event.question) }
    let report = try await scratch.player().sync()
    #expect(report.questions == 3)
    let expected = try questions.prefix(3).map { try #require($0.text.question) }
    #expect(try bank() == expected)
    let folder = LeagueFolder(scratch.league)
    let found = try folder.questions(among: questions.map { try #require($0.text.question).id })
    #expect(found.count == 4)
    #expect(found[try #require(questions[1].text.question).id]?.maker.name == "みか")
    #expect(scratch.status.news.map(\.maker) == ["Mika", "みか", "Mika"])
    #expect(scratch.status.players == 12)
    server.stop()
  }

  @Test func aChangedQuestionIsReplacedAndAWithdrawnOneIsGone() async throws {
    try await scratch.join(server)
    let first = Scratch.question("First?")
    let second = Scratch.question("Second?")
    league.with { $0.events = [.question(first), .question(second)] }
    _ = try await scratch.player().sync()
    let changed = Scratch.question("First, again?", id: first.id)
    league.with { $0.events += [.question(changed), .withdrawn(second.id)] }
    _ = try await scratch.player().sync()
    #expect(try bank().map(\.text) == ["First, again?"])
    league.with { $0.events.append(.withdrawn(first.id)) }
    _ = try await scratch.player().sync()
    #expect(scratch.bankFolders.isEmpty)
    #expect(scratch.text(of: scratch.league.questions)?.isEmpty == true)
    server.stop()
  }

  @Test func pagesAreReadUntilThereIsNoMore() async throws {
    try await scratch.join(server)
    league.with { state in
      state.page = 40
      state.events = (0..<1000).map { .question(Scratch.question("Question \($0)?")) }
    }
    let report = try await scratch.player().sync()
    #expect(report.requests == 25)
    #expect(try bank().count == 1000)
    server.stop()
  }

  @Test func theSameQuestionOfAnotherMemberStandsOnce() async throws {
    try await scratch.join(server)
    league.with { state in
      state.events = [
        .question(Scratch.question("Same?")), .question(Scratch.question("Same?", maker: "Ken")),
        .question(Scratch.question("Else?")),
      ]
    }
    _ = try await scratch.player().sync()
    #expect(try bank().map(\.text) == ["Same?", "Else?"])
    #expect(scratch.text(of: scratch.league.questions)?.split(separator: "\n").count == 2)
    server.stop()
  }

  @Test func aQuestionOfEachKindStandsInTheBankAsItWasMade() async throws {
    try await scratch.join(server)
    let questions = try SampleQuestions.ofAllKinds()
    league.with { state in
      state.events =
        questions.map {
          .question(
            .init(
              id: UUID().uuidString.lowercased(), maker: .init(id: FakeLeague.otherID, name: "Mika"),
              text: .init($0, language: "en"), date: 1))
        } + [.question(Scratch.question("Good?"))]
    }
    #expect(try await scratch.player().sync().questions == 5)
    #expect(try Array(bank().prefix(4)) == questions)
    #expect(try bank().last?.text == "Good?")
    #expect(league.with { $0.kinds } == QuestionKind.all.map(\.id.rawValue))
    server.stop()
  }

  /// A server of another version, or one that lies.
  @Test(arguments: [
    #""answer":0,"kind":"hotspot","key":"1","choices":["a","b"]"#, #""answer":1,"kind":"typed","choices":["a","b"]"#,
    #""answer":0,"kind":"typed","key":"\u001b[31mx","choices":[]"#, #""answer":0,"kind":"typed","key":"","choices":[]"#,
    #""answer":0,"kind":"number","key":"9..1..","choices":[]"#,
    #""answer":0,"kind":"order","key":"order","choices":["a","b","a"]"#,
    #""answer":0,"kind":"typed","key":"x","choices":[],"seconds":-9223372036854775808"#,
    #""answer":9223372036854775807,"choices":["a","b"],"seconds":9223372036854775807"#,
  ])
  func aQuestionOfAKindThatBreaksARuleIsLeftOut(_ members: String) async throws {
    try await scratch.join(server)
    let json = #"{"text":"What?","language":"en",\#(members)}"#
    let text = try JSONDecoder().decode(LeagueChange.Text.self, from: Data(json.utf8))
    league.with { state in
      state.events = [
        .question(
          .init(
            id: UUID().uuidString.lowercased(), maker: .init(id: FakeLeague.otherID, name: "Mika"), text: text,
            date: 1)),
        .question(Scratch.question("Good?")),
      ]
    }
    _ = try await scratch.player().sync()
    #expect(try bank().map(\.text) == ["Good?"])
    server.stop()
  }

  @Test func questionsThatBreakARuleAreLeftOut() async throws {
    try await scratch.join(server)
    func question(_ text: String, _ choices: [String], answer: Int = 1, language: String = "en") throws
      -> LeagueDelta.SharedQuestion
    {
      let json: [String: Any] = ["text": text, "choices": choices, "answer": answer, "language": language]
      let data = try JSONSerialization.data(withJSONObject: json)
      return .init(
        id: UUID().uuidString, maker: .init(id: FakeLeague.otherID, name: "Mika"),
        text: try JSONDecoder().decode(LeagueChange.Text.self, from: data), date: 1)
    }
    let bad = [
      try question("escape \u{1B}[31m?", ["a", "b"]), try question("bidi \u{202E}?", ["a", "b"]),
      try question("", ["a", "b"]), try question(" outer?", ["a", "b"]), try question("one?", ["a"]),
      try question("ten?", (0..<10).map(String.init)), try question("answer?", ["a", "b"], answer: 3),
      try question("zero?", ["a", "b"], answer: 0), try question("same?", ["a", "a"]),
      try question("empty?", ["a", ""]), try question(String(repeating: "x", count: 4097), ["a", "b"]),
      try question("language?", ["a", "b"], language: "../../x"), try question("nul\u{0}?", ["a", "b"]),
      try question("return\r?", ["a", "b"]), try question("tab\t?", ["a", "b"]),
    ]
    league.with { $0.events = bad.map(FakeLeague.Event.question) + [.question(Scratch.question("Good?"))] }
    _ = try await scratch.player().sync()
    #expect(try bank().map(\.text) == ["Good?"])
    server.stop()
  }

  @Test func namesAreCleanedAndMakeNoPath() async throws {
    try await scratch.join(server)
    league.with { state in
      state.leagueName = "../../\u{1B}]0;x\u{7}evil/../name"
      state.playerName = "A\u{202E}ki\n\u{1B}[2J"
      state.events = [.question(Scratch.question("Good?", maker: "\u{1B}[31mMika\u{200B}"))]
    }
    _ = try await scratch.player().sync()
    let membership = try #require(try scratch.files.membership())
    #expect(membership.player.name == "Aki [2J")
    #expect(membership.league.name == "../../]0;xevil/../name")
    #expect(scratch.bankFolders == ["_..／..／]0;xevil／..／name"])
    #expect(scratch.status.news.map(\.maker) == ["[31mMika"])
    #expect(scratch.names.allSatisfy { !$0.contains("..") || $0.contains("／") })
    server.stop()
  }

  @Test func theBankFollowsTheLanguageAndTheLeaguesName() async throws {
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("Good?"))] }
    _ = try await scratch.player(language: .ja).sync()
    #expect(try bank("Class 3", "みんなの問題").count == 1)
    league.with { $0.leagueName = "3-A" }
    _ = try await scratch.player(language: .en).sync()
    #expect(try bank("3-A").count == 1)
    #expect(scratch.bankFolders == ["3-A"])
    let (catalogue, _) = CatalogueReader(
      banks: [], ownBanks: nil, ownGenre: "", leagueBanks: scratch.league.banks
    ).read(language: "en")
    #expect(catalogue.genres.map(\.title) == ["3-A"])
    server.stop()
  }

  @Test(arguments: ["questions.jsonl", "questions.txt", "rates.txt", "banks/Class 3/Everyone's questions.csv"])
  func aFileThatIsMissingOrWasChangedIsMadeAgain(_ name: String) async throws {
    try await scratch.join(server)
    league.with { state in
      state.events = [.question(Scratch.question("Good?")), .question(Scratch.question("Better?"))]
      state.events.append(
        .rate(.init(question: QuestionID(text: "a", rightChoice: "b"), asked: 3, right: 2, milliseconds: 900)))
    }
    _ = try await scratch.player().sync()
    let path = "\(scratch.league.folder)/\(name)"
    let content = try #require(scratch.text(of: path))
    try FileManager.default.removeItem(atPath: path)
    _ = try await scratch.player().sync()
    #expect(scratch.text(of: path) == content)
    try Data("damaged\u{1B}".utf8).write(to: URL(filePath: path))
    _ = try await scratch.player().sync()
    #expect(scratch.text(of: path) == content)
    server.stop()
  }

  @Test func aSyncKilledBetweenAnyTwoFilesIsMadeGoodByTheNext() async throws {
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("Old?"))] }
    _ = try await scratch.player().sync()
    let before = contents()
    league.with { state in
      state.events.append(.question(Scratch.question("New?")))
      state.events.append(
        .rate(.init(question: QuestionID(text: "a", rightChoice: "b"), asked: 3, right: 2, milliseconds: 900)))
      state.leagueName = "Class 4"
      state.table = LeagueTable(selection: .init(), rows: [], own: nil, count: 2, made: 5)
    }
    let id = try scratch.play()
    _ = try await scratch.player().sync()
    let after = contents()
    // In the order in which they are written.
    let order = [
      "questions.jsonl", "banks/Class 4/Everyone's questions.csv", "banks/Class 3/Everyone's questions.csv",
      "questions.txt", "rates.txt", "tables/week.json", "membership.json", "cursor.json", "status.json",
    ]
    #expect(Set(before.keys).union(after.keys).subtracting(order).isSubset(of: ["token"]))
    for killed in 0...order.count {
      restore(before)
      for name in order.prefix(killed) { try put(after[name], to: name) }
      _ = try await scratch.player().sync()
      var now = contents()
      var expected = after
      for name in ["cursor.json", "status.json"] {
        now[name] = nil
        expected[name] = nil
      }
      #expect(now == expected, "killed after \(killed) files")
      #expect(league.with { $0.rounds.keys.elementsEqual([id]) })
    }
    server.stop()
  }

  @Test func ratesAreMergedSortedAndBounded() async throws {
    try await scratch.join(server)
    func rate(_ number: UInt64, _ asked: Int, _ right: Int) -> FakeLeague.Event {
      .rate(.init(question: QuestionID(hash: number), asked: asked, right: right, milliseconds: 100))
    }
    league.with { $0.events = [rate(9, 3, 1), rate(2, 5, 5), rate(7, 1, 4), rate(8, -1, -1), rate(1, .max, 3)] }
    _ = try await scratch.player().sync()
    league.with { $0.events += [rate(9, 4, 2)] }
    _ = try await scratch.player().sync()
    #expect(
      scratch.text(of: scratch.league.rates)
        == "0000000000000001 1125899906842624 3 100\n0000000000000002 5 5 100\n0000000000000009 4 2 100\n")
    var rates = ReceivedRates(most: 100)
    for number in 0..<105 {
      rates.take(.init(question: QuestionID(hash: UInt64(number)), asked: 1, right: 1, milliseconds: 1))
    }
    #expect(rates.count == 100)
    server.stop()
  }

  @Test func theNewestQuestionsAreKeptWithinTheLimits() {
    var questions = ReceivedQuestions(limits: .init(questions: 80))
    for number in 0...80 { questions.take(Scratch.question("Question \(number)?")) }
    #expect(questions.count == 70)
    #expect(questions.all.first?.text.text == "Question 11?")
    #expect(questions.all.last?.text.text == "Question 80?")
    var long = ReceivedQuestions(limits: .init(bytes: 100_000))
    let filler = String(repeating: "x", count: 3900)
    for number in 0..<50 { long.take(Scratch.question("\(number) \(filler)?")) }
    #expect((70_000...100_000).contains(long.content().count))
    #expect(long.all.last?.text.text.hasPrefix("49 ") == true)
  }

  @Test func theNewsAreTheQuestionsOfOthersNewestFirst() {
    var questions = ReceivedQuestions()
    for (maker, date) in [("Mika", 2000), ("Ken", 3000), ("みか", 1000)] {
      questions.take(Scratch.question("From \(maker)?", maker: maker, date: date))
    }
    questions.take(Scratch.question("Mine?", makerID: FakeLeague.playerID, date: 4000))
    let news = questions.latest(without: FakeLeague.playerID)
    #expect(news.map(\.maker) == ["Ken", "Mika", "みか"] && news.map(\.date) == [3000, 2000, 1000])
  }

  @Test func whatWasPushedOutComesBackWhenThereIsRoom() async throws {
    let filler = String(repeating: "x", count: 3900)
    var player = scratch.player()
    player.limits = .init(bytes: 100_000)
    league.with { $0.now = Scratch.now }
    try await scratch.join(server)
    // Three makers with the same: each loses some.
    let questions = (0..<60).map { number in
      Scratch.question(
        "\(number) \(filler)?", maker: "\(number % 3)", makerID: "4444444\(number % 3)-4444-4444-8444-444444444444")
    }
    league.with { $0.events = questions.map(FakeLeague.Event.question) }
    _ = try await player.sync()
    let kept = try bank().count
    #expect((15...24).contains(kept))
    #expect(scratch.cursor?.pushedOut == .full)
    // No room: nothing is read again.
    #expect(try await player.sync().requests == 1)
    // Two of the three are removed: there is room for all that is left.
    // As a server sends it: a reading from the beginning has only the ids of withdrawn questions.
    let (left, gone) = (
      questions.enumerated().filter { $0.offset % 3 == 0 }.map(\.element),
      questions.enumerated().filter { $0.offset % 3 > 0 }.map { FakeLeague.Event.withdrawn($0.element.id) }
    )
    league.with { $0.events = left.map(FakeLeague.Event.question) + gone + gone }
    _ = try await player.sync()
    #expect(Set(try bank().map(\.text)) == Set(left.map(\.text.text)))
    #expect(scratch.cursor?.pushedOut == nil)
    let before = server.requests.count
    _ = try await player.sync()
    #expect(server.requests.count == before + 1)
    server.stop()
  }

  @Test func roomIsMadeByWhoHasTheMost() {
    let filler = String(repeating: "x", count: 3900)
    var questions = ReceivedQuestions(limits: .init(bytes: 400_000))
    for number in 0..<4 { questions.take(Scratch.question("Small \(number)?", maker: "Mika")) }
    let loud = "44444444-4444-4444-8444-444444444444"
    for number in 0..<440 { questions.take(Scratch.question("\(number) \(filler)?", maker: "Loud", makerID: loud)) }
    #expect(questions.all.prefix(4).map(\.text.text) == (0..<4).map { "Small \($0)?" })
    #expect((300_000...400_000).contains(questions.content().count))
    #expect(questions.all.last?.text.text.hasPrefix("439 ") == true)
    var many = ReceivedQuestions(limits: .init(questions: 80))
    for number in 0..<10 { many.take(Scratch.question("Few \(number)? \(filler)")) }
    for number in 0..<200 { many.take(Scratch.question("Q\(number)?", maker: "Loud", makerID: loud)) }
    #expect(many.all.count { $0.maker.name == "Mika" } == 10)
  }

  @Test func tablesAreCheckedAndWritten() async throws {
    try await scratch.join(server)
    let row = LeagueTable.Row(
      place: 1, player: .init(id: FakeLeague.otherID, name: "\u{1B}[1mMika"), points: -5, right: 9, asked: 4,
      milliseconds: .max, rounds: 2, days: 1, timed: nil, own: nil)
    league.with { $0.table = LeagueTable(selection: .init(), rows: [row], own: nil, count: 2, made: 5) }
    let answer = try await scratch.player().table(.init())
    #expect(answer.problem == nil)
    #expect(answer.table.rows.map(\.player.name) == ["[1mMika"])
    #expect(answer.table.rows[0].right == 4)
    #expect(answer.table.rows[0].points == 0)
    #expect(LeagueFolder(scratch.league).table(.init()).value?.rows.count == 1)
    // A table other than the one asked for is refused.
    await #expect(throws: LeagueProblem.self) { try await scratch.player().table(.init(period: .day)) }
    server.stop()
    let last = try await scratch.player().table(.init())
    #expect(last.problem?.code == "offline")
    #expect(last.table.rows.count == 1)
  }

  /// The contents of its files without the locks: a program just started inherits open locks, and a program that finds
  /// a lock taken makes another.
  private func contents() -> [String: String] {
    var contents: [String: String] = [:]
    for name in scratch.names where !name.hasSuffix(".lock") {
      if let text = scratch.text(of: "\(scratch.league.folder)/\(name)") { contents[name] = text }
    }
    return contents
  }

  private func restore(_ contents: [String: String]) {
    for name in scratch.names where contents[name] == nil && !name.hasSuffix(".lock") { try? put(nil, to: name) }
    for (name, text) in contents { try? put(text, to: name) }
  }

  private func put(_ text: String?, to name: String) throws {
    let path = "\(scratch.league.folder)/\(name)"
    guard let text else {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue { unlink(path) }
      return
    }
    if scratch.text(of: path) == text { return }
    try WholeFile.write(Array(text.utf8), to: path)
  }
}
