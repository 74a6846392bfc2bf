import Glibc
import QuizCore
import QuizStore

/// Proof: a log cut at any byte, or with a bit flipped in any byte, loses no line but the damaged one.
enum Damage {
  static func run(_ bench: Bench) -> Report {
    let lines = bench.count(60, 10_000)
    let memory = Folder.inMemory()
    let folder = memory.make("damage")
    let log = Log(below: folder)
    mkdir(log.folder, 0o700)
    var chance = bench.chance(0)
    var bytes: [UInt8] = []
    // The offset of each line, and the end of the last one.
    var starts = [0]
    for number in 0..<lines {
      bytes += Records.make(UInt64(number), answers: chance.below(2)).line.utf8
      bytes.append(0x0a)
      starts.append(bytes.count)
    }
    let members = 2
    let outcome = Crew.run(members) { member, notes in
      var chance = bench.chance(member + 1)
      var own = Specimen(folder: folder + "/\(member)", bytes: bytes, starts: starts)
      let share = lines / members
      let range = starts[member * share]..<starts[member == members - 1 ? lines : (member + 1) * share]
      // Each round goes through the whole file, so that a run cut short still tries all kinds of places.
      let rounds = bench.count(1, 11)
      var flips = 0
      var cuts = 0
      let half = ContinuousClock.now + (bench.deadline - .now) / 2
      for round in 0..<rounds {
        for place in stride(from: range.lowerBound + round, to: range.upperBound, by: rounds) {
          guard bench.amount == .small || ContinuousClock.now < half else { break }
          flips += 1
          if let problem = own.flip(place, to: chance.below(8)) { notes.found("byte \(place) flipped: \(problem)") }
        }
      }
      // Cuts go from the end to the beginning, each on what the one before left.
      for place in range.reversed() {
        guard bench.amount == .small || bench.hasTime else { break }
        cuts += 1
        if let problem = own.cut(at: place) { notes.found("cut at \(place): \(problem)") }
      }
      notes.add("flips", flips)
      notes.add("cuts", cuts)
    }
    return Report(
      tried: "a log of \(lines) lines, \(bytes.count) bytes: \(outcome["flips"]) bytes flipped, "
        + "\(outcome["cuts"]) cuts, read from both ends",
      found: Array(outcome.found.prefix(20)))
  }

  /// A copy of the log to be damaged, and checks of what is still read.
  private struct Specimen {
    let log: Log
    let bytes: [UInt8]
    let starts: [Int]
    /// The marks between its lines, from which reading can start.
    let marks: [ScoreLog.Mark]
    let file: Int32
    /// The index of the line damaged last, from which the next search starts.
    var line = 0

    init(folder: String, bytes: [UInt8], starts: [Int]) {
      log = Log(below: folder)
      mkdir(folder, 0o700)
      mkdir(log.folder, 0o700)
      Bytes.write(bytes, to: log.path)
      file = Glibc.open(log.path, O_RDWR | O_CLOEXEC)
      self.bytes = bytes
      self.starts = starts
      var marks = [ScoreLog.Mark.start]
      while marks.count < starts.count, let mark = try? log.open().scan(from: marks[marks.count - 1], { _ in false }) {
        marks.append(mark)
      }
      self.marks = marks
    }

    private mutating func findLine(_ place: Int) {
      while starts[line] > place { line -= 1 }
      while starts[line + 1] <= place { line += 1 }
    }

    /// The seeds of the records from line `first` through line `last`; nil when the log cannot be read.
    private func rounds(from first: Int, through last: Int) -> [UInt64]? {
      var rounds: [UInt64] = []
      do throws(ReadError) {
        _ = try log.open().scan(from: marks[first]) { line in
          switch line.content {
          // A flipped id may equal that of another line.
          case .record(let record), .repeated(let record): rounds.append(record.seed)
          case .newer, .unreadable: break
          }
          return line.offset < starts[last]
        }
        return rounds
      } catch {
        return nil
      }
    }

    mutating func flip(_ place: Int, to bit: Int) -> String? {
      findLine(place)
      var byte = bytes[place] ^ 1 << UInt8(bit)
      pwrite(file, &byte, 1, off_t(place))
      defer {
        byte = bytes[place]
        pwrite(file, &byte, 1, off_t(place))
      }
      let first = line
      let last = min(starts.count - 2, line + 1)
      guard let found = rounds(from: first, through: last) else { return "not read" }
      // A damaged newline joins its line with the next.
      let gluesNext = place == starts[line + 1] - 1
      let untouched = (first...last).filter { $0 != line && !(gluesNext && $0 == line + 1) }
      guard untouched.allSatisfy({ found.contains(UInt64($0)) }) else { return "\(found) of \(untouched) are read" }
      guard found.count <= last - first + 1 else { return "\(found.count) rounds are read" }
      return nil
    }

    mutating func cut(at place: Int) -> String? {
      findLine(place)
      guard ftruncate(file, off_t(place)) == 0 else { return "ftruncate" }
      let first = max(0, line - 1)
      let expected = (first..<line).map { UInt64($0) }
      guard let found = rounds(from: first, through: line), found == expected else { return "not its whole lines" }
      do throws(ReadError) {
        let page = try log.open().latest(1)
        guard page.records.map(\.seed) == expected, page.problems.isEmpty else {
          return "not its last line"
        }
        return nil
      } catch {
        return error.description
      }
    }
  }
}
