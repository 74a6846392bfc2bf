import LeagueAPI
import QuizCore
import QuizStore

/// The next changes of the outbox that are to be sent, oldest first.
struct PendingChanges: Sendable {
  /// The changes.
  private(set) var changes: [LeagueChange] = []
  /// The numbers of lines that cannot be read, and are passed over.
  private(set) var unreadable: [Int] = []
  /// The end of the last line that was read.
  private(set) var offset: Int
  /// The number of the line that begins there.
  private(set) var line: Int

  /// Reads at most `count` changes from `position` on.
  init(_ path: String, from position: LinePosition, count: Int) throws(ReadError) {
    offset = position.offset
    line = position.line
    guard let lines = try LogLines(path) else { return }
    var changes: [LeagueChange] = []
    var unreadable: [Int] = []
    var number = position.line
    var size = 0
    var last: Int?
    let reached = try lines.forwards(from: position.offset) { offset, line in
      let bytes = line?.count ?? 0
      if size + bytes > PendingRounds.bytes, !changes.isEmpty {
        last = offset
        return false
      }
      if let change = line.flatMap({ LeagueOutbox.change(in: $0) }) {
        changes.append(change)
        size += bytes
      } else if line?.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0d }) != true {
        unreadable.append(number)
      }
      number += 1
      return changes.count < count
    }
    self.changes = changes
    self.unreadable = unreadable
    offset = last ?? reached
    line = number
  }

  /// Nothing, at `position`.
  init(nothingFrom position: LinePosition) {
    offset = position.offset
    line = position.line
  }
}
