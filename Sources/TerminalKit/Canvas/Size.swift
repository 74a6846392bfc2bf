/// A number of columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns and rows.
  public var width, height: Int

  /// `width` columns by `height` rows.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Whether it is at least as wide and as high as another.
  public func hasRoom(for other: Size) -> Bool { width >= other.width && height >= other.height }
}
