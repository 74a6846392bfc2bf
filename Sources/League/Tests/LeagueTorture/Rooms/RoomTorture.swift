import Foundation
import LeagueAPI
import LeagueStore
import LeagueTesting
import QuizCore
import Synchronization

/// Live rooms of real servers that are killed: at the end every answer that was acknowledged counts once, as it was given,
/// and everybody stands the same everywhere.
public struct RoomTorture: Sendable {
  private let options: RoomTortureOptions

  /// A run by these options.
  public init(_ options: RoomTortureOptions) {
    self.options = options
  }

  /// Runs it.
  public func run() async throws -> RoomTortureResult {
    let begin = ContinuousClock.now
    let folder = NSTemporaryDirectory() + "room-torture-\(UInt64.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let postgres = options.store == .postgres ? try TestPostgres() : nil
    defer { postgres?.stop() }
    let address = try postgres?.makeDatabase() ?? "\(folder)/league.sqlite"
    let servers = TortureServers(
      options.servers,
      [
        options.program, "serve", "--store", address, "--name", "Torture", "--timezone", "UTC", "--player-limit", "0",
        "--address-limit", "0",
      ], in: folder)
    defer { servers.stop() }
    try await servers.start()
    let link = try await Torture.invitation(to: StoreURL(address), port: servers.ports.first ?? 0)
    let wire = RoomWire { servers.ports }
    let joined = try await wire.ask("POST", "/v1/join", body: JoinRequest(code: link.code, name: "Host"))
    let token = try JSONDecoder().decode(JoinResponse.self, from: Data(joined.body)).token

    let strikes = Mutex(0)
    let striking = Task { [options] in
      var chance = Chance(options.seed, "strikes")
      // The first before the first question is over.
      var pause = chance.below(4000)
      while !Task.isCancelled {
        try await Task.sleep(for: .milliseconds(pause))
        pause = options.strike / 2 + chance.below(options.strike)
        try await servers.strike(&chance)
        strikes.withLock { $0 += 1 }
      }
    }
    var result = RoomTortureResult()
    do {
      try await withThrowingTaskGroup(of: RoomTortureResult.self) { group in
        for number in 0..<options.rooms {
          group.addTask { [options] in
            try await TortureRoom(number, options, wire, token: token).play()
          }
        }
        for try await room in group {
          result.answers += room.answers
          result.late += room.late
          result.anew += room.anew
          result.problems += room.problems
          options.report?("a room is over: \(room)")
        }
      }
    } catch {
      striking.cancel()
      _ = await striking.result
      throw TortureFailure("seed \(options.seed): \(error); servers: \(servers.output.suffix(2000))")
    }
    striking.cancel()
    if case .failure(let error) = await striking.result, !(error is CancellationError) { throw error }
    result.strikes = strikes.withLock { $0 }
    result.again = wire.again
    result.seconds = begin.duration(to: .now) / .seconds(1)
    if !result.problems.isEmpty { options.report?("servers: \(servers.output.suffix(4000))") }
    return result
  }
}

/// Requests to any of several servers, sent again until one of them answers.
final class RoomWire: Sendable {
  private let ports: @Sendable () -> [UInt16]
  private let count = Mutex(0)
  /// How long a request is sent again.
  private static let patience: Duration = .seconds(120)

  init(_ ports: @escaping @Sendable () -> [UInt16]) {
    self.ports = ports
  }

  /// How often a request was sent again.
  var again: Int { count.withLock { $0 } }

  /// The status and the body of an answer that is none of a server that is away, or busy, or does not have the room.
  func ask(
    _ method: String, _ path: String, token: String? = nil, body: (any Encodable)? = nil
  ) async throws -> (status: Int, body: [UInt8]) {
    let sent = try body.map { Array(try JSONEncoder().encode($0)) } ?? []
    let authorization = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    let head = """
      \(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(authorization)\
      Content-Length: \(sent.count)\r\n\r\n
      """
    let deadline = ContinuousClock.now + RoomWire.patience
    while ContinuousClock.now < deadline {
      for port in ports().shuffled() {
        let answer = try await onOwnThread { () -> (status: Int, body: [UInt8])? in
          guard let wire = Wire(port: port, seconds: 20), wire.write(Array(head.utf8) + sent) else { return nil }
          return RoomWire.answer(wire.readAll())
        }
        if let answer, answer.status < 500, answer.status != 429 { return answer }
      }
      count.withLock { $0 += 1 }
      try await Task.sleep(for: .milliseconds(Int.random(in: 50..<300)))
    }
    throw TortureFailure("\(method) \(path) is not answered")
  }

  /// The latest event of each name of a stream's beginning.
  func events(_ path: String) async throws -> [String: String] {
    let deadline = ContinuousClock.now + RoomWire.patience
    while ContinuousClock.now < deadline {
      for port in ports().shuffled() {
        let events = try await onOwnThread { () -> [String: String]? in
          guard let wire = Wire(port: port, seconds: 5) else { return nil }
          wire.write(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
          var bytes: [UInt8] = []
          // The first event is the room's, and then comes the own one, or the board.
          while wire.read(into: &bytes), bytes.count < 1 << 20 {
            let text = String(decoding: bytes, as: UTF8.self)
            if text.contains("event: own") || text.contains("event: board"), text.hasSuffix("\n\n\r\n") {
              return RoomWire.events(in: text)
            }
          }
          return nil
        }
        if let events { return events }
      }
      count.withLock { $0 += 1 }
      try await Task.sleep(for: .milliseconds(Int.random(in: 50..<300)))
    }
    throw TortureFailure("\(path) says nothing")
  }

  private static func events(in text: String) -> [String: String] {
    var events: [String: String] = [:]
    var name = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
      if line.hasPrefix("data: ") { events[name] = String(line.dropFirst(6)) }
    }
    return events
  }

  private static func answer(_ bytes: [UInt8]) -> (status: Int, body: [UInt8])? {
    guard let head = Wire.head(of: bytes) else { return nil }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: ":")[1].filter { $0 != " " }) }
    let body = Array(bytes[head.endIndex...])
    // One that was cut is none.
    return length == nil || length == body.count ? (status, body) : nil
  }
}
