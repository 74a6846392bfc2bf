import Glibc

/// Bytes in memory, compared and searched by the C library.
enum Memory {
  /// Whether the first `count` bytes of both are the same.
  @inline(__always)
  static func isEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(one, other, count) == 0
  }

  /// Whether the first `count` bytes of `one` come before those of `other`.
  @inline(__always)
  static func precedes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(one, other, count) < 0
  }

  /// Where a byte stands first; nil when it is not there.
  @inline(__always)
  static func first(_ byte: UInt8, in start: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer? {
    memchr(start, Int32(byte), count)
  }
}
