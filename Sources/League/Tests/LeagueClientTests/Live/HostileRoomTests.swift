import Foundation
import LeagueAPI
import QuizCore
import Synchronization
import Testing

@testable import LeagueClient

/// Servers of live rooms that are wrong, broken or hostile: each ends in one sentence, or in a player who waits.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct HostileRoomTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let path: String
    let reply: FakeServer.Reply

    init(_ name: String, _ code: String, _ path: String, _ reply: FakeServer.Reply) {
      testDescription = name
      self.code = code
      self.path = path
      self.reply = reply
    }
  }

  private static func refusal(_ status: Int, _ code: LeagueErrorCode) -> FakeServer.Reply {
    .json(status, ErrorResponse(code: code, message: "no"))
  }

  static let cases = [
    Case("no room", "room.unknown", "", refusal(404, .unknownRoom)),
    Case("a closed room", "room.closed", "", refusal(410, .closedRoom)),
    Case("no TenQ", "server.answer", "", .http(200, [:], Array("<html>".utf8))),
    Case("another server", "server.http", "", .http(404, ["content-type": "text/html"], Array("<html>".utf8))),
    Case("an old TenQ", "path.unknown", "", refusal(404, .unknownPath)),
    Case("too many tries", "request.many", "", refusal(429, .tooMany)),
    Case("a locked room", "room.locked", "/players", refusal(403, .lockedRoom)),
    Case("a full room", "room.full", "/players", refusal(409, .fullRoom)),
    Case(
      "a token that is none", "server.answer", "/players",
      .json(RoomSeat(id: "1", token: "a b\r\nx: y", name: "Aya", team: 0))),
    Case("one who was sent away", "room.away", "/events", refusal(403, .sentAway)),
    Case("events that are a page", "server.answer", "/events", .http(200, ["content-type": "text/html"], [])),
    Case("an event that is no JSON", "server.answer", "/events", FakeRoom.ending("event: room\ndata: {\n\n")),
    Case("an event of something else", "server.answer", "/events", FakeRoom.ending("event: room\ndata: {}\n\n")),
    Case(
      "JSON that is too deep", "server.answer", "/events",
      FakeRoom.ending("event: room\ndata: " + String(repeating: "[", count: 100_000) + "\n\n")),
    Case("a line without end", "server.large", "/events", FakeRoom.flood(String(repeating: "x", count: 65_536))),
    Case(
      "an event without end", "server.large", "/events",
      FakeRoom.flood("data: \(String(repeating: "x", count: 65_536))\n")),
  ]

  @Test(arguments: cases)
  func anAnswerThatIsNoneEndsInOneSentence(_ lie: Case) async throws {
    let room = FakeRoom()
    let server = try FakeServer { request in
      let path = String(request.path.prefix { $0 != "?" })
      return path == "/v1/rooms/1234" + lie.path ? lie.reply : room.answer(request)
    }
    let player = try TestPlayer(server)
    let problem = try #require(await player.end())
    #expect(problem.code == lie.code)
    for language in Language.allCases {
      let sentence = problem.roomSentence("host")[language]
      #expect(!sentence.isEmpty && !sentence.contains("league") && !sentence.contains("リーグ"), "\(sentence)")
    }
    #expect(server.floodedBytes < 64 << 20)
    server.stop()
  }

  @Test func numbersBeyondAllBoundsAreWithinThem() async throws {
    var state = FakeRoom.question()
    state.version = .max
    state.question?.opens = .min
    state.question?.limit = .max
    state.question?.number = .max
    state.question?.panels = Array(repeating: "x", count: 1000)
    state.players = .min
    state.next = .max
    state.standings = [LiveStanding(name: "a", team: .min, points: .max, right: .max, place: .min, former: .max)]
    var own = LiveOwn(id: "1", name: "Aya", team: .max)
    own.points = .min
    let events = [FakeRoom.event("own", own), FakeRoom.event("room", state)]
    let room = FakeRoom()
    let server = try FakeServer { request in
      request.path.contains("/events") ? FakeRoom.events(events) : room.answer(request)
    }
    let player = try TestPlayer(server)
    try await player.wait(for: "the state") { $0.state != nil }
    let seen = try #require(player.lines.lazy.compactMap(\.state).first)
    let most = LeagueLimits.instants.upperBound
    #expect((seen.version, seen.players, seen.next) == (most, 0, most))
    #expect((seen.question?.opens, seen.question?.panels.count) == (0, 9))
    #expect(seen.standings.first == LiveStanding(name: "a", team: 0, points: most, right: most, place: 0, former: most))
    #expect(await player.leave() == nil)
    server.stop()
  }

  /// A stream that never rests is read at a steady rate, and the room goes on.
  @Test func eventsWithoutEndAreReadAtASteadyRate() async throws {
    let flood = FakeRoom.flood(String(repeating: FakeRoom.event("room", FakeRoom.lobby), count: 1000))
    let room = FakeRoom()
    let server = try FakeServer { $0.path.contains("/events") ? flood : room.answer($0) }
    let player = try TestPlayer(server)
    try await player.wait(for: "the state") { $0.state != nil }
    let began = ContinuousClock.now
    try await Task.sleep(for: .seconds(1))
    #expect(await player.leave() == nil)
    let seconds = Double((ContinuousClock.now - began).components.seconds + 1)
    #expect(Double(server.floodedBytes) < 32e6 + 3e6 * seconds)
    server.stop()
  }

  @Test func aRefusedNameIsAskedForAgain() async throws {
    let room = FakeRoom()
    let tries = Mutex(0)
    let server = try FakeServer { request in
      guard request.path.hasSuffix("/players") else { return room.answer(request) }
      let code: LeagueErrorCode? = tries.withLock { count in
        count += 1
        return count == 1 ? .takenName : count == 2 ? .refusedName : nil
      }
      return code.map { HostileRoomTests.refusal(409, $0) } ?? room.answer(request)
    }
    let player = try TestPlayer(server)
    try await player.wait(for: "the refusal") {
      $0
        == .refusedName(
          "somebody in the room has this name, or one that "
            + "looks like it: choose another")
    }
    player.send(.join(name: "Bea"))
    try await player.wait(for: "the second refusal") {
      $0
        == .refusedName(
          "the host does not want this name: choose "
            + "another")
    }
    player.send(.join(name: "Cia"))
    try await player.wait(for: "the room") { $0.state?.phase == .lobby }
    #expect(await player.leave() == nil)
    server.stop()
  }

  @Test func aConnectionThatIsLostIsSoughtAndFound() async throws {
    let room = FakeRoom()
    let isGone = Mutex(false)
    let streams = Mutex(0)
    let lobby = FakeRoom.event("room", FakeRoom.lobby)
    let server = try FakeServer { request in
      guard request.path.contains("/events") else { return room.answer(request) }
      streams.withLock { $0 += 1 }
      return isGone.withLock { $0 } ? .hangUp : FakeRoom.ending(lobby)
    }
    let player = try TestPlayer(server)
    // Each stream ends at once, and the next is found before that is worth a word.
    try await player.wait(for: "the room") { $0.state != nil }
    while streams.withLock({ $0 }) < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(!player.lines.contains(.connection(isThere: false)))
    isGone.withLock { $0 = true }
    try await player.wait(for: "the loss") { $0 == .connection(isThere: false) }
    isGone.withLock { $0 = false }
    try await player.wait(for: "the return") { $0 == .connection(isThere: true) }
    #expect(await player.leave() == nil)
    server.stop()
  }

  /// The first two tries are lost; the third is acknowledged, and only then the answer counts.
  @Test func anAnswerIsSentUntilItIsKept() async throws {
    let room = FakeRoom()
    let tries = Mutex(0)
    let server = try FakeServer { request in
      if request.path.contains("/events") { return FakeRoom.events([FakeRoom.event("room", FakeRoom.question())]) }
      guard request.path.hasSuffix("/answers") else { return room.answer(request) }
      return tries.withLock { count in
        count += 1
        return count
      } < 3 ? .hangUp : room.answer(request)
    }
    let player = try TestPlayer(server)
    try await player.wait(for: "the question") { $0.state?.phase == .question }
    // Of another question: it is none.
    player.send(.answer(question: 7, panels: [0], text: nil, milliseconds: 5))
    player.send(.answer(question: 1, panels: [1], text: nil, milliseconds: 1234))
    try await player.wait(for: "the acknowledgement") { $0 == .answered(question: 1) }
    let answers = server.requests.filter { $0.path.hasSuffix("/answers") }
    #expect(answers.count == 3)
    for answer in answers {
      let sent = try JSONDecoder().decode(RoomAnswer.self, from: Data(answer.body))
      #expect(sent == RoomAnswer(question: 1, opens: FakeRoom.now, panels: [1], milliseconds: 1234))
      #expect(answer.headers["authorization"] == "Bearer \(FakeRoom.token)")
    }
    #expect(await player.leave() == nil)
    server.stop()
  }

  @Test func anAnswerThatIsNotWantedIsNotSentAgain() async throws {
    let room = FakeRoom()
    let server = try FakeServer { request in
      if request.path.contains("/events") { return FakeRoom.events([FakeRoom.event("room", FakeRoom.question())]) }
      return request.path.hasSuffix("/answers") ? HostileRoomTests.refusal(409, .overQuestion) : room.answer(request)
    }
    let player = try TestPlayer(server)
    try await player.wait(for: "the question") { $0.state?.phase == .question }
    player.send(.answer(question: 1, panels: [1], text: nil, milliseconds: 1234))
    while room.counts.withLock({ $0["/answers"] == nil }),
      server.requests.filter({ $0.path.hasSuffix("/answers") }).isEmpty
    {
      try await Task.sleep(for: .milliseconds(5))
    }
    try await Task.sleep(for: .milliseconds(600))
    #expect(server.requests.filter { $0.path.hasSuffix("/answers") }.count == 1)
    #expect(!player.lines.contains(.answered(question: 1)))
    #expect(await player.leave() == nil)
    server.stop()
  }

  @Test func aClosedRoomIsSaidAndOrdersAreTakenUntilTheyEnd() async throws {
    var closed = FakeRoom.lobby
    closed.phase = .closed
    let room = FakeRoom()
    let events = FakeRoom.event("room", FakeRoom.lobby) + FakeRoom.event("room", closed)
    let server = try FakeServer { $0.path.contains("/events") ? FakeRoom.ending(events) : room.answer($0) }
    let player = try TestPlayer(server)
    try await player.wait(for: "the end") { $0.state?.phase == .closed }
    #expect(await player.leave() == nil)
    server.stop()
  }
}
