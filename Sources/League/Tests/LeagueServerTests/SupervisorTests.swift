import Foundation
import LeagueTesting
import Testing

@testable import LeagueServer
@testable import tenq_league

/// `tenq-league serve` as two processes.
@Suite struct SupervisorTests {
  /// The processes that a process started.
  private func children(of process: Int32) -> [Int32] {
    let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  /// The worker of a server, other than one that was there before.
  private func worker(of server: Program, after old: Int32 = 0) async throws -> Int32 {
    for _ in 0..<6000 {
      if let worker = children(of: server.number).first(where: { $0 != old }) { return worker }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw TestFailure("there is no worker: \(server.errorText)")
  }

  /// A server at a port below those that the system deals out by itself, which other tests take and give back all the
  /// time.
  private func serveAtOnePort(in folder: TestFolder) async throws -> (Program, TestClient) {
    for _ in 0..<20 {
      let port = "\(Int.random(in: 20_000..<30_000))"
      if let served = try? await Program.serve("--port", port, in: folder) { return served }
    }
    throw TestFailure("no port is free")
  }

  /// Waits until the server answers; how many seconds that is depends on the machine.
  private func answer(_ client: TestClient) async throws -> Bool {
    for _ in 0..<6000 {
      if let answer = try? await client.get("/healthz"), answer.status == 200 { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private func isGone(_ process: Int32) async throws -> Bool {
    for _ in 0..<6000 {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // A zombie counts as gone.
      if state.map({ $0.contains(") Z ") }) ?? true { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test func aWorkerThatASignalEndsIsStartedAgainAtItsPort() async throws {
    let folder = try TestFolder()
    let (server, client) = try await serveAtOnePort(in: folder)
    #expect(try await answer(client))
    var old: Int32 = 0
    for (signal, name) in [(SIGSEGV, "11 (SIGSEGV)"), (SIGILL, "4 (SIGILL)"), (SIGKILL, "9 (SIGKILL)")] {
      let worker = try await worker(of: server, after: old)
      kill(worker, signal)
      old = worker
      _ = try await self.worker(of: server, after: old)
      #expect(try await answer(client))
      #expect(server.errorText.contains("the server was ended by signal \(name) and is started again"))
    }
    let last = try await worker(of: server, after: old)
    server.send(SIGTERM)
    #expect(await server.ending().status == 0)
    #expect(try await isGone(last))
  }

  @Test func aWorkerNeverOutlivesItsSupervisor() async throws {
    let folder = try TestFolder()
    let (server, _) = try await Program.serve(in: folder)
    let worker = try await worker(of: server)
    server.send(SIGKILL)
    _ = await server.ending()
    #expect(try await isGone(worker))
  }

  @Test func aServerEndsByTheSignalThatItsWorkerDoesNotKnow() async throws {
    let folder = try TestFolder()
    let (server, _) = try await Program.serve(in: folder)
    let worker = try await worker(of: server)
    server.send(SIGHUP)
    let ending = await server.ending()
    #expect(ending.status == -SIGHUP, "\(ending)")
    #expect(try await isGone(worker))
  }

  @Test func pausesGrowUntilItIsOfNoUse() {
    var policy = RestartPolicy()
    let pauses = (0..<11).map { _ in policy.pause(afterRunning: .milliseconds(50)) }
    #expect(pauses[..<4] == [.milliseconds(100), .milliseconds(200), .milliseconds(400), .milliseconds(800)])
    #expect(pauses[9] == .seconds(10) && pauses[10] == nil)
  }

  @Test func aWorkerThatRanWellIsStartedAgainAtOnce() {
    var policy = RestartPolicy()
    for _ in 0..<100 { #expect(policy.pause(afterRunning: RestartPolicy.soon) == .milliseconds(100)) }
    #expect(policy.pause(afterRunning: .zero) == .milliseconds(200))
  }
}
