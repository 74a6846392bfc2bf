import ArgumentParser
import QuizCore
import QuizScreens
import TerminalKit

/// A command of TenQ. All read the same options, which the program itself takes out of the words.
protocol Command: ParsableCommand {
  /// The program itself.
  var program: Tenq { get }
  /// Which of its options mean something to the command.
  static var taken: TakenOptions { get }
}

extension Command {
  /// The options, wherever they stood among the words.
  var options: Options<Tenq> { program.options }
}

/// The options of every command, as ArgumentParser reads them. The help and the completions of `Reader` have those that
/// it takes.
struct Options<Reader: Command>: ParsableArguments {
  @Option(name: [.customShort("n", allowingJoined: true), .long], help: .beating(.questions, for: Reader.self))
  var questions: Int?

  @Option(name: [.customShort("t", allowingJoined: true), .long], help: .beating(.seconds, for: Reader.self))
  var seconds: Int?

  @Option(help: .both("Which game.", ja: "ゲームの種類。", .game, for: Reader.self))
  var game: Game.ID?

  @Option(name: .customLong("kind"), help: .beating(.kinds, for: Reader.self))
  var kinds: KindsChoice?

  @Option(
    help: .both(
      "Only questions of this level of difficulty, from 1 to 3, or of levels like 1-2.",
      ja: "この難易度（1〜3）の問題だけ。1-2 のような範囲も指定できます。", .level, for: Reader.self),
    completion: .list(["1", "2", "3"]))
  var level: Levels?

  @Option(
    help: .both(
      "Deal the round that this number dealt before.", ja: "以前この番号で出た回と同じ問題を出します。", .seed, for: Reader.self))
  var seed: UInt64?

  @Option(name: .customLong("lang"), help: .beating(.language, for: Reader.self))
  var language: LanguageChoice?

  @Option(help: .beating(.theme, for: Reader.self))
  var theme: ThemeChoice?

  @Option(help: .both("Whether to use colours at all.", ja: "色を使うかどうか。", .color, for: Reader.self))
  var color: ColorDepth.Choice?

  @Flag(help: .beating(.ascii, for: Reader.self))
  var ascii = false

  @Flag(
    inversion: .prefixedNo,
    help: .both(
      "Play in lines of text: nothing is drawn, answers are typed. Also by ACCESSIBLE or TERM=dumb.",
      ja: "文字だけで遊びます。画面は描かず、答えは入力します。ACCESSIBLE や TERM=dumb でも同じです。", .plain, for: Reader.self))
  var plain: Bool?

  @Flag(help: .beating(.motion, for: Reader.self))
  var noMotion = false

  @Flag(help: .beating(.mouse, for: Reader.self))
  var noMouse = false

  // Help and the version are asked for before anything is read: see `Arguments.question`.
  @Flag(name: [.customShort("V"), .long], help: .both("Show the version.", ja: "バージョンを表示します。"))
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

extension ArgumentHelp {
  /// The help of the option that beats a setting.
  fileprivate static func beating<Value>(_ setting: Setting<Value>, for reader: any Command.Type) -> ArgumentHelp? {
    setting.option.map {
      shared(setting.words.option ?? Phrase(same: ""), name: $0.name, variable: $0.variable, for: reader)
    }
  }

  /// The help of an option that is no setting.
  fileprivate static func both(
    _ english: String, ja japanese: String, _ variable: OptionVariable, for reader: any Command.Type
  ) -> ArgumentHelp {
    shared(Phrase(en: english, ja: japanese), name: variable.option, variable: variable.rawValue, for: reader)
  }

  /// The help of an option with its variable at the end; hidden where the command has no use for the option.
  private static func shared(
    _ text: Phrase, name: String, variable: String, for reader: any Command.Type
  ) -> ArgumentHelp {
    ArgumentHelp(
      OptionVariable.help(text[HelpLanguage.current], variable),
      visibility: reader.taken.contains(name) ? .default : .hidden)
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

  /// What shells complete.
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
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
