import QuizCore
import TerminalKit

/// What covers a game: nothing, another screen, or one of its own pop-ups. All but the questions whether to leave and
/// whether to open the help hide it and stop its clock: a key pressed by mistake costs no more than its time.
enum GameCover: Equatable {
  /// Nothing: the game can be seen.
  case none
  /// Another screen lies on top, or the window is too small.
  case elsewhere
  /// The pop-up of a paused game.
  case paused
  /// The pop-up that asks whether to leave.
  case leaving
  /// The line that asks before opening the help, which costs something; the choices stay playable.
  case beforeHelp

  /// What a key of a pop-up does.
  enum Command: Hashable, Sendable {
    /// Shows the game again.
    case resume
    /// Asks whether to leave.
    case askToLeave
    /// Closes the pop-up: a pause that was below it is seen again.
    case close
    /// Leaves the game.
    case leave
    /// Only for its hint; the app opens the help.
    case openHelp
  }

  /// The phrases of a game's pop-ups.
  struct Wording {
    /// The game is hidden while paused.
    let paused: Phrase
    /// The question whether to leave.
    let leave: Phrase
    /// What is lost by leaving.
    let loss: Phrase
    /// What a pause costs.
    let costOfPause: Cost
    /// Whether there was one.
    let wasPaused: Bool
    /// Whether the clock runs on behind the question whether to leave.
    var isRunning = false

    /// What pauses have cost; nil for nothing.
    fileprivate var cost: Cost? { wasPaused ? costOfPause : nil }
  }

  /// What a pause costs a round.
  enum Cost: Equatable {
    /// Its points for speed and the chance of a best.
    case speed
    /// The chance of a best.
    case best
  }

  /// The keys of the pause.
  static let pausedKeys = KeyTable<Command>([
    .init(
      .text("p"), [.character("p"), .escape, .enter, .character(" ")], .resume, hint: .hintContinue,
      helpName: .text("p  Esc  Enter"), dropped: .last),
    .init(.text("q"), [.character("q")], .askToLeave, hint: .hintLeave, dropped: .last),
  ])

  /// The keys of the question whether to leave.
  static let leavingKeys = KeyTable<Command>([
    .init(.text("y"), [.character("y")], .leave, hint: .hintLeave, dropped: .last),
    .init(.text("n"), [.character("n"), .enter, .character("p")], .resume, hint: .hintContinue, dropped: .last),
    // Not q: pressed to leave, it would return to the game unnoticed. Esc returns to a pause if there was one.
    .init(.text("Esc"), [.escape], .close),
  ])

  /// The keys of the question whether to see the help.
  static let helpKeys = KeyTable<Command>([
    .init(.text("?"), [.character("?"), .function(1)], .openHelp, hint: .hintHelp, dropped: .last),
    .init(
      .text("Esc"), [.escape, .enter, .character("n"), .character("q"), .character(" ")], .resume, hint: .hintContinue,
      dropped: .last),
  ])

  /// The keys of the pop-up that is open; nil when none is.
  var keys: KeyTable<Command>? {
    switch self {
    case .none, .elsewhere: nil
    case .paused: GameCover.pausedKeys
    case .leaving: GameCover.leavingKeys
    case .beforeHelp: GameCover.helpKeys
    }
  }

  /// Hides the game behind `other`, unless a pop-up is open already that stays.
  mutating func hide(behind other: GameCover) {
    if keys == nil || self == .beforeHelp { self = other }
  }

  /// The pop-up that is open; nil when none is.
  func popUp(_ wording: Wording, in context: ViewContext) -> PopUp? {
    let words = context.words
    switch self {
    case .none, .elsewhere, .beforeHelp: return nil
    case .paused:
      return PopUp(
        title: words(.pausedTitle), lines: lines([wording.paused, wording.cost?.ofPause], words),
        hints: GameCover.pausedKeys.hints(in: context, naming: .long), weight: .light, width: 44)
    case .leaving:
      return PopUp(
        title: words(.confirmTitle),
        lines: lines([wording.leave, wording.loss, wording.isRunning ? .clockRuns : wording.cost?.ofGoingOn], words),
        hints: GameCover.leavingKeys.hints(in: context), weight: .light, width: 44)
    }
  }

  /// The rule below the header, with the question about the help on it: no window has a row to spare.
  func rule(_ cost: Cost, in context: ViewContext) -> any Block {
    guard self == .beforeHelp else { return Rule() }
    return Overlay(Line(context.words(cost.ofHelpAsked).map { " " + $0 + " " }, .alert).inset(columns: 1), on: Rule())
  }

  private func lines(_ phrases: [Phrase?], _ words: Localizer) -> [PopUp.Line] {
    phrases.compactMap { $0.map { PopUp.Line(words($0)) } }
  }
}

extension Hint {
  /// The hint, with the cost if its key is that of the pause.
  func sayingCostOfPause(_ words: Localizer) -> Hint {
    key == .character("p") || key == .control("p") ? saying(words(.hintPauseCost)) : self
  }
}
