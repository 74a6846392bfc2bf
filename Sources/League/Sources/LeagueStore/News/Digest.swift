import QuizCore
import QuizStore

/// Hashes of what was read, to detect changes.
enum Digest {
  /// The hash of rows.
  static func rows(_ rows: some Sequence<Row>) -> UInt64 {
    var hash = FNV1a()
    for row in rows { add(row, to: &hash) }
    return hash.value
  }

  /// The hash of a league's version: how often anything changed in each slot. Never 0, which stands for none.
  static func version(_ rows: [Row]) -> UInt64 { max(1, Digest.rows(rows)) }

  /// The hash of a table's content, without the time when it was made.
  static func table(_ table: LeagueTable, number: Int) -> UInt64 {
    var hash = FNV1a()
    hash.combine(word: UInt64(bitPattern: Int64(number)))
    hash.combine(word: UInt64(table.count))
    for row in table.rows + [table.own].compactMap({ $0 }) {
      hash.combine(row.player.id.utf8)
      hash.combine(row.player.name.utf8)
      for number in [
        row.place, row.points, row.right, row.asked, row.milliseconds, row.rounds, row.days, row.timed ?? 0,
        row.own ?? 0,
      ] {
        hash.combine(word: UInt64(bitPattern: Int64(number)))
      }
    }
    return max(1, hash.value)
  }

  private static func add(_ row: Row, to hash: inout FNV1a) {
    for value in row.values {
      switch value {
      case .null: hash.combine(word: 0x1_0000)
      case .int(let number): hash.combine(word: UInt64(bitPattern: Int64(number)))
      case .text(let text): hash.combine(text.utf8)
      }
      hash.combine(word: 0x1_0001)
    }
  }
}
