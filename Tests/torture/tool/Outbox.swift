import Glibc
import QuizCore
import QuizStore
import TortureSystem

/// Proof: of writers to a league's outbox killed at random instants, every change reported as noted is there once, and
/// no other line is damaged.
enum Outbox {
  static func run(_ bench: Bench) -> Report {
    let wanted = bench.count(40, 20_000)
    let folder = bench.folder.make("outbox")
    var acknowledged: Set<UInt64> = []
    var found: [String] = []
    var kills = 0
    while kills < wanted, bench.hasTime {
      var writers: [(process: pid_t, pipe: Int32, life: Double)] = []
      for member in 0..<min(8, wanted - kills) {
        var chance = bench.chance(kills + member)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return Report(tried: "no pipe", found: ["no pipe"]) }
        let process = torture_fork()
        if process == 0 { write(below: folder, as: UInt64(kills + member + 1), telling: ends[1], &chance) }
        close(ends[1])
        writers.append((process, ends[0], chance.milliseconds(below: chance.pick([1, 5, 20]))))
      }
      var waited = 0.0
      for writer in writers.sorted(by: { $0.life < $1.life }) {
        pause(max(0, writer.life - waited))
        waited = max(waited, writer.life)
        kill(writer.process, SIGKILL)
        var status: Int32 = 0
        waitpid(writer.process, &status, 0)
        let told = Bytes.readAll(writer.pipe)
        close(writer.pipe)
        if Ending(status) != .signalled(SIGKILL) {
          found.append("a writer ended by itself: \(String(decoding: told.suffix(200), as: UTF8.self))")
          continue
        }
        told.withUnsafeBytes { told in
          for place in stride(from: 0, to: told.count - 7, by: 8) {
            acknowledged.insert(told.loadUnaligned(fromByteOffset: place, as: UInt64.self))
          }
        }
        kills += 1
      }
    }
    var times: [UInt64: Int] = [:]
    var torn = 0
    let path = league(below: folder).locations.outbox
    for line in (Bytes.read(path) ?? []).split(separator: UInt8(ascii: "\n")) {
      if let change = LeagueOutbox.change(in: line), let number = UInt64(change.id) {
        times[number, default: 0] += 1
      } else {
        torn += 1
      }
    }
    let lost = acknowledged.filter { times[$0] == nil }
    if !lost.isEmpty { found.append("\(lost.count) acknowledged changes lost") }
    let doubled = times.filter { $0.value > 1 }
    if !doubled.isEmpty { found.append("\(doubled.count) changes doubled") }
    if torn > kills { found.append("\(torn) torn lines") }
    if acknowledged.isEmpty { found.append("nothing was noted") }
    return Report(
      tried: "\(kills) kills, 8 writers at once, \(acknowledged.count) changes called noted, \(torn) torn lines",
      found: found)
  }

  private static func league(below folder: String) -> LeagueFolder {
    let locations = Locations(environment: ["XDG_DATA_HOME": folder], executable: "/x/tenq") { _ in false }
    guard let league = LeagueFolder(locations) else { fatalError("a data folder") }
    return league
  }

  private static func write(
    below folder: String, as writer: UInt64, telling pipe: Int32, _ chance: inout SeededGenerator
  ) -> Never {
    let outbox = league(below: folder).outbox
    var round: UInt64 = 0
    while true {
      var number = writer << 20 | round
      // Some reasons are several pages long: a write can be interrupted between pages.
      let reason = String(repeating: "x", count: chance.below(10) == 0 ? chance.below(30_000) : chance.below(200))
      do throws(SaveError) {
        try outbox.append(LeagueChange(id: "\(number)", kind: .report, question: "q", reason: reason, date: 0))
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
}
