import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// The player's commands, run by the real program.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct CommandTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  private var link: String { "\(server.url)/l/\(FakeLeague.id)/join/\(FakeLeague.code)" }

  @Test func joiningSaysWhatWillBeSentAndReceivesTheQuestions() async throws {
    league.with { $0.events = [.question(Scratch.question("Good?"))] }
    let run = try await Program.run("join", link, "--name", "Aki", in: scratch)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        Once you have joined, your rounds, and the questions that you share, are sent to 127.0.0.1:\(server.port). What \
        you played before is not.
        You are in the league Class 3 as Aki. `tenq league leave` ends it.
        It has 1 question by others: Home › Practice, and in Endless.

        """)
    let again = try await Program.run("join", link, "--name", "Aki", "--lang", "ja", in: scratch)
    #expect(again.status == 64)
    #expect(again.errors.hasPrefix("tenq-league: すでにリーグ「Class 3」に参加しています。"))
    server.stop()
  }

  @Test(arguments: [
    ("no name and nobody to ask", ["LINK"], 64, "--name NAME"),
    ("no link", ["hello", "--name", "x"], 64, "not the link"),
    ("an escape sequence", ["\u{1B}[31m", "--name", "x"], 64, "not the link"),
    ("an empty name", ["LINK", "--name", " "], 64, "nothing that can be shown"),
    ("a long name", ["LINK", "--name", String(repeating: "x", count: 30)], 64, "30 characters"),
    ("a name that is taken", ["LINK", "--name", "Taken"], 65, "another player"),
    ("nothing", [], 64, "link"),
  ])
  func aWrongJoinIsOneSentence(_ what: String, words: [String], status: Int32, part: String) async throws {
    let words = ["join"] + words.map { $0 == "LINK" ? link : $0 }
    let run = try await Program(words, environment: scratch.environment).end()
    #expect(run.status == status)
    #expect(run.errors.contains(part), "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}"))
    // No promise before a join that this side knows to fail.
    #expect(run.output.isEmpty == (status == 64))
    #expect(try scratch.files.membership() == nil)
    server.stop()
  }

  @Test func aHostAndACodeJoinToo() async throws {
    let run = try await Program.run("join", "127.0.0.1:\(server.port)", "kxrt", "wmpb", "--name", "Aki", in: scratch)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("are sent to http://127.0.0.1:\(server.port). What"))
    #expect(run.output.contains("You are in the league Class 3 as Aki."))
    #expect(league.with { $0.joined?.code } == "kxrt wmpb")
    server.stop()
  }

  @Test func whoWasRemovedIsToldWhatIsSo() async throws {
    _ = try await Program.run("join", link, "--name", "Aki", in: scratch)
    league.with { $0.players = [:] }
    let sync = try await Program.run("sync", in: scratch)
    #expect(sync.status == 65)
    #expect(sync.errors.contains("its owner removed you, with what it had of you"))
    let leave = try await Program.run("leave", in: scratch)
    #expect(leave.status == 0)
    #expect(!leave.output.contains("The server keeps"))
    #expect(leave.output.contains("whom its owner removes is erased there"))
    server.stop()
  }

  @Test(arguments: [
    ("player.banned", 403, "has shut you out", "利用を止められています"), ("league.full", 409, "as many players", "上限に達しています"),
    ("name.refused", 422, "does not want this name", "別の名前"),
    ("quota.bytes", 422, "as much today", "今日送れるデータ量"),
  ])
  func whatTheServerRefusesIsOneSentence(_ code: String, status: Int, en: String, ja: String) async throws {
    let strict = try FakeServer { _ in
      .json(status, ErrorResponse(code: LeagueErrorCode(rawValue: code), message: "refused: \(code)"))
    }
    for (language, part) in [("en", en), ("ja", ja)] {
      let run = try await Program.run(
        "join", "\(strict.url)/l/\(FakeLeague.id)/join/\(FakeLeague.code)", "--name", "Aki", "--lang", language,
        in: scratch)
      #expect(run.status == 65)
      #expect(run.errors.contains(part), "\(run.errors)")
    }
    strict.stop()
    server.stop()
  }

  @Test func withoutALeagueEveryCommandSaysSo() async throws {
    for words in [["sync"], ["status"], ["status", "--json"], ["top"], ["leave"], ["leave", "--erase"], ["table"]] {
      let run = try await Program(words, environment: scratch.environment).end()
      #expect(run.status == 66, "\(words)")
      #expect(run.errors.contains("you are in no league"), "\(words)")
      #expect(run.output.isEmpty)
    }
    let background = try await Program.run("sync", "--background", in: scratch)
    #expect(background.status == 0)
    #expect(background.output + background.errors == "")
    #expect(!FileManager.default.fileExists(atPath: scratch.league.folder))
    server.stop()
  }

  /// A newer game may have a language that this program has not.
  @Test func aLanguageThatIsNotKnownKeepsNoRoundFromTheLeague() async throws {
    try await scratch.join(server)
    let id = try scratch.play()
    let run = try await Program(LeagueRun.backgroundSync.words + ["--lang", "ko"], environment: scratch.environment)
      .end()
    #expect(run.status == 0 && (run.output + run.errors).isEmpty)
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  @Test func statusSaysWhatWaitsAndWhatWasRefused() async throws {
    try await scratch.join(server)
    let bad = try scratch.play()
    league.with { $0.refusals = [bad: "round.questions"] }
    #expect(try await Program.run("sync", in: scratch).output.contains("1 refused"))
    try scratch.play()
    let run = try await Program.run("status", in: scratch)
    #expect(run.status == 0)
    #expect(run.output.contains("League      Class 3 (\(server.url))\n"))
    #expect(run.output.contains("Waiting     1 round, 0 changes of questions\n"))
    #expect(run.output.contains("\(bad)  The round has questions that the league does not have.\n"))
    let japanese = try await Program.run("status", "--lang", "ja", in: scratch)
    #expect(japanese.output.contains("未送信      記録1回分、問題の変更0件\n"))
    let json = try await Program.run("status", "--json", in: scratch)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["waitingRounds"] as? Int == 1)
    #expect(object["league"] as? String == "Class 3")
    #expect(!json.output.contains(scratch.token))
    server.stop()
  }

  @Test func topIsATableAlsoWithoutAConnection() async throws {
    try await scratch.join(server)
    func row(_ place: Int, _ id: String, _ name: String) -> LeagueTable.Row {
      .init(
        place: place, player: .init(id: id, name: name), points: 1000 / place, right: 9, asked: 10,
        milliseconds: 63_000 * place, rounds: 2, days: 1, timed: nil, own: nil)
    }
    let rows = [row(1, FakeLeague.otherID, "みか"), row(2, FakeLeague.playerID, "Aki")]
    league.with { $0.table = LeagueTable(selection: .init(), rows: rows, own: rows[1], count: 2, made: Scratch.now) }
    let run = try await Program.run("top", in: scratch)
    #expect(
      run.output == """
        #     Name  Points  Right  Asked  Per right  Rounds  Days
        1     みか    1000      9     10        7.0       2     1
        2  *  Aki      500      9     10       14.0       2     1

        """)
    let json = try await Program.run("top", "--json", in: scratch)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(objects.map { $0["name"] as? String } == ["みか", "Aki"])
    #expect(
      Set(objects[0].keys) == [
        "place", "name", "points", "right", "asked", "milliseconds", "timed", "rounds", "own", "days",
      ])
    #expect(try await Program.run("top", "--period", "year", in: scratch).status == 64)
    server.stop()
    let offline = try await Program.run("top", in: scratch)
    #expect(offline.status == 0)
    #expect(offline.output == run.output)
    #expect(offline.errors.contains("cannot be reached"))
    #expect(offline.errors.contains("this is the table of 2026-09-21"))
  }

  @Test func topHasNoTimeWithoutAClockAndMarksRoundsOfOnesOwn() async throws {
    try await scratch.join(server)
    let row = LeagueTable.Row(
      place: 1, player: .init(id: FakeLeague.playerID, name: "Aki"), points: 50, right: 9, asked: 10, milliseconds: 0,
      rounds: 2, days: 1, timed: 0, own: 1)
    league.with { $0.table = LeagueTable(selection: .init(), rows: [row], own: row, count: 1, made: Scratch.now) }
    #expect(
      try await Program.run("top", in: scratch).output == """
        #     Name   Points  Right  Asked  Per right  Rounds  Days
        1  *  Aki +      50      9     10          -       2     1
        + with rounds over questions that only this player has

        """)
    #expect(try await Program.run("top", "--lang", "ja", in: scratch).output.contains("+ 本人だけが持つ問題の記録を含みます"))
    server.stop()
  }

  @Test func theTokenIsNeverSaid() async throws {
    try await scratch.join(server)
    let token = scratch.token
    for words in [["sync"], ["status"], ["top"], ["leave", "--erase"]] {
      let run = try await Program(words, environment: scratch.environment).end()
      #expect(!(run.output + run.errors).contains(token), "\(words)")
    }
    #expect(server.requests.allSatisfy { !$0.path.contains(token) })
    server.stop()
  }

  @Test func leavingSaysWhatStaysWhere() async throws {
    try await scratch.join(server)
    try scratch.play()
    let run = try await Program.run("leave", in: scratch)
    #expect(
      run.output == """
        You have left the league Class 3.
        On this computer its questions, rates and tables are gone; your scores and your own questions stay.
        The server keeps your rounds and the questions that you shared; its owner can erase them.
        Never sent: 1 round, 0 changes of questions.

        """)
    #expect(FileManager.default.fileExists(atPath: try #require(scratch.log.path)))
    server.stop()
  }

  @Test func aRoundThatIsSavedDuringASyncIsSentByTheOneThatWaits() async throws {
    let gate = Gate()
    let slow = try FakeServer { [league] request in
      if request.path == "/v1/sync" { gate.pass() }
      return league.answer(request)
    }
    try await scratch.join(slow)
    let first = try Program(["sync", "--background"], environment: scratch.environment)
    try await waitUntil { slow.requests.count == 2 }
    let id = try scratch.play()
    let second = try Program(["sync", "--background"], environment: scratch.environment)
    try await waitUntil { FileManager.default.fileExists(atPath: scratch.files.waitLock) }
    // A third finds the second waiting and exits.
    #expect(try await Program.run("sync", "--background", in: scratch).status == 0)
    #expect(slow.requests.count == 2)
    gate.open()
    #expect(await first.end().status == 0)
    #expect(await second.end().status == 0)
    #expect(league.with { $0.rounds } == [id: 1])
    slow.stop()
    server.stop()
  }

  @Test func aFullDiskIsOneSentenceAndLosesNothing() async throws {
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("Good?"))] }
    let id = try scratch.play()
    let limited = "ulimit -f 0; exec \"$0\" sync"
    let run = try await Program(
      ["-c", limited, Program.path], environment: scratch.environment, program: "/bin/sh"
    ).end()
    #expect(run.status == 74)
    #expect(run.output.isEmpty)
    #expect(try await Program.run("sync", in: scratch).status == 0)
    #expect(Set(league.with { $0.rounds.keys }) == [id])
    #expect(scratch.text(of: scratch.league.questions)?.split(separator: "\n").count == 1)
    #expect(!scratch.names.contains { $0.hasSuffix(".new") })
    server.stop()
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw FakeServer.Failure() }
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// Holds requests until it is opened.
private final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  func open() {
    condition.lock()
    isOpen = true
    condition.broadcast()
    condition.unlock()
  }

  func pass() {
    condition.lock()
    while !isOpen { condition.wait() }
    condition.unlock()
  }
}
