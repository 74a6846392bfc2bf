import Glibc
import QuizCore
import QuizStore
import TortureSystem

/// Proof: of writers killed at random instants, every record reported as saved is in the log once, and no other line is
/// damaged.
enum Kills {
  static func run(_ bench: Bench) -> Report {
    let wanted = bench.count(300, 100_000)
    var totals = Totals()
    var kills = 0
    // On a disk most of a save is waiting for the sync; in memory most of it is writing. So both are tried.
    let memory = Folder.inMemory()
    var isInMemory = bench.amount == .large
    // A new log for every two thousand kills: a longer one proves no more and takes longer to read.
    while kills < wanted, bench.hasTime {
      let part = min(2000, wanted - kills)
      let folder = (isInMemory ? memory : bench.folder).make("kills\(kills)")
      let log = Log(below: folder)
      var crowd = Writers(log: log, bench: bench, first: kills)
      crowd.run(kills: part)
      totals.check(log, crowd)
      kills += part
      isInMemory = bench.amount == .large && !isInMemory
      Folder.remove(folder)
    }
    return Report(
      tried: "\(kills) kills, 8 writers at once, \(totals.acknowledged) rounds called saved, "
        + "\(totals.torn) torn lines, \(totals.others) whole ones that nobody had been told of",
      found: totals.found)
  }

  private struct Totals {
    var acknowledged = 0
    var torn = 0
    var others = 0
    var found: [String] = []

    mutating func check(_ log: Log, _ crowd: Writers) {
      found += crowd.found
      do {
        // The next writer repairs the end of the log.
        try log.open().append(Records.make(0, answers: 1))
      } catch {
        found.append("after all kills: \(error)")
      }
      guard let findings = log.findings() else { return found.append("the log cannot be read") }
      if findings.times[0] != 1 {
        found.append("the writer after all kills is \(findings.times[0] ?? 0) times there")
      }
      let lost = crowd.acknowledged.filter { findings.times[$0] == nil }
      if !lost.isEmpty { found.append("\(lost.count) acknowledged rounds lost, the first \(lost[0])") }
      let doubled = findings.times.filter { $0.value > 1 }
      if !doubled.isEmpty { found.append("\(doubled.count) rounds doubled") }
      if findings.other > 0 { found.append("\(findings.other) lines of another version") }
      let beginning = Array(#"{"version":1,"id":"0195a3c0-"#.utf8)
      for line in findings.torn where !line.starts(with: beginning.prefix(line.count)) {
        found.append("a torn line that begins with \(String(decoding: line.prefix(40), as: UTF8.self))")
      }
      if findings.torn.count > crowd.kills { found.append("\(findings.torn.count) torn lines") }
      if Bytes.read(log.path)?.last != UInt8(ascii: "\n") { found.append("the log does not end with its line") }
      acknowledged += crowd.acknowledged.count
      torn += findings.torn.count
      others += findings.times.count - 1 - crowd.acknowledged.count + lost.count
    }
  }
}

/// Eight processes that save records until they are killed, each replaced by another.
private struct Writers {
  let log: Log
  let bench: Bench
  let first: Int
  private(set) var acknowledged: [UInt64] = []
  private(set) var kills = 0
  private(set) var found: [String] = []

  private struct Writer {
    let process: pid_t
    let pipe: Int32
    let end: ContinuousClock.Instant
  }

  init(log: Log, bench: Bench, first: Int) {
    self.log = log
    self.bench = bench
    self.first = first
  }

  mutating func run(kills wanted: Int) {
    var alive: [Writer] = []
    var started = 0
    while kills < wanted {
      while alive.count < min(8, wanted - kills) {
        alive.append(start(started))
        started += 1
      }
      alive.sort { $0.end > $1.end }
      guard let next = alive.popLast() else { return }
      let left = next.end - .now
      if left > .zero { pause(left.seconds * 1000) }
      kill(next)
      kills += 1
    }
    for writer in alive { kill(writer) }
  }

  private func start(_ number: Int) -> Writer {
    var chance = bench.chance(first + number)
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    let process = torture_fork()
    if process == 0 {
      // At a lower priority than the parent, which has to kill at the instants that were drawn.
      nice(5)
      Writers.write(into: log, as: UInt64(first + number + 1), telling: ends[1], &chance)
    }
    close(ends[1])
    // Most are killed soon, while folder, lock and file are created or opened; others after many saves.
    let span = chance.pick([1.0, 3, 10])
    let life = Duration.microseconds(Int(chance.milliseconds(below: span) * 1000))
    return Writer(process: process, pipe: ends[0], end: .now + life)
  }

  private static func write(
    into log: Log, as writer: UInt64, telling pipe: Int32, _ chance: inout SeededGenerator
  ) -> Never {
    let open = log.open()
    var round: UInt64 = 0
    while true {
      var number = writer << 20 | round
      // Some records are several pages long: a write can be interrupted between pages.
      let record = Records.make(number, answers: chance.below(20) == 0 ? chance.below(500) : chance.below(20))
      do throws(SaveError) {
        try open.append(record)
      } catch {
        if case .busy = error { continue }
        let words = Array("!\(error)".utf8)
        _ = Glibc.write(pipe, words, words.count)
        _exit(1)
      }
      _ = Glibc.write(pipe, &number, 8)
      round += 1
    }
  }

  private mutating func kill(_ writer: Writer) {
    Glibc.kill(writer.process, SIGKILL)
    var status: Int32 = 0
    waitpid(writer.process, &status, 0)
    let told = Bytes.readAll(writer.pipe)
    close(writer.pipe)
    guard Ending(status) == .signalled(SIGKILL) else {
      let words = String(decoding: told.suffix(200), as: UTF8.self)
      return found.append("a writer ended by itself, \(Ending(status)): \(words)")
    }
    told.withUnsafeBytes { told in
      for place in stride(from: 0, to: told.count - 7, by: 8) {
        acknowledged.append(told.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      }
    }
  }
}

/// Proof: of many writers at once, none killed, every record is in the log once.
enum Crowd {
  static func run(_ bench: Bench) -> Report {
    let processes = bench.count(8, 64)
    let rounds = bench.count(50, 1000)
    let log = Log(below: bench.folder.make("crowd"))
    let outcome = Crew.run(processes) { member, notes in
      let open = log.open()
      var saved = 0
      for round in 0..<rounds {
        guard bench.amount == .small || bench.hasTime else { break }
        let record = Records.make(UInt64(member + 1) << 20 | UInt64(round), answers: round % 8)
        // The timeout is two seconds; then a player would try again, as this does.
        for attempt in 0..<1000 {
          do throws(SaveError) {
            try open.append(record)
            saved += 1
            break
          } catch {
            guard case .busy = error, attempt < 999 else {
              notes.found("\(error)")
              break
            }
            notes.add("busy")
          }
        }
      }
      notes.add("saved", saved)
    }
    var report = Report(
      tried: "\(processes) processes, \(outcome["saved"]) of \(processes * rounds) rounds saved, "
        + "the lock not had within 2 s \(outcome["busy"]) times",
      found: outcome.found)
    guard let findings = log.findings() else {
      report.found.append("the log cannot be read")
      return report
    }
    if findings.times.count != outcome["saved"] {
      report.found.append("\(findings.times.count) rounds in the log")
    }
    if findings.times.contains(where: { $0.value != 1 }) { report.found.append("rounds doubled") }
    if !findings.torn.isEmpty { report.found.append("\(findings.torn.count) lines cannot be read") }
    return report
  }
}
