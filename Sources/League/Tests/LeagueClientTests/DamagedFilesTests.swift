import Foundation
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// Every number of the files that the program reads, and what it does where the number cannot be.
@Suite(.timeLimit(.minutes(5)))
struct DamagedFilesTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] request in league.answer(request) }
  }

  /// What stands for a number: the least and the greatest, one too few, one beyond all, and what is none.
  private static let numbers = ["\(Int.min)", "\(Int.max)", "-1", "1e300", "99999999999999999999", "\(1 << 60)"]

  /// The numbers of a JSON text, each as where it stands in the text.
  private static func places(_ text: String) -> [Range<String.Index>] {
    var places: [Range<String.Index>] = []
    var place = text.startIndex
    while let colon = text[place...].firstIndex(of: ":") {
      let start = text.index(after: colon)
      let end = text[start...].firstIndex { !"-0123456789".contains($0) } ?? text.endIndex
      if start < end { places.append(start..<end) }
      place = start
    }
    return places
  }

  /// A cursor in which every field is set.
  private func fullCursor() throws -> String {
    var cursor = try #require(scratch.cursor)
    cursor.refuse("a", "round.game", at: 5)
    cursor.latest = [.init(maker: "Mika", date: 7)]
    var again = RefusedForNow(from: LinePosition(past: .all(since: 11)), tried: 12, clock: 13, resets: 14)
    again.add("b", "quota.rounds", at: LinePosition())
    cursor.again = again
    cursor.clock = 15
    cursor.restored = 16
    cursor.reread = 17
    cursor.synced = 18
    cursor.usage = Usage(
      rounds: 1900, roundLimit: 2000, bytes: 20, byteLimit: 21, sets: 22, setLimit: 23, questions: 24,
      questionLimit: 25,
      resets: 1_790_000_000_000)
    return String(decoding: cursor.content(), as: UTF8.self)
  }

  @Test func aCursorWithANumberThatCannotBeIsSetAsideAndBegunAnew() async throws {
    try await scratch.join(server)
    // What waits to be sent again waits as long as there is no log.
    try scratch.play()
    _ = try await scratch.player().sync()
    let text = try fullCursor()
    let places = DamagedFilesTests.places(text).filter { !text[..<$0.lowerBound].hasSuffix("\"version\":") }
    #expect(places.count >= 30, "\(text)")
    let path = scratch.league.cursor
    for (index, place) in places.enumerated() {
      for number in DamagedFilesTests.numbers {
        let damaged = text.replacingCharacters(in: place, with: number)
        let what = text[..<place.lowerBound].suffix(30) + number
        try Data(damaged.utf8).write(to: URL(filePath: path))
        let isRead = scratch.cursor != nil
        // Below nothing there are only differences; the end of all lines was once the largest number of all.
        let isEnd = text[..<place.lowerBound].hasSuffix("\"end\":")
        #expect(!isRead || number == "-1" || isEnd && number == "\(Int.max)", "\(what)")
        let summary = try scratch.player().summary()
        #expect(summary.isDamaged == !isRead, "\(what)")
        // Whatever the number, what is set aside is begun anew alike.
        guard index == 0 || number == DamagedFilesTests.numbers[0] else { continue }
        let report = try await scratch.player().sync()
        #expect((report.setAside != nil) == !isRead, "\(what)")
        guard let name = report.setAside else { continue }
        #expect(scratch.text(of: "\(scratch.league.folder)/\(name)") == damaged)
        #expect(try scratch.player().summary().setAside == name)
        unlink("\(scratch.league.folder)/\(name)")
        #expect(scratch.cursor?.synced == Scratch.now)
      }
    }
    server.stop()
  }

  @Test func whatWaitsToBeSentAgainWaitsOnWhereTheLogIsMissing() async throws {
    try await scratch.join(server)
    try scratch.play()
    _ = try await scratch.player().sync()
    try Data(try fullCursor().utf8).write(to: URL(filePath: scratch.league.cursor))
    let waiting = try #require(scratch.cursor?.again?.codes)
    unlink(try #require(scratch.log.path))
    _ = try await scratch.player().sync()
    #expect(scratch.cursor?.again?.codes == waiting)
    server.stop()
  }

  @Test func aMembershipWithANumberThatCannotBeSaysWhatToDo() async throws {
    try await scratch.join(server)
    let path = scratch.league.membership
    let text = try #require(scratch.text(of: path))
    for place in DamagedFilesTests.places(text) where !text[..<place.lowerBound].hasSuffix("\"version\":") {
      for number in DamagedFilesTests.numbers {
        try Data(text.replacingCharacters(in: place, with: number).utf8).write(to: URL(filePath: path))
        let link = InvitationLink(server: server.url, league: FakeLeague.id, code: FakeLeague.code)
        for problem in [
          await #expect(throws: LeagueProblem.self) { try await scratch.player().sync() },
          #expect(throws: LeagueProblem.self) { _ = try scratch.player().summary() },
          await #expect(throws: LeagueProblem.self) { _ = try await scratch.player().join(link, name: "Aki") },
        ] {
          #expect(problem?.sentence.en.contains("tenq league leave") == true, "\(number)")
        }
      }
    }
    #expect(try await scratch.player().leave(erasing: false).membership == nil)
    server.stop()
  }

  /// What was written before had the largest number of all for a log that was not there yet.
  @Test func aCursorOfAnEarlierVersionIsRead() async throws {
    try await scratch.join(server)
    let text = try #require(scratch.text(of: scratch.league.cursor))
    let end = "\"end\":\(AmountBounds.range.upperBound)"
    try #require(text.contains(end))
    try Data(text.replacing(end, with: "\"end\":\(Int.max)").utf8).write(to: URL(filePath: scratch.league.cursor))
    #expect(scratch.cursor?.log.past?.isAll == true)
    let id = try scratch.play()
    #expect(try await scratch.player().sync().setAside == nil)
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  /// The game's own files, which a synchronisation reads beside.
  @Test func linesOfTheOutboxWithNumbersThatCannotBeArePassedOver() async throws {
    try await scratch.join(server)
    let change = LeagueChange(
      id: "0192a4b0-0000-7000-8000-000000000000", kind: .share, question: UUID().uuidString.lowercased(),
      text: Scratch.question("Which?").text, date: 5)
    try scratch.outbox.append(change)
    let line = try #require(scratch.text(of: scratch.league.outbox))
    let lines = DamagedFilesTests.places(line).flatMap { place in
      DamagedFilesTests.numbers.map { line.replacingCharacters(in: place, with: $0) }
    }
    try Data((lines.joined() + line).utf8).write(to: URL(filePath: scratch.league.outbox))
    _ = try await scratch.player().sync()
    #expect(league.with { $0.changes[change.id] } ?? 0 >= 1)
    #expect(try scratch.player().summary().unreadableLines > 0)
    server.stop()
  }

  /// Status, tables, rates, makers, what was seen: written anew by each synchronisation.
  @Test func theOtherFilesEndNothing() async throws {
    try await scratch.join(server)
    let row = LeagueTable.Row(
      place: 1, player: .init(id: FakeLeague.playerID, name: "Aki"), points: 2, right: 3, asked: 4, milliseconds: 5,
      rounds: 6, days: 7, timed: 8, own: 9)
    league.with { $0.table = LeagueTable(selection: .init(), rows: [row], own: row, count: 1, made: 10) }
    league.with {
      $0.events = [
        .question(Scratch.question("Is it?")),
        .rate(.init(question: .init(hash: 1), asked: 2, right: 1, milliseconds: 9)),
      ]
    }
    _ = try await scratch.player().sync()
    _ = try await scratch.player().table(.init())
    try LeagueFolder(scratch.league).see(upTo: 5)
    let names = scratch.names.filter {
      $0.hasSuffix(".json") || $0.hasSuffix(".jsonl") || $0.hasSuffix(".txt") || $0 == "seen"
    }
    for name in names where name != "cursor.json" && name != "membership.json" {
      let path = "\(scratch.league.folder)/\(name)"
      guard let text = scratch.text(of: path) else { continue }
      var places = DamagedFilesTests.places(text)
      if places.isEmpty {
        // Words with blanks between them.
        places = text.split(whereSeparator: \.isWhitespace).filter { Int($0) != nil }.map {
          $0.startIndex..<$0.endIndex
        }
      }
      #expect(!places.isEmpty || name.hasPrefix("outbox"), "\(name)")
      for place in places {
        for number in DamagedFilesTests.numbers {
          try Data(text.replacingCharacters(in: place, with: number).utf8).write(to: URL(filePath: path))
          let folder = LeagueFolder(scratch.league)
          _ = (folder.status(), folder.table(.init()), folder.seen, folder.rates(of: [.init(hash: 1)]))
          _ = try scratch.player().summary()
          _ = try await scratch.player().sync()
          _ = try await scratch.player().syncInBackground()
        }
      }
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    server.stop()
  }
}
