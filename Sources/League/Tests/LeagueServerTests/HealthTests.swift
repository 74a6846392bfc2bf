import CSpawn
import Foundation
import LeagueAPI
import LeagueTesting
import QuizCore
import Synchronization
import Testing

@testable import LeagueServer
@testable import LeagueStore

@Suite struct HealthTests {
  @Test func aServerWhoseDiskIsFullIsNotWell() async throws {
    let folder = try TestFolder()
    let path = folder.path + "/league.sqlite"
    let store = try await LeagueStore.open(.sqlite(path: path))
    let league = try await store.firstLeague(name: "Class 3b", offset: 0, now: LeagueServer.clock())
    let code = try await store.invite(to: league.id, days: 7, uses: nil, now: LeagueServer.clock())
    await store.close()
    let output = folder.path + "/out"
    let server = try ChildProgram(
      ["/bin/sh", "-c", "trap '' XFSZ; exec \"$0\" serve --port 0 --store \"$1\"", Program.path, path],
      environment: ["LANG": "C.UTF-8"], output: output, errors: folder.path + "/err")
    var address: String?
    while address == nil, server.isRunning {
      let line = (try String(contentsOfFile: output, encoding: .utf8)).split(separator: "\n").first
      address = line.flatMap { line in line.range(of: "http").map { String(line[$0.lowerBound...]) } }
      try await Task.sleep(for: .milliseconds(10))
    }
    let client = TestClient(address: try #require(address))
    #expect(try await client.post("/v1/join", JoinRequest(code: code, name: "Aiko")).status == 200)
    // The server is a child of the program.
    let parent = server.process
    let children = try String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
    #expect(fill_disk(try #require(children.split(separator: " ").first.flatMap { pid_t($0) })) == 0)
    #expect(try await client.post("/v1/join", JoinRequest(code: code, name: "Ben")).status == 503)
    #expect(try await client.get("/healthz").status == 503)
  }

  @Test func manyQuestionsAreOneTry() async throws {
    let tries = Mutex(0)
    let check = HealthCheck { tries.withLock { $0 += 1 } }
    let start = ContinuousClock.now
    for step in 0..<1000 { try await check.result(at: start + .milliseconds(4 * step)) }
    #expect(tries.withLock { $0 } == 1)
    try await check.result(at: start + HealthCheck.pause)
    #expect(tries.withLock { $0 } == 2)
  }

  @Test func whatFailedIsSaidToAll() async throws {
    let check = HealthCheck { throw StoreError.unavailable(reason: "full") }
    let now = ContinuousClock.now
    for _ in 0..<10 {
      await #expect(throws: StoreError.unavailable(reason: "full")) { try await check.result(at: now) }
    }
  }
}

@Suite struct ClockTests {
  private static let now = 1_800_000_000_000
  private let start = ContinuousClock.now

  @Test(arguments: [
    (0, nil), (ClockWatch.tolerance, nil), (-ClockWatch.tolerance, nil), (10_001, 10_001), (-10_001, -10_001),
    (864_000_000, 864_000_000), (-864_000_000, -864_000_000),
  ])
  func aClockThatWasSetIsNoticedAndOneThatIsCorrectedIsNot(by difference: Int, moved: Int?) {
    var watch = ClockWatch()
    #expect(watch.look(wall: Self.now, steady: start) == nil)
    let jump = watch.look(wall: Self.now + 5000 + difference, steady: start + .seconds(5))
    #expect(jump?.moved == moved && jump.map { $0.noticed == Self.now + 5000 + difference } ?? true)
    // It is reported once.
    #expect(watch.look(wall: Self.now + 10_000 + difference, steady: start + .seconds(10)) == nil)
  }

  @Test func aLongSleepIsNoJump() {
    var watch = ClockWatch()
    _ = watch.look(wall: Self.now, steady: start)
    #expect(watch.look(wall: Self.now + 86_400_000, steady: start + .seconds(86_400)) == nil)
  }

  @Test(arguments: [(0, nil), (-5, nil), (10_000, nil), (10_001, -10_001)])
  func aServerThatStartsBeforeTheNotedTimeSaysSo(ahead: Int, moved: Int?) {
    #expect(ClockWatch.start(noted: ahead, at: Self.now)?.moved == moved)
  }

  @Test(arguments: [
    (-864_000_000, "set back by 10 days", "10日戻され"), (10_800_000, "set forward by 3 hours", "3時間進められ"),
    (-300_000, "set back by 5 minutes", "5分戻され"), (11_000, "set forward by 11 seconds", "11秒進められ"),
  ])
  func theOwnerIsToldInWords(moved: Int, english: String, japanese: String) {
    let sentence = ClockService.sentence(.init(moved: moved, noticed: Self.now))
    #expect(sentence.en.contains(english) && sentence.ja.contains(japanese))
  }

  @Test func theServerSaysItAndStaysWell() async throws {
    let lines = Mutex<[String]>([])
    try await TestServer.run(configure: { $0.report = { line in lines.withLock { $0.append(line) } } }) { server in
      func health() async throws -> [String: Any] {
        let answer = try await server.client.get("/healthz")
        #expect(answer.status == 200)
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
      }
      let before = try await health()
      #expect(before["clock"] == nil)
      server.services.clock.last = .init(moved: -5, noticed: 7)
      let after = try await health()
      #expect(after["clock"] as? [String: Int] == ["moved": -5, "noticed": 7])
    }
    #expect(lines.withLock { $0 } == [])
  }

  @Test func aServerThatStartsWithAClockThatIsBehindSaysSo() async throws {
    let folder = try TestFolder()
    let url = StoreURL.sqlite(path: folder.path + "/league.sqlite")
    let store = try await LeagueStore.open(url)
    #expect(try await store.noteTime(LeagueServer.clock() + 864_000_000) == 0)
    await store.close()
    let lines = Mutex<[String]>([])
    try await TestServer.run(url, configure: { $0.report = { line in lines.withLock { $0.append(line) } } }) { server in
      while server.services.clock.last == nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(lines.withLock { $0 }.allSatisfy { $0.contains("set back by") })
      #expect(try await server.client.get("/healthz").text.contains("\"moved\":-86"))
    }
    #expect(lines.withLock { $0.count } == 1)
  }
}
