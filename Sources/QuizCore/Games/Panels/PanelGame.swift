/// A board of panels being solved, as a value: it is told what happened and when, and says where the board stands.
///
/// Says nothing of right or wrong until every row is right; then the board is cleared. Holds no clock: every event
/// brings its instant, and time counts up from the first frame. Nothing in it waits.
public struct PanelGame: Equatable, Sendable {
  /// An instant of the clock that runs through suspension and that nobody can set.
  public typealias Instant = ContinuousClock.Instant

  /// The choice that stands in a row.
  public struct Choice: Hashable, Sendable {
    /// The panel, counted from 0.
    public let panel: Int
    /// From the board's first frame, less the time the clock was held, whole milliseconds.
    public let after: Duration
  }

  /// A board that is not cleared.
  public struct Open: Equatable, Sendable {
    /// For each row the choice that stands; nil where none was made.
    public fileprivate(set) var choices: [Choice?]
    /// How many choices were made, those that were changed again among them.
    public fileprivate(set) var made = 0
    /// Time that ran before the clock was last held.
    public fileprivate(set) var spent: Duration = .zero
  }

  /// A board all of whose rows are right.
  public struct Cleared: Equatable, Sendable {
    /// For each row the choice that stood at last.
    public let choices: [Choice]
    /// How many choices were made, those that were changed again among them.
    public let made: Int

    /// How long it took: until the last choice.
    public var elapsed: Duration { choices.map(\.after).max() ?? .zero }
  }

  /// The running clock.
  public struct Clock: Equatable, Sendable {
    /// When the board's frame was on screen.
    public let shownAt: Instant

    /// From when on a choice counts.
    fileprivate var listensFrom: Instant { shownAt + Rules.settling }
  }

  /// Where the board stands.
  public enum Phase: Equatable, Sendable {
    /// The board waits for its frame to be on screen; no time runs.
    case presenting(Open)
    /// The board is on screen and time runs.
    case solving(Open, Clock)
    /// The clock is held and the board hidden.
    case held(Open)
    /// Every row is right.
    case cleared(Cleared)
  }

  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The frame of a board that was waiting for it is on screen.
    case shown
    /// The player chose a panel in a row, both counted from 0.
    case choose(row: Int, panel: Int)
    /// The board is hidden: pause, help, a question to the player, suspension, a window too small.
    case hold
    /// The board may be shown again.
    case resume
  }

  /// What is to be solved.
  public let board: PanelBoard
  /// Where the board stands.
  public private(set) var phase: Phase
  /// How often the clock was held while it ran.
  public private(set) var pauses = 0

  /// Begins with a board on which nothing is chosen.
  public init(_ board: PanelBoard) {
    self.board = board
    phase = .presenting(Open(choices: board.rows.map { _ in nil }))
  }

  /// Takes in what happened at `now`.
  public mutating func handle(_ event: Event, at now: Instant) {
    switch (phase, event) {
    case (.presenting(let open), .shown):
      phase = .solving(open, Clock(shownAt: now))
    case (.presenting(let open), .hold):
      phase = .held(open)
    case (.presenting, .choose), (.presenting, .resume):
      break

    case (.solving(let open, let clock), .choose(let row, let panel)):
      guard now >= clock.listensFrom, board.rows.indices.contains(row),
        board.rows[row].panels.indices.contains(panel), open.choices[row]?.panel != panel
      else { break }
      choose(panel, in: row, of: open, clock: clock, at: now)
    case (.solving(var open, let clock), .hold):
      open.spent += clock.shownAt.duration(to: now)
      pauses += 1
      phase = .held(open)
    case (.solving, .shown), (.solving, .resume):
      break

    case (.held(let open), .resume):
      phase = .presenting(open)
    case (.held, .shown), (.held, .choose), (.held, .hold):
      break

    case (.cleared, .shown), (.cleared, .choose), (.cleared, .hold), (.cleared, .resume):
      break
    }
  }

  /// Takes a choice that counts.
  private mutating func choose(_ panel: Int, in row: Int, of open: Open, clock: Clock, at now: Instant) {
    var open = open
    let after = open.spent + clock.shownAt.duration(to: now)
    // Whole milliseconds, so that the times of the log add up to the time on screen.
    open.choices[row] = Choice(panel: panel, after: .milliseconds(after.inMilliseconds))
    open.made += 1
    let isCleared = zip(open.choices, board.rows).allSatisfy { $0?.panel == $1.rightPanel }
    phase =
      isCleared ? .cleared(Cleared(choices: open.choices.compactMap { $0 }, made: open.made)) : .solving(open, clock)
  }
}

// What is on screen, computed.
extension PanelGame {
  /// The panel that is chosen in a row, counted from 0; nil where none is.
  public func chosenPanel(inRow row: Int) -> Int? {
    switch phase {
    case .presenting(let open), .solving(let open, _), .held(let open):
      open.choices.indices.contains(row) ? open.choices[row]?.panel : nil
    case .cleared(let cleared): cleared.choices.indices.contains(row) ? cleared.choices[row].panel : nil
    }
  }

  /// How long the board has been on screen at `now`; once cleared, how long it took.
  public func elapsed(at now: Instant) -> Duration {
    switch phase {
    case .presenting(let open), .held(let open): open.spent
    case .solving(let open, let clock): open.spent + max(.zero, clock.shownAt.duration(to: now))
    case .cleared(let cleared): cleared.elapsed
    }
  }
}
