/// What a wait for the player can end with.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse.
  case mouse(Mouse)
  /// Text was pasted, as it came; at most 64 KB.
  case paste(String)
  /// The window has another size, or was drawn over: draw again.
  case resized
  /// The pipe to another program can be read, or written on.
  case pipe
  /// The terminal has told something about itself: see `Terminal.facts`.
  case facts
  /// The deadline came.
  case time
  /// Ctrl-Z, or a signal that asks to stop. Nothing is done yet: call `Terminal.suspend()`.
  case suspend
  /// A signal to end. Save pending data, close the terminal, and end by the signal.
  case ended(signal: Int32)
  /// The terminal is gone.
  case hangUp
}

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
