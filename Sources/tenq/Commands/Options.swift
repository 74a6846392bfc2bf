import ArgumentParser
import QuizCore
import QuizScreens
import TerminalKit

/// A command of TenQ: all of them understand the same options.
protocol Command: ParsableCommand {
  var options: Options { get }
}

/// The options that every command understands.
struct Options: ParsableArguments {
  @Option(name: [.customShort("n"), .long], help: "Questions in a round (1-500).")
  var questions: Int?

  @Option(name: [.customShort("t"), .long], help: "Seconds for each question (1-3600); 0 is no clock.")
  var seconds: Int?

  @Option(help: "Which game.")
  var game: Game.ID?

  @Option(help: "Deal the round that this number dealt before.")
  var seed: UInt64?

  @Option(name: .customLong("lang"), help: "Language of words and questions.")
  var language: LanguageChoice?

  @Option(help: "Colours for a kind of background.")
  var theme: ThemeChoice?

  @Option(help: "Whether to use colours at all.")
  var color: ColorDepth.Choice = .auto

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(
    inversion: .prefixedNo,
    help: "Play in lines of text: nothing is drawn, answers are typed. Also by ACCESSIBLE or TERM=dumb.")
  var plain: Bool?

  @Flag(help: "No animation; clocks show whole seconds.")
  var noMotion = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  func validate() throws {
    if let questions, !Settings.possibleQuestions.contains(questions) {
      throw ValidationError("--questions is \(questions), but a round has 1 to 500")
    }
    if let seconds, !Settings.possibleSeconds.contains(seconds) {
      throw ValidationError("--seconds is \(seconds), but a question takes 1 to 3600, or 0 for no clock")
    }
  }
}

extension Options {
  /// What they ask for.
  var values: CommandLineOptions {
    CommandLineOptions(
      questions: questions, seconds: seconds, game: game, seed: seed, language: language, theme: theme, color: color,
      ascii: ascii, plain: plain, noMotion: noMotion, noMouse: noMouse)
  }
}

extension Game.ID: ExpressibleByArgument {
  /// Takes the name of a game that this program has.
  public init?(argument: String) {
    self.init(rawValue: argument)
    guard Games.list[self] != nil else { return nil }
  }

  /// The names of all games.
  public static var allValueStrings: [String] { Games.list.games.map(\.id.rawValue) }
}

extension LanguageChoice: ExpressibleByArgument {}
extension ThemeChoice: ExpressibleByArgument {}
extension ColorDepth.Choice: ExpressibleByArgument {}
