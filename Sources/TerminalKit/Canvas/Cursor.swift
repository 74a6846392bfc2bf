/// The place of the terminal's cursor. Screen readers, braille displays and magnifiers follow it, whether it is visible or
/// not.
public enum Cursor: Hashable, Sendable {
  /// In a text field: visible.
  case text(Point)

  /// At the selected item, which the picture marks by itself: hidden, since it would cover what it stands on.
  case item(Point)

  /// The cell.
  public var place: Point {
    switch self {
    case .text(let place), .item(let place): place
    }
  }

  /// Whether it is visible.
  var isVisible: Bool {
    switch self {
    case .text: true
    case .item: false
    }
  }
}
