import Foundation
import Glibc
import Testing

/// Rounds for the room by the real programs, line by line: from the lobby to everybody's log.
@Suite(.timeLimit(.minutes(20)), .enabled(if: RealProgram.game != nil, RealProgram.noGame))
struct LiveRoundTests {
  private static let questions = """
    question,answer,choice1,choice2
    Which is red?,1,Mars,Venus
    Which is hot?,2,Neptune,Mercury

    """

  /// Other tests may make networks and take them away.
  private static let here = ["--bind", "127.0.0.1"]

  private func house() throws -> Household {
    let house = try Household()
    try FileManager.default.createDirectory(atPath: house.path + "/host", withIntermediateDirectories: true)
    try Self.questions.write(toFile: house.path + "/host/planets.csv", atomically: true, encoding: .utf8)
    return house
  }

  /// Hosts a room in lines of text, and gives its address once it is open.
  private func host(_ words: String..., in house: Household) async throws -> (program: RealProgram.Running, url: String)
  {
    let host = try RealProgram.Running(
      [house.program("tenq"), "host", "--plain", "--lang", "en", "--port", "\(LiveProgram.ownPort)"] + Self.here
        + words,
      environment: house.environment(of: "host"))
    var url = ""
    try await wait(until: "the room is open") {
      guard host.isRunning else { throw Disappointment("the host ended: \(host.errors)") }
      let lines = host.output.split(separator: "\n")
      guard lines.count > 1, lines[0].hasPrefix("address http"), lines[1].hasPrefix("code ") else { return false }
      url = String(lines[0].dropFirst("address ".count))
      #expect(url.hasSuffix("/r/" + lines[1].dropFirst("code ".count)))
      return true
    }
    return (host, url)
  }

  /// Joins it in lines of text, and answers each question with the next of these lines.
  private func join(_ url: String, as name: String, answers: [Int], in house: Household) throws -> RealProgram.Running {
    let lines = answers.map { "\($0)\\n" }.joined()
    return try RealProgram.Running(
      [
        "/bin/sh", "-c",
        "printf '\(lines)' | '\(house.program("tenq"))' join '\(url)' --name '\(name)' --plain --lang en",
      ], environment: house.environment(of: name))
  }

  /// A player in lines of text who answers when the test says so.
  private struct Waiting {
    let program: RealProgram.Running
    let answer: (Int) -> Void

    /// How often a question was printed.
    var asked: Int { program.output.components(separatedBy: "Which is ").count - 1 }
  }

  private func joinWaiting(_ url: String, as name: String, in house: Household) throws -> Waiting {
    let lines = "\(house.path)/\(name)-answers"
    guard mkfifo(lines, 0o600) == 0 else { throw Disappointment("no pipe") }
    // Open here for reading too, so that the program never sees its end.
    let end = open(lines, O_RDWR | O_CLOEXEC)
    let program = try RealProgram.Running(
      [
        "/bin/sh", "-c",
        "exec '\(house.program("tenq"))' join '\(url)' --name '\(name)' --plain --lang en < '\(lines)'",
      ], environment: house.environment(of: name))
    return Waiting(program: program) { choice in _ = "\(choice)\n".withCString { write(end, $0, strlen($0)) } }
  }

  private func waitUntilOver(_ programs: [RealProgram.Running]) async throws {
    try await wait(until: "the round is over", timeout: .seconds(240)) { !programs.contains(where: \.isRunning) }
  }

  /// The records of a user's log.
  private func records(of name: String, in house: Household) throws -> [[String: Any]] {
    try (house.text("scores.jsonl", of: name) ?? "").split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func twoPlayersPlayARoundThatNobodyWatches() async throws {
    let house = try house()
    let (host, url) = try await host(
      house.path + "/host/planets.csv", "--start-at", "2", "-n", "2", "-t", "300", in: house)
    let (aya, ben) = (try joinWaiting(url, as: "Aya", in: house), try joinWaiting(url, as: "Ben", in: house))
    let players = [aya.program, ben.program]
    for number in 1...2 {
      try await wait(until: "all see question \(number)") {
        (players + [host]).allSatisfy { $0.output.contains("Question \(number) of 2.") }
      }
      aya.answer(1)
      ben.answer(2)
    }
    try await waitUntilOver(players + [host])
    for program in players + [host] { #expect(program.kill() == 0, "\(program.output)\n\(program.errors)") }
    let output = host.output
    #expect(output.contains("Aya has joined.") && output.contains("Ben has joined.") && output.contains(" 2 players."))
    #expect(output.contains("Question 2 of 2.") && output.contains("Saved in the history."), "\(output)")
    for (name, player) in zip(["Aya", "Ben"], players) {
      let text = player.output
      #expect(text.contains("You are in as \(name).") && text.contains("The round is over: "), "\(text)")
      #expect(text.contains("Right. ") || text.contains("Not right. "), "\(text)")
      let record = try #require(try records(of: name, in: house).first)
      #expect(record["game"] as? String == "live" && record["asked"] as? Int == 2)
      #expect((record["answers"] as? [[String: Any]])?.compactMap { $0["choice"] as? Int }.count == 2)
    }
    let hosted = try #require(try records(of: "host", in: house).first)
    #expect(hosted["game"] as? String == "hosted" && hosted["asked"] as? Int == 0)
    let csv = try await house.run("tenq", "history", "--hosted", "--csv", for: "host").output.split(separator: "\n")
    #expect(csv.count == 3 && csv[0].hasPrefix("date,set,place,name"), "\(csv)")
    #expect(Set(csv.dropFirst().map { $0.split(separator: ",")[3] }) == ["Aya", "Ben"], "\(csv)")
    // Nothing of it is the host's own.
    let statistics = try await house.run("tenq", "stats", "--csv", for: "host")
    #expect(!statistics.output.contains("Which is red?"), "\(statistics.output)")
    let mine = try await house.run("tenq", "history", "--json", "--game", "live", for: "Aya")
    #expect(mine.output.contains("\"live\"") && mine.status == 0)
  }

  /// A host's programs that are killed leave the room in its store: it goes on with who was in it and what they answered.
  @Test func aRoomWhoseHostIsKilledIsTakenUpAgain() async throws {
    let house = try house()
    let (host, url) = try await host(
      house.path + "/host/planets.csv", "--start-at", "2", "-n", "2", "-t", "300", in: house)
    // The question is still asked when the host is gone.
    let ben = try joinWaiting(url, as: "Ben", in: house)
    let players = [try join(url, as: "Aya", answers: [1, 1, 1, 1], in: house), ben.program]
    try await wait(until: "the first answer counts") { players[0].output.contains("Your answer counts.") }
    try await wait(until: "Ben is asked") { ben.asked == 1 }
    host.kill()
    try await wait(until: "the players notice") { players[1].output.contains("The connection is lost") }
    let again = try RealProgram.Running(
      [house.program("tenq"), "host", "--plain", "--lang", "en", "--resume"] + Self.here,
      environment: house.environment(of: "host")
    )
    try await wait(until: "the question is asked again") { again.output.contains("this question is asked again") }
    // What is typed before is lost with the connection.
    try await wait(until: "Ben is asked again") { ben.asked >= 2 }
    for _ in 1...2 { ben.answer(1) }
    try await waitUntilOver(players + [again])
    #expect(again.kill() == 0, "\(again.output)\n\(again.errors)")
    #expect(players[1].output.contains("The connection is back."), "\(players[1].output)")
    for name in ["Aya", "Ben"] {
      let record = try #require(try records(of: name, in: house).first)
      #expect(record["asked"] as? Int == 2, "\(record)")
    }
    let hosted = try #require(try records(of: "host", in: house).first?["hosted"] as? [String: Any])
    #expect((hosted["players"] as? [[String: Any]])?.count == 2, "\(hosted)")
  }

  /// Where the program of a host or of a player is killed, the game starts it again, and goes on where the room is.
  @Test func programsThatAreKilledAreStartedAgainByThemselves() async throws {
    let house = try house()
    let (host, url) = try await host(
      house.path + "/host/planets.csv", "--start-at", "2", "-n", "2", "-t", "300", in: house)
    let aya = try join(url, as: "Aya", answers: [1, 1, 1, 1], in: house)
    let ben = try joinWaiting(url, as: "Ben", in: house)
    try await wait(until: "the first answer counts") { aya.output.contains("Your answer counts.") }
    try await wait(until: "Ben is asked") { ben.asked == 1 }
    host.killChildren()
    try await wait(until: "the host is back") { host.output.contains("The connection is back.") }
    aya.killChildren()
    try await wait(until: "the player is back") { aya.output.contains("The connection is back.") }
    try await wait(until: "the question is asked again") { host.output.contains("this question is asked again") }
    // What is typed before is lost with the connection.
    try await wait(until: "Ben is asked again") { ben.asked >= 2 }
    for _ in 1...2 { ben.answer(1) }
    try await waitUntilOver([aya, ben.program, host])
    #expect(host.kill() == 0, "\(host.output)\n\(host.errors)")
    for name in ["Aya", "Ben"] {
      #expect(try records(of: name, in: house).first?["asked"] as? Int == 2)
    }
    let hosted = try #require(try records(of: "host", in: house).first?["hosted"] as? [String: Any])
    #expect((hosted["players"] as? [[String: Any]])?.count == 2, "\(hosted)")
  }

  /// A host and a player at terminals, and one who comes late, from the lobby to the podium and everybody's history.
  @Test func aRoundIsPlayedAtTerminals() async throws {
    let house = try house()
    // In the smallest window the code stands as digits.
    try await house.play(
      "host", house.path + "/host/planets.csv", Self.here[0], Self.here[1], "--auto", "-n", "2", "-t", "60", as: "host",
      columns: 40, rows: 15
    ) { host in
      let lobby = try await host.wait(for: "Code ").joined(separator: "\n")
      let code = try #require(lobby.firstMatch(of: /Code (\d+)/)?.1, "\(lobby)")
      let address = try #require(lobby.firstMatch(of: /tenq join (\S+)/)?.1, "\(lobby)")
      try await house.play("join", "\(address)", "--code", "\(code)", "--name", "Aya", as: "Aya") { aya in
        // Names are in large type there.
        try await host.wait(for: "1 is here")
        try await host.press("Enter")
        try await host.wait(for: "Which is")
        // Once the choices are there, who comes is late.
        try await aya.wait(for: "1-2 answer")
        try await house.play("join", "\(address)", "--code", "\(code)", "--name", "Ben", as: "Ben") { ben in
          try await ben.wait(for: "You play from the next question on.")
          try await wait(until: "the first question is over") {
            if try await aya.rows().contains(where: { $0.contains("Question 2") }) { return true }
            try await aya.press("1")
            return false
          }
          for player in [aya, ben] { try await player.wait(for: "Question 2") }
          try await wait(until: "the rounds are kept") {
            // Keys that come before the choices are not taken.
            for player in [aya, ben] { try await player.press("2") }
            return try ["Aya", "Ben", "host"].allSatisfy { try !records(of: $0, in: house).isEmpty }
          }
          // Who is named there depends on who was right.
          try await host.wait(for: "The end")
        }
      }
    }
    #expect(try records(of: "Aya", in: house).map { $0["asked"] as? Int } == [2])
    #expect(try records(of: "Ben", in: house).map { $0["asked"] as? Int } == [1])
    try await house.play(as: "host") { screen in
      try await screen.open("History", until: "2 players")
      try await screen.press("Enter", until: "Each question")
    }
  }

  @Test func aRoomThatIsNotThereIsSaidInOneSentence() async throws {
    let house = try house()
    let run = try await house.run(
      "tenq", "join", "http://127.0.0.1:9/r/1234", "--name", "Aya", "--plain", "--lang", "en", for: "Aya")
    #expect(run.status == 69 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func withoutTheOtherProgramOneSentenceSaysHowToGetIt() async throws {
    let house = try house()
    try FileManager.default.removeItem(atPath: house.program("tenq-league"))
    for words in [["host", house.path + "/host/planets.csv"], ["join", "http://127.0.0.1:9/r/1234"]] {
      let run = try await RealProgram.run(
        [house.program("tenq")] + words + ["--lang", "en"], environment: house.environment(of: "host"))
      #expect(run.status == 69 && run.errors.contains("make install-league"), "\(run.errors)")
    }
  }
}
