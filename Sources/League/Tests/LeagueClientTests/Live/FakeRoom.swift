import Foundation
import LeagueAPI
import QuizCore
import Synchronization

@testable import LeagueClient

/// A live room that a fake server has: a lobby, unless a test says other.
final class FakeRoom: Sendable {
  static let code = "1234"
  static let token = String(repeating: "t", count: 43)
  private static let stream = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n"

  /// How often each path was asked for.
  let counts = Mutex<[String: Int]>([:])

  /// What a room answers to a request.
  func answer(_ request: FakeServer.Request) -> FakeServer.Reply {
    let path = String(request.path.prefix { $0 != "?" }.dropFirst("/v1/rooms/1234".count))
    counts.withLock { $0[path, default: 0] += 1 }
    switch path {
    case "":
      return .json(
        RoomInfo(title: "Sums", language: "en", phase: .lobby, players: 0, isLocked: false, hidesNames: false, teams: 0)
      )
    case "/players": return .json(RoomSeat(id: "1", token: FakeRoom.token, name: "Aya", team: 0))
    case "/time": return .json(RoomClock(now: FakeRoom.now))
    case "/events": return FakeRoom.events([FakeRoom.event("room", FakeRoom.lobby)])
    case "/answers": return .json(RoomAnswered(milliseconds: 1000))
    case _: return .http(404, [:], [])
    }
  }

  /// The server's clock.
  static let now = 1_790_000_000_000

  /// The state of a lobby.
  static var lobby: LiveState {
    LiveState(
      version: 1, phase: .lobby, title: "Sums", code: code, count: 3, rules: LiveRules(limit: 10_000))
  }

  /// A question that is open.
  static func question(limit: Int = 10_000) -> LiveState {
    var state = lobby
    state.phase = .question
    state.question = LiveQuestion(
      number: 1, kind: "", text: "2 + 2 = ?", panels: ["3", "4"], level: nil, limit: limit, opens: now, isAgain: false)
    return state
  }

  /// An event of a stream.
  static func event(_ name: String, _ value: some Encodable) -> String {
    let data = (try? JSONEncoder().encode(value)) ?? Data()
    return "event: \(name)\ndata: \(String(decoding: data, as: UTF8.self))\n\n"
  }

  /// A stream with events, that stays open.
  static func events(_ events: [String]) -> FakeServer.Reply {
    .trickle(head: Array((stream + events.joined()).utf8))
  }

  /// A stream with a text, that ends.
  static func ending(_ text: String) -> FakeServer.Reply { .raw(Array((stream + text).utf8)) }

  /// A stream without an end of the same piece.
  static func flood(_ piece: String) -> FakeServer.Reply { .flood(head: Array(stream.utf8), Array(piece.utf8)) }
}
