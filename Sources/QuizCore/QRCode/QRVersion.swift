/// How large a QR code is, and how its bytes are divided into blocks, at error correction M.
struct QRVersion: Hashable, Sendable {
  /// 1 to 10.
  let number: Int
  /// The bytes for error correction of each block.
  let correction: Int
  /// The data bytes of each block.
  let blocks: [Int]

  /// All of them, smallest first: ISO/IEC 18004, table 9.
  static let all = [
    QRVersion(1, correction: 10, blocks: [16]),
    QRVersion(2, correction: 16, blocks: [28]),
    QRVersion(3, correction: 26, blocks: [44]),
    QRVersion(4, correction: 18, blocks: [32, 32]),
    QRVersion(5, correction: 24, blocks: [43, 43]),
    QRVersion(6, correction: 16, blocks: [27, 27, 27, 27]),
    QRVersion(7, correction: 18, blocks: [31, 31, 31, 31]),
    QRVersion(8, correction: 22, blocks: [38, 38, 39, 39]),
    QRVersion(9, correction: 22, blocks: [36, 36, 36, 37, 37]),
    QRVersion(10, correction: 26, blocks: [43, 43, 43, 43, 44]),
  ]

  private init(_ number: Int, correction: Int, blocks: [Int]) {
    self.number = number
    self.correction = correction
    self.blocks = blocks
  }

  /// The smallest version for this many bytes; nil if there is none.
  static func of(bytes count: Int) -> QRVersion? {
    all.first { $0.capacity >= count }
  }

  /// How many modules a side has.
  var size: Int { 17 + 4 * number }

  /// The bits of the length field.
  var countBits: Int { number < 10 ? 8 : 16 }

  /// The bytes of data, including the header with their number.
  var dataBytes: Int { blocks.reduce(0, +) }

  /// How many bytes can be encoded.
  var capacity: Int { (dataBytes * 8 - 4 - countBits) / 8 }

  /// The rows, and columns, of the centres of alignment patterns: annex E.
  var alignment: [Int] {
    switch number {
    case 1: []
    case 2...6: [6, size - 7]
    case _: [6, size / 2, size - 7]
    }
  }
}
