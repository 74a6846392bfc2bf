/// Something done with the mouse at a cell.
public struct Mouse: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// The first button went down, or came up.
    case press, release
    /// The wheel turned away from the player, or towards them.
    case wheelUp, wheelDown
  }

  /// The cell.
  public let point: Point
  /// What was done there.
  public let action: Action

  /// `action` at `point`.
  public init(point: Point, action: Action) { (self.point, self.action) = (point, action) }
}
