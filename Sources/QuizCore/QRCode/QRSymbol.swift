/// The modules of a QR code while it is drawn by one of the masks.
struct QRSymbol {
  /// The numbers of the masks.
  static let masks = 0..<8

  let size: Int
  private(set) var modules: [Bool]
  /// Whether a module belongs to a fixed pattern of this version, or to the format information.
  private var isFixed: [Bool]

  /// Draws bytes; nil where they are too many.
  init?(_ bytes: [UInt8], mask: Int) {
    guard let version = QRVersion.of(bytes: bytes.count) else { return nil }
    size = version.size
    modules = [Bool](repeating: false, count: size * size)
    isFixed = modules
    drawPatterns(version)
    drawFormat(mask)
    drawVersion(version)
    draw(QRSymbol.codewords(bytes, version), mask: mask)
  }

  // MARK: Bytes

  /// The bytes of data and of their correction, as they are drawn: a byte of each block in turn.
  static func codewords(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, version.countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, version.dataBytes * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while data.count < version.dataBytes {
      data.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    var rest = data[...]
    let blocks = version.blocks.map { count in
      let block = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return (data: block, correction: ReedSolomon.remainder(of: block, count: version.correction))
    }
    let longest = version.blocks.max() ?? 0
    let ordered = (0..<longest).flatMap { index in blocks.compactMap { index < $0.data.count ? $0.data[index] : nil } }
    return ordered + (0..<version.correction).flatMap { index in blocks.map { $0.correction[index] } }
  }

  // MARK: Drawing

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func drawPatterns(_ version: QRVersion) {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      for down in -4...4 {
        for right in -4...4 {
          let distance = max(abs(down), abs(right))
          fix(row + down, column + right, distance != 2 && distance != 4)
        }
      }
    }
    let last = size - 7
    for row in version.alignment {
      for column in version.alignment where ![[6, 6], [6, last], [last, 6]].contains([row, column]) {
        for down in -2...2 {
          for right in -2...2 { fix(row + down, column + right, max(abs(down), abs(right)) != 1) }
        }
      }
    }
  }

  /// The mask and the level of correction, M, twice, protected by the BCH code (15, 5).
  private mutating func drawFormat(_ mask: Int) {
    let data = 0b00 << 3 | mask
    var remainder = data
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
    let bits = (data << 10 | remainder) ^ 0x5412
    func isSet(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
    for bit in 0...5 { fix(bit, 8, isSet(bit)) }
    fix(7, 8, isSet(6))
    fix(8, 8, isSet(7))
    fix(8, 7, isSet(8))
    for bit in 9...14 { fix(8, 14 - bit, isSet(bit)) }
    for bit in 0...7 { fix(8, size - 1 - bit, isSet(bit)) }
    for bit in 8...14 { fix(size - 15 + bit, 8, isSet(bit)) }
    fix(size - 8, 8, true)
  }

  /// The version, twice, from 7 on, protected by the BCH code (18, 6).
  private mutating func drawVersion(_ version: QRVersion) {
    guard version.number >= 7 else { return }
    var remainder = version.number
    for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
    let bits = version.number << 12 | remainder
    for bit in 0..<18 {
      let (far, near) = (size - 11 + bit % 3, bit / 3)
      fix(far, near, bits >> bit & 1 == 1)
      fix(near, far, bits >> bit & 1 == 1)
    }
  }

  /// Fills what is left in columns of two, from the right, upwards and downwards in turn.
  private mutating func draw(_ bytes: [UInt8], mask: Int) {
    var bit = 0
    for (turn, right) in (Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]).enumerated() {
      for step in 0..<size {
        let row = turn % 2 == 0 ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          let isDark = bit < bytes.count * 8 && bytes[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          modules[row * size + column] = isDark != QRSymbol.isMasked(mask, row, column)
          bit += 1
        }
      }
    }
  }

  /// Whether a mask turns a module: table 10.
  private static func isMasked(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    case _: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  // MARK: How well it is read

  /// How much of it may be taken for something else: 7.8.3.
  var penalty: Int {
    let rows = (0..<size).map { row in (0..<size).map { modules[row * size + $0] } }
    let columns = (0..<size).map { column in (0..<size).map { modules[$0 * size + column] } }
    let lines = (rows + columns).reduce(0) { $0 + QRSymbol.penalty(ofLine: $1) }
    var squares = 0
    for row in 1..<size {
      for column in 1..<size {
        let four = [rows[row][column], rows[row - 1][column], rows[row][column - 1], rows[row - 1][column - 1]]
        if Set(four).count == 1 { squares += 3 }
      }
    }
    let percent = modules.count { $0 } * 100 / modules.count
    return lines + squares + abs(percent - 50) / 5 * 10
  }

  /// Runs of one colour, and what looks like a finder pattern.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, isDark) in line.enumerated() {
      run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
    }
    for start in 0...max(0, line.count - finder.count) {
      let part = line.dropFirst(start).prefix(finder.count)
      if part.elementsEqual(finder) || part.elementsEqual(finder.reversed()) { penalty += 40 }
    }
    return penalty
  }

  /// Dark, light, dark × 3, light, dark, and four light ones.
  private static let finder = [true, false, true, true, true, false, true, false, false, false, false]
}
