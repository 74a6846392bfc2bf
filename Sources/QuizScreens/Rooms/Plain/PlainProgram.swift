import QuizCore
import TerminalKit

/// A program in plain mode, as a state machine: lines and responses go in with their instants, lines and effects come
/// out.
public protocol PlainProgram: Sendable {
  /// The state of a plain program, and how it talks to the player.
  var console: PlainConsole { get set }
  /// Whether a typed line means something now. Pipes are not read before; lines typed at a terminal are dropped, as
  /// keys are.
  var takesLine: Bool { get }
  /// The next deadline; nil for none.
  var nextChange: Instant? { get }
  /// Handles an event that happened at `now`; returns the steps to perform.
  mutating func handle(_ event: PlainEvent, at now: Instant) -> [PlainStep]
}

/// An event of a program in plain mode.
public enum PlainEvent: Sendable {
  /// It begins.
  case begin
  /// All output so far has been written.
  case shown
  /// The player entered a line, given here without its newline.
  case line(String)
  /// The input has ended.
  case inputEnded
  /// Time has passed.
  case time
  /// An effect was answered, or the room sent a message.
  case response(any Response)
}

/// An action for the loop; actions are performed in order.
public enum PlainStep: Equatable, Sendable {
  /// Print a line.
  case say(SafeText)
  /// Print a prompt and leave the line open for the answer.
  case ask(SafeText)
  /// Perform an effect.
  case store(StoreEffect)
  /// End the program.
  case end(PlainEnd)
}

/// How a program in plain mode ends.
public enum PlainEnd: Equatable, Sendable {
  /// The player left, or the input ended between two rounds.
  case done
  /// The input ended in the middle of a round.
  case abandoned
  /// There is nothing to play, for this reason.
  case nothingToPlay(reason: String)
}

/// The state of a plain program, and how it talks to the player.
public struct PlainConsole: Sendable {
  /// The state that all games share.
  public var state: AppState
  let reason: PlainReason
  /// Whether to print the player's lines, because no terminal echoes them.
  let echoes: Bool
}

// What all of them print.
extension PlainProgram {
  var state: AppState { console.state }
  var words: Localizer { Localizer(state.language, isASCII: state.glyphs.isASCII) }

  func say(_ lines: [SafeText]) -> [PlainStep] { lines.map(PlainStep.say) }

  /// The player's line, if no terminal echoes it.
  func echo(_ line: String) -> [PlainStep] {
    // Cut short, since no answer is longer, and a screen reader would read all of it.
    console.echoes ? [.say(SafeText(line).oneLine.truncated(to: 40, ellipsis: state.glyphs.ellipsis))] : []
  }

  var prompt: [PlainStep] { [.ask(words(.plainPrompt))] }

  /// Choices with their numbers.
  func choices(_ panels: [String]) -> [SafeText] {
    panels.enumerated().map { "\($0 + 1). " + SafeText($1).oneLine }
  }

  /// The task, if it is more than to type a number.
  func task(of question: Question) -> SafeText? {
    QuestionModules.module(for: question.kind).plainPrompt(for: question).map { words($0) }
  }

  /// The reply to a line that does not answer a question with this task and number of choices.
  func reply(to answer: PlainAnswer, _ task: SafeText?, choices: Int) -> [SafeText] {
    switch answer {
    case .help: task.map { [$0] + words(.plainHelpTogether) } ?? words(.plainHelp(choices))
    case .given where task != nil, .unknown where task != nil: [words(.plainNoAnswer) + " " + (task ?? .empty)]
    case .nothing, .given, .leave, .again, .unknown: [task ?? words(.plainUnknownAnswer(choices))]
    }
  }
}
