/// One column of one row of a canvas.
public struct Cell: Hashable, Sendable {
  /// A blank in a continuation.
  public let character: Character
  /// Its style.
  public let style: Style
  /// Whether it continues a wide character from further left.
  public let isContinuation: Bool

  /// An empty cell.
  public static let blank = Cell(character: " ", style: .plain, isContinuation: false)
}

/// A cell as stored: one number, so that pictures are compared without looking at text.
struct PackedCell: Equatable {
  /// From the lowest bit: 32 of `code`, 16 of `style`; the top two are `isContinuation` and `endsRightToLeft`.
  private var bits: UInt64

  private static let clusterFlag: UInt32 = 1 << 31
  private static let continuationFlag: UInt64 = 1 << 63
  private static let endFlag: UInt64 = 1 << 62

  init(code: UInt32, style: UInt16, isContinuation: Bool = false) {
    bits = UInt64(code) | UInt64(style) << 32 | (isContinuation ? PackedCell.continuationFlag : 0)
  }

  /// The code of the character at `place` in its canvas's table.
  static func code(ofCluster place: Int) -> UInt32 { clusterFlag | UInt32(truncatingIfNeeded: place) }

  /// The value of the only scalar, or `clusterFlag` and an index into the canvas's table of characters of several
  /// scalars.
  var code: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The index in the canvas's table; nil for a single scalar.
  var cluster: Int? {
    code & PackedCell.clusterFlag == 0 ? nil : Int(code & ~PackedCell.clusterFlag)
  }

  /// The style's code.
  var style: UInt16 {
    get { UInt16(truncatingIfNeeded: bits >> 32) }
    set { bits = bits & ~(0xFFFF << 32) | UInt64(newValue) << 32 }
  }

  /// Whether right-to-left text ends here.
  var endsRightToLeft: Bool {
    get { bits & PackedCell.endFlag != 0 }
    set { bits = newValue ? bits | PackedCell.endFlag : bits & ~PackedCell.endFlag }
  }

  /// Whether it continues a wide character.
  var isContinuation: Bool { bits & PackedCell.continuationFlag != 0 }

  /// The first column of a range in which two rows differ, or its end. Compares four cells at once, since most are
  /// equal.
  static func firstDifference(
    between cells: UnsafeBufferPointer<PackedCell>, _ others: UnsafeBufferPointer<PackedCell>, in columns: Range<Int>
  ) -> Int {
    var column = columns.lowerBound
    while column + 4 <= columns.upperBound {
      let first = (cells[column].bits ^ others[column].bits) | (cells[column + 1].bits ^ others[column + 1].bits)
      let second =
        (cells[column + 2].bits ^ others[column + 2].bits) | (cells[column + 3].bits ^ others[column + 3].bits)
      if first | second != 0 { break }
      column += 4
    }
    while column < columns.upperBound, cells[column] == others[column] { column += 1 }
    return column
  }

  /// A blank in the plain style.
  static let blank = PackedCell(code: 0x20, style: Style.plain.code)
}
