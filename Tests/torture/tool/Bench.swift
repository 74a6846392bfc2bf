import Glibc
import QuizCore
import TortureSystem

/// The input of a proof: a folder, a deadline, a seed, and the programs to try.
struct Bench {
  /// How much a proof tries.
  enum Amount {
    /// What takes a few seconds, in every run of the tests.
    case small
    /// Everything, or as much as there is time for.
    case large
  }

  let amount: Amount
  /// The seed of everything random; printed, so that a run can be repeated.
  let seed: UInt64
  /// The program as it is installed.
  let program: String
  /// The program linked with shared libraries, whose system calls can be made to fail.
  let dynamicProgram: String
  /// The path of the shared object of failing calls; nil when it could not be built.
  let failingCalls: String?
  /// When to stop, however much is left to try.
  let deadline: ContinuousClock.Instant
  /// A folder for the proof alone, removed when it is over.
  let folder: Folder

  /// Whether there is time for another trial.
  var hasTime: Bool { ContinuousClock.now < deadline }

  /// The number for this amount: `small` or `large`.
  func count(_ small: Int, _ large: Int) -> Int {
    switch amount {
    case .small: small
    case .large: large
    }
  }

  /// The random number generator of one trial: the same for the same seed and trial.
  func chance(_ trial: Int) -> SeededGenerator { SeededGenerator(seed: seed &+ UInt64(trial) &* 0x9e37_79b9) }
}

/// The result of a proof.
struct Report: Sendable {
  /// What was tried, as a sentence with numbers.
  var tried: String
  /// The problems found; empty when the claim holds.
  var found: [String] = []
}

/// A claim of the project, and the code that tries to refute it: one line of the printed table.
struct Proof: Sendable {
  /// The proof's name on the command line.
  let name: String
  /// What the program must survive.
  let claim: String
  /// The weight of its share of the time, relative to the other proofs.
  let weight: Double
  let run: @Sendable (Bench) -> Report
}

/// A temporary folder, removed with this object.
final class Folder {
  let path: String

  init(in place: String = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp") {
    var template = Array("\(place)/tenq-torture-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A folder in memory, or a temporary folder where the system has none in memory.
  static func inMemory() -> Folder {
    access("/dev/shm", W_OK) == 0 ? Folder(in: "/dev/shm") : Folder()
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes an empty folder below this one, and returns its path.
  func make(_ name: String) -> String {
    mkdir(self(name), 0o700)
    return self(name)
  }

  deinit {
    Folder.remove(path)
  }

  /// Removes a folder and all that is in it.
  static func remove(_ path: String) {
    torture_remove(path)
  }
}

/// Reads and writes whole files by system calls.
enum Bytes {
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return readAll(file)
  }

  static func readAll(_ file: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return all }
      all += buffer[..<count]
    }
  }

  static func write(_ bytes: some Collection<UInt8>, to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    writeAll(Array(bytes), to: file)
  }

  static func writeAll(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}

extension SeededGenerator {
  /// A random duration from 0 to `most`, in milliseconds.
  mutating func milliseconds(below most: Double) -> Double {
    Double(next() >> 11) / Double(1 << 53) * most
  }

  /// A random element.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

/// Sleeps for a number of milliseconds.
func pause(_ milliseconds: Double) {
  var time = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds * 1e6) % 1_000_000_000)
  nanosleep(&time, nil)
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
