/// The bytes of a bank, in memory or in a mapped file. Never empty.
struct BankBytes: Sendable {
  private enum Source: Sendable {
    case memory([UInt8])
    case file(FileMapping)
  }

  private let source: Source

  /// Keeps `bytes`; nil when there are none.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return nil }
    source = .memory(bytes)
  }

  /// Keeps a mapped file; nil when it is empty.
  init?(_ mapping: FileMapping) {
    guard mapping.count > 0 else { return nil }
    source = .file(mapping)
  }

  /// Whether the bytes are still all there; a mapped file may have been cut short, and must then not be touched.
  var areWhole: Bool {
    switch source {
    case .memory: true
    case .file(let mapping): mapping.isWhole
    }
  }

  /// Lends the bytes to `body`; nil when they are no longer all there.
  func read<Result>(_ body: (CSVBytes) -> Result) -> Result? {
    areWhole ? lend(body) : nil
  }

  /// Lends the bytes to `body` without asking whether they are all there: for one who asked a moment ago.
  func lend<Result>(_ body: (CSVBytes) -> Result) -> Result? {
    switch source {
    case .memory(let bytes): return bytes.withUnsafeBytes { CSVBytes($0).map(body) }
    case .file(let mapping): return mapping.read { CSVBytes($0).map(body) }
    }
  }
}
