import Foundation
import Glibc
import Synchronization

/// A proxy between players and servers that simulates a bad network: cuts connections in the middle of requests and of
/// answers, loses answers, and sends a request to servers twice: in sequence, at once, or seconds later.
///
/// Each request goes to any server, over a connection of its own.
final class CuttingProxy: Sendable {
  /// The fate of a request.
  enum Fate: String, CaseIterable, Sendable {
    case passed, cutRequest, cutAnswer, lostAnswer, repeated, repeatedAtOnce, repeatedLate
  }

  /// The port where it listens.
  let port: UInt16
  /// How many requests had each fate.
  var fates: [Fate: Int] { counts.withLock { $0 } }

  private let listener: Int32
  private let chance: SharedChance
  private let servers: @Sendable () -> [UInt16]
  private let isRough = Atomic(true)
  private let counts = Mutex<[Fate: Int]>([:])
  /// How many connections and late repetitions are under way.
  private let underWay = Atomic(0)

  /// One of so many requests has each fate but the first.
  private static let rarity = 16

  /// Listens at any free port; `servers` are the ports of those that can be asked.
  init(_ chance: Chance, servers: @escaping @Sendable () -> [UInt16]) throws {
    self.chance = SharedChance(chance)
    self.servers = servers
    (listener, port) = try Wire.listen()
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let socket = accept(listener, nil, nil)
        if socket < 0, errno == EINTR || errno == ECONNABORTED { continue }
        guard socket >= 0, let self else { return }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        self.begin { self.serve(Wire(accepted: socket)) }
      }
    }
  }

  /// From now on every request is passed on, and every answer.
  func calmDown() { isRough.store(false, ordering: .sequentiallyConsistent) }

  /// Waits until nothing is under way.
  func drain() async {
    while underWay.load(ordering: .sequentiallyConsistent) > 0 { try? await Task.sleep(for: .milliseconds(20)) }
  }

  /// Stops listening.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func begin(_ work: @escaping @Sendable () -> Void) {
    underWay.add(1, ordering: .sequentiallyConsistent)
    Thread.detachNewThread { [self] in
      work()
      underWay.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  private func fate() -> Fate {
    guard isRough.load(ordering: .sequentiallyConsistent) else { return .passed }
    let number = chance.below(CuttingProxy.rarity)
    return number < Fate.allCases.count ? Fate.allCases[number] : .passed
  }

  private func serve(_ player: Wire) {
    guard let request = player.readRequest().map(CuttingProxy.closing) else { return }
    let fate = fate()
    counts.withLock { $0[fate, default: 0] += 1 }
    switch fate {
    case .passed: player.write(answer(to: request))
    case .cutRequest:
      if chance.below(2) == 0 { player.resetWhenClosed() }
      guard let server = connect() else { return }
      if chance.below(2) == 0 { server.resetWhenClosed() }
      server.write(request.prefix(chance.below(request.count)))
    case .cutAnswer:
      let answer = answer(to: request)
      player.write(answer.prefix(chance.below(answer.count)))
      if chance.below(2) == 0 { player.resetWhenClosed() }
    case .lostAnswer: _ = answer(to: request)
    case .repeated:
      _ = answer(to: request)
      player.write(answer(to: request))
    case .repeatedAtOnce:
      begin { [self] in _ = answer(to: request) }
      player.write(answer(to: request))
    case .repeatedLate:
      let pause = chance.below(3_000)
      begin { [self] in
        usleep(UInt32(pause) * 1000)
        _ = answer(to: request)
      }
      player.write(answer(to: request))
    }
  }

  /// The answer of any server, cut off where it ended; empty without a server.
  private func answer(to request: [UInt8]) -> [UInt8] {
    guard let server = connect(), server.write(request) else { return [] }
    return server.readAll()
  }

  private func connect() -> Wire? {
    let ports = servers()
    return ports.isEmpty ? nil : Wire(port: ports[chance.below(ports.count)])
  }

  /// The request with a wish that the connection ends after the answer.
  static func closing(_ request: [UInt8]) -> [UInt8] {
    guard let end = request.firstIndex(of: 10) else { return request }
    return request[...end] + Array("Connection: close\r\n".utf8) + request[(end + 1)...]
  }
}

/// Why a run failed, in one sentence.
public struct TortureFailure: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
