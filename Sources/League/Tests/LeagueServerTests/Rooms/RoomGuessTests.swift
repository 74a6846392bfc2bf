import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import Testing

@testable import LeagueServer

/// Rooms whose codes are guessed, or that are filled with names: who belongs there goes on.
@Suite struct RoomGuessTests {
  /// Guesses a second of somebody at the address of a class.
  private static let guesses = 50
  /// The players of a class.
  private static let players = 24

  /// A second's guesses, of all kinds; an answer that says anything but no is a problem.
  private func guess(_ room: TestRoom, from address: [(String, String)] = []) async throws {
    let wrong = room.opened.code == "0000" ? "0001" : "0000"
    let token = String(repeating: "x", count: 43)
    for index in 0..<RoomGuessTests.guesses {
      let (path, client) = ("/v1/rooms/\(index % 5 == 0 ? "abc" : wrong)", room.client)
      let answer =
        switch index % 4 {
        case 0: try await client.get(path, headers: address)
        case 1: try await client.post("\(path)/players", RoomJoin(name: "Guess \(index)"), headers: address)
        case 2: try await client.get("\(path)/time?key=\(token)", headers: address)
        // A token that is none, with the right code.
        case _: try await client.get("\(room.path)/time?key=\(token)", headers: address)
        }
      #expect(["room.unknown", "token.unknown", "request.many"].contains(answer.code))
    }
  }

  /// What a phone does to come in, and to come back after a reload; the codes of the errors.
  private func comeIn(_ name: String, _ room: TestRoom, from address: [(String, String)] = []) async throws -> [String]
  {
    let client = room.client
    var answers = [
      try await client.get("/r/\(room.opened.code)", headers: address),
      try await client.get(room.path, headers: address),
    ]
    let joined = try await client.post("\(room.path)/players", RoomJoin(name: name), headers: address)
    answers.append(joined)
    if let seat = try? joined.decoded(RoomSeat.self) {
      for _ in 0..<3 {
        answers += [
          try await client.get(room.path, token: seat.token, headers: address),
          try await client.post("\(room.path)/players", RoomJoin(name: name), token: seat.token, headers: address),
          try await client.get("\(room.path)/time?key=\(seat.token)", headers: address),
        ]
      }
    }
    return answers.compactMap { $0.status == 200 ? nil : $0.code ?? "\($0.status)" }
  }

  @Test func aClassComesInWhileSomebodyAtItsAddressGuesses() async throws {
    let pace = TestPace()
    try await TestRoom.run(pace: pace) { room in
      for number in 0..<RoomGuessTests.players {
        try await guess(room)
        #expect(try await comeIn("Player \(number)", room) == [])
        pace.wait(.seconds(1))
      }
      try await guess(room)
      #expect(try await room.client.get("/v1/rooms/abc").code == "request.many")
    }
  }

  @Test func inALeagueTheAddressOfTheRoomIsToldFromThatOfAStranger() async throws {
    let (pace, clock) = (TestPace(), RoomTestClock())
    try await TestServer.run(
      countsForEver: true, pace: pace, roomTime: clock.time, configure: { $0.isBehindProxy = true }
    ) { server in
      let school = [("X-Forwarded-For", "203.0.113.7")]
      let stranger = [("X-Forwarded-For", "198.51.100.9")]
      let host = try await server.join("Teacher").token
      let answer = try await server.client.post("/v1/rooms", SampleRooms.room(), token: host, headers: school)
      let room = TestRoom(server: server, clock: clock, opened: try answer.decoded(RoomOpened.self))
      #expect(
        try await server.client.get("\(room.path)/table", token: room.opened.token, headers: school).status == 200)
      for number in 0..<3 {
        try await guess(room, from: school)
        try await guess(room, from: stranger)
        #expect(try await comeIn("Player \(number)", room, from: school) == [])
        // Nor is a stranger told then which code is right.
        #expect(try await room.client.get(room.path, headers: stranger).code == "request.many")
        #expect(
          try await room.client.post("\(room.path)/players", RoomJoin(name: "Eve"), headers: stranger).code
            == "request.many")
        pace.wait(.seconds(1))
      }
      pace.wait(.seconds(60))
      #expect(try await comeIn("Late", room, from: stranger) == [])
    }
  }

  @Test func fortyComeAtOnceAndThenOneASecond() async throws {
    let pace = TestPace()
    try await TestRoom.run(SampleRooms.room(), pace: pace) { room in
      let first = try await room.join("First")
      var answers: [TestAnswer] = []
      for batch in 0..<10 {
        answers += try await inParallel(50) { number in
          try await room.client.post("\(room.path)/players", RoomJoin(name: "Name \(batch * 50 + number)"))
        }
      }
      #expect(answers.count { $0.status == 200 } == 39)
      #expect(Set(answers.filter { $0.status != 200 }.map(\.code)) == ["request.many"])
      let wait = try #require(answers.first { $0.status != 200 }?.headers["Retry-After"].first)
      #expect(Int(wait).map { (1...2).contains($0) } == true)
      // Who is in it comes back at any time; a room of its own has a pace of its own.
      #expect(try await room.join("First", token: first.token) == first)
      let other = try await TestRoom.open(SampleRooms.room(), room.server, room.clock)
      _ = try await other.join("First")
      for second in 1...3 {
        pace.wait(.seconds(1))
        #expect(try await room.client.post("\(room.path)/players", RoomJoin(name: "At \(second)")).status == 200)
        #expect(try await room.refusal("Not at \(second)") == "request.many")
      }
      // From another address somebody comes in, whatever this one does.
      let connection = try RawConnection(port: room.server.port, from: "127.0.0.2")
      let body = #"{"name":"Aya"}"#
      await connection.send(
        "POST \(room.path)/players HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
      #expect(await connection.readSome().hasPrefix("HTTP/1.1 200"))
      #expect(try await room.client.get(room.path).decoded(RoomInfo.self).players == 44)
    }
  }

  /// Names that are refused cost nobody a place.
  @Test func aRefusedNameIsNotCounted() async throws {
    try await TestRoom.run { room in
      _ = try await room.join("Aya")
      for _ in 0..<50 { #expect(try await room.refusal("Aya") == "name.taken") }
      _ = try await room.join("Ben")
    }
  }
}
