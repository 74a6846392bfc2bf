import CSpawn
import Foundation
import Glibc
import Synchronization

/// A line to a network namespace of its own that is slow, loses packets, or is cut: its packets go through this program.
///
/// Needs root and `ip`; a kernel's own `netem` is not needed.
public final class BadLine: Sendable {
  /// What a line does.
  public struct Quality: Sendable {
    /// How long a packet takes in one direction, in milliseconds.
    public var delay: Int
    /// Of how many packets one is lost; 0 for none.
    public var loss: Int
    /// Whether nothing comes through.
    public var isCut = false

    /// A line that takes so long, and loses one of so many.
    public init(delay: Int, loss: Int) {
      self.delay = delay
      self.loss = loss
    }
  }

  /// The address of this machine at its end of the line.
  public let near: String
  private let far: String
  private let name: String
  private let ends: [Int32]
  private let quality: Mutex<Quality>
  private let chance: Mutex<SystemRandomNumberGenerator>
  private let isOver = Atomic(false)

  private static let places: [String] = ["/usr/sbin/ip", "/sbin/ip", "/usr/bin/ip"]
  private static let ip = places.first { access($0, X_OK) == 0 }

  /// Whether lines can be made here.
  public static var isPossible: Bool { geteuid() == 0 && ip != nil && access("/dev/net/tun", R_OK | W_OK) == 0 }

  /// Why tests are skipped without.
  public static let reason = "network namespaces need root, ip (iproute2) and /dev/net/tun"

  /// Makes a line, and a namespace at its other end.
  public init(_ quality: Quality) throws {
    self.quality = Mutex(quality)
    chance = Mutex(SystemRandomNumberGenerator())
    let number = Int.random(in: 0..<50_000)
    name = "tenq\(number)"
    (near, far) = ("10.\(20 + number / 256).\(number % 256).1", "10.\(20 + number / 256).\(number % 256).2")
    try BadLine.run("netns", "add", name)
    let near = open_tunnel(name + "n")
    ends = [near, BadLine.tunnel(name + "f", in: name)]
    guard ends.allSatisfy({ $0 >= 0 }) else { throw ChildProgram.Failure(description: "no tunnel can be made") }
    try BadLine.run("address", "add", self.near, "peer", far, "dev", name + "n")
    try BadLine.run("link", "set", name + "n", "up")
    try BadLine.run("-n", name, "address", "add", far, "peer", self.near, "dev", name + "f")
    try BadLine.run("-n", name, "link", "set", name + "f", "up")
    try BadLine.run("-n", name, "link", "set", "lo", "up")
    for (from, to) in [(0, 1), (1, 0)] { Thread { [self] in carry(from: ends[from], to: ends[to]) }.start() }
  }

  /// Ends it, and removes the namespace.
  public func end() {
    isOver.store(true, ordering: .relaxed)
    try? BadLine.run("netns", "delete", name)
  }

  /// Changes what it does.
  public func set(_ change: (inout Quality) -> Void) { quality.withLock { change(&$0) } }

  /// The words that run a program at its other end.
  public var prefix: [String] { [BadLine.ip ?? "ip", "netns", "exec", name] }

  private static func run(_ words: String...) throws {
    let result = try ChildProgram.run([ip ?? "ip"] + words)
    guard result.status == 0 else {
      throw ChildProgram.Failure(description: "ip \(words): \(String(decoding: result.output, as: UTF8.self))")
    }
  }

  /// Opens a tunnel in a namespace, by a thread that goes there.
  private static func tunnel(_ name: String, in space: String) -> Int32 {
    let opened = Opened()
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      let place = open("/var/run/netns/\(space)", O_RDONLY | O_CLOEXEC)
      if place >= 0, enter_network(place) == 0 { opened.file.store(open_tunnel(name), ordering: .relaxed) }
      close(place)
      isDone.signal()
    }.start()
    isDone.wait()
    return opened.file.load(ordering: .relaxed)
  }

  private final class Opened: Sendable {
    let file = Atomic<Int32>(-1)
  }

  /// Carries packets in one direction until the line ends.
  private func carry(from: Int32, to: Int32) {
    var waiting: [(due: ContinuousClock.Instant, packet: [UInt8])] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isOver.load(ordering: .relaxed) {
      while let first = waiting.first, first.due <= .now {
        waiting.removeFirst()
        _ = write(to, first.packet, first.packet.count)
      }
      let left = waiting.first.map { max(0, ($0.due - .now) / .milliseconds(1)) } ?? 50
      var file = pollfd(fd: from, events: Int16(POLLIN), revents: 0)
      guard poll(&file, 1, Int32(min(50, left.rounded(.up)))) > 0 else { continue }
      let count = read(from, &buffer, buffer.count)
      guard count > 0 else { continue }
      let now = quality.withLock { $0 }
      let isLost = now.loss > 0 && chance.withLock { Int.random(in: 0..<now.loss, using: &$0) } == 0
      if !now.isCut, !isLost { waiting.append((.now + .milliseconds(now.delay), Array(buffer[..<count]))) }
    }
    close(from)
  }
}
