/// One column of one row of a canvas.
public struct Cell: Hashable, Sendable {
  /// What is drawn here; a blank in a continuation.
  public internal(set) var character: Character

  /// What it means.
  public internal(set) var style: Style

  /// Whether this is not the first column of a wide character that begins further left.
  public internal(set) var isContinuation: Bool

  /// An empty cell.
  public static let blank = Cell(character: " ", style: .plain, isContinuation: false)
}
