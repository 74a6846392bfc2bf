import CFormats

/// A database of SQLite in memory, which is only read.
final class Database {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private let handle: OpaquePointer

  /// Opens the bytes of a file; nil when they cannot be a database.
  init?(_ bytes: [UInt8]) {
    memory = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    guard let handle = formats_database_open(memory.baseAddress, memory.count) else {
      memory.deallocate()
      return nil
    }
    self.handle = handle
  }

  deinit {
    formats_database_close(handle)
    memory.deallocate()
  }

  /// A row of a query's result, as long as it is read.
  struct Row {
    fileprivate let handle: OpaquePointer

    /// A column, from 0, as bytes; of a text, in UTF-8.
    func bytes(_ column: Int32) -> [UInt8] {
      var count = 0
      guard let start = formats_database_text(handle, column, &count) else { return [] }
      return Array(UnsafeBufferPointer(start: start, count: count))
    }

    /// A column, from 0, as text.
    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// A column, from 0, as a number.
    func number(_ column: Int32) -> Int { Int(formats_database_number(handle, column)) }
  }

  /// Calls `take` with each row of a query. Returns false when the database has no such tables, or is damaged.
  func rows(_ query: String, take: (Row) throws(ImportError) -> Void) throws(ImportError) -> Bool {
    guard formats_database_ask(handle, query) else { return false }
    while true {
      switch formats_database_next(handle) {
      case 0: return true
      case 1: try take(Row(handle: handle))
      case _: return false
      }
    }
  }
}

/// What zstd packed.
enum Zstd {
  /// The bytes, at most `most`. Throws when they are damaged, or more.
  static func unpacked(_ bytes: [UInt8], most: Int, member: String) throws(ImportError) -> [UInt8] {
    var (count, isTooLong) = (0, false)
    guard let start = formats_unpack_zstd(bytes, bytes.count, most, &count, &isTooLong) else {
      throw ImportError(isTooLong ? .tooMuch(.inflated) : .zipDamaged, member: member)
    }
    defer { formats_free(start) }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}
