import CTerminal

/// The terminal, owned by one value and given back whatever happens.
public struct Terminal: ~Copyable {
  /// What the player chose.
  public struct Options: Hashable, Sendable {
    /// The colours, or nil to go by the environment.
    public var theme: Theme?

    /// Whether there are colours at all.
    public var color: ColorDepth.Choice

    /// Whether the mouse is ours; if not, the terminal selects text with it.
    public var mouse: Bool

    /// The environment that decides what is left open.
    public var environment: [String: String]

    /// Options for `Terminal.init`.
    public init(
      theme: Theme? = nil, color: ColorDepth.Choice = .auto, mouse: Bool = true, environment: [String: String] = [:]
    ) {
      self.theme = theme
      self.color = color
      self.mouse = mouse
      self.environment = environment
    }
  }

  /// The size of the window, at least 1 by 1 and at most 1000 by 500.
  public private(set) var size: Size

  /// How styles look here.
  public let palette: Palette

  /// Whether the line is slower than 38400 baud, too slow for motion.
  public let isSlow: Bool

  /// Takes the terminal.
  public init(_ options: Options = Options()) throws(TerminalError) { throw .notATerminal }

  /// Shows a picture, sending only what changed since the last one.
  public mutating func show(_ canvas: Canvas) {}

  /// Waits for the player, a signal, or `deadline`, whichever comes first; with nil, for ever.
  public mutating func next(until deadline: ContinuousClock.Instant?) -> Input { .hangUp }

  /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
  public mutating func suspend() {}

  /// Sends the whole picture again.
  public mutating func redraw() {}

  /// Rings the bell.
  public mutating func bell() {}

  /// Gives the terminal back.
  public consuming func close() {}

  /// Ends the program by a signal, as if it had never been caught. Call it after `close()`.
  public static func die(by signal: Int32) -> Never { fatalError() }
}
