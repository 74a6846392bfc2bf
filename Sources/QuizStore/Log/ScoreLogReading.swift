import QuizCore

extension ScoreLog {
  /// A place between two lines of the log.
  public struct Mark: Hashable, Sendable {
    /// Bytes from the beginning of the file.
    public let offset: Int
    /// The number, from 1, of the line that begins here.
    public let number: Int

    /// Makes a place that an earlier scan returned.
    public init(offset: Int, number: Int) {
      self.offset = offset
      self.number = number
    }

    /// The beginning of the log.
    public static let start = Mark(offset: 0, number: 1)
  }

  /// Reads the latest rounds, newest first, from the end of the file: as fast with a million rounds as with ten.
  ///
  /// `game` selects the rounds of one game; `cursor` continues where a page ended; `reach` limits the bytes of the log that
  /// are searched, so that a game played long ago does not delay the screen. When a page has fewer rounds than `count`
  /// although there are older ones, `older` is not `nil`.
  public func latest(
    _ count: Int, game: Game.ID? = nil, before cursor: Page.Cursor? = nil, reach: Int = .max
  ) throws(ReadError) -> Page {
    var page = Page()
    guard let path, let lines = try LogLines(path) else { return page }
    let end = min(cursor?.offset ?? lines.size, lines.size)
    var seen = cursor?.seen ?? RecentIDs()
    var reached = end
    if count > 0 {
      try lines.backwards(from: end) { offset, line in
        reached = offset
        page.add(line, at: offset, game: game, &seen)
        return page.records.count < count && end - offset < reach
      }
      // Without a complete line there is nothing older either.
      if reached == end { reached = 0 }
    }
    if reached > 0 { page.older = Page.Cursor(offset: reached, seen: seen) }
    return page
  }

  /// Visits every line, oldest first, in constant memory, until `visit` returns false; blank lines are skipped.
  ///
  /// Returns where the last line read ends, from where a later scan can continue.
  @discardableResult
  public func scan(from mark: Mark = .start, _ visit: (LogLine) -> Bool) throws(ReadError) -> Mark {
    guard let path, let lines = try LogLines(path) else { return mark }
    var seen = RecentIDs()
    var lastSet = ""
    var number = mark.number
    let end = try lines.forwards(from: mark.offset) { offset, line in
      defer { number += 1 }
      let content: LogLine.Content
      switch line.map({ RecordLine.read($0, lastSet: lastSet) }) ?? .unreadable(.tooLong) {
      case .record(let record):
        lastSet = record.set
        content = seen.insert(record.id) ? .record(record) : .repeated(record)
      case .newer(let version): content = .newer(version: version)
      case .unreadable(let reason): content = .unreadable(reason)
      case .blank: return true
      }
      return visit(LogLine(offset: offset, number: number, bytes: line.map(Array.init) ?? [], content: content))
    }
    return Mark(offset: end, number: number)
  }

  /// The number in the file, from 1, of a line that could not be read.
  ///
  /// Counts the lines before it, so it takes longer the longer the log is.
  public func lineNumber(of problem: LogDiagnostic) throws(ReadError) -> Int {
    var number = 1
    if let path, let lines = try LogLines(path) {
      _ = try lines.forwards(from: 0) { offset, _ in
        guard offset < problem.offset else { return false }
        number += 1
        return true
      }
    }
    return number
  }
}

extension Page {
  fileprivate mutating func add(
    _ line: UnsafeRawBufferPointer?, at offset: Int, game: Game.ID?, _ seen: inout RecentIDs
  ) {
    guard let line else { return problems.append(LogDiagnostic(offset: offset, reason: .tooLong)) }
    switch RecordLine.read(line) {
    case .record(let record):
      if game == nil || record.game == game, seen.insert(record.id) { records.append(record) }
    case .newer: newer += 1
    case .unreadable(let reason): problems.append(LogDiagnostic(offset: offset, reason: reason))
    case .blank: break
    }
  }
}
