import Testing

@testable import LeagueClient

/// What pings tell of a server's clock.
@Suite struct ClockOffsetTests {
  /// A server whose clock is ahead by 1,790,000,000,000 ms.
  private static let ahead = 1_790_000_000_000

  @Test func theQuickestPingTells() {
    var offset = ClockOffset()
    #expect(offset.difference == nil)
    // 400 ms there, 40 back.
    offset.note(sent: 1000, received: 1440, server: ClockOffsetTests.ahead + 1400)
    #expect(offset.difference == ClockOffsetTests.ahead + 180)
    offset.note(sent: 1440, received: 1460, server: ClockOffsetTests.ahead + 1452)
    #expect(offset.difference == ClockOffsetTests.ahead + 2)
    // A slower one says nothing new.
    offset.note(sent: 1460, received: 1800, server: ClockOffsetTests.ahead + 1500)
    #expect(offset.difference == ClockOffsetTests.ahead + 2)
  }

  @Test func aClockThatWasSetIsFollowed() {
    var offset = ClockOffset()
    offset.note(sent: 1000, received: 1020, server: ClockOffsetTests.ahead + 1010)
    offset.note(sent: 9000, received: 9300, server: ClockOffsetTests.ahead + 9150 + 5000)
    #expect(offset.difference == ClockOffsetTests.ahead + 5000)
  }

  @Test func anOldPingGivesWay() {
    var offset = ClockOffset()
    offset.note(sent: 0, received: 20, server: ClockOffsetTests.ahead + 10)
    // Ten minutes later the clocks may be 60 ms apart.
    offset.note(sent: 600_000, received: 600_100, server: ClockOffsetTests.ahead + 600_080)
    #expect(offset.difference == ClockOffsetTests.ahead + 30)
  }

  @Test(arguments: [Int.min, -1, .max])
  func aClockBeyondAllInstantsIsNone(_ server: Int) {
    var offset = ClockOffset()
    offset.note(sent: 1000, received: 1020, server: server)
    #expect(offset.difference == nil)
  }
}
