extension CSVBytes {
  /// Whether two fields of UTF-8 are the same but for case, width and outer spaces.
  func areAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    // Nearly always their first characters differ, and nothing has to be made into strings.
    if areClearlyDifferent(first, second) { return false }
    return Folding.folded(text(of: first)) == Folding.folded(text(of: second))
  }

  /// Whether two fields of printable ASCII without quotes are the same but for case.
  @inline(__always)
  func arePrintableAndAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    guard first.count == second.count else { return false }
    var distance = 0
    while distance &+ 8 <= first.count {
      let (left, right) = (word(at: first.start &+ distance), word(at: second.start &+ distance))
      guard lowercased(left) == lowercased(right) else { return false }
      distance &+= 8
    }
    while distance < first.count {
      let (left, right) = (self[first.start &+ distance], self[second.start &+ distance])
      guard lowercased(UInt64(left)) == lowercased(UInt64(right)) else { return false }
      distance &+= 1
    }
    return true
  }

  /// Whether two fields of ordinary text are the same but for case and width: none of its characters joins another one.
  func areOrdinaryAndAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    var (one, other) = (first.start, second.start)
    while one < first.end, other < second.end {
      // For kana and kanji one byte decides, or all three.
      let leads = (self[one], self[other])
      if isKanaOrKanji(leads.0), isKanaOrKanji(leads.1) {
        guard leads.0 == leads.1, self[one &+ 1] == self[other &+ 1], self[one &+ 2] == self[other &+ 2] else {
          return false
        }
        one &+= 3
        other &+= 3
        continue
      }
      let (left, leftLength) = scalar(at: one, to: first.end)
      let (right, rightLength) = scalar(at: other, to: second.end)
      guard left == right || Folding.folded(left) == Folding.folded(right) else { return false }
      one &+= leftLength
      other &+= rightLength
    }
    return one == first.end && other == second.end
  }

  /// Whether a character of ordinary text that begins with this byte has three, and no other case or width.
  @inline(__always)
  private func isKanaOrKanji(_ lead: UInt8) -> Bool { lead >= 0xE3 && lead <= 0xE9 }

  /// Whether two fields differ at a place where only plain characters stand, so that no rule of Unicode can make them
  /// equal after all.
  private func areClearlyDifferent(_ first: CSVField, _ second: CSVField) -> Bool {
    guard !first.escaped, !second.escaped else { return false }
    var one = first.start
    var other = second.start
    // ASCII, eight at a time, up to where they differ.
    while one &+ 8 <= first.end, other &+ 8 <= second.end {
      let (left, right) = (word(at: one), word(at: other))
      guard (left | right) & repeated8(0x80) == 0 else { break }
      let same = min(8, (lowercased(left) ^ lowercased(right)).trailingZeroBitCount >> 3)
      one &+= same
      other &+= same
      if same < 8 { return isPlain(at: one, to: first.end) && isPlain(at: other, to: second.end) }
    }
    while one < first.end, other < second.end {
      let (left, leftLength) = scalar(at: one, to: first.end)
      let (right, rightLength) = scalar(at: other, to: second.end)
      guard Folding.folded(left) == Folding.folded(right) else { break }
      one += leftLength
      other += rightLength
    }
    guard one < first.end || other < second.end else { return false }
    return isPlain(at: one, to: first.end) && isPlain(at: other, to: second.end)
  }

  /// Whether the character at `place` and the one after it, as far as there are such, are plain.
  private func isPlain(at place: Int, to end: Int) -> Bool {
    guard place < end else { return true }
    if place &+ 1 < end, isVisibleASCII(self[place]), isVisibleASCII(self[place &+ 1]) { return true }
    let (scalar, length) = scalar(at: place, to: end)
    guard Folding.isPlain(scalar) else { return false }
    let next = place + length
    guard next < end else { return true }
    let (follower, _) = self.scalar(at: next, to: end)
    // A space joins nothing; only where two fields differ may it be one of those around the text.
    return Folding.isPlain(follower) || Folding.folded(follower) == 0x20
  }

  @inline(__always)
  private func isVisibleASCII(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// Eight bytes of ASCII with their capital letters made small.
  @inline(__always)
  private func lowercased(_ word: UInt64) -> UInt64 {
    // The top bit of each byte that is at least "A", less that of each that is beyond "Z".
    let capitals = (word &+ repeated8(0x80 - 0x41)) & ~(word &+ repeated8(0x80 - 0x5B)) & repeated8(0x80)
    return word | capitals >> 2
  }

  /// The code point of UTF-8 that begins at `place` and its length; where there is none, the byte.
  @inline(__always)
  private func scalar(at place: Int, to end: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[place])
    func next(_ distance: Int) -> UInt32 { UInt32(self[place &+ distance] & 0x3F) }
    switch lead {
    case 0xE0...0xEF where place &+ 3 <= end: return ((lead & 0xF) << 12 | next(1) << 6 | next(2), 3)
    case 0xC0...0xDF where place &+ 2 <= end: return ((lead & 0x1F) << 6 | next(1), 2)
    case 0xF0...0xF7 where place &+ 4 <= end:
      return ((lead & 0x7) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    default: return (lead, 1)
    }
  }
}
