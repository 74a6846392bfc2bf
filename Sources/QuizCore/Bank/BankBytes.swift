/// Bytes of a bank in memory: all of them, or a piece of a file. Never empty.
struct BankBytes: Sendable {
  /// The place in the file of the first byte.
  let base: Int
  /// How the bytes end.
  let end: CSVBytes.End

  /// The byte between two fields.
  var separator = CSV.comma

  private let bytes: [UInt8]
  private let count: Int

  /// All bytes of a bank; nil when there are none.
  init?(_ bytes: [UInt8]) {
    self.init(bytes, count: bytes.count, base: 0, end: .file)
  }

  /// The first `count` of `bytes`, which begin at `base` in the file; nil when there are none.
  init?(_ bytes: [UInt8], count: Int, base: Int, end: CSVBytes.End) {
    guard count > 0, count <= bytes.count else { return nil }
    self.bytes = bytes
    self.count = count
    self.base = base
    self.end = end
  }

  /// Calls `body` with the bytes.
  func withBytes<Result>(_ body: (CSVBytes) -> Result) -> Result? {
    bytes.withUnsafeBytes {
      CSVBytes(UnsafeRawBufferPointer(rebasing: $0[..<count]), end: end, separator: separator).map(body)
    }
  }
}
