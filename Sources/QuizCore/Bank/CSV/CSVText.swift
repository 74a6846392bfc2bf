extension CSVBytes {
  /// The first byte from `start` on that no UTF-8 text has, or `end`: the beginning of a sequence that is malformed,
  /// overlong, a surrogate, above U+10FFFF or cut off by `end`; or a zero byte.
  ///
  /// By table 3-7 of the Unicode standard.
  func firstNonText(from start: Int, to end: Int) -> Int {
    var place = start
    while place < end {
      // ASCII, sixteen at a time.
      while place &+ 16 <= end {
        let block: SIMD16<UInt8> = block(at: place)
        if firstTrue(in: (block .>= repeated16(0x80)) .| (block .== repeated16(0))) != nil { break }
        place &+= 16
      }
      // Eight at a time. A byte 1 above a zero may look like one, so the bytes themselves decide.
      while place &+ 8 <= end {
        let word = word(at: place)
        let hits = (word & 0x8080_8080_8080_8080) | zeroes(word)
        if hits != 0 {
          place &+= hits.trailingZeroBitCount >> 3
          break
        }
        place &+= 8
      }
      // Japanese, two characters of three bytes at a time.
      while place &+ 8 <= end, isPairOfThree(word(at: place)) { place &+= 6 }
      // A run of whatever else, one at a time.
      while place < end {
        let lead = self[place]
        if lead < 0x80 {
          if lead == 0 { return place }
          place &+= 1
          break
        }
        let length = sequence(lead, at: place, to: end)
        if length == 0 { return place }
        place &+= length
      }
    }
    return end
  }

  /// Whether the six lower bytes of `word` are two well-formed sequences of three bytes, of those whose second byte may
  /// be any: all but those that begin with E0 or ED.
  @inline(__always)
  private func isPairOfThree(_ word: UInt64) -> Bool {
    guard word & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { return false }
    let leads: UInt64 = 0b1101_1111_1111_1110
    return (leads >> (word & 0xF)) & (leads >> (word >> 24 & 0xF)) & 1 == 1
  }

  /// Whether there is well-formed UTF-8 of nothing but printable ASCII, kana, kanji and full-width forms.
  func isOrdinary(from start: Int, to end: Int) -> Bool {
    var place = start
    // Each block also checks the two bytes after it, in case a character extends into them. It checks continuation for
    // all bytes but its own first two, so those of the first block are checked here.
    if start &+ 16 <= end {
      let lead = self[start]
      guard !isContinuation(lead), isContinuation(self[start &+ 1]) == (lead >= 0x80) else { return false }
    }
    while place &+ 16 <= end, place &+ 18 <= count {
      guard isOrdinary(blockAt: place) else { return false }
      place &+= 16
    }
    // The rest may begin with the last two bytes of a character, which was checked at its beginning.
    let next = place > start ? min(end, place &+ 2) : place
    while place < next, isContinuation(self[place]) { place &+= 1 }
    while place < end {
      let lead = self[place]
      if lead < 0x80 {
        guard lead >= 0x20, lead != 0x7F else { return false }
        place &+= 1
      } else {
        guard lead & 0xF0 == 0xE0, place &+ 3 <= end, isContinuation(self[place &+ 1]), isContinuation(self[place &+ 2])
        else { return false }
        let bytes = UInt64(lead) | UInt64(self[place &+ 1]) << 8 | UInt64(self[place &+ 2]) << 16
        guard isOrdinary(threeBytes: bytes) else { return false }
        place &+= 3
      }
    }
    return true
  }

  /// Whether a byte of UTF-8 goes on with a character.
  @inline(__always)
  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The same for the characters that begin in sixteen bytes, all at once; `place + 18` is not beyond `count`.
  @inline(__always)
  private func isOrdinary(blockAt place: Int) -> Bool {
    typealias Block = SIMD16<UInt8>
    func all(_ byte: UInt8) -> Block { repeated16(byte) }
    let (first, second, third) = (block(at: place), block(at: place &+ 1), block(at: place &+ 2))
    let controls = (first .< all(0x20)) .| (first .== all(0x7F))
    if firstTrue(in: (first | third) .>= all(0x80)) == nil { return firstTrue(in: controls) == nil }
    func continues(_ block: Block) -> SIMDMask<SIMD16<Int8>> { (block .>= all(0x80)) .& (block .< all(0xC0)) }
    // Those of three bytes from U+3000 up to U+9FFF, and those that begin with EF.
    func leads(_ block: Block) -> SIMDMask<SIMD16<Int8>> {
      ((block .>= all(0xE3)) .& (block .<= all(0xE9))) .| (block .== all(0xEF))
    }
    let other =
      controls .| ((first .>= all(0xC0)) .& .!leads(first)) .| (continues(third) .^ (leads(first) .| leads(second)))
    // U+3021 to U+3040, U+3097 to U+309A, and U+3100 on.
    let e3 =
      (second .> all(0x83)) .| ((second .== all(0x80)) .& (third .> all(0xA0)))
      .| ((second .== all(0x81)) .& (third .== all(0x80)))
      .| ((second .== all(0x82)) .& (third .>= all(0x97)) .& (third .<= all(0x9A)))
    // All but U+FF01 to U+FF5E.
    let ef =
      (second .< all(0xBC)) .| (second .> all(0xBD)) .| ((second .== all(0xBC)) .& (third .== all(0x80)))
      .| ((second .== all(0xBD)) .& (third .> all(0x9E)))
    let found =
      other .| ((first .== all(0xE3)) .& e3) .| ((first .== all(0xE4)) .& (second .< all(0xB8)))
      .| ((first .== all(0xEF)) .& ef)
    return firstTrue(in: found) == nil
  }

  /// The same for one character of three bytes, the first in the lowest bits.
  @inline(__always)
  private func isOrdinary(threeBytes bytes: UInt64) -> Bool {
    switch (bytes & 0xF) << 12 | (bytes >> 8 & 0x3F) << 6 | bytes >> 16 & 0x3F {
    case 0x3000...0x3020, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF5E: true
    default: false
    }
  }

  /// The length of the sequence that begins at `place` with `lead`, a byte above 0x7F; 0 when it is not well-formed.
  @inline(__always)
  private func sequence(_ lead: UInt8, at place: Int, to end: Int) -> Int {
    switch lead {
    case 0xE0...0xEF:
      guard place &+ 3 <= end else { return 0 }
      let second = self[place &+ 1]
      guard second & 0xC0 == 0x80, self[place &+ 2] & 0xC0 == 0x80 else { return 0 }
      if lead == 0xE0 { return second >= 0xA0 ? 3 : 0 }
      if lead == 0xED { return second < 0xA0 ? 3 : 0 }
      return 3
    case 0xC2...0xDF:
      guard place &+ 2 <= end, self[place &+ 1] & 0xC0 == 0x80 else { return 0 }
      return 2
    case 0xF0...0xF4:
      guard place &+ 4 <= end else { return 0 }
      let second = self[place &+ 1]
      guard second & 0xC0 == 0x80, self[place &+ 2] & 0xC0 == 0x80, self[place &+ 3] & 0xC0 == 0x80 else { return 0 }
      if lead == 0xF0 { return second >= 0x90 ? 4 : 0 }
      if lead == 0xF4 { return second < 0x90 ? 4 : 0 }
      return 4
    default:
      return 0
    }
  }
}
