import Foundation
import LeagueAPI
import QuizCore
import Synchronization
import Testing

@testable import LeagueClient

/// How many have answered, as the game is told it.
@Suite struct LiveCountTests {
  /// A room with a question; whoever comes back to it gets a count alone.
  private func server() throws -> FakeServer {
    let room = FakeRoom()
    let count = FakeRoom.event("count", RoomCount(answered: 3, asked: 40, players: 41))
    let isFirst = Mutex(true)
    return try FakeServer { request in
      guard request.path.contains("/events") else { return room.answer(request) }
      let first = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      return FakeRoom.ending(first ? FakeRoom.event("room", FakeRoom.question()) : count)
    }
  }

  @Test func aCountIsALineOfItsOwnToAGameThatTakesIt() async throws {
    let server = try server()
    let player = try TestPlayer(server)
    player.send(.takesCounts)
    let count = LiveLine.count(answered: 3, asked: 40, players: 41)
    try await player.wait(for: "a count") { $0 == count }
    let (first, lines) = (try #require(player.lines.firstIndex(of: count)), player.lines)
    #expect(lines[..<first].contains { $0.state?.question != nil }, "the room comes before")
    let json = try JSONEncoder().encode(count)
    #expect(json.count < 60, "\(String(decoding: json, as: UTF8.self))")
    #expect(await player.leave() == nil)
    server.stop()
  }

  /// A game of a former version knows no such line, and has the count with the room.
  @Test func aGameThatDoesNotTakeCountsGetsTheRoom() async throws {
    let server = try server()
    let player = try TestPlayer(server)
    try await player.wait(for: "the room") { $0.state?.answered == 3 && $0.state?.players == 41 }
    #expect(!player.lines.contains { if case .count = $0 { true } else { false } })
    #expect(await player.leave() == nil)
    server.stop()
  }

  /// Programs of a former version pass over an order that they do not know; games over a line.
  @Test func aWordOfALaterVersionIsPassedOver() {
    for json in [#"{"takesCounts":{}}"#, #"{"open":{}}"#, #"{"later":{"x":1}}"#] {
      let order = try? JSONDecoder().decode(LiveOrder.self, from: Data(json.utf8))
      #expect(order == (json.contains("takes") ? .takesCounts : nil))
    }
    #expect((try? JSONDecoder().decode(LiveLine.self, from: Data(#"{"later":{"x":1}}"#.utf8))) == nil)
  }

  @Test func whoeverComesInTurnWaitsForIt() async throws {
    let room = FakeRoom()
    let refusals = Mutex(3)
    let server = try FakeServer { request in
      let isRefused =
        request.path.hasSuffix("/players")
        && refusals.withLock { left in
          left -= 1
          return left >= 0
        }
      return isRefused
        ? .json(429, ErrorResponse(code: .tooMany, message: "in turn"), ["retry-after": "0"]) : room.answer(request)
    }
    let player = try TestPlayer(server)
    try await player.wait(for: "the lobby") { $0.state?.phase == .lobby }
    #expect(server.requests.filter { $0.path.hasSuffix("/players") }.count == 4)
    #expect(await player.leave() == nil)
    server.stop()
  }

  /// Nobody waits for a minute without a word.
  @Test func whoIsToWaitLongIsToldSo() async throws {
    let room = FakeRoom()
    let server = try FakeServer { request in
      request.path.hasSuffix("/players")
        ? .json(429, ErrorResponse(code: .tooMany, message: "slow"), ["retry-after": "60"]) : room.answer(request)
    }
    #expect(await (try TestPlayer(server)).end()?.code == "request.many")
    server.stop()
  }
}
