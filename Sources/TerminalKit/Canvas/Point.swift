/// A cell's column and row, from 0.
public struct Point: Hashable, Sendable {
  /// Columns from the left edge, and rows from the top edge.
  public var x, y: Int

  /// The cell in column `x` of row `y`.
  public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  /// The cell as many columns and rows further as `other` is from the first one, or back if `sign` is -1.
  public func moved(by other: Point, _ sign: Int = 1) -> Point { Point(x: x + sign * other.x, y: y + sign * other.y) }

  /// The first cell of the first row.
  public static let zero = Point(x: 0, y: 0)
}
