/// How large a window is: the only thing that a picture may know of it beside the room that it has.
public enum SizeClass: Comparable, Sendable {
  /// Below 80×24: lists for panels, shorter texts.
  case small
  /// From 80×24 on.
  case ordinary
  /// From 118×28 on: a second column, large type.
  case large

  /// The class of a window.
  public init(_ window: Size) {
    self =
      window.hasRoom(for: Size(width: 118, height: 28))
      ? .large : window.hasRoom(for: Size(width: 80, height: 24)) ? .ordinary : .small
  }
}
