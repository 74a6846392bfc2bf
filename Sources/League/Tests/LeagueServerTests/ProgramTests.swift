import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueServer
@testable import LeagueStore
@testable import tenq_league

/// The real program, beside the tests.
final class Program: Sendable {
  /// What a program wrote, and how it ended.
  struct Ending: Sendable {
    let status: Int32
    let output: String
    let errors: String
  }

  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "tenq-league").path

  private let child: ChildProgram
  private let output: String
  private let errors: String
  let folder: TestFolder

  /// Starts the program in a folder of its own; its output goes to files, so that no pipe has to be read.
  init(_ arguments: [String], in folder: TestFolder, environment: [String: String] = [:]) throws {
    self.folder = folder
    let name = "\(folder.path)/run-\(UInt64.random(in: 0 ... .max))"
    output = name + ".out"
    errors = name + ".err"
    child = try ChildProgram(
      [Program.path] + arguments,
      environment: ["HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      output: output, errors: errors)
  }

  var outputText: String { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }
  var errorText: String { (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "" }

  /// The number of the process.
  var number: Int32 { child.process }

  /// Whether it has not ended.
  var isRunning: Bool { child.isRunning }

  /// Sends a signal.
  func send(_ signal: Int32) { kill(child.process, signal) }

  /// Waits for its end.
  func ending() async -> Ending {
    Ending(status: await child.end(), output: outputText, errors: errorText)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., in folder: TestFolder, environment: [String: String] = [:]
  ) async throws -> Ending {
    try await Program(arguments, in: folder, environment: environment).ending()
  }

  /// Starts a server and waits until it prints its address.
  static func serve(
    _ arguments: String..., in folder: TestFolder
  ) async throws -> (program: Program, client: TestClient) {
    let program = try Program(["serve", "--port", "0"] + arguments, in: folder)
    for _ in 0..<6000 {
      if let line = program.outputText.split(separator: "\n").first, let start = line.range(of: "http") {
        return (program, TestClient(address: String(line[start.lowerBound...])))
      }
      guard program.isRunning else { break }
      // Polls: another process gives no notification.
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TestFailure("the server does not start: \(program.errorText)")
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What the game starts.
@Suite struct LeagueRunTests {
  @Test(arguments: Language.allCases)
  func theArgumentsThatTheGamePassesAreUnderstood(_ language: Language) throws {
    let selections = LeagueTable.Period.allCases.flatMap { period in
      LeagueTable.Order.allCases.map { LeagueTable.Selection(period: period, game: "timed", set: "-n", order: $0) }
    }
    let runs =
      [LeagueRun.sync, .backgroundSync, .join(link: "https://quiz.example/l/x/join/y", name: "--erase")]
      + selections.map(LeagueRun.table)
    for run in runs {
      let arguments = run.arguments(in: language)
      #expect(throws: Never.self, "\(arguments)") { try TenQLeague.parseAsRoot(arguments) }
      #expect((BackgroundSync.language(askedBy: arguments) != nil) == (run == .backgroundSync))
    }
    #expect(
      BackgroundSync.language(askedBy: LeagueRun.backgroundSync.arguments(in: language))?.rawValue == language.rawValue)
    #expect(BackgroundSync.language(askedBy: ["sync", "--background", "--help"]) == nil)
  }

  @Test(arguments: Language.allCases)
  func theArgumentsOfALiveRoomAreUnderstood(_ language: Language) throws {
    let runs: [LiveRun] = [
      .host(port: nil, bind: nil, resumes: false, words: nil),
      .host(port: 8700, bind: "0.0.0.0", resumes: true, words: "--words"), .hostInLeague(resumes: false),
      .hostInLeague(resumes: true), .join(address: "-h", code: nil), .join(address: "192.168.1.5:8610", code: "--help"),
    ]
    for run in runs {
      let arguments = run.arguments(in: language)
      let command = try TenQLeague.parseAsRoot(arguments)
      let own: LiveRun? =
        switch command {
        case let host as LiveHostCommand where host.league: .hostInLeague(resumes: host.resume)
        case let host as LiveHostCommand:
          .host(port: host.port, bind: host.bind, resumes: host.resume, words: host.words)
        case let join as LiveJoinCommand: .join(address: join.address, code: join.code)
        case _: nil
        }
      #expect(own == run, "\(arguments)")
    }
  }
}

@Suite struct ProgramTests {
  @Test func anOwnerRunsALeague() async throws {
    let folder = try TestFolder()
    let (server, client) = try await Program.serve("--name", "Class 3b", "--timezone", "+09:00", in: folder)
    let invited = try await Program.run("invite", in: folder)
    #expect(invited.status == 0 && invited.errors.contains("works on this machine only"))
    let link = try #require(InvitationLink(invited.output.trimmingCharacters(in: .newlines)))
    #expect(link.server == client.address)
    let aiko = try await client.join(link.code, as: "Aiko")
    var samples = SampleRounds()
    let now = LeagueServer.clock()
    let question = LeagueChange(
      id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("New?"), date: now)
    let report = LeagueChange(
      id: samples.id(at: now), kind: .report, question: question.question, reason: "Wrong", date: now)
    let sum = samples.record(.missing, set: "missing", at: now, answers: SampleQuestions.sums(10))
    let sent = try await client.sync(aiko.token, rounds: [sum], changes: [question, report])
    #expect(sent.outcomes.allSatisfy { $0.refused == nil })

    let text = try await Program.run("invite", "--text", "--uses", "3", "--url", "https://q.example/", in: folder)
    #expect(text.output.contains("tenq league join https://q.example/l/") && text.output.contains("for 3 players"))
    let players = try await Program.run("players", in: folder)
    #expect(players.output.contains(aiko.player.id) && players.output.contains("Aiko"))
    #expect(try await Program.run("players", "--json", in: folder).output.contains("\"name\" : \"Aiko\""))
    #expect(try await Program.run("questions", in: folder).output.contains("New?"))
    #expect(try await Program.run("reports", in: folder).output.contains("Wrong"))
    #expect(try await Program.run("export", "player", aiko.player.id, in: folder).output.contains(sum.id))
    let results = try await Program.run("export", "results", "--csv", in: folder)
    #expect(results.status == 0 && results.output.contains("\nAiko,missing,missing,1,10,10,"))
    let answers = try await Program.run("export", "results", "--answers", in: folder).output
    #expect(answers.split(separator: "\n").count == 11)
    #expect(try await Program.run("export", "results", "--since", "soon", in: folder).status == 64)
    let levels = try await Program.run("export", "levels", in: folder)
    #expect(levels.status == 0 && levels.output == "question,text,level,asked,right,rate,measured\n")
    let owners = try await Program.run("export", "results", "--link", in: folder).output
    #expect(owners.hasPrefix(client.address + "/l/") && owners.contains("?key="))
    #expect(try await Program.run("word", "set", "Sesame", in: folder).status == 0)
    #expect(try await Program.run("leagues", in: folder).output.contains("yes"))
    #expect(try await Program.run("word", "clear", in: folder).status == 0)
    #expect(try await Program.run("remove", "question", question.question, in: folder).status == 64, "nobody to ask")
    #expect(try await Program.run("remove", "--yes", "question", question.question, in: folder).status == 0)
    #expect(try await Program.run("remove", "--yes", "question", question.question, in: folder).status == 66)
    #expect(try await Program.run("remove", "--yes", "round", sum.id, in: folder).status == 0)
    let refused = try await client.sync(aiko.token, rounds: [sum]).outcomes.first?.refused
    #expect(refused == .roundRemoved)
    let backup = folder.path + "/backup.sqlite"
    #expect(try await Program.run("backup", backup, in: folder).status == 0)
    #expect(try await Program.run("backup", backup, in: folder).status == 73)
    #expect(try await Program.run("erase", "--yes", "player", aiko.player.id, in: folder).status == 0)
    #expect(try await Program.run("players", in: folder).output == "Nobody has joined yet.\n")
    #expect(try await Program.run("players", "--store", backup, in: folder).output.contains("Aiko"))
    #expect(try await Program.run("create", "Another", in: folder).output.contains("Another"))
    let unclear = try await Program.run("invite", in: folder)
    #expect(unclear.status == 64 && unclear.errors.contains("--league"))
    #expect(try await Program.run("invite", "--league", "Another", in: folder).status == 0)

    server.send(SIGTERM)
    #expect(await server.ending().status == 0)
  }

  /// One sentence and the right status.
  private static let refusals: [(arguments: [String], status: Int32, words: String)] = [
    (["invite"], 66, "there is no store"),
    (["serve", "--store", "mysql://host/x"], 64, "no store is known by this name"),
    (["serve", "--store", ""], 64, "no store is known"),
    (["serve", "--port", "99999"], 64, "a port is 0 to 65535"), (["serve", "--port", "x"], 64, "x"),
    (["serve", "--url", "ftp://x"], 64, "--url"), (["serve", "--timezone", "Mars"], 64, "--timezone"),
    (["serve", "--tls-cert", "a"], 64, "belong together"),
    (["serve", "--store", "/proc/none/x.sqlite"], 73, "/proc/none"),
    (["serve", "--store", "/dev/null"], 73, "not a file"), (["serve", "--store", "/etc"], 73, "not a file"),
    (["serve", "--store", "text"], 65, "cannot be used"),
    (["serve", "--store", "postgresql://x@127.0.0.1:1/x?connect_timeout=1"], 69, "does not answer"),
    (["serve", "--host", "no.such.host.invalid", "--port", "0"], 69, "no such host"),
    (["serve", "--host", "192.0.2.1", "--port", "0"], 69, "cannot listen"),
    (["serve", "--tls-cert", "none.pem", "--tls-key", "none.pem"], 66, "none.pem"),
    (["serve", "--tls-cert", "text", "--tls-key", "text"], 78, "no certificate"),
    (["serve", "--banks", "none"], 66, "none"), (["invite", "--days", "0"], 64, "--days"),
    (["remove", "round", "x", "--yes"], 64, "not the ID"),
    (["remove", "cake", "x"], 64, "cake"), (["nothing"], 64, "nothing"),
    (["copy", "--from", "a.sqlite", "--to", "a.sqlite"], 64, "same store"),
  ]

  @Test func whatCannotBeDoneIsOneSentenceAndAStatus() async throws {
    let folder = try TestFolder()
    try "This is no certificate, and no database either.".write(
      toFile: folder.path + "/text", atomically: true, encoding: .utf8)
    for refusal in Self.refusals {
      let arguments = refusal.arguments.map { ["text", "a.sqlite"].contains($0) ? "\(folder.path)/\($0)" : $0 }
      let ending = try await Program(arguments, in: folder).ending()
      #expect(ending.status == refusal.status, "\(refusal.arguments): \(ending.errors)")
      #expect(ending.errors.contains(refusal.words), "\(refusal.arguments): \(ending.errors)")
      let lines = ending.errors.split(separator: "\n")
      #expect(lines.last?.hasPrefix("tenq-league: ") == true && !ending.errors.contains("Fatal"))
      #expect(
        lines.count { !$0.contains("no banks of questions") && !$0.contains("warning:") } == 1, "\(ending.errors)")
    }
  }

  @Test func aCopyDeletesNoLeagueUnlessItIsTold() async throws {
    let folder = try TestFolder()
    let (one, two) = (folder.path + "/one.sqlite", folder.path + "/two.sqlite")
    #expect(try await Program.run("create", "--store", one, "Class 3b", in: folder).status == 0)
    #expect(try await Program.run("create", "--store", two, "Class 4a", in: folder).status == 0)
    let refused = try await Program.run("copy", "--from", one, "--to", two, in: folder)
    #expect(refused.status == 73 && refused.errors.contains("Class 4a") && refused.errors.contains("--replace"))
    #expect(try await Program.run("leagues", "--store", two, in: folder).output.contains("Class 4a"))
    #expect(try await Program.run("copy", "--replace", "--from", one, "--to", two, in: folder).status == 0)
    let leagues = try await Program.run("leagues", "--store", two, in: folder).output
    #expect(leagues.contains("Class 3b") && !leagues.contains("Class 4a"))
    // Again, as after an interruption, nothing more is asked.
    #expect(try await Program.run("copy", "--from", one, "--to", two, in: folder).status == 0)
  }

  @Test func aPortThatIsInUseIsSaid() async throws {
    let folder = try TestFolder()
    let (server, client) = try await Program.serve(in: folder)
    let port = try #require(client.address.split(separator: ":").last)
    let second = try await Program.run("serve", "--port", String(port), in: folder)
    #expect(second.status == 69 && second.errors.contains("port \(port) of 127.0.0.1 is in use"))
    let japanese = try await Program.run(
      "serve", "--port", String(port), in: folder, environment: ["LANG": "ja_JP.UTF-8"])
    #expect(japanese.errors.contains("使用中です"))
    server.send(SIGINT)
    #expect(await server.ending().status == 0)
  }

  @Test func aPublicAddressWithoutTLSIsWarnedOf() async throws {
    let folder = try TestFolder()
    let (open, _) = try await Program.serve("--host", "0.0.0.0", in: folder)
    #expect(open.errorText.contains("warning: 0.0.0.0 can be reached from other machines"))
    let (behind, _) = try await Program.serve("--host", "0.0.0.0", "--behind-proxy", in: folder)
    #expect(!behind.errorText.contains("can be reached from other machines"))
    let (local, _) = try await Program.serve(in: folder)
    #expect(!local.errorText.contains("warning"))
  }

  @Test func aStoreThatOthersCanReadIsMadePrivate() async throws {
    let folder = try TestFolder()
    let store = folder.path + "/league.sqlite"
    let (server, _) = try await Program.serve("--store", store, in: folder)
    let files = [store, store + "-wal", store + "-shm"]
    for file in files { chmod(file, 0o644) }
    func modes() -> [mode_t] {
      files.map { file in
        var status = stat()
        return stat(file, &status) == 0 ? status.st_mode & 0o777 : 0
      }
    }
    #expect(modes() == [0o644, 0o644, 0o644])
    let listed = try await Program.run("players", "--store", store, in: folder)
    #expect(listed.status == 0 && listed.errors.contains("could be read by others on this machine"))
    #expect(modes() == [0o600, 0o600, 0o600])
    #expect(try await !Program.run("players", "--store", store, in: folder).errors.contains("could be read"))
    server.send(SIGTERM)
    #expect(await server.ending().status == 0)
  }

  @Test func anOwnerOnTheInternetIsToldThatPagesArePublic() async throws {
    let folder = try TestFolder()
    func warning(_ arguments: String...) async throws -> Bool {
      let program = try Program(["serve", "--port", "0"] + arguments, in: folder)
      while !program.outputText.contains("Ctrl-C"), program.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      program.send(SIGTERM)
      let ending = await program.ending()
      #expect(ending.status == 0, "\(ending.errors)")
      let words = "can be read by anybody on the internet until it asks for a word: tenq-league word set"
      return ending.errors.contains(words)
    }
    #expect(try await warning("--url", "https://quiz.example.org"))
    #expect(try await !warning("--url", "http://192.168.1.5:8610"))
    #expect(try await !warning("--url", "http://teacher.local:8610"))
    #expect(try await !warning())
    #expect(try await Program.run("word", "set", "Sesame", in: folder).status == 0)
    #expect(try await !warning("--url", "https://quiz.example.org"))
  }

  @Test(arguments: [
    ("https://quiz.example.org/q", "quiz.example.org"), ("http://192.0.2.1:8610", "192.0.2.1"),
    ("http://[2001:db8::1]:8610", "2001:db8::1"),
  ])
  func anAddressHasAHost(_ address: String, _ host: String) {
    #expect(PublicAddress(address)?.host == host)
  }

  @Test func pagesAnswerToTheNamesThatWereGiven() async throws {
    let folder = try TestFolder()
    let (server, client) = try await Program.serve(
      "--allow-host", "one.example", "--allow-host", "two.example", in: folder)
    for name in ["one.example", "two.example:8610", "localhost"] + HostNames.machine {
      #expect(try await client.get("/", headers: [("Host", name)]).status == 200, "\(name)")
    }
    #expect(try await client.get("/", headers: [("Host", "three.example")]).status == 421)
    server.send(SIGTERM)
    #expect(await server.ending().status == 0)
  }

  @Test func whoWaitsIsAnsweredWhenTheServerEnds() async throws {
    let folder = try TestFolder()
    let (server, client) = try await Program.serve("--log", "requests", in: folder)
    let link = try await Program.run("invite", in: folder).output.trimmingCharacters(in: .newlines)
    let aiko = try await client.join(try #require(InvitationLink(link)).code, as: "Aiko")
    var cursor = try await client.sync(aiko.token).news.cursor
    for _ in 0..<3 { cursor = try await client.sync(aiko.token, cursor: cursor).news.cursor }
    let asked = cursor
    let waiting = try RawConnection(port: try #require(client.address.split(separator: ":").last.flatMap { Int($0) }))
    await waiting.send(
      "GET /v1/news?cursor=\(asked)&wait=25 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(aiko.token)\r\n\r\n")
    // Connections are accepted in order, and these are answered; then half a second for the request to be handled.
    for _ in 0..<20 { _ = try await client.get("/healthz") }
    try await Task.sleep(for: .milliseconds(500))
    server.send(SIGTERM)
    #expect(await waiting.readSome().hasPrefix("HTTP/1.1 200"))
    let ending = await server.ending()
    #expect(ending.status == 0)
    #expect(ending.errors.contains("POST /v1/sync 200") && ending.errors.contains("GET /v1/news 200"))
    #expect(!ending.errors.contains(aiko.token) && !ending.errors.contains(asked))
  }

  @Test func whatWasAcceptedIsThereAfterAKill() async throws {
    let folder = try TestFolder()
    var samples = SampleRounds()
    var accepted: Set<String> = []
    var token: String?
    for _ in 0..<4 {
      let (server, client) = try await Program.serve("--player-limit", "0", in: folder)
      if token == nil {
        let link = try await Program.run("invite", in: folder).output.trimmingCharacters(in: .newlines)
        token = try await client.join(try #require(InvitationLink(link)).code, as: "Aiko").token
      }
      let current = try #require(token)
      // Killed in the middle of sending, at a random instant.
      var killing: Task<Void, any Error>?
      do {
        while true {
          let now = LeagueServer.clock()
          let round = samples.record(.missing, set: "missing", at: now, answers: SampleQuestions.sums(1))
          let outcome = try await client.sync(current, rounds: [round], now: now).outcomes.first
          if outcome?.refused == nil { accepted.insert(round.id) }
          if killing == nil {
            killing = Task {
              try await Task.sleep(for: .milliseconds(Int.random(in: 0...300)))
              server.send(SIGKILL)
            }
          }
        }
      } catch {
        // Killed, or rate limited.
      }
      try await killing?.value
      _ = await server.ending()
    }
    let (server, client) = try await Program.serve(in: folder)
    let data = try await client.get("/v1/me/data", token: token).text
    #expect(!accepted.isEmpty)
    for id in accepted { #expect(data.components(separatedBy: id).count == 2, "\(id)") }
    server.send(SIGTERM)
    _ = await server.ending()
  }

  @Test func threeServersOfOneDatabaseSeeEachOthersNews() async throws {
    let folder = try TestFolder()
    let address = try await TestPostgres.newDatabase()
    async let first = Program.serve("--store", address, in: folder)
    async let second = Program.serve("--store", address, in: folder)
    async let third = Program.serve("--store", address, in: folder)
    let servers = try await [first, second, third]
    let leagues = try await Program.run("leagues", "--store", address, "--json", in: folder).output
    #expect(leagues.components(separatedBy: "\"id\"").count == 2, "three at once made one league: \(leagues)")
    let link = try await Program.run("invite", "--store", address, in: folder).output.trimmingCharacters(in: .newlines)
    let code = try #require(InvitationLink(link)).code
    let aiko = try await servers[0].client.join(code, as: "Aiko")
    let ben = try await servers[1].client.join(code, as: "Ben")
    var cursor: String?
    for _ in 0..<3 { cursor = try await servers[2].client.sync(ben.token, cursor: cursor).news.cursor }
    let asked = try #require(cursor)
    async let waiting = servers[2].client.get("/v1/news?cursor=\(asked)&wait=25", token: ben.token)
    var samples = SampleRounds()
    let now = LeagueServer.clock()
    let question = LeagueChange(
      id: samples.id(at: now), kind: .share, question: samples.uuid(), text: SampleQuestions.text("Seen?"), date: now)
    _ = try await servers[0].client.sync(aiko.token, changes: [question])
    var news = try await waiting.decoded(LeagueDelta.self)
    // On a machine that takes longer than the wait, once more.
    while news.questions.isEmpty {
      news = try await servers[2].client.get("/v1/news?cursor=\(news.cursor)&wait=25", token: ben.token)
        .decoded(LeagueDelta.self)
    }
    #expect(news.questions.map(\.text.text) == ["Seen?"])
    // Each of them can go; the others go on.
    servers[0].program.send(SIGKILL)
    #expect(try await servers[1].client.sync(aiko.token).news.questions.count == 1)
    for server in servers.dropFirst() {
      server.program.send(SIGTERM)
      #expect(await server.program.ending().status == 0)
    }
  }

  /// Runs `openssl`; returns its status.
  private func openssl(_ arguments: String...) async throws -> Int32 {
    try await onOwnThread { try ChildProgram.run(["/usr/bin/env", "openssl"] + arguments).status }
  }

  private func makeCertificate(_ name: String, in folder: TestFolder) async throws {
    let status = try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
      "/CN=localhost", "-keyout", "\(folder.path)/\(name)-key.pem", "-out", "\(folder.path)/\(name).pem")
    try #require(status == 0, "openssl makes the certificate of this test")
  }

  @Test func aFolderThatIsNoTextIsNotPassedOver() async throws {
    let script = "HOME=$(printf '/tmp/\\377') exec '\(Program.path)' leagues 2>&1"
    let run = try await onOwnThread { try ChildProgram.run(["/bin/sh", "-c", script]) }
    let output = String(decoding: run.output, as: UTF8.self)
    #expect(run.status == 78 && output.hasPrefix("tenq-league: HOME: "), "\(output)")
  }

  @Test func aCertificateAndAnothersKeyAreSaidToBeSo() async throws {
    let folder = try TestFolder()
    for name in ["one", "two"] { try await makeCertificate(name, in: folder) }
    let ending = try await Program.run(
      "serve", "--port", "0", "--tls-cert", "\(folder.path)/one.pem", "--tls-key", "\(folder.path)/two-key.pem",
      in: folder)
    #expect(ending.status == 78 && ending.errors.contains("cannot be used together"), "\(ending.errors)")
  }

  @Test func aServerSpeaksTLS() async throws {
    let folder = try TestFolder()
    try await makeCertificate("cert", in: folder)
    let (server, client) = try await Program.serve(
      "--tls-cert", "\(folder.path)/cert.pem", "--tls-key", "\(folder.path)/cert-key.pem", in: folder)
    #expect(client.address.hasPrefix("https://"))
    let answer = try await client.get("/healthz")
    #expect(answer.status == 200 && answer.headers["Strict-Transport-Security"].count == 1)
    // No old version, even for a client that offers only that, with any cipher.
    let place = try #require(client.address.split(separator: "/").last.map { String($0) })
    for (version, isSpoken) in [("-tls1", false), ("-tls1_1", false), ("-tls1_2", true), ("-tls1_3", true)] {
      let status = try await openssl("s_client", "-connect", place, version, "-cipher", "ALL:@SECLEVEL=0")
      #expect((status == 0) == isSpoken, "\(version)")
    }
    server.send(SIGTERM)
    #expect(await server.ending().status == 0)
  }
}
