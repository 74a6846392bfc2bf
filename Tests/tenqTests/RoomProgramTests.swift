import QuizCore
import Testing

@testable import tenq

/// What is started in the place of a live room's program that was killed.
@Suite struct RoomProgramTests {
  private static let hosting = LiveRun.host(port: 9000, bind: nil, resumes: false, words: "words.txt")
  private static let state = LiveLine.state(
    LiveState(version: 1, phase: .lobby, title: "Food", code: "4071", count: 1, rules: LiveRules(limit: 10_000)),
    own: nil, board: nil, clock: 0)

  private func program(_ run: LiveRun) throws -> RoomProgram {
    RoomProgram(try #require(LinePipe.start(["/bin/true"])), run)
  }

  @Test func aHostsRoomIsTakenUpAgainAndAPlayersJoined() throws {
    var host = try program(Self.hosting)
    #expect(host.next == nil, "there is no room yet")
    #expect(host.note(.opened(addresses: [], code: "4071")) && host.note(Self.state))
    #expect(host.next?.run == .host(port: 9000, bind: nil, resumes: true, words: "words.txt"))
    #expect(host.next?.orders == [])

    let joining = LiveRun.join(address: "192.168.1.20:8610", code: "4071")
    var player = try program(joining)
    player.note(.join(name: "Aya"))
    player.note(.join(name: "Aya2"))
    #expect(player.next == nil && player.note(Self.state))
    #expect(player.next?.run == joining && player.next?.orders == [.join(name: "Aya2")])
  }

  @Test func anotherRoomIsNotTakenForTheOneThatWasOpen() throws {
    var host = try program(Self.hosting)
    _ = (host.note(.opened(addresses: [], code: "4071")), host.note(Self.state))
    var again = try program(Self.hosting.again)
    again.follow(host)
    #expect(again.isReturning && !again.note(.opened(addresses: [], code: "1111")))
    #expect(again.note(.opened(addresses: [], code: "4071")) && again.note(Self.state) && !again.isReturning)
  }

  @Test func whatEndsAgainAndAgainIsNotStartedForEver() throws {
    var program = try program(Self.hosting)
    var starts = 0
    _ = program.note(Self.state)
    while program.next != nil, starts < 100 {
      var again = try self.program(Self.hosting.again)
      again.follow(program)
      _ = again.note(Self.state)
      (program, starts) = (again, starts + 1)
    }
    #expect(starts == 5)
  }
}
