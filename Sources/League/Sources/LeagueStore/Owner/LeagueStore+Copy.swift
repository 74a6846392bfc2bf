import Glibc
import LeagueAPI
import QuizStore
import Synchronization

extension LeagueStore {
  /// Writes a copy of the whole store into a new SQLite file while the store is in use: complete or not there at all.
  /// `progress` gets the parts done of a thousand. A league on a database server is backed up by the server's tools.
  ///
  /// Only the copy is marked as a backup of the instant `now`: its first server begins a new history
  /// (``beginHistory()``).
  public func backup(
    to path: String, now: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(StoreError) {
    let mark = Statement(SettingsSQL.set, values: [.text(SettingsSQL.backup), .text(String(clock(now)))])
    try await runner.perform { engine in
      guard access(path, F_OK) != 0 else { throw StoreError.unusable(reason: "there is a file \(path) already") }
      let unfinished = "\(path).unfinished"
      for suffix in ["", "-wal", "-shm", "-journal"] { unlink(unfinished + suffix) }
      do {
        try engine.backup(to: unfinished, marking: mark, progress: progress)
        try LeagueStore.sync(unfinished)
        do throws(SaveError) {
          // One that was made meanwhile is somebody's.
          try WholeFile.put(unfinished, in: path, replacing: false, path: path)
        } catch {
          throw StoreError.unusable(reason: error.sentence.en)
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        try LeagueStore.sync(folder)
      } catch {
        for suffix in ["", "-wal", "-shm", "-journal"] { unlink(unfinished + suffix) }
        throw error
      }
    }
  }

  /// Waits until what was written is on the disk.
  private static func sync(_ path: String) throws {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(of: path) }
    defer { Glibc.close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(of: path) }
  }

  private static func failure(of path: String) -> StoreError {
    .unusable(reason: "\(path) cannot be written: \(String(cString: strerror(errno)))")
  }

  /// How many rows are read and written at once.
  private static let page = 512

  /// The leagues of `target` that this store does not have: a copy deletes them.
  public func leagues(onlyIn target: LeagueStore) async throws(StoreError) -> [LeagueInfo] {
    let own = Set(try await leagues().map(\.id))
    return try await target.leagues().filter { !own.contains($0.id) }
  }

  /// Copies everything into `target` and deletes what only `target` has. Can be run again after an interruption or a
  /// change of the source: equal rows are read and not written. `progress` gets a table and how many of its rows are
  /// done. No server should use either store meanwhile.
  public func copy(
    to target: LeagueStore, progress: @escaping @Sendable (String, Int) -> Void
  ) async throws(StoreError) -> [(table: String, rows: Int)] {
    var copied: [(table: String, rows: Int)] = []
    for table in Schema.tables {
      var rows = 0
      var after: Row?
      while let page = try await page(of: table, after: after) {
        after = page.last
        let old = try await target.rows(of: table, like: page)
        let changed = zip(page, old).filter { $0.values != $1?.values }.map {
          Statement(table.write, values: $0.0.values)
        }
        if !changed.isEmpty { _ = try await target.runner.write { try $0.run(changed) } }
        rows += page.count
        progress(table.name, rows)
      }
      try await target.deleteRows(of: table, missingIn: self)
      copied.append((table.name, rows))
    }
    target.caches.forgetPlayers()
    return copied
  }

  /// The next rows of a table; nil after the last.
  private func page(of table: Table, after: Row?) async throws(StoreError) -> [Row]? {
    let rows = try await runner.read { connection in
      guard let after else { return try connection.run(table.first, .int(LeagueStore.page)) }
      return try connection.run(
        [Statement(table.next, values: after.values.prefix(table.key.count) + [.int(LeagueStore.page)])])[0]
    }
    return rows.isEmpty ? nil : rows
  }

  /// The rows with the same keys, nil where there is none.
  private func rows(of table: Table, like page: [Row]) async throws(StoreError) -> [Row?] {
    try await runner.read { connection in
      try connection.run(page.map { Statement(table.one, values: Array($0.values.prefix(table.key.count))) })
        .map(\.first)
    }
  }

  private func deleteRows(of table: Table, missingIn source: LeagueStore) async throws(StoreError) {
    var after: Row?
    while let page = try await page(of: table, after: after) {
      after = page.last
      let there = try await source.rows(of: table, like: page)
      let extra = zip(page, there).filter { $1 == nil }.map {
        Statement(table.delete, values: Array($0.0.values.prefix(table.key.count)))
      }
      guard !extra.isEmpty else { continue }
      _ = try await runner.write { try $0.run(extra) }
    }
  }
}
