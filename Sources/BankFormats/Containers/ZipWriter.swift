/// Writes a zip archive. Entries are stored as they are and have one fixed date, so that the same entries always make the
/// same archive.
struct ZipWriter {
  /// The archive so far, without its directory.
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// The first of January 1980, the earliest date that an entry can have.
  private static let date: UInt32 = 0x0021_0000
  /// Names are UTF-8.
  private static let flags: UInt16 = 0x0800
  /// What a program must be able to do to read it: version 2.0.
  private static let version: UInt16 = 20

  /// Adds an entry.
  mutating func add(_ name: String, _ text: String) {
    let (name, content) = (Array(name.utf8), Array(text.utf8))
    let place = bytes.count
    let size = UInt32(truncatingIfNeeded: content.count)
    var facts: [UInt8] = []
    facts.append(little: ZipWriter.version)
    facts.append(little: ZipWriter.flags)
    // Not compressed.
    facts.append(little: UInt16(0))
    facts.append(little: ZipWriter.date)
    facts.append(little: ZipWriter.checksum(content))
    facts.append(little: size)
    facts.append(little: size)
    facts.append(little: UInt16(truncatingIfNeeded: name.count))
    // Nothing extra.
    facts.append(little: UInt16(0))
    bytes.append(little: UInt32(0x0403_4B50))
    bytes += facts + name + content
    directory.append(little: UInt32(0x0201_4B50))
    directory.append(little: ZipWriter.version)
    // No comment, on the first disk, without attributes.
    directory += facts + [UInt8](repeating: 0, count: 10)
    directory.append(little: UInt32(truncatingIfNeeded: place))
    directory += name
    count += 1
  }

  /// The whole archive.
  var archive: [UInt8] {
    var end: [UInt8] = []
    end.append(little: UInt32(0x0605_4B50))
    end.append(little: UInt32(0))
    end.append(little: UInt16(truncatingIfNeeded: count))
    end.append(little: UInt16(truncatingIfNeeded: count))
    end.append(little: UInt32(truncatingIfNeeded: directory.count))
    end.append(little: UInt32(truncatingIfNeeded: bytes.count))
    end.append(little: UInt16(0))
    return bytes + directory + end
  }

  /// CRC-32 as zip has it (ISO 3309).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  fileprivate mutating func append<Number: FixedWidthInteger>(little number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
