/// The error correction of QR codes: polynomials over the field of 256 elements by x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// The remainder of a block of data, as many bytes as are asked for.
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= product(divisor[index], factor) }
    }
    return remainder
  }

  /// The product of (x - 2ⁱ) for the first `count` powers, highest coefficient first, without that of the highest power,
  /// which is 1.
  private static func generator(_ count: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: max(0, count - 1)) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in coefficients.indices {
        let lower = index + 1 < coefficients.count ? coefficients[index + 1] : 0
        coefficients[index] = product(coefficients[index], root) ^ lower
      }
      root = product(root, 2)
    }
    return coefficients
  }

  /// The product of two elements.
  static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var product: UInt8 = 0
    for bit in (0..<8).reversed() {
      let overflow = product & 0x80 != 0
      product <<= 1
      if overflow { product ^= 0x1D }
      if right >> UInt8(bit) & 1 == 1 { product ^= left }
    }
    return product
  }
}
