import FoundationEssentials
import QuizCore

/// The player's changes of questions for the league: a file of JSON Lines that only ever grows, as the score log.
///
/// A change for which `append` returns is on the disk, whole, once.
public struct LeagueOutbox: Sendable {
  /// The file's path.
  public let path: String
  private let lockPath: String
  private let timeout: Duration

  init(_ locations: LeagueLocations, timeout: Duration) {
    path = locations.outbox
    lockPath = locations.outboxLock
    self.timeout = timeout
  }

  /// Adds a change: it is on the disk when this returns, and the file is as it was when this throws.
  public func append(_ change: LeagueChange) throws(SaveError) {
    try append([change])
  }

  /// Adds changes, all or none.
  public func append(_ changes: [LeagueChange]) throws(SaveError) {
    guard !changes.isEmpty else { return }
    var lines: [UInt8] = []
    for change in changes {
      if !lines.isEmpty { lines.append(AppendOnlyFile.newline) }
      lines += try LeagueOutbox.line(of: change, path)
    }
    try AppendOnlyFile(path, lockPath: lockPath, timeout: timeout).append(line: lines)
  }

  /// Adds what `decide` makes of the outbox, which no other program adds to meanwhile; nothing where it makes nothing.
  public func append(deciding decide: () -> LeagueChange?) throws(SaveError) {
    let file = try AppendOnlyFile(path, lockPath: lockPath, timeout: timeout)
    guard let change = decide() else { return }
    try file.append(line: try LeagueOutbox.line(of: change, path))
  }

  /// Reads a line, given without its newline; nil for anything else.
  public static func change(in line: some Sequence<UInt8>) -> LeagueChange? {
    let bytes = Array(line)
    guard bytes.count <= RoundRecord.longestLine, String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0)
    else {
      return nil
    }
    return try? JSONDecoder().decode(LeagueChange.self, from: Data(bytes))
  }

  private static func line(of change: LeagueChange, _ path: String) throws(SaveError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(change) else { throw .unfit(path: path) }
    guard line.count <= RoundRecord.longestLine else { throw .tooLong(path: path, bytes: line.count) }
    return Array(line)
  }

  /// The UUIDs in the league of the player's own questions, by what the log calls each: what was shared, and changed
  /// since, and not withdrawn; and all UUIDs that were changed or withdrawn. What was shared by a change in `refused` is
  /// not. A line that cannot be read is skipped.
  func shared(refused: Set<String> = []) -> (shared: [QuestionID: String], known: Set<String>) {
    var questions: [String: QuestionID] = [:]
    var known: Set<String> = []
    guard let lines = (try? LogLines(path)) ?? nil else { return ([:], []) }
    _ = try? lines.forwards(from: 0) { _, line in
      guard let line, let change = LeagueOutbox.change(in: line) else { return true }
      switch change.kind {
      case .share where refused.contains(change.id): break
      case .share: questions[change.question] = change.text?.question?.id
      // Also of a question that was shared from another machine.
      case .change:
        questions[change.question] = change.text?.question?.id
        known.insert(change.question)
      case .withdraw:
        questions[change.question] = nil
        known.insert(change.question)
      case .report: break
      }
      return questions.count < LeagueOutbox.limit && known.count < LeagueOutbox.limit
    }
    var shared: [QuestionID: String] = [:]
    for (question, hash) in questions { shared[hash] = question }
    return (shared, known)
  }

  /// The most questions that are looked for.
  private static let limit = 10_000
}
