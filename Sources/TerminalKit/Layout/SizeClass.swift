/// How large a window is: all that a picture may know besides its room.
public enum SizeClass: Comparable, Sendable {
  /// Below 80×24: lists instead of panels, shorter texts.
  case small
  /// From 80×24 on.
  case ordinary
  /// From 118×28 on: a second column, large type.
  case large

  /// The class of a window.
  public init(_ window: Size) {
    self =
      window.hasRoom(for: SizeClass.large.least)
      ? .large : window.hasRoom(for: SizeClass.ordinary.least) ? .ordinary : .small
  }

  /// The smallest window of the class.
  public var least: Size {
    switch self {
    case .small: Size(width: 40, height: 15)
    case .ordinary: Size(width: 80, height: 24)
    case .large: Size(width: 118, height: 28)
    }
  }
}
