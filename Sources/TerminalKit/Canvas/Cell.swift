/// One column of one row of a canvas.
public struct Cell: Hashable, Sendable {
  /// What is drawn here; a blank in a continuation.
  public let character: Character

  /// What it means.
  public let style: Style

  /// Whether this is not the first column of a wide character that begins further left.
  public let isContinuation: Bool

  /// An empty cell.
  public static let blank = Cell(character: " ", style: .plain, isContinuation: false)
}

/// A cell as a canvas stores it: numbers, so that two pictures are compared without looking at text.
struct PackedCell: Equatable {
  /// What is drawn here: the value of a character's only scalar, or `clusterFlag` and the place of a character of several
  /// scalars in its canvas's table.
  var code: UInt32

  /// The style's code, and whether the cell is a continuation.
  private var look: UInt32

  private static let clusterFlag: UInt32 = 1 << 31
  private static let continuationFlag: UInt32 = 1 << 31

  init(code: UInt32, style: UInt16, isContinuation: Bool = false) {
    self.code = code
    look = UInt32(style) | (isContinuation ? PackedCell.continuationFlag : 0)
  }

  /// The code of a character that stands at `place` in its canvas's table.
  static func code(ofCluster place: Int) -> UInt32 { clusterFlag | UInt32(truncatingIfNeeded: place) }

  /// The place in the table of the canvas; nil for a character of one scalar.
  var cluster: Int? {
    code & PackedCell.clusterFlag == 0 ? nil : Int(code & ~PackedCell.clusterFlag)
  }

  /// The style's code.
  var style: UInt16 {
    get { UInt16(truncatingIfNeeded: look) }
    set { look = look & PackedCell.continuationFlag | UInt32(newValue) }
  }

  /// Whether this is not the first column of a wide character.
  var isContinuation: Bool { look & PackedCell.continuationFlag != 0 }

  /// Whether all of its character is in it: one scalar, and one column or the first of two.
  var isWholeScalar: Bool { (code & PackedCell.clusterFlag) | (look & PackedCell.continuationFlag) == 0 }

  /// A blank in the plain style.
  static let blank = PackedCell(code: 0x20, style: Style.plain.code)
}
