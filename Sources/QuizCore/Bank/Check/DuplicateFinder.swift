/// A hash table of the questions seen so far and their lines, to find duplicates.
///
/// A table of fixed size with open addressing: each slot holds 36 bits of a question's hash and 28 of its line; the
/// slot's number are 4 to 22 bits more. Of banks of a million questions, one in a hundred
/// thousand has a false duplicate.
///
/// The table is larger than the processor's caches, so looking into it takes as long as reading a row. Rows are
/// therefore looked for many at once, with nothing in between: the processor then fetches their slots side by side.
struct DuplicateFinder {
  private var slots: [UInt64]
  /// How many more may be kept.
  private var left: Int

  /// Makes room for the questions of `rows` rows, up to `BankLimits.remembered`; later ones are compared, not kept.
  init(rows: Int) {
    left = min(max(rows, 8), BankLimits.remembered)
    var count = 16
    while count < left * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  /// Calls `visit` with each of `rows`, in order, that came before, and with the line of the first. The others are kept.
  mutating func eachDuplicate(among rows: [CheckedRow], _ visit: (CheckedRow, Int) -> Void) {
    for row in rows {
      if let line = line(of: row.hash, at: row.row.line) { visit(row, line) }
    }
  }

  /// The line on which `hash` came before; nil when it did not, and then it is kept.
  @inline(__always)
  mutating func line(of hash: UInt64, at line: Int) -> Int? {
    let tag = hash & ~DuplicateFinder.lines
    var slot = firstSlot(for: hash)
    // Half of the slots are empty, so this ends.
    while slots[slot] != 0 {
      if slots[slot] & ~DuplicateFinder.lines == tag { return Int(slots[slot] & DuplicateFinder.lines) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard left > 0, line > 0, line <= Int(DuplicateFinder.lines) else { return nil }
    left -= 1
    slots[slot] = tag | UInt64(line)
    return nil
  }

  @inline(__always)
  private func firstSlot(for hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash & DuplicateFinder.lines) & (slots.count &- 1)
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
    var place = field.start
    // Two words at a time, each into a hash of its own: they need not wait for each other.
    var (even, odd) = (hash, ~hash)
    while place &+ 16 <= field.end {
      even = mixed(even, word(at: place))
      odd = mixed(odd, word(at: place &+ 8))
      place &+= 16
    }
    if place &+ 8 <= field.end {
      even = mixed(even, word(at: place))
      place &+= 8
    }
    // The rest and its length, so that a zero byte counts.
    var rest = UInt64(field.end &- place)
    while place < field.end {
      rest = rest << 8 | UInt64(self[place])
      place &+= 1
    }
    hash = mixed(mixed(even, rest), odd)
    hash ^= hash >> 32
  }

  /// A hash with eight bytes more: another one for each of them, and for each hash before.
  @inline(__always)
  private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 29
  }
}
