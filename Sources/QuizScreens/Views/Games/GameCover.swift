import QuizCore
import TerminalKit

/// What covers a game: nothing, another screen, or one of its own pop-ups. All but the two confirmations, to leave and
/// to open help, hide the game and stop its clock: a key pressed by mistake costs only its time.
enum GameCover: Equatable {
  case none
  /// Another screen is on top, or the window is too small.
  case elsewhere
  case paused
  case leaving
  /// A line asking whether to open help when that has a cost: the choices stay visible and can be taken.
  case beforeHelp

  enum Command: Hashable, Sendable {
    case resume
    case askToLeave
    /// Closes the pop-up, back to a pause below it.
    case close
    case leave
    /// Shown in the line; the app opens the help.
    case openHelp
  }

  /// What a pause costs a round.
  enum Cost: Equatable {
    /// Its points for speed, and its chance to be a best.
    case speed
    /// Its chance to be a best.
    case best
  }

  static let pausedKeys = KeyTable<Command>([
    .init(["p", .escape, .enter, " "], .resume, hint: .hintContinue, helpName: "p  Esc  Enter", dropped: .last),
    .init(["q"], .askToLeave, hint: .hintLeave, dropped: .last),
  ])

  static let leavingKeys = KeyTable<Command>([
    .init(["y"], .leave, hint: .hintLeave, dropped: .last),
    .init(["n", .enter, "p"], .resume, hint: .hintContinue, dropped: .last),
    // Not q, which players press to leave: they would be back in the game unawares. Does the same, except over a pause.
    .init([.escape], .close),
  ])

  static let helpKeys = KeyTable<Command>([
    .init(["?", .function(1)], .openHelp, hint: .hintHelp, dropped: .last),
    .init([.escape, .enter, "n", "q", " "], .resume, hint: .hintContinue, dropped: .last),
  ])

  /// The keys of the open pop-up, if any.
  var keys: KeyTable<Command>? {
    switch self {
    case .none, .elsewhere: nil
    case .paused: GameCover.pausedKeys
    case .leaving: GameCover.leavingKeys
    case .beforeHelp: GameCover.helpKeys
    }
  }

  /// Hides the game behind `other`, unless a pop-up is open.
  mutating func hide(behind other: GameCover) {
    if keys == nil || self == .beforeHelp { self = other }
  }

  /// The open pop-up, if any: `paused` and `leave` are what it says, `cost` is what pauses have cost so far, and
  /// `isRunning` is whether the clock runs while it asks whether to leave.
  func popUp(paused: Phrase, leave: Phrase, cost: Cost?, isRunning: Bool, in context: ViewContext) -> PopUp? {
    let words = context.words
    switch self {
    case .none, .elsewhere, .beforeHelp: return nil
    case .paused:
      return PopUp(
        title: words(.pausedTitle), lines: lines([paused, cost?.ofPause], words),
        // There is room for the names of all keys.
        hints: GameCover.pausedKeys.hints(in: context.forHelp).map { $0.called($0.help.name) }, weight: .light,
        width: 44)
    case .leaving:
      return PopUp(
        title: words(.confirmTitle),
        lines: lines([leave, .ifYouLeave, isRunning ? .clockRuns : cost?.ofGoingOn], words),
        hints: GameCover.leavingKeys.hints(in: context), weight: .light, width: 44)
    }
  }

  /// The rule below the header, which also asks whether to open help: no other row is free.
  func rule(_ cost: Cost, in context: ViewContext) -> any Block {
    guard self == .beforeHelp else { return Rule() }
    return Overlay(Line(context.words(cost.ofHelpAsked).map { " " + $0 + " " }, .alert).inset(columns: 1), on: Rule())
  }

  private func lines(_ phrases: [Phrase?], _ words: Localizer) -> [Span] {
    phrases.compactMap { $0.map { Span(words($0)) } }
  }
}

extension Hint {
  /// The hint, which for the pause key mentions the cost.
  func sayingCostOfPause(_ words: Localizer) -> Hint {
    key == .character("p") || key == .control("p") ? saying(words(.hintPauseCost)) : self
  }
}
