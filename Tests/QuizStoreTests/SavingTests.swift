import Glibc
import QuizCore
import Testing

@testable import QuizStore

@Suite struct SavingTests {
  let scratch = Scratch()

  @Test func theFirstRoundMakesTheFolderAndTheFiles() throws {
    try scratch.log.append(record(1))
    #expect(scratch.content == ["data", "data/scores.jsonl", "data/scores.lock"])
    #expect(scratch.mode("data") == 0o700)
    #expect(scratch.mode("data/scores.jsonl") == 0o600)
    #expect(scratch.mode("data/scores.lock") == 0o600)
  }

  @Test func everyMissingFolderIsMadeForItsOwnerOnly() throws {
    let log = ScoreLog(path: scratch("a/b/c/scores.jsonl"), lockPath: scratch("a/b/c/scores.lock"), games: .sample)
    try log.append(record(1))
    for name in ["a", "a/b", "a/b/c"] { #expect(scratch.mode(name) == 0o700) }
  }

  @Test func aRecordIsOneLineWithItsKeysInOrder() throws {
    try scratch.log.append(record(1))
    let line = """
      {"version":1,"id":"0195a3c0-0000-7000-8000-000000000001","date":"2026-11-21T09:14:04+09:00","game":"timed",\
      "set":"ja/食べ合わせ/基本","asked":5,"correct":4,"misses":1,"milliseconds":23456,"limit":10000,"pauses":0,"seed":7,\
      "answers":[{"question":"9f3a51c0d2e4b687","choice":2,"correct":true,"milliseconds":3456},\
      {"question":"9f3a51c0d2e4b687","choice":null,"correct":false,"milliseconds":10000}]}
      """
    #expect(scratch.text("data/scores.jsonl") == line + "\n")
    #expect(record(1).line == line)
  }

  @Test(arguments: ["a\"b\\c", "a\nb\tc\rd", "\u{0}\u{1f}\u{7f}", "🍙\u{202e}\u{2028}", ""])
  func whateverASetIsCalledItComesBack(set: String) throws {
    try scratch.log.append(record(1, set: set))
    try scratch.log.append(record(2, set: set))
    #expect(try scratch.log.findings.records == [record(1, set: set), record(2, set: set)])
    #expect(try scratch.log.latest(9).records == [record(2, set: set), record(1, set: set)])
  }

  @Test func aTornTailCostsNoOtherRound() throws {
    try scratch.log.append(record(1))
    scratch.write("data/scores.jsonl", (scratch.text("data/scores.jsonl") ?? "") + "{\"version\":1,\"id\":\"01")
    #expect(try scratch.log.findings == .init(records: [record(1)]))
    try scratch.log.append(record(2))
    #expect(try scratch.log.findings == .init(records: [record(1), record(2)], unreadable: [2]))
  }

  @Test func aWholeRoundWithoutItsNewlineIsHealed() throws {
    scratch.write("data/scores.jsonl", record(1).line)
    #expect(try scratch.log.findings == .init())
    try scratch.log.append(record(2))
    #expect(try scratch.log.findings == .init(records: [record(1), record(2)]))
  }

  @Test func theFileIsNotMadeBeforeTheLockIsHeld() throws {
    try scratch.log.append(record(1))
    let before = scratch.bytes("data/scores.jsonl")
    let other = open(scratch("data/scores.lock"), O_RDWR | O_CLOEXEC)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(throws: SaveError.busy(path: scratch("data/scores.lock"))) { try scratch.log.append(record(2)) }
    #expect(scratch.bytes("data/scores.jsonl") == before)
    #expect(flock(other, LOCK_UN) == 0)
    try scratch.log.append(record(2))
    #expect(try scratch.log.findings.records == [record(1), record(2)])
  }

  @Test func whetherARoundIsWantedIsAskedWhileNoOtherCanBeAdded() throws {
    let other = scratch.log
    let isSaved = try scratch.log.append(record(1)) {
      #expect(throws: SaveError.busy(path: scratch("data/scores.lock"))) { try other.append(record(2)) }
      return false
    }
    #expect(isSaved)
    #expect(try !scratch.log.append(record(3)) { true })
    #expect(try scratch.log.findings.records == [record(1)])
    try scratch.log.append(record(4))
    #expect(try scratch.log.findings.records == [record(1), record(4)])
  }

  @Test func theRestOfTheLastBlockIsRoomForMore() throws {
    scratch.write("file", String(repeating: "x", count: 5000))
    var status = stat()
    #expect(stat(scratch("file"), &status) == 0)
    #expect(try FileStatus(at: scratch("file")).room == max(0, Int(status.st_blocks) * 512 - 5000))
    // A sparse file has fewer blocks than bytes.
    #expect(truncate(scratch("file"), 1 << 20) == 0)
    #expect(try FileStatus(at: scratch("file")).room == 0)
  }

  @Test func aLockFileThatWasDeletedIsMadeAgain() throws {
    try scratch.log.append(record(1))
    unlink(scratch("data/scores.lock"))
    try scratch.log.append(record(2))
    #expect(scratch.exists("data/scores.lock"))
  }

  @Test func aLineLongerThanReadersAcceptIsRefused() throws {
    let long = record(1, asked: 1000, correct: 1, answers: 1000)
    #expect(throws: SaveError.tooLong(path: scratch.logPath, bytes: long.line.utf8.count)) {
      try scratch.log.append(long)
    }
    #expect(scratch.content == [])
  }

  @Test func aRoundThatReadersWouldRefuseIsNotWritten() throws {
    #expect(throws: SaveError.unfit(path: scratch.logPath)) { try scratch.log.append(record(1, asked: 5, correct: 6)) }
    #expect(throws: SaveError.unfit(path: scratch.logPath)) { try scratch.log.append(record(1, milliseconds: -1)) }
    #expect(scratch.content == [])
  }

  @Test func aLinkToAFileIsFollowedAndKept() throws {
    scratch.write("elsewhere/mine.jsonl", "")
    scratch.folder("data")
    #expect(symlink(scratch("elsewhere/mine.jsonl"), scratch.logPath) == 0)
    try scratch.log.append(record(1))
    #expect(scratch.text("elsewhere/mine.jsonl") == record(1).line + "\n")
    var status = stat()
    #expect(lstat(scratch.logPath, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test(arguments: ["data/scores.jsonl", "data/scores.lock"], ["folder", "FIFO", "link to a device"])
  func whatIsNotAnOrdinaryFileIsRefusedWithoutWaiting(name: String, kind: String) throws {
    scratch.folder("data")
    switch kind {
    case "folder": scratch.folder(name)
    case "FIFO": #expect(mkfifo(scratch(name), 0o600) == 0)
    default: #expect(symlink("/dev/full", scratch(name)) == 0)
    }
    #expect(throws: SaveError.notRegular(path: scratch(name))) { try scratch.log.append(record(1)) }
    #expect(scratch.log.probe() == .notRegular(path: scratch(name)))
    if name == "data/scores.jsonl" {
      #expect(throws: ReadError.notRegular(path: scratch(name))) { try scratch.log.latest(1) }
    }
  }

  @Test func aFileInThePlaceOfAFolderIsAnErrorThatSaysWhere() throws {
    scratch.write("file", "")
    let log = ScoreLog(
      path: scratch("file/tenq/scores.jsonl"), lockPath: scratch("file/tenq/scores.lock"), games: .sample)
    let error = SaveError.folder(path: scratch("file/tenq"), errno: ENOTDIR)
    #expect(throws: error) { try log.append(record(1)) }
    #expect(log.probe() == error)
    #expect(error.exitStatus == .cannotCreate)
    #expect(
      error.description
        == "\(scratch("file/tenq")): cannot make this folder (Not a directory): "
        + "check the folders above it, or set XDG_DATA_HOME")
  }

  @Test func aPlaceThatNobodyMayWriteInIsKnownBefore() throws {
    // Not even the superuser makes a folder in /proc.
    let log = ScoreLog(path: "/proc/tenq/scores.jsonl", lockPath: "/proc/tenq/scores.lock", games: .sample)
    guard
      case .folder(path: "/proc/tenq", _)? = #expect(throws: SaveError.self, performing: { try log.append(record(1)) })
    else { return #expect(Bool(false), "another error than that of a folder") }
  }

  @Test func withoutAHomeThereIsAReasonAndNoCrash() throws {
    let log = ScoreLog(Locations(environment: [:], executable: "/usr/bin/tenq") { _ in false }, games: .sample)
    #expect(log.probe() == .noHome)
    #expect(throws: SaveError.noHome) { try log.append(record(1)) }
    #expect(try log.latest(5).records.isEmpty)
    #expect(try log.findings == .init())
  }

  @Test func lookingAheadMakesNothing() {
    #expect(scratch.log.probe() == nil)
    #expect(scratch.content == [])
    let deep = ScoreLog(path: scratch("a/b/scores.jsonl"), lockPath: scratch("a/b/scores.lock"), games: .sample)
    #expect(deep.probe() == nil)
    #expect(scratch.content == [])
  }

  @Test func writersAtOnceLoseNothingAndDoubleNothing() async throws {
    let log = ScoreLog(path: scratch.logPath, lockPath: scratch("data/scores.lock"), games: .sample)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { for round in 0..<10 { try log.append(record(writer * 100 + round)) } }
      }
      try await group.waitForAll()
    }
    let findings = try log.findings
    #expect(findings.records.count == 80)
    #expect(Set(findings.records.map(\.id)).count == 80)
    #expect(findings.unreadable.isEmpty && findings.repeated == 0)
  }

  @Test func programsAtOnceLoseNothingAndDoubleNothing() async throws {
    let (path, lock) = (scratch.logPath, scratch("data/scores.lock"))
    await withTaskGroup(of: Void.self) { group in
      for program in 0..<3 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, lock = lock as String, program = program as Int] in
            for round in 0..<10 {
              try ScoreLog(path: path, lockPath: lock, games: .sample).append(record(program * 100 + round))
            }
          }
        }
      }
    }
    let findings = try scratch.log.findings
    #expect(Set(findings.records.map(\.id)).count == 30)
    #expect(findings.records.count == 30 && findings.unreadable.isEmpty)
  }

  @Test func whereThereIsNoRoomForAWholeLineNothingStaysOfIt() async throws {
    try scratch.log.append(record(1))
    let before = scratch.bytes("data/scores.jsonl")
    let (path, lock) = (scratch.logPath, scratch("data/scores.lock"))
    // A limit on the size of files is the full disk that a test can have: a hundred bytes fit, then none.
    for room in [0, 1, 100] {
      let size = (before?.count ?? 0) + room
      await #expect(processExitsWith: .success) { [path = path as String, lock = lock as String, size = size as Int] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: rlim_t(size))
        guard setrlimit(__rlimit_resource_t(1), &limit) == 0 else { exit(2) }
        do throws(SaveError) {
          try ScoreLog(path: path, lockPath: lock, games: .sample).append(record(2))
          exit(3)
        } catch {
          guard case .write(_, let code, true) = error else { exit(4) }
          exit([EFBIG, ENOSPC].contains(code) ? 0 : 5)
        }
      }
      #expect(scratch.bytes("data/scores.jsonl") == before)
    }
    try scratch.log.append(record(2))
    #expect(try scratch.log.findings == .init(records: [record(1), record(2)]))
  }

  @Test func everyErrorIsOneSentenceWithItsPathAndAStatus() {
    let errors: [(SaveError, QuizCore.ExitStatus)] = [
      (.noHome, .cannotCreate), (.folder(path: "/p", errno: EACCES), .cannotCreate),
      (.lock(path: "/p", errno: EACCES), .cannotCreate),
      (.busy(path: "/p"), .cannotWrite), (.open(path: "/p", errno: EROFS), .cannotCreate),
      (.notRegular(path: "/p"), .cannotCreate),
      (.tooLong(path: "/p", bytes: 70_000), .cannotWrite), (.unfit(path: "/p"), .cannotWrite),
      (.unreadable(.settings(path: "/p", .notAnObject)), .settings),
      (.write(path: "/p", errno: ENOSPC, restored: true), .cannotWrite),
      (.sync(path: "/p", errno: EIO, restored: false), .cannotWrite),
      (.replace(path: "/p", errno: EACCES), .cannotWrite),
    ]
    for (error, status) in errors {
      #expect(error.exitStatus == status)
      #expect(error == .noHome || error.description.hasPrefix("/p: "))
      #expect(!error.description.contains("\n"))
    }
  }
}
