import Glibc
import QuizCore
import TortureSystem

/// What every proof is given: where to work, for how long, with which chance, on which program.
struct Bench {
  /// How much is tried.
  enum Amount {
    /// What a few seconds allow, in every run of the tests.
    case small
    /// All of it, or what there is time for.
    case large
  }

  let amount: Amount
  /// Where all chance begins; printed, so that a run can be had again.
  let seed: UInt64
  /// The program as it is installed.
  let program: String
  /// The program linked with shared libraries, in which calls can be made to fail.
  let dynamicProgram: String
  /// A shared object of failing calls; nil when there is none.
  let failingCalls: String?
  /// When to stop trying, however much is left.
  let deadline: ContinuousClock.Instant
  /// A folder of its own, gone when the proof is over.
  let folder: Folder

  /// Whether there is time for another trial.
  var hasTime: Bool { ContinuousClock.now < deadline }

  /// So many in the tests, so many in the torture.
  func count(_ small: Int, _ large: Int) -> Int {
    switch amount {
    case .small: small
    case .large: large
    }
  }

  /// Chance for one trial: the same for the same seed and number.
  func chance(_ trial: Int) -> SeededGenerator { SeededGenerator(seed: seed &+ UInt64(trial) &* 0x9e37_79b9) }
}

/// What a proof came to.
struct Report: Sendable {
  /// What was tried, as a sentence with numbers.
  var tried: String
  /// What was found wrong; empty is what we hope for.
  var found: [String] = []
}

/// One line of the table of what the project proves.
struct Proof: Sendable {
  /// Its word on the command line.
  let name: String
  /// What must survive.
  let claim: String
  /// The share of the time that it needs, compared with the others.
  let weight: Double
  let run: @Sendable (Bench) -> Report
}

/// A folder in the place for temporary files.
final class Folder {
  let path: String

  init(in place: String = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp") {
    var template = Array("\(place)/tenq-torture-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A folder that no disk is behind, where the system has a place for such.
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

/// Whole files, read and written by the system's calls.
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
  /// A duration from nothing to `most`, in milliseconds.
  mutating func milliseconds(below most: Double) -> Double {
    Double(next() >> 11) / Double(1 << 53) * most
  }

  /// One of them.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

/// Sleeps for so many milliseconds.
func pause(_ milliseconds: Double) {
  var time = timespec(tv_sec: Int(milliseconds / 1000), tv_nsec: Int(milliseconds * 1e6) % 1_000_000_000)
  nanosleep(&time, nil)
}

extension Duration {
  /// As a number of seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
