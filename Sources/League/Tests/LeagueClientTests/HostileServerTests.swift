import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// Wrong, broken and hostile servers: each gives one problem, with a code and a wait, and nothing is lost.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct HostileServerTests {
  private static let okay = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let reply: FakeServer.Reply

    init(_ name: String, _ code: String, _ reply: FakeServer.Reply) {
      testDescription = name
      self.code = code
      self.reply = reply
    }
  }

  private static func raw(_ text: String) -> FakeServer.Reply { .raw(Array(text.utf8)) }

  static let cases = [
    Case("HTML", "server.answer", raw("HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<html>Log in</html>")),
    Case("HTML with status 502", "server.http", .http(502, ["content-type": "text/html"], Array("<html>".utf8))),
    Case("status 418", "server.http", .http(418, [:], [])),
    Case("no HTTP", "server.answer", raw("220 mail.example.org ESMTP\r\n")),
    Case("bytes at random", "server.answer", .raw((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) })),
    Case("JSON of something else", "server.answer", .http(200, [:], Array("{\"version\":1}".utf8))),
    Case(
      "JSON that is too deep", "server.answer", .http(200, [:], Array(repeating: UInt8(ascii: "["), count: 100_000))),
    Case("nothing in the body", "server.answer", .http(200, [:], [])),
    Case(
      "ten gigabytes", "server.large", .flood(head: Array("\(okay)\r\n".utf8), Array(repeating: 0x20, count: 65_536))),
    Case(
      "ten gigabytes, announced", "server.large",
      .flood(head: Array("\(okay)content-length: 10000000000\r\n\r\n".utf8), Array(repeating: 0x20, count: 65_536))),
    Case("a gzip bomb", "server.large", .http(200, ["content-encoding": "gzip"], bomb)),
    Case("broken gzip", "server.answer", .http(200, ["content-encoding": "gzip"], Array("no gzip at all".utf8))),
    Case("a length that is too large", "server.cut", raw("\(okay)content-length: 500\r\n\r\n{}")),
    Case("a length that is no number", "server.answer", raw("\(okay)content-length: many\r\n\r\n{}")),
    Case(
      "headers without end", "server.answer",
      .flood(head: Array(okay.utf8), Array("x-more: \(String(repeating: "y", count: 8000))\r\n".utf8))),
    Case("nothing, for ever", "server.timeout", .silence),
    Case("a byte now and then", "server.timeout", .trickle(head: Array("\(okay)\r\n".utf8))),
    Case("the end of the connection", "server.cut", .hangUp),
    Case("a redirection elsewhere", "server.redirect", .http(307, ["location": "http://192.0.2.1/v1/sync"], [])),
    Case("a redirection to a script", "server.redirect", .http(302, ["location": "javascript:alert(1)"], [])),
    Case("a redirection without a place", "server.redirect", .http(301, [:], [])),
    Case("a redirection in a circle", "server.redirect", .http(308, ["location": "/v1/sync"], [])),
    Case("another version", "version.unknown", .json(404, ErrorResponse(code: .unknownVersion, message: "v2 only"))),
    Case("a token that is not known", "token.unknown", .json(401, ErrorResponse(code: .unknownToken, message: "?"))),
    Case(
      "too many requests", "request.many",
      .json(429, ErrorResponse(code: .tooMany, message: "slow"), ["retry-after": "120"])),
    Case(
      "a store that is down", "store.unavailable",
      .json(503, ErrorResponse(code: .unavailable, message: "?", retryAfter: 90))),
    Case(
      "an escape sequence in a message", "strange.code",
      .json(400, ErrorResponse(code: .init(rawValue: "\u{1B}[Jstrange.code"), message: "\u{1B}]0;title\u{7}no\nway"))),
  ]

  /// 64 MiB of blanks.
  private static let bomb: [UInt8] = {
    let words = ["/bin/sh", "-c", "head -c 67108864 /dev/zero | tr '\\0' ' ' | gzip -9"]
    return (try? ChildProgram.run(words))?.output ?? []
  }()

  @Test(arguments: cases)
  func eachIsOneProblemAndNothingIsLost(_ hostile: Case) async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { league.answer($0) }
    try await scratch.join(server)
    let id = try scratch.play()
    server.stop()
    let wrong = try FakeServer { _ in hostile.reply }
    try repoint(scratch, to: wrong)
    let isSlow = hostile.code == "server.timeout"
    let timeouts =
      isSlow ? LeagueConnection.Timeouts(connect: .seconds(300), whole: .milliseconds(500)) : Scratch.timeouts
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player(timeouts: timeouts).sync() }
    #expect(problem?.code == hostile.code)
    for text in [problem?.sentence.en, problem?.sentence.ja].compactMap({ $0 }) {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f })
      #expect(!text.contains(scratch.token))
    }
    #expect(wrong.requests.count <= 4)
    #expect(wrong.floodedBytes < 32 << 20)
    // What the player sees, and when it is retried.
    #expect(scratch.status.problem?.code == hostile.code)
    let retry = try #require(scratch.status.problem?.retry) - Scratch.now
    #expect((5000...Backoff.longest).contains(retry))
    if hostile.code == "request.many" { #expect(retry == 120_000) }
    if hostile.code == "store.unavailable" { #expect(retry == 90_000) }
    #expect(scratch.status.waitingRounds == 1)
    #expect(try await scratch.player().syncInBackground() == .tooEarly)
    wrong.stop()
    // Afterwards all is sent.
    let again = try FakeServer { league.answer($0) }
    try repoint(scratch, to: again)
    _ = try await scratch.player().sync()
    #expect(league.with { $0.rounds } == [id: 1])
    #expect(scratch.status.problem == nil)
    again.stop()
  }

  @Test func nobodyAtTheAddressIsOffline() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { league.answer($0) }
    try await scratch.join(server)
    server.stop()
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.code == "offline")
    #expect(problem?.status == 69)
  }

  @Test func aNameThatDoesNotExistIsOffline() async throws {
    let connection = try LeagueConnection(server: "http://no-such-host.invalid")
    let problem = await #expect(throws: LeagueProblem.self) { try await connection.send(.init(path: "me")) }
    #expect(problem?.code == "offline")
    await connection.close()
  }

  @Test func aServerWithoutTLSIsNotSpokenToWhereTheLinkSaysHTTPS() async throws {
    let server = try FakeServer { _ in .raw(Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8)) }
    let plain = try FakeServer { _ in .http(200, [:], []) }
    for port in [server.port, plain.port] {
      let timeouts = LeagueConnection.Timeouts(connect: .seconds(1), whole: .seconds(2))
      let connection = try LeagueConnection(server: "https://127.0.0.1:\(port)", timeouts: timeouts)
      let problem = await #expect(throws: LeagueProblem.self) { try await connection.send(.init(path: "me")) }
      #expect(["server.tls", "server.cut", "server.timeout", "offline"].contains(problem?.code))
      await connection.close()
    }
    #expect(server.requests.isEmpty)
    server.stop()
    plain.stop()
  }

  @Test func aMissingTokenIsToldInTheStatus() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { league.answer($0) }
    try await scratch.join(server)
    _ = try await scratch.player().sync()
    for content in ["", "short", "with\nline", String(repeating: "x", count: 43) + "\r\nx-header: 1"] {
      try Data(content.utf8).write(to: URL(filePath: scratch.league.token))
      await #expect(throws: LeagueProblem.noToken) { try await scratch.player().sync() }
      #expect(scratch.status.problem?.code == "token.missing")
      #expect(scratch.status.synced == Scratch.now)
    }
    server.stop()
  }

  @Test func aShortPauseThatTheServerAsksForIsWaitedOut() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let count = Chance(0)
    let server = try FakeServer { request in
      request.path == "/v1/sync" && count.count() == 2
        ? .json(429, ErrorResponse(code: .tooMany, message: "slow"), ["retry-after": "1"]) : league.answer(request)
    }
    try await scratch.join(server)
    for index in 0..<250 { try scratch.play(after: index) }
    #expect(try await scratch.player().sync().rounds == 250)
    server.stop()
  }

  @Test func aRedirectionWithinTheServerIsFollowed() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { request in
      var request = request
      guard request.path.hasPrefix("/moved") else { return .http(308, ["location": "/moved" + request.path], []) }
      request.path.removeFirst("/moved".count)
      return league.answer(request)
    }
    try await scratch.join(server)
    let id = try scratch.play()
    _ = try await scratch.player().sync()
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  @Test func newsWithoutEndStopAtABound() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { league.answer($0) }
    try await scratch.join(server)
    league.with { $0.isEndless = true }
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.code == "server.endless")
    #expect(server.requests.count == LeagueSync.mostRequests + 1)
    server.stop()
  }

  @Test func anotherLeaguesNewsAreNoAnswer() async throws {
    let scratch = Scratch()
    let league = FakeLeague()
    let server = try FakeServer { league.answer($0) }
    try await scratch.join(server)
    let membership = try #require(try scratch.files.membership())
    let other = LeagueMembership(
      server: membership.server, league: .init(id: FakeLeague.otherID, name: "Other"), player: membership.player,
      joined: membership.joined)
    try WholeFile.write(JSONFile.content(of: other), to: scratch.league.membership)
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() }
    #expect(problem?.code == "server.answer")
    server.stop()
  }

  @Test func waitsGrowWithFailuresAndNeverBeyondTheirLimit() {
    var generator = SystemRandomNumberGenerator()
    for failures in 1...40 {
      let wait = Backoff.wait(failures: failures, retryAfter: nil, using: &generator)
      let doubled = min(Backoff.longest, 10_000 << min(failures - 1, 10))
      #expect((doubled / 2...doubled).contains(wait))
    }
    #expect(Backoff.wait(failures: 1, retryAfter: 60, using: &generator) == 60_000)
    #expect(Backoff.wait(failures: 1, retryAfter: 86_400, using: &generator) == Backoff.longest)
    #expect(Backoff.isOver(nil, at: 5))
    #expect(!Backoff.isOver(1000, at: 999))
    #expect(Backoff.isOver(1000, at: 1000))
    // The clock was set back by a day.
    #expect(Backoff.isOver(90_000_000, at: 1))
  }

  private func repoint(_ scratch: Scratch, to server: FakeServer) throws {
    let old = try #require(try scratch.files.membership())
    let new = LeagueMembership(server: server.url, league: old.league, player: old.player, joined: old.joined)
    try WholeFile.write(JSONFile.content(of: new), to: scratch.league.membership)
  }

  /// TLS before 1.2 is insecure: a server without a newer one gets no request.
  @Test(arguments: [("-tls1_1", "server.tls"), ("-tls1_2", "server.answer")])
  func anOldTLSIsNotSpoken(_ version: String, _ code: String) async throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(atPath: scratch.path, withIntermediateDirectories: true)
    let (certificate, key) = ("\(scratch.path)/cert.pem", "\(scratch.path)/key.pem")
    let maker = try ChildProgram.run([
      "/usr/bin/env", "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
      "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", key,
      "-out", certificate,
    ])
    try #require(maker.status == 0, "openssl makes the certificate of this test")
    let output = "\(scratch.path)/server.out"
    let server = try ChildProgram(
      [
        "/usr/bin/env", "openssl", "s_server", "-accept", "0", "-cert", certificate, "-key", key, version,
        "-cipher", "ALL:@SECLEVEL=0", "-www",
      ], environment: ProcessInfo.processInfo.environment, output: output)
    defer { server.kill() }
    // "ACCEPT [::]:43210"
    var line: Substring?
    while line == nil {
      try #require(server.isRunning)
      // Polls: another process gives no notification.
      try await Task.sleep(for: .milliseconds(10))
      let said = (try? String(contentsOfFile: output, encoding: .utf8)) ?? ""
      line = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast().first { $0.contains("ACCEPT") }
    }
    let port = try #require(line?.split(separator: ":").last.flatMap { Int($0) })
    let connection = try LeagueConnection(
      server: "https://localhost:\(port)", timeouts: Scratch.timeouts, certificates: certificate)
    let problem = await #expect(throws: LeagueProblem.self) {
      try await connection.send(.init(path: "sync"), answer: LeagueDelta.self)
    }
    #expect(problem?.code == code)
    await connection.close()
  }
}
