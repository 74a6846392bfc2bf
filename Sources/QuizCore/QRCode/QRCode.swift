/// A QR code (ISO/IEC 18004) of bytes: a square of modules, dark or light. Around it, four modules stay light.
///
/// Byte mode, versions 1 to 10, error correction M: up to 213 bytes; a seventh of the code may be damaged.
public struct QRCode: Hashable, Sendable {
  /// How many modules a side has: 21 to 57.
  public let size: Int
  /// How many modules around it must stay light.
  public static let quietZone = 4

  private let modules: [Bool]

  /// The code of text in UTF-8; nil where it is too long.
  public init?(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The code of bytes; nil where they are too many.
  public init?(_ bytes: [UInt8]) {
    let codes = QRSymbol.masks.compactMap { mask in QRSymbol(bytes, mask: mask) }
    guard let best = codes.min(by: { $0.penalty < $1.penalty }) else { return nil }
    self.init(best)
  }

  /// The code by one of the eight masks, which decide nothing but how well it is read.
  init?(_ bytes: [UInt8], mask: Int) {
    guard let symbol = QRSymbol(bytes, mask: mask) else { return nil }
    self.init(symbol)
  }

  private init(_ symbol: QRSymbol) {
    size = symbol.size
    modules = symbol.modules
  }

  /// Whether a module is dark; false outside of the square.
  public subscript(row: Int, column: Int) -> Bool {
    (0..<size).contains(row) && (0..<size).contains(column) && modules[row * size + column]
  }
}
