import CommandLineKit
import QuizCore
import QuizScreens
import TerminalKit

/// The effective options: a command-line option beats the environment, which beats the settings file.
struct ResolvedOptions: Equatable {
  /// The effective settings, each of them set.
  let settings: Settings
  /// The language of words and questions.
  let language: Language
  /// Whether to use colours.
  let color: ColorDepth.Choice
  /// Why the game is played in plain mode; `nil` when it is drawn.
  let plain: PlainReason?
  /// The time limit given on the command line, for games that have none otherwise; `nil` for none.
  let endlessLimit: Duration?
  /// The colours and keys that the settings file names.
  let own: OwnChoices

  init(_ options: CommandLineOptions, environment: [String: String], settings chosen: Settings) {
    var settings = Settings(
      resolving: SettingsList.all, options: options.settings, environment: environment, file: chosen)
    let lines = AnySetting(.ascii)
    isAutomatic =
      lines.choice(options: options.settings, environment: environment, file: chosen).value == lines.automaticValue
    isVerdictStandard =
      AnySetting(.verdict).choice(options: options.settings, environment: environment, file: chosen).source == .standard
    plain = PlainReason(option: options.plain, environment: environment)
    if plain != nil {
      // Screen readers and pipes take their time: there is no time limit unless an option sets one.
      settings[.seconds] = options.settings.choice(of: .seconds) ?? 0
    }
    self.settings = settings
    own = OwnChoices(chosen)
    language = settings[.language].language ?? Language(onTerminalIn: environment)
    color = options.color ?? .auto
    endlessLimit = options.settings.choice(of: .seconds) == nil ? nil : options.settings.limit
  }

  /// The colour theme.
  var theme: Theme { settings[.theme].theme ?? .dark }

  /// How the terminal is used, as far as settings say so.
  var look: Terminal.Look {
    Terminal.Look(theme: theme, characters: characters, mouse: settings[.mouse], colors: own.colors)
  }

  /// The characters to draw with on a terminal of so many colours; for text, which has no panels, of any.
  func glyphs(depth: ColorDepth = .full) -> Glyphs {
    let glyphs = theme.glyphs(settings[.ascii].characters, depth: depth)
    return language.adapted(glyphs)
  }

  /// The characters that are sent to the terminal. An explicit choice of Japanese or Unicode overrides detection; an
  /// explicit choice of ASCII restricts lines, not letters.
  var characters: TerminalCharacters { language.isASCII && isAutomatic ? settings[.ascii].characters : .all }

  /// Whether the characters follow from the terminal's type.
  private let isAutomatic: Bool

  /// Whether nobody has chosen how long a verdict stays.
  private let isVerdictStandard: Bool

  /// The rules of a timed round.
  var rules: Rules {
    if plain != nil { return .plain(limit: settings.limit) }
    let limit = settings.limit
    // Who plays without a clock is not hurried on after the answer either, unless that was chosen.
    return Rules(
      limit: limit, miss: .settles, verdict: limit == nil && isVerdictStandard ? .untilKey : settings[.verdict].stay)
  }
}

extension Language {
  /// The language for help and for words that cannot be parsed: of the last `--lang` among the words of the command
  /// line, else by the environment of this process.
  init(asked words: [String]) { self.init(CommandLineOptions(languageOf: words)) }

  /// The language for messages while the settings are not known, by the environment of this process.
  init(_ options: CommandLineOptions) {
    self.init(options, environment: OwnProcess.readEnvironment().variables)
  }

  /// The language for messages while the settings are not known: an option beats the environment; one of a variable
  /// does too, unless another variable is wrong.
  init(_ options: CommandLineOptions, environment: [String: String]) {
    let asked = (try? CommandLineOptions(variables: environment)).map(options.filled) ?? options
    self = asked.settings[.language].language ?? Language(onTerminalIn: environment)
  }
}

extension CommandLineOptions {
  /// The language of the last `--lang` among the words of the command line, and no other option.
  init(languageOf words: [String]) {
    let head = Array(words.prefix { $0 != "--" })
    let values = head.indices.compactMap { index -> String? in
      if head[index].hasPrefix("--lang=") { return String(head[index].dropFirst("--lang=".count)) }
      return head[index] == "--lang" && index + 1 < head.count ? head[index + 1] : nil
    }
    settings.choose(values.last.flatMap(LanguageChoice.init(rawValue:)), for: .language)
  }
}
