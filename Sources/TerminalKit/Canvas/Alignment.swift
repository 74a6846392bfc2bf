/// Where text goes in a place wider than itself.
public enum Alignment: Hashable, Sendable {
  /// At the first column.
  case left
  /// In the middle; half a column too many goes to the right.
  case center
  /// At the last column.
  case right

  /// The blanks before `width` columns of text in `columns` columns.
  public func indent(_ width: Int, in columns: Int) -> Int {
    let room = max(0, columns - width)
    return switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    }
  }
}
