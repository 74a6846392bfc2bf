import Foundation
import Glibc
import LeagueTesting
import Synchronization

/// Real servers on one store, killed and started again.
final class TortureServers: Sendable {
  private struct Server {
    var child: ChildProgram
    var port: UInt16
  }

  private let arguments: [String]
  private let folder: String
  private let running = Mutex<[Int: Server]>([:])
  private let count: Int

  /// Prepares servers; `arguments` begin with the program, and lack the port.
  init(_ count: Int, _ arguments: [String], in folder: String) {
    self.count = count
    self.arguments = arguments
    self.folder = folder
  }

  /// The ports of those that were started.
  var ports: [UInt16] { running.withLock { $0.values.map(\.port) } }

  /// The processes of those that were started.
  var processes: [pid_t] { running.withLock { $0.values.map(\.child.process) } }

  /// What they wrote.
  var output: String { (try? String(contentsOfFile: folder + "/servers.log", encoding: .utf8)) ?? "" }

  /// Starts all of them at once.
  func start() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count { group.addTask { try await self.start(number) } }
      try await group.waitForAll()
    }
  }

  /// Starts one and waits until it listens.
  private func start(_ number: Int) async throws {
    // A server that cannot begin, because the database restarts or another program took its port, is started again.
    for _ in 0..<40 {
      guard let port = CuttingProxy.freePort() else { throw TortureFailure("no port is free") }
      let child = try ChildProgram(
        arguments + ["--port", "\(port)"], environment: Torture.environment(folder), output: folder + "/servers.log")
      for _ in 0..<3000 where child.isRunning {
        if Wire(port: port) != nil {
          running.withLock { $0[number] = Server(child: child, port: port) }
          return
        }
        try await Task.sleep(for: .milliseconds(20))
      }
      child.kill()
      try await Task.sleep(for: .milliseconds(100))
    }
    throw TortureFailure("a server does not start: \(output.suffix(1000))")
  }

  /// Kills any of them and starts it again after a pause.
  func strike(_ chance: inout Chance) async throws {
    let number = chance.below(count)
    running.withLock { $0.removeValue(forKey: number) }?.child.kill()
    try await Task.sleep(for: .milliseconds(chance.below(300)))
    try await start(number)
  }

  /// Kills all.
  func stop() {
    for server in running.withLock({ servers in
      defer { servers = [:] }
      return Array(servers.values)
    }) { server.child.kill() }
  }
}
