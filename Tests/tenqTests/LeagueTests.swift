import Foundation
import Glibc
import Testing

@testable import tenq

/// The league in the real program, with a script in the place of the program that speaks to the server.
@Suite struct LeagueTests {
  /// A home with a script for `tenq-league`, which notes each call, and does what `body` says.
  private func home(joined: Bool = true, _ body: String = "") async throws -> TestHome {
    let home = try TestHome()
    let draft = try home.write(
      "#!/bin/sh\nL=\"$XDG_DATA_HOME/tenq/league\"\necho \"$@\" >> \"$HOME/calls\"\n\(body)\n",
      to: "tenq-league.draft")
    let script = home.path + "/tenq-league"
    // By another process: a program that starts in another test may hold open for a moment what is being written here, and
    // nobody could run it then.
    _ = try await CommandRun.run("cp", [draft, script], environment: home.environment)
    chmod(script, 0o755)
    if joined { try join(home) }
    return home
  }

  private func join(_ home: TestHome) throws {
    try home.write(LeagueTests.membership, to: home.data + "/tenq/league/membership.json")
  }

  private static let membership = """
    {"version":1,"server":"https://quiz.example.org","league":{"id":"11111111-0000-4000-8000-000000000001",\
    "name":"Class 3b"},"player":{"id":"00000000-0000-4000-8000-000000000001","name":"Mio"},"joined":1795220043000}
    """

  private func environment(_ home: TestHome) -> [String: String] {
    ["TENQ_LEAGUE_PROGRAM": home.path + "/tenq-league"]
  }

  @Test func theProgramIsFoundBesideTheGameOrInBin() throws {
    let home = try TestHome()
    func found(_ executable: String) -> String? {
      LeagueProgram.path(in: ProcessEnvironment(environment: [:], executable: home.path + executable))
    }
    chmod(try home.write("", to: "usr/bin/tenq-league"), 0o755)
    #expect(found("/usr/bin/tenq") == home.path + "/usr/bin/tenq-league")
    #expect(found("/usr/games/tenq") == home.path + "/usr/bin/tenq-league")
    #expect(found("/usr/sbin/tenq") == nil)
    chmod(try home.write("", to: "usr/games/tenq-league"), 0o755)
    #expect(found("/usr/games/tenq") == home.path + "/usr/games/tenq-league")
  }

  private func calls(_ home: TestHome) -> [String] {
    (home.text(of: "calls") ?? "").split(separator: "\n").map(String.init)
  }

  /// Waits until a file is as it should be.
  private func wait(_ what: String, until holds: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !holds() {
      guard ContinuousClock.now < deadline else { throw Disappointment("waited in vain until \(what)") }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// The processes that ended and were not waited for by the programs of a home.
  private func zombies(of home: TestHome) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.filter { process in
      // After the name, which stands in brackets: the state, and the parent.
      let fields = home.text(of: "/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " ") ?? []
      guard fields.count > 1, fields[0] == "Z" else { return false }
      return home.text(of: "/proc/\(fields[1])/environ")?.contains(home.path) == true
    }
  }

  /// Opens an entry of the home screen.
  private func open(_ name: String, _ terminal: TerminalSession, until text: String) async throws {
    let rows = try await terminal.wait(for: name)
    let row = try #require(rows.firstIndex { $0.contains(name) })
    try await terminal.click(column: 20, row: row, until: text)
  }

  @Test func withoutALeagueNothingIsStarted() async throws {
    let home = try await home(joined: false)
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await terminal.wait(for: "play together: how to join")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    let plain = try await CommandRun.tenq(
      "--plain", "-n", "1", in: home, environment: environment(home), input: "1\nq\n")
    #expect(plain.outputText.contains("Saved"))
    #expect(calls(home).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.data + "/tenq/league"))
  }

  @Test func itIsSynchronisedAfterTheFirstPictureAndAfterEachRoundInASessionOfItsOwn() async throws {
    let home = try await home("ls -l /proc/self/fd > \"$HOME/files\"; cut -d' ' -f6 /proc/$$/stat > \"$HOME/session\"")
    try await TerminalSession.with(
      "play", "Science", "--lang", "en", "-n", "1", in: home, environment: environment(home)
    ) { terminal in
      try await wait("it is started") { home.text(of: "session") != nil }
      #expect(calls(home) == ["sync --background --lang en"])
      try await terminal.send("Enter", until: "1 of 1")
      try await terminal.send("1", until: " saved")
      try await wait("it is started again") { calls(home).count == 2 }
      try await wait("no zombie is left") { zombies(of: home).isEmpty }
    }
    // Only the three standard files, and what `ls` opens itself.
    let files = (home.text(of: "files") ?? "").split(separator: "\n").filter { $0.contains("->") }
    #expect(files.count == 4)
    #expect(files.count { $0.hasSuffix("-> /dev/null") } == 1, "errors; output is the script's own")
    #expect(files.count { $0.hasSuffix("league/background.lock") } == 1, "input")
    #expect(calls(home).last == "sync --background --lang en")
  }

  @Test func aProgramThatHangsHoldsNothingUp() async throws {
    // It answers no signal that asks it to end.
    let home = try await home(
      "trap '' TERM HUP INT; cut -d' ' -f5 /proc/$$/stat >> \"$HOME/pids\"; while :; do sleep 600; done")
    defer {
      for pid in (home.text(of: "pids") ?? "").split(separator: "\n").compactMap({ pid_t($0) }) {
        // Its whole group, the sleep among it.
        kill(-pid, SIGKILL)
      }
    }
    try await TerminalSession.with(
      "play", "Science", "--lang", "en", "-n", "1", in: home, environment: environment(home)
    ) { terminal in
      try await wait("it hangs") { home.text(of: "pids") != nil }
      for key in ["Enter", "n"] {
        try await terminal.send(key, until: "Question 1 of 1")
        try await terminal.send("1", until: " saved")
      }
      try await terminal.send("Escape", until: "Ten seconds.")
      try await open("League", terminal, until: "Fetching")
      try await terminal.send("u")
      try await terminal.send("Escape", until: "Ten seconds.")
      let leaving = ContinuousClock.now
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
      #expect(ContinuousClock.now - leaving < .seconds(60))
    }
    #expect(try home.records().count == 2)
    // One in the background, one for the screen, however often it was asked for.
    let groups = (home.text(of: "pids") ?? "").split(separator: "\n").compactMap { pid_t($0) }
    #expect(groups.count == 2 && groups.allSatisfy { kill(-$0, 0) == 0 }, "the game's end is not theirs")
    for group in groups {
      #expect(home.text(of: "/proc/\(group)/cmdline")?.contains("timeout\0-s\0KILL\0") == true, "but theirs will come")
    }
    // Nor does another game start another one.
    _ = try await CommandRun.tenq("--plain", "-n", "1", in: home, environment: environment(home), input: "1\nq\n")
    #expect(calls(home).sorted() == ["sync --background --lang en", "sync --lang en"])
    for group in groups { kill(-group, SIGKILL) }
    try await wait("they are gone") { groups.allSatisfy { kill(-$0, 0) != 0 } }
    _ = try await CommandRun.tenq("--plain", "-n", "1", in: home, environment: environment(home), input: "1\nq\n")
    try await wait("there is one again") { calls(home).count == 3 }
  }

  @Test func aLeagueIsJoinedOnTheScreenAndItsTableComes() async throws {
    let home = try await home(
      joined: false,
      """
      case "$1" in
      join)
        sleep 0.3
        case "$3" in
        --name=Nobody) echo "tenq-league: the invitation has expired; ask for a new one" >&2; exit 69;;
        esac
        mkdir -p "$L/tables"
        cp "$HOME/membership" "$L/membership.json";;
      table)
        sleep 0.3
        cp "$HOME/table" "$L/tables/new" && mv "$L/tables/new" "$L/tables/week.json";;
      esac
      """)
    try home.write(LeagueTests.membership, to: "membership")
    try home.write(
      """
      {"version":1,"selection":{"period":"week","order":"points"},"rows":[{"place":1,"player":{"id":"a",\
      "name":"Aya"},"points":1234,"right":9,"asked":10,"milliseconds":30000,"rounds":2,"days":1}],"count":1,\
      "made":1795220043000}
      """, to: "table")
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await open("League", terminal, until: "Play together")
      try await terminal.paste(" https://quiz.example.org/l/x/join/y \n")
      try await terminal.send("Enter")
      try await terminal.type("Nobody")
      try await terminal.send("Enter")
      try await terminal.wait(for: "✗ the invitation has expired; ask for a new one")
      try await terminal.send("C-u")
      try await terminal.type("Mio")
      try await terminal.send("Enter")
      let screen = try await terminal.wait(for: "1,234")
      #expect(screen.contains { $0.contains("Class 3b") })
      #expect(screen.contains { $0.contains("Table of ") })
      try await terminal.send("Escape", until: "Ten seconds.")
      try await terminal.wait(for: "Class 3b")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    #expect(calls(home).contains("join https://quiz.example.org/l/x/join/y --name=Mio --lang en"))
    #expect(calls(home).contains("sync --background --lang en"), "what is played from then on is sent")
  }

  @Test func anIdleHomeScreenTellsNewsByItself() async throws {
    let home = try await home(
      """
      while test ! -e "$HOME/news"; do sleep 0.05; done
      cp "$HOME/news" "$L/new" && mv "$L/new" "$L/status.json"
      """)
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await terminal.wait(for: "Class 3b")
      try home.write(
        #"{"version":1,"players":2,"news":[{"maker":"Aya","date":5}]}"#, to: home.path + "/news.draft")
      try FileManager.default.moveItem(atPath: home.path + "/news.draft", toPath: home.path + "/news")
      try await terminal.wait(for: "1 new question from Aya")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
  }

  @Test func aJoinThatWasNotWaitedForIsFoundLater() async throws {
    let home = try await home(
      joined: false,
      """
      test "$1" = join || exit 0
      while test ! -e "$HOME/go"; do sleep 0.05; done
      mkdir -p "$L"
      cp "$HOME/membership" "$L/membership.json"
      """)
    try home.write(LeagueTests.membership, to: "membership")
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await open("League", terminal, until: "Play together")
      try await terminal.paste("https://quiz.example.org/l/x/join/y")
      try await terminal.send("Enter")
      try await terminal.paste("-Mio-")
      try await terminal.send("Enter", until: "Joining")
      try await terminal.send("Escape", until: "Ten seconds.")
      try await open("League", terminal, until: "Joining")
      try await terminal.send("Escape", until: "Ten seconds.")
      try home.write("", to: "go")
      try await wait("it has joined") {
        FileManager.default.fileExists(atPath: home.data + "/tenq/league/membership.json")
      }
      try await open("League", terminal, until: "Never synced yet")
      try await terminal.send("Escape", until: "Ten seconds.")
      try await terminal.wait(for: "Class 3b")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
    #expect(calls(home).first == "join https://quiz.example.org/l/x/join/y --name=-Mio- --lang en")
    #expect(calls(home).count { $0.hasPrefix("join") } == 1)
  }

  @Test func aQuestionThatIsMadeIsSharedAndWithdrawn() async throws {
    let home = try await home()
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await open("Make a question", terminal, until: "New question")
      try await terminal.send("Enter", until: "Share with Class 3b")
      for word in ["What?", "yes", "b", "c", "d"] {
        try await terminal.type(word)
        try await terminal.send("Down")
      }
      try await terminal.send("Enter", "Enter")
      try await terminal.wait(for: "Preview")
      try await terminal.send("Enter", until: "The league gets it")
      try await terminal.send("Down", "x")
      try await terminal.wait(for: "withdrawn from the league too")
      try await terminal.send("y", until: "The league forgets it")
      try await terminal.send("C-c")
      _ = try await terminal.waitForEnd()
    }
    let lines = (home.text(of: home.data + "/tenq/league/outbox.jsonl") ?? "").split(separator: "\n")
    let changes = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(changes.map { $0["kind"] as? String } == ["share", "withdraw"])
    #expect(changes[0]["question"] as? String == changes[1]["question"] as? String)
    let text = try #require(changes[0]["text"] as? [String: Any])
    #expect(text["text"] as? String == "What?")
    #expect((text["choices"] as? [String])?.contains("yes") == true)
    #expect(changes[1]["text"] == nil)
  }

  @Test func plainModeTellsWhatAllPlayersAnsweredAndWhereQuestionsComeFrom() async throws {
    let home = try await home()
    let league = home.data + "/tenq/league"
    try home.write("Who?,1,Aya,Ken\n", to: league + "/banks/Class 3b/Everyone's questions.csv")
    // FNV-1a of the question and its answer.
    let hash = LeagueTests.hash("Who?", "Aya")
    try home.write(
      "\(hash) 22222222-0000-4000-8000-000000000001 22222222-0000-4000-8000-000000000002 5 Ken\n",
      to: league + "/questions.txt")
    try home.write("\(hash) 3 2 9600\n", to: league + "/rates.txt")
    // Beside the program, as both are installed; without any other bank.
    try FileManager.default.createDirectory(atPath: home.path + "/bin", withIntermediateDirectories: true)
    // By another process, so that no file that is being written is open here when a program is started.
    _ = try await CommandRun.run(
      "cp", [ProgramUnderTest.path, home.path + "/bin/tenq"], environment: home.environment)
    try FileManager.default.moveItem(atPath: home.path + "/tenq-league", toPath: home.path + "/bin/tenq-league")
    func play(_ arguments: String...) async throws -> String {
      let run = try await CommandRun.run(
        home.path + "/bin/tenq", ["--plain", "--lang", "en"] + arguments,
        environment: home.environment.merging(["TENQ_LEAGUE_PROGRAM": ""]) { $1 },
        input: Data("q\n".utf8))
      return run.outputText
    }
    let endless = try await play("--game", "endless")
    #expect(endless.contains("Questions that other players of the league Class 3b made are among these."))
    #expect(
      endless.contains("Class 3b › Everyone's questions.\nby Ken\nAll players: right 67% of the time, in 3.2 sec"))
    #expect(endless.contains("\nWho?\n"))
    let practice = try await play("play", "Class 3b", "--game", "practice")
    #expect(practice.contains("\nWho?\n"))
    try await wait("the program beside it is started") { calls(home).count == 2 }
  }

  private static func hash(_ text: String, _ answer: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in Array(text.utf8) + [0] + Array(answer.utf8) {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func theCommandPassesItsWordsAndTheLanguageOn() async throws {
    let home = try await home(joined: false, "echo done; exit 7")
    let run = try await CommandRun.tenq(
      "league", "join", "https://x", "--name", "A B", in: home, environment: environment(home))
    #expect(run.ending == .exited(7))
    #expect(run.outputText == "done\n")
    _ = try await CommandRun.tenq(
      "--lang", "ja", "league", "status", "--json", in: home, environment: environment(home))
    _ = try await CommandRun.tenq("league", "top", "--lang", "ja", in: home, environment: environment(home))
    _ = try await CommandRun.tenq("league", "join", "--help", in: home, environment: environment(home))
    _ = try await CommandRun.tenq("league", "--help", in: home, environment: environment(home))
    #expect(
      calls(home) == [
        "join --lang en https://x --name A B", "status --lang ja --json", "top --lang ja", "join --lang en --help",
        "--help --lang en",
      ])
  }

  @Test(arguments: [
    ([], "--help --lang ja"), (["help"], "--help --lang ja"), (["help", "top"], "top --lang ja --help"),
    (["-h"], "-h --lang ja"), (["--lang", "en", "top"], "top --lang en"), (["--lang=en", "top"], "top --lang=en"),
    (["top", "--lang=en"], "top --lang=en"), (["--lang"], "--help --lang"), (["--lang", "en"], "--help --lang en"),
  ])
  func theOtherProgramGetsWordsThatItTakes(words: [String], passed: String) {
    #expect(LeagueCommand.passedOn(words, in: .ja).joined(separator: " ") == passed)
  }

  @Test func withoutTheProgramTheCommandSaysHowToGetIt() async throws {
    let home = try TestHome()
    let environment = ["TENQ_LEAGUE_PROGRAM": home.path + "/none"]
    let run = try await CommandRun.tenq("league", "status", in: home, environment: environment)
    #expect(run.ending == .exited(69))
    #expect(run.errorText.contains("make install-league"))
    #expect(run.errorText.split(separator: "\n").count == 1)
    for words in [["league", "--help"], ["help", "league"]] {
      let help = try await CommandRun.run(
        ProgramUnderTest.path, words, environment: home.environment.merging(environment) { $1 })
      #expect(help.ending == .exited(0))
      for word in ["join LINK", "sync", "status", "top", "leave"] { #expect(help.outputText.contains(word)) }
    }
    // In the game it is one sentence on the league's screen.
    try await TerminalSession.with("--lang", "ja", in: home, environment: environment) { terminal in
      try await open("リーグ", terminal, until: "招待リンク")
      try await terminal.type("https://x")
      try await terminal.send("Enter")
      try await terminal.type("Mio")
      try await terminal.send("Enter")
      try await terminal.wait(for: "install-league")
      try await terminal.send("C-c")
      _ = try await terminal.waitForEnd()
    }
  }

  @Test func aDamagedMembershipIsSaidOnItsScreenAndHarmsNothingElse() async throws {
    let home = try await home()
    try home.write("{", to: home.data + "/tenq/league/membership.json")
    try await TerminalSession.with("--lang", "en", in: home, environment: environment(home)) { terminal in
      try await open("League", terminal, until: "membership.json")
      try await terminal.send("Escape", until: "Ten seconds.")
      try await terminal.send("q")
      #expect(try await terminal.waitForEnd() == .exited(0))
    }
  }
}
