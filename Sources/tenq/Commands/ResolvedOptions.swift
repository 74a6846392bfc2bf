import QuizCore
import QuizScreens
import TerminalKit

/// How the player wants to play: an option beats the environment, which beats the settings.
struct ResolvedOptions: Equatable {
  /// The language of words and questions.
  let language: Language
  /// The colours, nil where the environment decides.
  let theme: Theme?
  /// Whether there are colours at all.
  let color: ColorDepth.Choice
  /// The characters to draw with.
  let glyphs: Glyphs
  /// Why the game is played in lines of text; nil for a game that is drawn.
  let plain: PlainReason?
  /// Whether things move by themselves.
  let moves: Bool
  /// Whether the mouse is read.
  let mouse: Bool
  /// Whether a right answer rings.
  let rings: Bool
  /// Questions in a timed round.
  let questions: Int
  /// The rules of a timed round.
  let rules: Rules
  /// The time limit of the endless game; none unless it is asked for on the command line.
  let endlessLimit: Duration?

  init(_ options: CommandLineOptions, environment: [String: String], settings: Settings) {
    language = Language(options, environment: environment, settings: settings)
    switch options.theme ?? settings.theme ?? .auto {
    case .auto: theme = nil
    case .dark: theme = .dark
    case .light: theme = .light
    case .contrast: theme = .contrast
    case .mono: theme = .mono
    }
    color = options.color
    glyphs = options.ascii || settings.ascii == true ? .ascii : (theme ?? .dark).glyphs
    let asksForStillness = environment["NO_MOTION"].map { !$0.isEmpty } ?? false
    moves = !(options.noMotion || asksForStillness) && settings.motion != false
    mouse = !options.noMouse && settings.mouse != false
    rings = settings.bell == true
    endlessLimit = options.seconds.flatMap { $0 == 0 ? nil : .seconds($0) }
    questions = options.questions ?? settings.questions ?? 5
    var rules = Rules.timed
    if let seconds = options.seconds ?? settings.seconds {
      rules.limit = seconds == 0 ? nil : .seconds(seconds)
    }
    switch settings.verdict ?? .brief {
    case .off: rules.verdict = .none
    case .brief: rules.verdict = Rules.briefVerdict
    case .key: rules.verdict = .untilKey
    }
    plain = PlainReason(option: options.plain, environment: environment)
    if plain != nil {
      // Whoever listens or pipes is not held to a clock, unless one is asked for now.
      rules = .plain(limit: options.seconds.flatMap { $0 == 0 ? nil : .seconds($0) })
    }
    self.rules = rules
  }
}

extension Language {
  /// The language to speak where the settings are not known.
  init(_ options: CommandLineOptions) {
    self.init(options, environment: ProcessEnvironment.readEnvironment().variables)
  }

  /// The language to speak: an option beats the settings, and these beat the environment.
  init(_ options: CommandLineOptions, environment: [String: String], settings: Settings = Settings()) {
    switch options.language ?? settings.language ?? .auto {
    case .auto: self.init(environment: environment)
    case .ja: self = .ja
    case .en: self = .en
    }
  }
}
