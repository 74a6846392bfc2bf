import LeagueTesting
import Testing

@testable import LeagueStore

/// Whether a server of rooms has ended, by its id.
@Suite struct RoomServerIDTests {
  @Test func aServerOfThisMachineThatHasEndedIsKnownToHave() throws {
    let own = RoomServerID.make()
    #expect(!RoomServerID.isDead(own) && RoomServerID.make() != own)
    let parts = own.split(separator: " ").map(String.init)
    try #require(parts.count == 5)
    func id(_ index: Int, _ text: String) -> String {
      var other = parts
      other[index] = text
      return other.joined(separator: " ")
    }
    // Its number is another process's now, or nobody's; of another machine nothing is known.
    #expect(RoomServerID.isDead(id(4, "1")))
    #expect(RoomServerID.isDead(id(3, "\(Int32.max)")))
    #expect(!RoomServerID.isDead(id(1, "another")) && !RoomServerID.isDead(id(2, "pid:[1]")))
    for text in ["", "a", "a b c d e f", id(3, "self"), id(3, "../1")] {
      #expect(!RoomServerID.isDead(text), "\(text)")
    }
  }

  @Test func aRoomOfAServerThatHasEndedIsTakenAtOnce() async throws {
    let league = try await TestLeague(.sqlite)
    let now = TestLeague.now
    let dead = RoomServerID.make().split(separator: " ").dropLast().joined(separator: " ") + " 1"
    let opened = try await RoomJournal(league.store, server: dead).open(SampleRooms.room(), league: "", now: now)
    #expect(try await RoomJournal(league.store).take(opened.code, now: now).wasInterrupted)
    await league.end()
  }
}
