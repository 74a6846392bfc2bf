import Glibc
import QuizCore

/// An unlinked file in memory, filled again for each input.
private let file = {
  let path = "/dev/shm/tenq-fuzz-\(getpid())"
  defer { unlink(path) }
  return open(path, O_RDWR | O_CREAT | O_EXCL, 0o600)
}()

private let games = GameList([.timed, .practice, .endless, .missing, .panels])

/// Fuzz target: reads the input as a score log, from both ends and as a summary, and traps when the results differ.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLog(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  var records: [RoundRecord] = []
  var unreadable = 0
  for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
    let raw = UnsafeRawBufferPointer(rebasing: line)
    switch RecordLine.read(raw) {
    case .record(let record):
      records.append(record)
      // A record that was read is written so that it reads the same.
      let again = RecordLine.bytes(of: record).withUnsafeBytes { RecordLine.read($0) }
      guard case .record(let same) = again, same == record else { fatalError("not read again") }
    case .unreadable: unreadable += 1
    case .newer, .blank: break
    }
  }
  // Reading through a file takes longer, so only some inputs are; chosen by the input itself, so that a finding can be
  // reproduced.
  guard count % 16 == 0, file >= 0 else { return 0 }
  ftruncate(file, 0)
  pwrite(file, start, count, 0)
  let log = ScoreLog(path: "/proc/self/fd/\(file)", lockPath: "", games: games)
  var forwards: [RoundRecord] = []
  var hasRepeats = false
  _ = try? log.scan { line in
    if case .record(let record) = line.content { forwards.append(record) }
    if case .repeated = line.content { hasRepeats = true }
    return true
  }
  var reading = LogReading(of: log)
  try? reading.goOn()
  // A line without a newline at its end is one that is being written.
  precondition(
    bytes.last != 0x0a || reading.summary.unreadable == unreadable, "summary and lines differ in what is unreadable")
  guard let page = try? log.latest(1_000_000) else { fatalError("not read from the end") }
  // Of two rounds with the same id, each direction keeps the one it meets first.
  precondition(page.records.count == forwards.count, "the ends differ in how many there are")
  precondition(hasRepeats || page.records == forwards.reversed(), "the ends differ")
  return 0
}
