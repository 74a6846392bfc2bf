/// The terminal's cursor. Screen readers, braille displays and magnifiers follow it even when hidden.
public enum Cursor: Hashable, Sendable {
  /// In a text field: visible.
  case text(Point)
  /// At the selected item: hidden, since it would cover a character of it.
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
