/// A game of panels as a state machine: events go in with their instants, and the state of the board follows.
///
/// A choice may be changed until every row is right; then the board is cleared. Holds no clock: every
/// event comes with its instant, and time counts up from the first frame. Never blocks.
public struct PanelGame: Equatable, Sendable {
  /// The current choice in a row.
  public struct Choice: Hashable, Sendable {
    /// The panel, counted from 0.
    public let panel: Int
    /// Time since the board's first frame without the pauses, in whole milliseconds.
    public let after: Duration
  }

  /// A board that is not cleared.
  public struct Open: Equatable, Sendable {
    /// The current choice of each row; nil where none was made.
    public fileprivate(set) var choices: [Choice?]
    /// How many choices were made, including those that were changed later.
    public fileprivate(set) var made = 0
    /// The time that had passed when the clock was last held.
    public fileprivate(set) var spent: Duration = .zero
  }

  /// A board all of whose rows are right.
  public struct Cleared: Equatable, Sendable {
    /// The final choice of each row.
    public let choices: [Choice]
    /// How many choices were made, including those that were changed later.
    public let made: Int

    /// How long the board took, up to the last choice.
    public var elapsed: Duration { choices.map(\.after).max() ?? .zero }
  }

  /// The running clock.
  public struct Clock: Equatable, Sendable {
    /// When the board's frame appeared on screen.
    public let shownAt: Instant

    /// When choices begin to count.
    fileprivate var listensFrom: Instant { shownAt + Rules.settling }
  }

  /// The phase of the game.
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

  /// The board to solve.
  public let board: PanelBoard
  /// The phase of the game.
  public private(set) var phase: Phase
  /// How many times the clock was held while it ran.
  public private(set) var pauses = 0

  /// Starts a game on `board` with nothing chosen.
  public init(_ board: PanelBoard) {
    self.board = board
    phase = .presenting(Open(choices: board.rows.map { _ in nil }))
  }

  /// Handles an event that happened at `now`.
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

  /// Applies a choice that counts.
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

// Values that follow from the phase.
extension PanelGame {
  /// The chosen panel in a row, both counted from 0; nil when none is chosen.
  public func chosenPanel(inRow row: Int) -> Int? {
    switch phase {
    case .presenting(let open), .solving(let open, _), .held(let open):
      open.choices.indices.contains(row) ? open.choices[row]?.panel : nil
    case .cleared(let cleared): cleared.choices.indices.contains(row) ? cleared.choices[row].panel : nil
    }
  }

  /// How many rows have a choice.
  public var chosenRows: Int { board.rows.indices.count { chosenPanel(inRow: $0) != nil } }

  /// How many rows have the choice that fills their gap.
  public var fittingRows: Int { board.rows.indices.count { chosenPanel(inRow: $0) == board.rows[$0].rightPanel } }

  /// The next row without a choice below `row`, then from the top; nil when every row has one.
  public func openRow(after row: Int) -> Int? {
    let count = board.rows.count
    return (1..<count).lazy.map { (row + $0) % count }.first { chosenPanel(inRow: $0) == nil }
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
