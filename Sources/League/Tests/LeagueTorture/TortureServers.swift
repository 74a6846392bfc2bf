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

  /// Starts one and waits until it says at which port it listens.
  ///
  /// The server takes the port itself: one that was free a moment ago may be another program's by then, or, where many
  /// attempts to connect are made, connect to itself.
  private func start(_ number: Int) async throws {
    // A server that cannot begin, because the database restarts, is started again.
    for _ in 0..<40 {
      let address = folder + "/server-\(number).address"
      try? FileManager.default.removeItem(atPath: address)
      let child = try ChildProgram(
        arguments + ["--port", "0"], environment: Torture.environment(folder), output: address,
        errors: folder + "/servers.log")
      for _ in 0..<3000 where child.isRunning {
        if let port = TortureServers.port(in: (try? String(contentsOfFile: address, encoding: .utf8)) ?? "") {
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

  /// The port in the line that a server prints when it listens, `…http://127.0.0.1:8080`.
  private static func port(in text: String) -> UInt16? {
    guard let line = text.firstIndex(of: "\n").map({ text[..<$0] }), let colon = line.lastIndex(of: ":") else {
      return nil
    }
    return UInt16(line[line.index(after: colon)...])
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
