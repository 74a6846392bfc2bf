import Glibc
import TortureSystem

/// Runs trials in several processes at once, which report through pipes in lines of text.
enum Crew {
  /// The combined notes of all processes.
  struct Outcome {
    /// Numbers by their names, summed over all processes.
    var sums: [String: Int] = [:]
    /// Numbers by their names, the greatest of any process.
    var most: [String: Int] = [:]
    /// The problems found.
    var found: [String] = []
  }

  /// The notes of one process: numbers and problems.
  struct Notes {
    private(set) var lines: [String] = []

    mutating func add(_ name: String, _ count: Int = 1) { lines.append("+\(name) \(count)") }
    mutating func most(_ name: String, _ value: Int) { lines.append("^\(name) \(value)") }
    mutating func found(_ problem: String) {
      lines.append("!" + String(problem.map { $0.isNewline ? " " : $0 }))
    }
  }

  /// Runs `work` in `members` processes at once, each with its index, and waits for all of them.
  static func run(_ members: Int, _ work: (Int, inout Notes) -> Void) -> Outcome {
    var outcome = Outcome()
    var started: [(process: pid_t, pipe: Int32)] = []
    fflush(nil)
    for member in 0..<members {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { continue }
      let process = torture_fork()
      if process == 0 {
        close(ends[0])
        var notes = Notes()
        work(member, &notes)
        Bytes.writeAll(Array(notes.lines.map { $0 + "\n" }.joined().utf8), to: ends[1])
        _exit(0)
      }
      close(ends[1])
      if process > 0 { started.append((process, ends[0])) }
    }
    if started.count < members { outcome.found.append("only \(started.count) of \(members) processes could start") }
    for (process, pipe) in started {
      let text = String(decoding: Bytes.readAll(pipe), as: UTF8.self)
      close(pipe)
      var status: Int32 = 0
      waitpid(process, &status, 0)
      if status != 0 { outcome.found.append("a process of the torture itself ended with \(Ending(status))") }
      outcome.take(text)
    }
    return outcome
  }
}

extension Crew.Outcome {
  fileprivate mutating func take(_ text: String) {
    for line in text.split(separator: "\n") {
      let rest = line.dropFirst()
      if line.first == "!" {
        found.append(String(rest))
        continue
      }
      guard let blank = rest.lastIndex(of: " "), let value = Int(rest[rest.index(after: blank)...]) else { continue }
      let name = String(rest[..<blank])
      if line.first == "+" {
        sums[name, default: 0] += value
      } else {
        most[name] = max(most[name] ?? .min, value)
      }
    }
  }

  subscript(_ name: String) -> Int { sums[name] ?? 0 }
}

/// How a process ended.
enum Ending: Equatable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  init(_ status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  var description: String {
    switch self {
    case .exited(let status): "status \(status)"
    case .signalled(let signal): "signal \(signal)"
    }
  }
}
