import Testing

@testable import LeagueClient

/// A stream of events, in pieces as a network makes them.
@Suite struct EventReaderTests {
  private static let stream = """
    retry: 1000

    : comment
    event: room
    id: 7
    data: {"a":
    data: 1}

    event:own\r
    data:{}\r
    \r
    data

    event: nothing

    """

  private static let events = [
    EventReader.Event(name: "room", data: Array("{\"a\":\n1}".utf8)),
    EventReader.Event(name: "own", data: Array("{}".utf8)), EventReader.Event(name: "", data: []),
  ]

  @Test(arguments: [1, 2, 3, 7, 1000])
  func eventsDoNotDependOnPieces(_ size: Int) throws {
    var reader = EventReader()
    var rest = Array(EventReaderTests.stream.utf8)[...]
    var events: [EventReader.Event] = []
    while !rest.isEmpty {
      events += try reader.read(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(events == EventReaderTests.events)
  }

  @Test(arguments: ["x", "data: x\n", ":"])
  func anEventWithoutEndIsNotCollectedForEver(_ piece: String) {
    var reader = EventReader()
    let pieces = Array(String(repeating: piece, count: 256).utf8)
    #expect(throws: EventReader.TooLong.self) {
      for _ in 0...EventReader.limit / 256 { _ = try reader.read(pieces) }
    }
  }

  @Test func commentsWithoutEndAreNotCollected() throws {
    var reader = EventReader()
    let piece = Array(String(repeating: ": nothing\n", count: 1000).utf8)
    for _ in 0...EventReader.limit / piece.count { #expect(try reader.read(piece).isEmpty) }
    #expect(try reader.read(Array("data: 1\n\n".utf8)).count == 1)
  }

  @Test func aStreamThatNeverRestsIsReadAtASteadyRate() {
    var rate = ReadingRate()
    var now = 5000
    #expect(rate.pause(after: 8 << 20, at: now) == 0)
    #expect(rate.pause(after: 204_800, at: now) == 100)
    now += 100
    #expect(rate.pause(after: 2048, at: now) == 1)
    now += 3_600_000
    #expect(rate.pause(after: 8 << 20, at: now) == 0)
    // A clock that was set back.
    #expect(rate.pause(after: 0, at: 0) == 0)
  }
}
