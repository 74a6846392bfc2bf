/// A hash table of the questions seen so far and their lines, to find duplicates.
///
/// A table of fixed size with open addressing: each slot holds 36 bits of a question's hash and 28 of its line; the
/// slot's number are 4 to 22 bits more. Of banks of a million questions, one in a hundred
/// thousand has a false duplicate.
///
/// The table is larger than the processor's caches, so looking into it takes as long as reading a row. A small table of
/// single bits answers first, for nearly all questions that they are new; those wait, and are put into the table many
/// at a time, which lets the processor fetch their slots side by side: 20 % less time for a million rows.
struct DuplicateFinder {
  private var slots: [UInt64]
  /// How many more may be kept.
  private var left: Int
  /// A bit for each hash that was kept, by its topmost bits; up to one in eight is set.
  private var bits: [UInt64]
  /// How many bits of a hash are too many for `bits`.
  private let surplusBits: Int
  /// What is kept and not yet in a slot; all hashes differ.
  private var waiting: [(hash: UInt64, line: Int)] = []

  /// Makes room for the questions of `rows` rows, up to `BankLimits.remembered`; later ones are compared, not kept.
  init(rows: Int) {
    left = min(max(rows, 8), BankLimits.remembered)
    var count = 16
    while count < left * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
    bits = Array(repeating: 0, count: count * 4 / UInt64.bitWidth)
    surplusBits = (count * 4 - 1).leadingZeroBitCount
    waiting.reserveCapacity(min(left, DuplicateFinder.mostWaiting))
  }

  /// The line on which `hash` came before; nil when it did not, and then it is kept.
  mutating func line(of hash: UInt64, at line: Int) -> Int? {
    let bit = Int(hash >> UInt64(surplusBits))
    let place = bit / UInt64.bitWidth
    let mask: UInt64 = 1 << UInt64(bit % UInt64.bitWidth)
    if bits[place] & mask != 0, let line = lineKept(with: hash) { return line }
    guard left > 0, line > 0, line <= Int(DuplicateFinder.lines) else { return nil }
    left -= 1
    bits[place] |= mask
    waiting.append((hash, line))
    if waiting.count == DuplicateFinder.mostWaiting { keepWaiting() }
    return nil
  }

  private mutating func lineKept(with hash: UInt64) -> Int? {
    keepWaiting()
    let content = slots[slot(for: hash)]
    return content == 0 ? nil : Int(content & DuplicateFinder.lines)
  }

  private mutating func keepWaiting() {
    for (hash, line) in waiting { slots[slot(for: hash)] = hash & ~DuplicateFinder.lines | UInt64(line) }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The slot that holds `hash`, or the empty one that would.
  private func slot(for hash: UInt64) -> Int {
    let tag = hash & ~DuplicateFinder.lines
    var slot = Int(hash & DuplicateFinder.lines) & (slots.count - 1)
    // Half of the slots are empty, so this ends.
    while slots[slot] != 0, slots[slot] & ~DuplicateFinder.lines != tag { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private static let lines: UInt64 = 1 << 28 - 1
  private static let mostWaiting = 512
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
