extension CSVBytes {
  /// The row that begins at `cursor`, with its fields, when one look at each byte is enough to find both: it has no
  /// quotes, at most `BankLimits.field` bytes and `BankLimits.columns` fields, and holds something. Moves `cursor` behind
  /// it. Nil for all others, which `nextRow` and `split` read; where this finds a row, they find the same.
  func plainRow(_ cursor: inout CSVCursor, into fields: inout CSVFields) -> CSVRow? {
    let start = cursor.offset
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: BankLimits.columns) { ends in
      guard let (number, isPrintable) = plainEnds(from: start, into: ends) else { return nil }
      let ends = UnsafeMutableBufferPointer(rebasing: ends[..<number])
      let end = ends[number &- 1]
      // Whether an LF follows a CR at the end of the bytes may not be known.
      guard end > start, self[end] == CSV.lf || end &+ 1 < count else { return nil }
      fields.replace(from: start, ends: ends, plainField)
      guard !fields[0].isEmpty || fields.contains(where: { !$0.isEmpty }) else { return nil }
      cursor.offset = afterLineEnd(at: end)
      cursor.line &+= 1
      var row = CSVRow(start: start, end: end, line: cursor.line &- 1, diagnostic: nil)
      row.text = isPrintable ? .printable : isOrdinary(from: start, to: end) ? .ordinary : .unknown
      return row
    }
  }

  /// Puts the places where the fields of the row end that begins at `start` into `ends`: of its separators, and of its
  /// line end. Returns how many there are, and whether all else is printable ASCII; nil when that row is not plain.
  @inline(__always)
  private func plainEnds(
    from start: Int, into ends: UnsafeMutableBufferPointer<Int>
  ) -> (number: Int, isPrintable: Bool)? {
    let limit = min(count, start &+ BankLimits.field)
    var place = start
    var number = 0
    var isPrintable = true
    while place &+ 64 <= limit {
      var left = marks(at: place)
      while left != 0 {
        let distance = left.trailingZeroBitCount
        let end = place &+ distance
        guard number < ends.count, self[end] != CSV.quote else { return nil }
        ends[number] = end
        number &+= 1
        if self[end] != separator {
          return (number, isPrintable && self.isPrintable(at: place, count: UInt8(truncatingIfNeeded: distance)))
        }
        left &= left &- 1
      }
      isPrintable = isPrintable && self.isPrintable(at: place, count: 64)
      place &+= 64
    }
    return nil
  }

  /// A bit for each of 64 bytes that is a separator, a quote or part of a line end.
  @inline(__always)
  private func marks(at place: Int) -> UInt64 {
    var marks: UInt64 = 0
    for part in 0..<4 {
      let block = block(at: place &+ part &* 16)
      let found =
        (block .== repeated16(separator)) .| (block .== repeated16(CSV.quote)) .| (block .== repeated16(CSV.lf))
        .| (block .== repeated16(CSV.cr))
      marks |= UInt64(bits(of: found)) << UInt64(truncatingIfNeeded: part &* 16)
    }
    return marks
  }

  /// Whether the first `count` of 64 bytes are printable ASCII and separators.
  @inline(__always)
  private func isPrintable(at place: Int, count: UInt8) -> Bool {
    let numbers = SIMD16<UInt8>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    var others = SIMDMask<SIMD16<Int8>>(repeating: false)
    for part in 0..<4 {
      let block = block(at: place &+ part &* 16)
      let isAmong = numbers &+ repeated16(UInt8(truncatingIfNeeded: part &* 16)) .< repeated16(count)
      let isPrintable = (block .== repeated16(separator)) .| ((block &- repeated16(0x20)) .<= repeated16(0x7E - 0x20))
      others .|= isAmong .& .!isPrintable
    }
    return firstTrue(in: others) == nil
  }

  /// A field without quotes, and without the spaces around it.
  @inline(__always)
  private func plainField(from start: Int, to end: Int) -> CSVField {
    let field = CSVField(start: start, end: end, quoted: false, escaped: false)
    guard start < end else { return field }
    let (first, last) = (self[start], self[end &- 1])
    // No space, nor the first two bytes of an ideographic one, nor its last.
    let isIdeographic = first == 0xE3 && end &- start >= 3 && self[start &+ 1] == 0x80
    return first > 0x20 && !isIdeographic && last > 0x20 && last != 0x80 ? field : trimmed(field)
  }
}

/// A bit for each of sixteen that is true, the first the lowest.
@inline(__always)
private func bits(of mask: SIMDMask<SIMD16<Int8>>) -> UInt16 {
  let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  return UInt16(truncatingIfNeeded: topBits(of: halves[0]) | topBits(of: halves[1]) << 8)
}

/// The top bits of eight bytes, next to each other.
@inline(__always)
private func topBits(of word: UInt64) -> UInt64 {
  ((word & repeated8(0x80)) &* 0x0002_0408_1020_4081) >> 56
}
