import Foundation
import Glibc
import LeagueTesting
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// The files of hosts, and of players who come back.
@Suite struct HostFilesTests {
  private let scratch = Scratch()

  private var folder: LiveFolder {
    get throws { try #require(LiveFolder(scratch.locations)) }
  }

  private func room(_ code: String) -> OpenRoom {
    OpenRoom(
      server: "http://127.0.0.1:8610", code: code, token: PlayerFiles.newToken(),
      left: LeftRoom(title: "Idioms \(code)", set: "Words/Idioms", isInLeague: false), port: 8610, bind: nil, words: nil
    )
  }

  @Test func hostsAtTheSameTimeHaveFilesOfTheirOwn() throws {
    var first: HostFiles? = try HostFiles.free(in: folder)
    let second = try HostFiles.free(in: folder)
    let store = scratch.path + "/data/tenq/live/rooms"
    #expect(first?.store == store + ".sqlite")
    #expect(second.store == store + "-2.sqlite")
    first = nil
    #expect(try HostFiles.free(in: folder).store == store + ".sqlite")
  }

  @Test func theRoomThatWasOpenLastIsTakenUpUnlessAnotherProgramHasIt() throws {
    #expect(throws: LeagueProblem.noRoomToResume) { try HostFiles.last(in: folder) }
    var first: HostFiles? = try HostFiles.free(in: folder)
    var second: HostFiles? = try HostFiles.free(in: folder)
    try room("1111").write(#require(first?.rooms))
    try room("2222").write(#require(second?.rooms))
    first = nil
    #expect(try HostFiles.last(in: folder).rooms.map(\.code) == ["1111"])
    second = nil
    #expect(try HostFiles.last(in: folder).rooms.map(\.code) == ["2222"])
    let all = try (0..<2).map { _ in try HostFiles.free(in: folder) }
    _ = withExtendedLifetime(all) {
      #expect(throws: LeagueProblem.roomIsHosted) { try HostFiles.last(in: folder) }
    }
  }

  @Test func aNewRoomLeavesTheFormerOnesAsTheyWere() throws {
    let files = try #require(LiveFiles(scratch.locations))
    #expect(files.left == nil)
    var host: HostFiles? = try HostFiles.free(in: folder)
    let path = try #require(host?.rooms)
    for code in ["1111", "2222", "1111"] { try room(code).write(path) }
    #expect(OpenRoom.read(path).map(\.code) == ["1111", "2222"])
    #expect(files.left?.title == "Idioms 1111")
    try room("1111").remove(from: path)
    host = nil
    #expect(files.left?.title == "Idioms 2222")
    #expect(try HostFiles.last(in: folder).rooms.map(\.code) == ["2222"])
    try room("2222").remove(from: path)
    #expect(files.left == nil && !FileStatus.exists(path))
    #expect(throws: LeagueProblem.noRoomToResume) { try HostFiles.last(in: folder) }
    for code in 1000..<1020 { try room("\(code)").write(path) }
    #expect(OpenRoom.read(path).count == OpenRoom.most)
  }

  @Test func hostsInALeagueAtTheSameInstantLoseNoRoom() async throws {
    let path = try folder.files.leagueRooms
    try folder.make()
    let rooms = (1000..<1008).map { room("\($0)") }
    try await withThrowingTaskGroup { group in
      for room in rooms { group.addTask { try await onOwnThread { try room.write(path) } } }
      try await group.waitForAll()
    }
    #expect(Set(OpenRoom.read(path)) == Set(rooms))
  }

  @Test func aRoomThatCannotBeReadIsNone() throws {
    let files = try HostFiles.free(in: folder)
    let good = room("1234")
    try good.write(files.rooms)
    #expect(OpenRoom.read(files.rooms) == [good])
    let mode = try FileManager.default.attributesOfItem(atPath: files.rooms)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    for change in [
      { (room: inout OpenRoom) in room.code = "12/../34" }, { $0.server = "ftp://x" }, { $0.token = "a b" },
      { $0.port = .max },
    ] {
      var bad = good
      change(&bad)
      unlink(files.rooms)
      try bad.write(files.rooms)
      #expect(OpenRoom.read(files.rooms).isEmpty)
    }
    try Data("{".utf8).write(to: URL(filePath: files.rooms))
    #expect(OpenRoom.read(files.rooms).isEmpty)
  }

  @Test func aSeatIsForOneProgramAtATime() throws {
    let seats = RoomSeats(in: try folder)
    let room = try RoomAddress("127.0.0.1:8610", code: "1234")
    var place = seats.place(room, name: "Aya")
    let token = PlayerFiles.newToken()
    #expect(place != nil && place?.token == nil)
    place?.keep(token)
    #expect(seats.place(room, name: "aya") == nil)
    #expect(seats.place(room, name: "Ben") != nil)
    place = nil
    #expect(seats.place(room, name: "aya")?.token == token)
    #expect(seats.place(try RoomAddress("127.0.0.1:8610", code: "4321"), name: "Aya")?.token == nil)
  }
}
