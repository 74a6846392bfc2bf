/// Something done with the mouse at a cell.
public struct Mouse: Hashable, Sendable {
  /// What was done.
  public enum Action: Hashable, Sendable {
    /// The first button went down.
    case press

    /// The first button came up.
    case release

    /// The wheel turned away from the player.
    case wheelUp

    /// The wheel turned towards the player.
    case wheelDown
  }

  /// The cell.
  public let point: Point

  /// What was done there.
  public let action: Action

  /// `action` at `point`.
  public init(point: Point, action: Action) {
    self.point = point
    self.action = action
  }
}
