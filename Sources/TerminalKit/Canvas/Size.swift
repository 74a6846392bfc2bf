/// How many columns and rows something takes.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int

  /// Rows.
  public var height: Int

  /// `width` columns by `height` rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
