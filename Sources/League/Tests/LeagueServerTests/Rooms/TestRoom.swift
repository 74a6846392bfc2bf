import AsyncHTTPClient
import Foundation
import LeagueAPI
import LeagueTesting
import NIOCore
import QuizCore
import Synchronization
import Testing

@testable import LeagueServer
@testable import LeagueStore

/// A clock of rooms that moves when it is set.
final class RoomTestClock: Sendable {
  private let value = Mutex(1_800_000_000_000)

  /// The clock as rooms take it.
  var time: RoomTime { RoomTime { [self] in now } }
  var now: Int { value.withLock { $0 } }

  func move(by milliseconds: Int) { value.withLock { $0 += milliseconds } }
}

/// A room of a server, its host and its clock.
struct TestRoom: Sendable {
  let server: TestServer
  let clock: RoomTestClock
  let opened: RoomOpened
  /// The path of the room.
  var path: String { "/v1/rooms/\(opened.code)" }
  var client: TestClient { server.client }

  static let secret = "only for this program"

  /// Runs a server with a room while `body` does.
  static func run(
    _ room: LiveRoom = SampleRooms.room(), words: String = "", pace: TestPace? = nil,
    _ body: @Sendable (TestRoom) async throws -> Void
  ) async throws {
    let clock = RoomTestClock()
    try await TestServer.run(
      countsForEver: true, pace: pace, roomTime: clock.time,
      configure: { configuration in
        configuration.rooms = RoomConfiguration(
          secret: TestRoom.secret, admitsOnlyNear: true, words: RefusedWords(words))
      }
    ) { server in
      try await body(try await TestRoom.open(room, server, clock))
    }
  }

  /// Another room of the server.
  static func open(_ room: LiveRoom, _ server: TestServer, _ clock: RoomTestClock) async throws -> TestRoom {
    let answer = try await server.client.post("/v1/rooms", room, token: TestRoom.secret)
    try #require(answer.status == 200, "\(answer.text)")
    return TestRoom(server: server, clock: clock, opened: try answer.decoded(RoomOpened.self))
  }

  /// Lets the clock run, and the rooms do what is due.
  func wait(_ milliseconds: Int) async {
    clock.move(by: milliseconds)
    await server.services.rooms.wake()
  }

  func join(_ name: String, token: String? = nil) async throws -> RoomSeat {
    let answer = try await client.post("\(path)/players", RoomJoin(name: name), token: token)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.decoded(RoomSeat.self)
  }

  /// The code of the error of an attempt to join.
  func refusal(_ name: String) async throws -> String? {
    try await client.post("\(path)/players", RoomJoin(name: name)).code
  }

  /// The room as everybody sees it.
  func state() async throws -> LiveState {
    let watcher = try await watch(opened.token)
    return try await watcher.state { _ in true }
  }

  /// A step of the host, at the version that the room has.
  @discardableResult
  func step(_ step: LiveStep) async throws -> Int {
    let answer = try await client.post(
      "\(path)/steps", RoomStep(step: step, version: try await state().version), token: opened.token)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.decoded(RoomStepped.self).version
  }

  /// Starts, and lets the clock run to the opening of the first question; returns that.
  func start() async throws -> LiveQuestion {
    try await step(.start)
    await wait(LiveCourse.firstLead)
    return try #require(try await state().question)
  }

  func answer(
    _ seat: RoomSeat, _ question: LiveQuestion, panel: Int = SampleRooms.right, after milliseconds: Int = 1000
  ) async throws -> TestAnswer {
    try await client.post(
      "\(path)/answers",
      RoomAnswer(question: question.number, opens: question.opens, panels: [panel], milliseconds: milliseconds),
      token: seat.token)
  }

  func watch(_ token: String) async throws -> TestWatcher {
    try await TestWatcher("\(client.address)\(path)/events?key=\(token)")
  }

  func table() async throws -> LiveTable {
    try await client.get("\(path)/table", token: opened.token).decoded(LiveTable.self)
  }
}

/// A connection to a room's events.
final class TestWatcher: Sendable {
  struct Event: Sendable {
    let name: String
    let data: String
  }

  /// What came, and who waits for more.
  private struct Received {
    var events: [Event] = []
    var bytes = 0
    var isOver = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private final class Box: Sendable {
    let received = Mutex(Received())

    func add(_ change: (inout Received) -> Void) {
      let waiting = received.withLock { received in
        change(&received)
        defer { received.waiting = [] }
        return received.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private let box = Box()
  private let task: Task<Void, Never>

  struct Missing: Error {
    let events: [String]
  }

  init(_ url: String) async throws {
    let answer = try await HTTPClient.shared.execute(HTTPClientRequest(url: url), timeout: .minutes(10))
    guard answer.status == .ok else { throw Missing(events: ["\(answer.status)"]) }
    task = Task { [box] in
      var text = ""
      do {
        for try await piece in answer.body {
          text += String(buffer: piece)
          while let end = text.range(of: "\n\n") {
            let lines = text[..<end.lowerBound].split(separator: "\n")
            let event = Event(
              name: lines.first { $0.hasPrefix("event: ") }.map { String($0.dropFirst(7)) } ?? "",
              data: lines.first { $0.hasPrefix("data: ") }.map { String($0.dropFirst(6)) } ?? "")
            text = String(text[end.upperBound...])
            box.add { $0.events.append(event) }
          }
          box.add { $0.bytes += piece.readableBytes }
        }
      } catch {}
      box.add { $0.isOver = true }
    }
  }

  deinit { task.cancel() }

  /// All events so far.
  var events: [Event] { box.received.withLock { $0.events } }
  /// All bytes so far.
  var bytes: Int { box.received.withLock { $0.bytes } }

  /// Leaves.
  func leave() async {
    task.cancel()
    await task.value
  }

  /// Waits for the latest event of a name that fits.
  func event<Content: Decodable>(_ name: String, _ type: Content.Type, _ fits: (Content) -> Bool) async throws
    -> Content
  {
    while true {
      let (events, isOver) = box.received.withLock { ($0.events, $0.isOver) }
      if let event = events.last(where: { $0.name == name }) {
        let content = try JSONDecoder().decode(type, from: Data(event.data.utf8))
        if fits(content) { return content }
      }
      guard !isOver else { throw Missing(events: events.map { "\($0.name) \($0.data)" }) }
      await withCheckedContinuation { continuation in
        let isThere = box.received.withLock { received in
          if received.events.count > events.count || received.isOver { return true }
          received.waiting.append(continuation)
          return false
        }
        if isThere { continuation.resume() }
      }
    }
  }

  func state(_ fits: (LiveState) -> Bool) async throws -> LiveState { try await event("room", LiveState.self, fits) }
  func own(_ fits: (LiveOwn) -> Bool) async throws -> LiveOwn { try await event("own", LiveOwn.self, fits) }
  func board(_ fits: (LiveBoard) -> Bool) async throws -> LiveBoard { try await event("board", LiveBoard.self, fits) }

  /// Waits until the server ends it.
  func end() async { await task.value }
}
