import Foundation
import Glibc
import LeagueAPI
import QuizCore
import QuizStore
import Testing

@testable import LeagueClient

/// Links in place of our folders: nothing behind them is removed or written.
@Suite(.timeLimit(.minutes(15)))
struct LinkTests {
  private let scratch = Scratch()
  private let league = FakeLeague()
  private let server: FakeServer

  init() throws {
    server = try FakeServer { [league] in league.answer($0) }
  }

  /// A folder outside the league's, with files and a subfolder.
  private func outside() throws -> String {
    let outside = scratch.path + "/outside"
    try FileManager.default.createDirectory(atPath: outside + "/Class 3", withIntermediateDirectories: true)
    for name in ["mine.csv", "Class 3/mine.csv", "membership.json", "week.json"] {
      try Data("mine".utf8).write(to: URL(filePath: "\(outside)/\(name)"))
    }
    return outside
  }

  private func expectUntouched(_ outside: String) {
    let files = (FileManager.default.enumerator(atPath: outside)?.allObjects as? [String] ?? []).sorted()
    #expect(files == ["Class 3", "Class 3/mine.csv", "membership.json", "mine.csv", "week.json"])
    for name in files where name != "Class 3" { #expect(scratch.text(of: "\(outside)/\(name)") == "mine") }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  @Test(arguments: ["banks", "banks/Class 3"])
  func aFolderOfBanksThatIsALinkIsLeftAlone(_ name: String) async throws {
    let outside = try outside()
    try await scratch.join(server)
    league.with { $0.events = [.question(Scratch.question("First?"))] }
    _ = try await scratch.player().sync()
    let path = "\(scratch.league.folder)/\(name)"
    try FileManager.default.removeItem(atPath: path)
    let target = name == "banks" ? outside : outside + "/Class 3"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    league.with { $0.events.append(.question(Scratch.question("Second?"))) }
    let id = try scratch.play()
    let report = try await scratch.player().sync()
    expectUntouched(outside)
    #expect(report.problem?.code == "files.link")
    #expect(report.problem?.sentence.en.contains(path) == true)
    #expect(scratch.status.problem?.code == "files.link")
    // Said again the next time, and not any more when the link is gone.
    #expect(try await scratch.player().sync().problem != nil)
    unlink(path)
    #expect(try await scratch.player().sync().problem == nil)
    #expect(scratch.bankFolders == ["Class 3"])
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    #expect(isLink(path))
    #expect(league.with { $0.rounds } == [id: 1])
    server.stop()
  }

  @Test func leavingALeagueWhoseFolderIsALinkRemovesTheLinkAlone() async throws {
    try await scratch.join(server)
    let moved = scratch.path + "/moved"
    try FileManager.default.moveItem(atPath: scratch.league.folder, toPath: moved)
    try Data("mine".utf8).write(to: URL(filePath: moved + "/mine"))
    try FileManager.default.createSymbolicLink(atPath: scratch.league.folder, withDestinationPath: moved)
    _ = try await scratch.player().leave(erasing: false)
    #expect(scratch.text(of: moved + "/mine") == "mine")
    #expect(!isLink(scratch.league.folder))
    #expect(try scratch.files.membership() == nil)
    server.stop()
  }

  @Test func aFolderThatIsSwappedForALinkIsTheOneThatWasOpened() throws {
    let outside = try outside()
    let path = scratch.path + "/ours"
    try FileManager.default.createDirectory(atPath: path + "/below", withIntermediateDirectories: true)
    for name in ["one", "below/two"] { try Data("ours".utf8).write(to: URL(filePath: "\(path)/\(name)")) }
    let folder = try OwnFolder(path)
    let below = try folder.folder("below")
    // Between the look and the removal.
    try FileManager.default.moveItem(atPath: path, toPath: path + "-moved")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: outside)
    try FileManager.default.moveItem(atPath: path + "-moved/below", toPath: path + "-below")
    try FileManager.default.createSymbolicLink(atPath: path + "-moved/below", withDestinationPath: outside)
    try below.write(Array("new".utf8), to: "mine.csv")
    below.removeAll(keeping: ["mine.csv"])
    folder.removeAll()
    expectUntouched(outside)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "-moved").isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "-below") == ["mine.csv"])
    #expect(throws: OwnFolder.Failure.link(path: path)) { _ = try OwnFolder(path) }
  }

  @Test func noLeagueIsJoinedInAFolderThatIsALink() async throws {
    let outside = try outside()
    try FileManager.default.removeItem(atPath: outside + "/membership.json")
    try FileManager.default.createDirectory(
      atPath: URL(filePath: scratch.league.folder).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: scratch.league.folder, withDestinationPath: outside)
    let problem = await #expect(throws: LeagueProblem.self) { try await scratch.join(server) }
    #expect(problem?.code == "files.link")
    #expect(scratch.text(of: outside + "/mine.csv") == "mine")
    #expect(!FileManager.default.fileExists(atPath: outside + "/token"))
    server.stop()
  }

  @Test func aFolderOfTablesThatIsALinkIsLeftAlone() async throws {
    let outside = try outside()
    try await scratch.join(server)
    try FileManager.default.createSymbolicLink(atPath: scratch.league.folder + "/tables", withDestinationPath: outside)
    for index in 0..<200 { try Data().write(to: URL(filePath: "\(outside)/\(index)")) }
    _ = try? await scratch.player().fetchTable(.init())
    let left = try FileManager.default.contentsOfDirectory(atPath: outside).count
    #expect(left == 204)
    #expect(scratch.text(of: outside + "/week.json") == "mine")
    server.stop()
  }
}
