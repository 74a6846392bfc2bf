import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer

/// Requests that a page of another site makes its visitor's browser send.
@Suite struct RequestOriginTests {
  /// Headers of a request that changes something, where `HOST` is the server's own host and port; and whether it is taken.
  static let cases: [(headers: [(String, String)], isTaken: Bool)] = [
    ([], true),
    ([("Content-Type", "text/plain")], true),
    ([("Content-Type", "application/x-www-form-urlencoded")], true),
    ([("Origin", "http://HOST"), ("Content-Type", "application/json")], true),
    ([("Origin", "HTTP://HOST")], false),
    ([("Origin", "https://quiz.example.org")], true),
    ([("Origin", "https://QUIZ.example.org"), ("Host", "127.0.0.1:9")], true),
    ([("Origin", "http://localhost:5"), ("Host", "localhost:5")], true),
    ([("Origin", "https://evil.example"), ("Content-Type", "text/plain")], false),
    ([("Origin", "https://evil.example"), ("Content-Type", "application/x-www-form-urlencoded")], false),
    ([("Origin", "https://evil.example"), ("Content-Type", "multipart/form-data; boundary=x")], false),
    ([("Origin", "https://evil.example"), ("Content-Type", "application/json")], false),
    ([("Origin", "null"), ("Content-Type", "text/plain")], false),
    ([("Origin", "")], false),
    ([("Origin", "http://")], false),
    ([("Origin", "http://127.0.0.1")], false),
    ([("Origin", "http://127.0.0.1:1")], false),
    ([("Origin", "https://quiz.example.org.evil.example")], false),
    ([("Origin", "https://quiz.example.org@evil.example")], false),
    // Two pages cannot have sent it.
    ([("Origin", "http://HOST"), ("Origin", "https://evil.example")], false),
    // A stranger's name that was made to lead here.
    ([("Origin", "http://evil.example:80"), ("Host", "evil.example:80")], false),
  ]

  @Test func whatAnotherSitesPageSendsChangesNothing() async throws {
    let clock = RoomTestClock()
    try await TestServer.run(
      countsForEver: true, roomTime: clock.time,
      configure: { configuration in
        configuration.rooms = RoomConfiguration(secret: TestRoom.secret, admitsOnlyNear: true)
        configuration.publicAddress = "https://quiz.example.org/quiz"
      }
    ) { server in
      let room = try await TestRoom.open(SampleRooms.room(), server, clock)
      let own = String(server.client.address.dropFirst("http://".count))
      for (index, example) in RequestOriginTests.cases.enumerated() {
        let headers = example.headers.map { ($0.0, $0.1.replacingOccurrences(of: "HOST", with: own)) }
        let answer = try await server.client.post(
          "\(room.path)/players", RoomJoin(name: "Name \(index)"), headers: headers)
        #expect((answer.status == 200) == example.isTaken, "\(headers): \(answer.text)")
        if !example.isTaken { #expect(answer.code == "origin.foreign" && answer.status == 403) }
      }
      let players = RequestOriginTests.cases.count(where: \.isTaken)
      #expect(try await room.state().players == players)
      // So with everything that changes something, and with nothing that is read.
      let foreign = [("Origin", "https://evil.example")]
      for route in APIRoutes.all {
        let path = route.pattern.replacingOccurrences(of: "{room}", with: room.opened.code)
        let answer = try await server.client.ask(
          route.method == .post ? .POST : route.method == .delete ? .DELETE : .GET, path, headers: foreign)
        #expect((answer.code == "origin.foreign") == (route.method != .get), "\(route.method) \(path)")
      }
      #expect(try await server.client.get("/r/\(room.opened.code)", headers: foreign).status == 200)
    }
  }
}
