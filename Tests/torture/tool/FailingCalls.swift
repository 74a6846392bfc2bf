import Glibc
import QuizCore
import QuizStore
import TortureSystem

/// Proof: however a system call of a save fails, either the round is on disk and reported as saved, or an error is
/// reported and the log is unchanged, unless the error reports that it could not be restored.
enum FailingCalls {
  static let calls = [
    "open", "fstat", "stat", "flock", "pread", "write", "fdatasync", "fsync", "ftruncate", "mkdir", "close",
  ]

  /// The state of the log before a save.
  enum Place: CaseIterable {
    case nothing, empty, lines, tornTail, noNewline

    var content: [UInt8]? {
      let line = Array(Records.make(1, answers: 3).line.utf8)
      switch self {
      case .nothing: return nil
      case .empty: return []
      case .lines: return line + [0x0a]
      case .tornTail: return line + [0x0a] + line.prefix(50)
      case .noNewline: return line
      }
    }
  }

  private struct Trial {
    let call: String
    let number: Int32
    let skip: Int
    let forEver: Bool
    let place: Place
    var name: String { "\(call) \(number) from call \(skip + 1)\(forEver ? " on" : ""), found \(place)" }
  }

  static func run(_ bench: Bench) -> Report {
    let usual = [
      EPERM, EINTR, EIO, EBADF, EAGAIN, ENOMEM, EACCES, EEXIST, ENOTDIR, EISDIR, EINVAL, EMFILE, EFBIG, ENOSPC, EROFS,
      ENOLCK, EDQUOT,
    ]
    let numbers = bench.amount == .small ? usual : Array(1...133)
    var trials: [Trial] = []
    for call in calls {
      // A negative number is how many bytes a write or a read falls short.
      let short: [Int32] = ["write", "pread"].contains(call) ? [-1, -7, -100, -100_000] : []
      for number in numbers + short {
        for place in Place.allCases {
          for skip in 0..<(bench.amount == .small ? 2 : 6) {
            trials.append(Trial(call: call, number: number, skip: skip, forEver: false, place: place))
          }
          trials.append(Trial(call: call, number: number, skip: 0, forEver: true, place: place))
        }
      }
    }
    let members = 4
    let memory = Folder.inMemory()
    let outcome = Crew.run(members) { member, notes in
      let folder = memory.make("calls\(member)")
      for index in stride(from: member, to: trials.count, by: members) {
        guard bench.amount == .small || bench.hasTime else { return }
        attempt(trials[index], in: folder, &notes)
      }
    }
    return Report(
      tried: "\(outcome["trials"]) failures of \(calls.count) calls with \(numbers.count) numbers and short writes, "
        + "\(outcome["met"]) of them met; \(outcome["saved"]) saved all the same, \(outcome["refused"]) said why not",
      found: outcome.found)
  }

  private static func attempt(_ trial: Trial, in folder: String, _ notes: inout Crew.Notes) {
    let log = Log(below: folder)
    Folder.remove(log.folder)
    let before = trial.place.content
    if let before {
      mkdir(log.folder, 0o700)
      Bytes.write(before, to: log.path)
    }
    let record = Records.make(2, answers: 4)
    notes.add("trials")

    alarm(20)
    torture_fail(trial.call, trial.number, Int32(trial.skip), trial.forEver, folder)
    var refusal: SaveError?
    do throws(SaveError) {
      // Without a timeout, so that a lock that cannot be taken is not waited for a thousand times.
      try log.open(timeout: .zero).append(record)
    } catch {
      refusal = error
    }
    if torture_relent() > 0 { notes.add("met") }
    alarm(0)

    let after = Bytes.read(log.path)
    func found(_ problem: String) { notes.found("\(trial.name): \(problem)") }
    let first = before?.isEmpty == false && trial.place != .noNewline ? 1 : 0
    guard let refusal else {
      notes.add("saved")
      guard let findings = log.findings() else { return found("called saved, and cannot be read") }
      if findings.times[2] != 1 { found("called saved, and is \(findings.times[2] ?? 0) times there") }
      if findings.times[1] != (trial.place == .noNewline ? 1 : first == 1 ? 1 : nil) {
        found("another round was lost")
      }
      return
    }
    notes.add("refused")
    if refusal.description.contains("\n") || refusal.description.isEmpty { found("\(refusal)") }
    switch refusal {
    case .write(_, _, restored: false), .sync(_, _, restored: false):
      if after?.starts(with: before ?? []) != true { found("what was there is damaged") }
    case .noHome, .folder, .lock, .busy, .open, .notRegular, .tooLong, .unfit, .unreadable, .write, .sync, .replace:
      if after ?? [] != before ?? [] { found("the file is not as it was, and nothing says so: \(refusal)") }
    }
    // The player tries again, and another program saves: no record may be lost or saved twice.
    do throws(SaveError) {
      try log.open().append(record)
      try log.open().append(Records.make(3, answers: 1))
    } catch {
      return found("cannot be saved later: \(error)")
    }
    var seen: [UInt64] = []
    _ = try? log.open().scan { line in
      if case .record(let record) = line.content { seen.append(record.seed) }
      return true
    }
    let expected: [UInt64] = (before?.isEmpty == false ? [1] : []) + [2, 3]
    if seen != expected { found("tried again, there are \(seen)") }
  }
}
