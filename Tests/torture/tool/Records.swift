import Glibc
import QuizCore
import QuizStore

/// Makes records that differ in a number.
enum Records {
  /// The record with this number as its seed and in its id.
  static func make(_ number: UInt64, answers: Int) -> RoundRecord {
    RoundRecord(
      id: id(number), date: WallTime(secondsSince1970: 1_795_220_043, offset: 32_400) ?? .epoch, game: .timed,
      set: "en/Food pairings/Basics", asked: 5, correct: 4, misses: 1, milliseconds: 23_456, limit: 10_000, pauses: 0,
      seed: number,
      answers: (0..<answers).map {
        .init(
          question: QuestionID(hash: number &* 31 &+ UInt64($0)), choice: $0 % 5 == 4 ? nil : $0 % 4 + 1,
          correct: $0 % 4 == 0, milliseconds: 100 + $0)
      })
  }

  static func id(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    let all = String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    return "0195a3c0-0000-7000-\(all.prefix(4))-\(all.dropFirst(4))"
  }
}

/// A score log for a proof, and a count of what it holds.
struct Log {
  let folder: String
  var path: String { folder + "/scores.jsonl" }

  init(below folder: String) {
    self.folder = folder + "/tenq"
  }

  /// The log as the program opens it.
  func open(timeout: Duration = .seconds(2)) -> ScoreLog {
    ScoreLog(path: path, lockPath: folder + "/scores.lock", timeout: timeout, games: GameList([.timed]))
  }

  /// The counts of a log.
  struct Findings {
    /// How many readable lines have each seed.
    var times: [UInt64: Int] = [:]
    /// The lines that cannot be read.
    var torn: [[UInt8]] = []
    var other = 0
  }

  func findings() -> Findings? {
    var findings = Findings()
    do {
      try open().scan { line in
        switch line.content {
        case .record(let record), .repeated(let record): findings.times[record.seed, default: 0] += 1
        case .unreadable: findings.torn.append(line.bytes)
        case .newer: findings.other += 1
        }
        return true
      }
      return findings
    } catch {
      return nil
    }
  }
}
