import Foundation
import Glibc
import LeagueTesting
import QuizCore
import Testing

/// Live rooms by the real program: a host, players and a server that speak over pipes and sockets.
@Suite(.timeLimit(.minutes(15)))
struct LiveTests {
  private let home = NSTemporaryDirectory() + "live-\(UInt64.random(in: 0 ... .max))"

  /// A room with questions whose right panel is the second.
  private func room(_ count: Int = 2, limit: Int = 60_000, _ change: (inout LiveRules) -> Void = { _ in }) -> LiveRoom {
    var rules = LiveRules(limit: limit)
    change(&rules)
    return LiveRoom(title: "Sums", set: "sums", language: "en", questions: (0..<count).compactMap(entry), rules: rules)
  }

  private func entry(_ number: Int) -> LiveRoom.Entry? {
    let question = Question(
      text: "\(number) + 1 = ?", choices: ["\(number)", "\(number + 1)", "7\(number)", "8\(number)"], answer: 1)
    return question.flatMap { ShuffledQuestion($0, order: [0, 1, 2, 3]) }.map { LiveRoom.Entry($0) }
  }

  private func remove() { try? FileManager.default.removeItem(atPath: home) }

  /// A host whose room is open, and its address for the players of a test.
  private func open(_ room: LiveRoom) async throws -> (host: LiveProgram, address: String, code: String) {
    let host = try LiveProgram(
      .host(port: LiveProgram.ownPort, bind: nil, resumes: false, words: nil), home: home)
    try host.send(.open(room))
    let (address, code) = try await opened(host)
    return (host, address, code)
  }

  private func opened(_ host: LiveProgram) async throws -> (address: String, code: String) {
    try await host.wait(for: "the open room") { line in
      guard case .opened(let addresses, let code) = line, let address = addresses.first else { return nil }
      // The players of a test are on this machine.
      let port = address.split(separator: ":").last.map(String.init) ?? ""
      return ("127.0.0.1:\(port)", code)
    }
  }

  private func join(_ address: String, _ code: String, as name: String, home: String? = nil) throws -> LiveProgram {
    let player = try LiveProgram(.join(address: "\(address)/r/\(code)", code: nil), home: home ?? self.home)
    try player.send(.join(name: name))
    return player
  }

  @Test func aWholeRound() async throws {
    defer { remove() }
    let (host, address, code) = try await open(room())
    let players = try ["Aya", "Ben", "Cem"].map { try join(address, code, as: $0) }
    for player in players { try await player.state("the lobby") { $0.state.phase == .lobby && $0.own != nil } }
    let lobby = try await host.state("three players") { $0.board?.people.count == 3 }
    try host.send(.step(.start, version: lobby.state.version))
    // What each was told that their answers took: what they say, and more where the machine is slow.
    var told = ["Aya": 0, "Ben": 0, "Cem": 0]
    for number in 1...2 {
      for (index, player) in players.enumerated() {
        let seen = try await player.state("question \(number)") { $0.state.question?.number == number }
        #expect(seen.state.result == nil)
        try await sleep(until: seen)
        try player.send(.answer(question: number, panels: [index == 2 ? 0 : 1], text: nil, milliseconds: 20 + index))
        try await player.wait(for: "the acknowledgement") { $0 == .answered(question: number) ? true : nil }
      }
      let result = try await host.state("the result") {
        $0.state.phase == .result && $0.state.question?.number == number
      }
      #expect(result.state.result?.counts.prefix(2) == [1, 2])
      for (index, player) in players.enumerated() {
        let own = try await player.state("the own result") {
          $0.state.phase == .result && $0.state.question?.number == number && $0.own?.isRight != nil
        }
        #expect(own.own?.isRight == (index < 2))
        let time = try #require(own.own?.milliseconds)
        #expect(time >= 20 + index)
        told[own.own?.name ?? "", default: 0] += time
      }
      try host.send(.step(.next, version: result.state.version))
      if number == 1 {
        let standings = try await host.state("the standings") { $0.state.phase == .standings }
        try host.send(.step(.next, version: standings.state.version))
      }
    }
    for player in players { try await player.state("the podium") { $0.state.phase == .podium } }
    let table = try await host.wait(for: "the table") { line in
      if case .table(let table) = line { table } else { nil }
    }
    #expect(Set(table.players.prefix(2).map(\.name)) == ["Aya", "Ben"] && table.players.last?.name == "Cem")
    #expect(table.players.map(\.right) == [2, 2, 0])
    for player in table.players { #expect(player.milliseconds == told[player.name]) }
    let podium = try await host.state("the podium") { $0.state.phase == .podium }
    try host.send(.step(.close, version: podium.state.version))
    for player in players {
      try await player.state("the end") { $0.state.phase == .closed }
      #expect(await player.leave() == 0)
    }
    #expect(await host.leave() == 0)
    for program in players + [host] { #expect(program.errors == "") }
    let again = try LiveProgram(.host(port: nil, bind: nil, resumes: true, words: nil), home: home)
    let reason = try await again.wait(for: "the refusal") { line in
      if case .failed(let words) = line { words } else { nil }
    }
    #expect(reason.hasPrefix("there is no room to go on with"))
  }

  /// Kill -9 of the host, and of a player: the room goes on, with all answers that were acknowledged.
  @Test func whoIsKilledComesBackWithAllPoints() async throws {
    defer { remove() }
    let (host, address, code) = try await open(room())
    var player = try join(address, code, as: "Aya")
    let other = try join(address, code, as: "Ben")
    let lobby = try await host.state("two players") { $0.board?.people.count == 2 }
    try host.send(.step(.start, version: lobby.state.version))
    let first = try await player.state("a question") { $0.state.phase == .question }
    try await sleep(until: first)
    try player.send(.answer(question: 1, panels: [1], text: nil, milliseconds: 20))
    try await player.wait(for: "the acknowledgement") { $0 == .answered(question: 1) ? true : nil }
    #expect(await host.end(by: SIGKILL) == -SIGKILL)
    try await other.wait(for: "the loss") { $0 == .connection(isThere: false) ? true : nil }
    #expect(await player.end(by: SIGKILL) == -SIGKILL)
    let resumed = try LiveProgram(.host(port: nil, bind: nil, resumes: true, words: nil), home: home)
    #expect(try await opened(resumed) == (address, code))
    try await other.wait(for: "the return") { $0 == .connection(isThere: true) ? true : nil }
    player = try join(address, code, as: "Aya")
    // It is asked anew, and what was acknowledged counts.
    let again = try await other.state("the question again") {
      $0.state.phase == .question && $0.state.question?.isAgain == true
    }
    try await sleep(until: again)
    try other.send(.answer(question: 1, panels: [0], text: nil, milliseconds: 20))
    let result = try await resumed.state("the result") { $0.state.phase == .result }
    #expect(result.state.question?.isAgain == true)
    #expect(result.state.result?.rightCount == 1)
    let own = try await player.state("the points") { $0.state.phase == .result && $0.own?.isRight != nil }
    #expect(own.own?.isRight == true && own.own?.milliseconds ?? 0 >= 20)
    #expect(result.board?.people.count == 2)
    for program in [player, other, resumed] { #expect(await program.leave() == 0) }
  }

  @Test func twoHostsAtOnceHaveARoomEach() async throws {
    defer { remove() }
    let first = try await open(room())
    let second = try await open(room())
    #expect(first.address != second.address)
    let players = try [first, second].map { try join($0.address, $0.code, as: "Aya") }
    for player in players { try await player.state("the lobby") }
    for host in [first.host, second.host] { try await host.state("a player") { $0.state.players == 1 } }
    // Ended by a signal the first is there again at once, at the same port, beside the other.
    #expect(await first.host.end(by: SIGTERM) == 0)
    let resumed = try LiveProgram(.host(port: nil, bind: nil, resumes: true, words: nil), home: home)
    #expect(try await opened(resumed) == (first.address, first.code))
    try await resumed.state("the player") { $0.board?.people.first?.isHere == true }
    for program in players + [resumed, second.host] { #expect(await program.leave() == 0) }
  }

  @Test func aNameThatCannotBeHadIsAskedForAgain() async throws {
    defer { remove() }
    let words = home + "-words"
    try Data("darn\n".utf8).write(to: URL(filePath: words))
    defer { unlink(words) }
    let host = try LiveProgram(
      .host(port: LiveProgram.ownPort, bind: nil, resumes: false, words: words), home: home)
    try host.send(.open(room()))
    let (address, code) = try await opened(host)
    let first = try join(address, code, as: "Aya")
    try await first.state("the lobby")
    let second = try join(address, code, as: "aya")
    try await second.wait(for: "the refusal") { line in
      if case .refusedName = line { true } else { nil }
    }
    for (name, part) in [
      ("d a r n", "the host does not want this name"),
      (String(repeating: "👩‍👩‍👧‍👦", count: 200), "a name has 1 to 20 columns"),
      (" ", "a name has 1 to 20 columns"), ("Aya", "somebody in the room has this name"),
    ] {
      let count = second.lines.count
      try second.send(.join(name: name))
      let reason = try await second.wait(for: "the refusal", after: count) { line in
        if case .refusedName(let words) = line { words } else { nil }
      }
      #expect(reason.contains(part), "\(name)")
    }
    try second.send(.join(name: "Bea"))
    #expect(try await second.state("the lobby") { $0.own != nil }.own?.name == "Bea")
    for program in [first, second, host] { #expect(await program.leave() == 0) }
  }

  /// Whenever standard input ends, the program ends, and all is well.
  @Test(arguments: ["before it is open", "in the lobby", "in a question", "by SIGTERM"])
  func theEndOfTheInputIsTheEnd(_ phase: String) async throws {
    defer { remove() }
    if phase == "before it is open" {
      let host = try LiveProgram(.host(port: nil, bind: nil, resumes: false, words: nil), home: home)
      #expect(await host.leave() == 0)
      return
    }
    let (host, address, code) = try await open(room())
    let waiting = try LiveProgram(.join(address: address, code: code), home: home)
    let player = try join(address, code, as: "Aya")
    let lobby = try await host.state("a player") { $0.state.players == 1 }
    if phase == "in a question" {
      try host.send(.step(.start, version: lobby.state.version))
      try await player.state("a question") { $0.state.phase == .question }
    }
    for program in [waiting, player, host] {
      #expect(await (phase == "by SIGTERM" ? program.end(by: SIGTERM) : program.leave()) == 0)
      #expect(program.errors == "")
    }
  }

  /// A room at a league's server, which is killed: host and players come back to it, and a host who left takes it up again.
  @Test func aRoomAtALeaguesServer() async throws {
    defer { remove() }
    let owner = ["HOME": home + "/owner", "LANG": "C.UTF-8", "TZ": "UTC", "PATH": "/usr/bin:/bin"]
    let member = ["HOME": home, "XDG_DATA_HOME": home + "/data", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    func serve(_ port: String) async throws -> RealProgram.Running {
      let server = try RealProgram.Running([RealProgram.league, "serve", "--port", port], environment: owner)
      try await wait(until: "the server runs") { server.output.contains("http://") }
      return server
    }
    let server = try await serve("0")
    let address = try #require(server.output.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") })
    let port = try #require(address.split(separator: ":").last.map(String.init))
    let link = try await RealProgram.run([RealProgram.league, "invite"], environment: owner).output
    let joined = try await RealProgram.run(
      [RealProgram.league, "join", link.trimmingCharacters(in: .whitespacesAndNewlines), "--name", "Teacher"],
      environment: member)
    #expect(joined.status == 0, "\(joined.errors)")
    let host = try LiveProgram(.hostInLeague(resumes: false), home: home)
    try host.send(.open(room()))
    let opened = try await self.opened(host)
    #expect(opened.address == "127.0.0.1:\(port)")
    let player = try join("127.0.0.1:\(port)", opened.code, as: "Aya")
    try await host.state("a player") { $0.state.players == 1 }
    #expect(server.kill() == -SIGKILL)
    try await player.wait(for: "the loss") { $0 == .connection(isThere: false) ? true : nil }
    let again = try await serve(port)
    try await player.wait(for: "the return") { $0 == .connection(isThere: true) ? true : nil }
    #expect(await host.leave() == 0)
    let resumed = try LiveProgram(.hostInLeague(resumes: true), home: home)
    #expect(try await self.opened(resumed) == opened)
    let lobby = try await resumed.state("the player") { $0.board?.people.first?.isHere == true }
    try resumed.send(.step(.close, version: lobby.state.version))
    try await player.state("the end") { $0.state.phase == .closed }
    for program in [player, resumed] { #expect(await program.leave() == 0) }
    again.kill()
  }

  @Test func whatCannotBeIsOneSentenceInEitherLanguage() async throws {
    defer { remove() }
    for (run, en, ja) in [
      (LiveRun.join(address: "nonsense://", code: nil), "this is not the address of a room", "部屋のアドレスではありません"),
      (.join(address: "127.0.0.1:1", code: nil), "the code of the room is missing", "コード"),
      (.join(address: "127.0.0.1:1", code: "1234"), "127.0.0.1:1 cannot be reached", "接続できません"),
      (.host(port: nil, bind: nil, resumes: true, words: nil), "there is no room to go on with", "続けられる部屋がありません"),
      (.host(port: nil, bind: "192.0.2.1", resumes: false, words: nil), "cannot listen at 192.0.2.1", "待ち受けられません"),
      (.host(port: nil, bind: nil, resumes: false, words: "/none"), "/none", "/none"),
      (.hostInLeague(resumes: false), "you are in no league", "リーグに参加していません"),
    ] {
      for (language, part) in [(Language.en, en), (.ja, ja)] {
        let program = try LiveProgram(run, home: home, language: language)
        let sentence = try await program.wait(for: "the reason of \(run)") { line in
          if case .failed(let words) = line { words } else { nil }
        }
        #expect(sentence.contains(part), "\(sentence)")
        #expect(await program.leave() > 0)
        #expect(program.errors == "")
      }
    }
  }

  /// Waits until a question is open.
  private func sleep(until seen: LiveProgram.Seen) async throws {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let wait = (seen.state.question?.opens ?? 0) - seen.clock - now.tv_sec * 1000 - now.tv_nsec / 1_000_000
    if wait > 0 { try await Task.sleep(for: .milliseconds(wait + 30)) }
  }
}
