/// Remembers which questions came before, and on what line, to find the same one again.
///
/// A table of fixed size with open addressing: each slot holds 36 bits of a question's hash and 28 of its line; the
/// slot's number are 4 to 22 bits more. For a million questions, one in a hundred thousand banks has a false twin.
struct BankMemory {
  private var slots: [UInt64]
  private var left: Int

  /// Makes room for the questions of `rows` rows, up to `BankLimits.remembered`; later ones are compared, not kept.
  init(rows: Int) {
    left = min(max(rows, 8), BankLimits.remembered)
    var count = 16
    while count < left * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  /// The line on which `hash` came before; nil when it did not, and then it is kept.
  mutating func line(of hash: UInt64, at line: Int) -> Int? {
    let tag = hash & ~BankMemory.lines
    var slot = Int(hash & BankMemory.lines) & (slots.count - 1)
    // Half of the slots are empty, so this ends.
    while slots[slot] != 0 {
      if slots[slot] & ~BankMemory.lines == tag { return Int(slots[slot] & BankMemory.lines) }
      slot = (slot + 1) & (slots.count - 1)
    }
    if left > 0, line > 0, line <= Int(BankMemory.lines) {
      slots[slot] = tag | UInt64(line)
      left -= 1
    }
    return nil
  }

  private static let lines: UInt64 = 1 << 28 - 1
}

extension CSVBytes {
  /// Mixes the text of a field into a hash, eight bytes at a time, each step one to one.
  func hash(_ field: CSVField, into hash: inout UInt64) {
    let needsCare = field.quoted && (field.escaped || first(CSV.cr, from: field.start, to: field.end) < field.end)
    guard !needsCare else {
      return plain(field).withUnsafeBytes { buffer in
        guard let bytes = CSVBytes(buffer) else { return }
        bytes.hash(CSVField(start: 0, end: bytes.count, quoted: false, escaped: false), into: &hash)
      }
    }
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    var place = field.start
    while place &+ 8 <= field.end {
      mix(word(at: place))
      place &+= 8
    }
    // What is left, and how much, so that a zero byte is not nothing.
    var rest = UInt64(field.end &- place)
    while place < field.end {
      rest = rest << 8 | UInt64(self[place])
      place &+= 1
    }
    mix(rest)
    hash ^= hash >> 32
  }
}
