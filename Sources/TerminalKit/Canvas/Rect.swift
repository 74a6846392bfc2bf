/// A block of cells; drawing into an empty one draws nothing.
public struct Rect: Hashable, Sendable {
  /// The first column and row.
  public var x, y: Int
  /// Columns and rows; empty unless both are positive.
  public var width, height: Int

  /// The block whose first cell is at column `x` and row `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The block of this size whose first cell is `origin`.
  public init(_ size: Size, at origin: Point = .zero) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The first cell.
  public var origin: Point { Point(x: x, y: y) }

  /// Columns and rows.
  public var size: Size { Size(width: width, height: height) }

  /// The first column to the right of it.
  public var maxX: Int { x + width }

  /// The first row below it.
  public var maxY: Int { y + height }

  /// Whether it holds no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell at `point` is in it.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The block without `dx` columns at both sides and `dy` rows above and below.
  public func inset(dx: Int, dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The same block, moved.
  public func moved(by point: Point) -> Rect { Rect(size, at: origin.moved(by: point)) }

  /// The cells in both.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

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

/// A number of columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns and rows.
  public var width, height: Int

  /// `width` columns by `height` rows.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Whether it is at least as wide and as high as another.
  public func hasRoom(for other: Size) -> Bool { width >= other.width && height >= other.height }
}
