/// Writes 128 bits as a UUID.
enum UUIDText {
  /// 36 characters, lowercase.
  static func text(_ high: UInt64, _ low: UInt64) -> String {
    let digits = [high, low].flatMap { half in
      stride(from: 60, through: 0, by: -4).map { UUIDText.digits[Int(half >> UInt64($0) & 0xf)] }
    }
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
