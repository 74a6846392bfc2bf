import ArgumentParser
import QuizCore
import QuizScreens
import TerminalKit

/// A command of TenQ; all read the same options.
protocol Command: ParsableCommand {
  var options: Options { get }
  /// Which of them mean something to the command.
  static var taken: TakenOptions { get }
}

/// The options of every command, as ArgumentParser reads them.
struct Options: ParsableArguments {
  @Option(name: [.customShort("n", allowingJoined: true), .long], help: Setting.questions.optionHelp)
  var questions: Int?

  @Option(name: [.customShort("t", allowingJoined: true), .long], help: Setting.seconds.optionHelp)
  var seconds: Int?

  @Option(help: .of("Which game.", .game))
  var game: Game.ID?

  @Option(name: .customLong("kind"), help: Setting.kinds.optionHelp)
  var kinds: KindsChoice?

  @Option(help: .of("Only questions of this level of difficulty, from 1 to 3, or of levels like 1-2.", .level))
  var level: Levels?

  @Option(help: .of("Deal the round that this number dealt before.", .seed))
  var seed: UInt64?

  @Option(name: .customLong("lang"), help: Setting.language.optionHelp)
  var language: LanguageChoice?

  @Option(help: Setting.theme.optionHelp)
  var theme: ThemeChoice?

  @Option(help: .of("Whether to use colours at all.", .color))
  var color: ColorDepth.Choice?

  @Flag(help: Setting.ascii.optionHelp)
  var ascii = false

  @Flag(
    inversion: .prefixedNo,
    help: .of("Play in lines of text: nothing is drawn, answers are typed. Also by ACCESSIBLE or TERM=dumb.", .plain))
  var plain: Bool?

  @Flag(help: Setting.motion.optionHelp)
  var noMotion = false

  @Flag(help: Setting.mouse.optionHelp)
  var noMouse = false

  // Help and the version are asked for before anything is read: see `Arguments.question`.
  @Flag(name: [.customShort("V"), .long], help: "Show the version.")
  var version = false

  func validate() throws {
    if let questions, let range = Setting.questions.values.range, !range.contains(questions) {
      throw ValidationError(
        "--questions is \(questions), but a round has \(range.lowerBound) to \(range.upperBound)")
    }
    if let seconds, let range = Setting.seconds.values.range, !range.contains(seconds) {
      throw ValidationError(
        "--seconds is \(seconds), but a question takes 1 to \(range.upperBound), or 0 for no clock")
    }
  }
}

extension Options {
  /// The options as plain values, independent of the parser.
  var values: CommandLineOptions {
    var settings = Settings()
    settings.choose(questions, for: .questions)
    settings.choose(seconds, for: .seconds)
    settings.choose(kinds, for: .kinds)
    settings.choose(language, for: .language)
    settings.choose(theme, for: .theme)
    if ascii { settings[.ascii] = .ascii }
    if noMotion { settings[.motion] = false }
    if noMouse { settings[.mouse] = false }
    return CommandLineOptions(
      settings: settings, game: game, levels: level, seed: seed, color: color, plain: plain)
  }
}

extension Setting {
  /// The help text of the option that beats the setting.
  fileprivate var optionHelp: ArgumentHelp {
    ArgumentHelp(option.map { OptionVariable.help($0.help, $0.variable) } ?? "")
  }
}

extension ArgumentHelp {
  /// The help text of an option that is no setting.
  fileprivate static func of(_ text: String, _ variable: OptionVariable) -> ArgumentHelp {
    ArgumentHelp(variable.help(text))
  }
}

extension Game.ID: ExpressibleByArgument {
  /// Makes the ID of a game that this program has; nil for other names.
  public init?(argument: String) {
    self.init(rawValue: argument)
    guard Games.all.list[self] != nil else { return nil }
  }

  /// The names of all games.
  public static var allValueStrings: [String] { Games.all.list.games.map(\.id.rawValue) }
}

extension Levels: ExpressibleByArgument {
  /// Reads `2` or `1-2`.
  public init?(argument: String) {
    self.init(argument)
  }
}

extension LanguageChoice: ExpressibleByArgument {}
extension KindsChoice: ExpressibleByArgument {}
extension ThemeChoice: ExpressibleByArgument {}
extension ColorDepth.Choice: ExpressibleByArgument {}
