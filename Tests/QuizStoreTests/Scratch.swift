import FoundationEssentials
import Glibc
import QuizCore
import Testing

@testable import QuizStore

/// A folder of its own for a test, gone when the test is over.
final class Scratch: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/tenq-test-XXXXXX".utf8CString)
    _ = mkdtemp(&template)
    path = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// A log in this folder, whose lock is not waited for.
  var log: ScoreLog {
    ScoreLog(path: self("data/scores.jsonl"), lockPath: self("data/scores.lock"), timeout: .zero, games: .sample)
  }

  var logPath: String { self("data/scores.jsonl") }

  func folder(_ name: String) {
    try? FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) {
    write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) {
    folder(name.split(separator: "/").dropLast().joined(separator: "/"))
    try? Data(bytes).write(to: URL(filePath: self(name)))
  }

  func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: self(name)))).map(Array.init)
  }

  func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    return lstat(self(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat(self(name), &status) == 0
  }

  /// Everything in the folder, by path.
  var content: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

extension GameList {
  /// The games of these tests.
  static let sample = GameList([.timed, .practice, .endless, .missing, .panels])
}

/// A record that differs from others by `number` only.
func record(
  _ number: Int, game: Game.ID = .timed, set: String = "ja/食べ合わせ/基本", asked: Int = 5, correct: Int = 4,
  milliseconds: Int = 23_456, pauses: Int = 0, sitting: String? = nil, answers: Int = 2
) -> RoundRecord {
  let digits = String(number, radix: 16)
  let id = "0195a3c0-0000-7000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  guard let date = WallTime(secondsSince1970: 1_795_220_043 + number, offset: 32_400) else { fatalError("a date") }
  return RoundRecord(
    id: id, date: date, game: game, set: set, asked: asked, correct: correct, misses: asked - correct,
    milliseconds: milliseconds, limit: 10_000, pauses: pauses, seed: 7, sitting: sitting,
    answers: (0..<answers).map {
      RoundRecord.Answer(
        question: QuestionID(hash: 0x9f3a_51c0_d2e4_b687), choice: $0 == 1 ? nil : 2, correct: $0 == 0,
        milliseconds: $0 == 1 ? 10_000 : 3456)
    })
}

extension ScoreLog {
  /// Everything, read in one step.
  func reading() throws(ReadError) -> LogReading {
    var reading = LogReading(of: self)
    try reading.goOn()
    return reading
  }

  /// The whole summary.
  func summary() throws(ReadError) -> ScoreSummary { try reading().summary }

  /// The statistics of all questions.
  func questions() throws(ReadError) -> QuestionStatistics { try reading().questions }
}

extension ScoreSummary {
  /// Counts one more round: what the tally of lines is compared with.
  mutating func add(_ record: RoundRecord, in games: GameList) {
    standings.add(record.score(in: games), countsAsBest: record.countsAsBest)
  }
}

extension ScoreLog {
  /// What a scan finds, by kind.
  struct Findings: Equatable {
    var records: [RoundRecord] = []
    var repeated = 0
    var newer = 0
    var unreadable: [Int] = []
  }

  var findings: Findings {
    get throws {
      var findings = Findings()
      try scan { line in
        switch line.content {
        case .record(let record): findings.records.append(record)
        case .repeated: findings.repeated += 1
        case .newer: findings.newer += 1
        case .unreadable: findings.unreadable.append(line.number)
        }
        return true
      }
      return findings
    }
  }
}
