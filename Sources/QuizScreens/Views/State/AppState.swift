import QuizCore
import TerminalKit

/// The state that all screens share: the banks, the history in short, and how the player wants to play.
///
/// The program makes it and sends a new one whenever something in it changed.
public struct AppState: Equatable, Sendable {
  /// The games that can be played.
  public let games: Games
  /// The program's version.
  public var version: String
  /// The language of words and banks.
  public var language: Language
  /// The characters to draw with.
  public var glyphs = Glyphs.unicode
  /// All sets that can be chosen.
  public var catalogue: Catalogue
  /// What Play draws from.
  public var selection: Selection
  /// The levels of the questions that Play and survival draw; nil for all.
  public var levels: Levels?
  /// The levels that Play draws as long as the player has chosen nothing, from everything and in the list of sets from
  /// each genre; nil once something is chosen.
  public var eased: Levels?
  /// The genres and sets with too few questions of those levels, from which Play draws all.
  public var tooHard: Set<Selection> = []
  /// How to play: titles and texts, in order.
  public var guidance: [Guide] = []
  /// The effective settings: a command-line option beats the environment, which beats `chosenSettings`.
  public var settings = Settings()
  /// The settings that the player chose on screen, as the file keeps them.
  public var chosenSettings = Settings()
  /// Rounds in the score log.
  public var rounds = 0
  /// Rounds of each game.
  public var roundsByGame = GameCounts()
  /// Whether rounds of the log are still being counted, while the home screen or the history shows: until then, totals
  /// cover only the oldest.
  public var isCounting = false
  /// The games that were played, in the order of the home screen, then those that this program does not have.
  public var played: [Game.ID] = []
  /// The best round of each game as its row on the home screen plays it now.
  public var bests: [Game.ID: Score] = [:]
  /// The games' memories of their rounds; empty until all are counted.
  public var memories: GameMemories
  /// The progress of goals; none until all rounds are counted.
  public var goals: GoalTally
  /// Missed questions still to get right.
  public var missed = Missed.known(0)
  /// Today's review; nil until looked up, once the home screen is shown.
  public var review: ReviewPlan?
  /// What is missed and due in other languages; looked up with the missed questions.
  public var elsewhere: [Elsewhere] = []
  /// The most questions of a review sitting, by an option; nil for all that are due.
  public var reviewCount: Int?
  /// The folder of the player's own banks; nil where there is none.
  public var ownBanks: String?
  /// Today; nil until looked up, once the home screen is shown.
  public var today: Day?
  /// The time when it was looked up last.
  public var time: WallTime?
  /// The player's league; nil for none, and until looked up, once the home screen is shown.
  public var league: LeagueState?
  /// The memory of live rooms; empty until read by `LiveEffect.recall`.
  public var live = LiveMemory()
  /// Why rounds cannot be saved, if that is known before playing; nil otherwise.
  public var saveProblem: String?
  /// Where the score log and the settings are.
  public var files: [String] = []
  /// Custom keys.
  public var bindings = KeyBindings()
  /// The unusable parts of the settings file, each in one sentence.
  public var settingsProblems: [String] = []

  /// The number of missed questions, as defined by `MissedQuestions`: looked up when the home screen has been shown, so
  /// that it delays nothing.
  public enum Missed: Hashable, Sendable {
    /// This many.
    case known(Int)
    /// Outdated by a later round; the number before it.
    case unknown(last: Int)

    /// How many, if known.
    public var count: Int {
      switch self {
      case .known(let count), .unknown(let count): count
      }
    }
  }

  /// What is missed and due in another language, and not asked in this one.
  public struct Elsewhere: Hashable, Sendable {
    /// That language.
    public let language: Language
    /// How many questions are missed.
    public let missed: Int
    /// How many are due in the review today.
    public let due: Int

    /// Makes it from its parts.
    public init(language: Language, missed: Int, due: Int) {
      (self.language, self.missed, self.due) = (language, missed, due)
    }
  }

  /// One line of the guidance.
  public struct Guide: Hashable, Sendable {
    /// A few words.
    public let title: String
    /// A sentence.
    public let text: String

    /// Makes a line.
    public init(title: String, text: String) { (self.title, self.text) = (title, text) }
  }

  /// Makes a state in which nothing was played and there is nothing to play.
  public init(
    version: String, language: Language, catalogue: Catalogue, selection: Selection = .everything, games: Games
  ) {
    (self.games, self.version, self.language) = (games, version, language)
    (self.catalogue, self.selection) = (catalogue, selection)
    memories = GameMemories(games.list)
    goals = GoalTally(games.list)
  }
}

extension AppState {
  /// Gives phrases in the player's language.
  var words: Localizer { Localizer(language, isASCII: glyphs.isASCII) }

  /// Whether the player hides a game on the home screen.
  func isHidden(_ game: Game.ID) -> Bool { chosenSettings.hidden.contains(game.rawValue) }

  /// The levels of the questions that a game draws from a selection; nil for all.
  public func levels(of selection: Selection, for game: Game.ID) -> Levels? {
    guard games.list[game]?.source == .selection, !selection.isMissed else { return nil }
    return levels ?? (game == GameList.main && isEased(selection) ? eased : nil)
  }

  /// The log's name of what a game draws from a selection, with the levels where only some are drawn.
  public func logName(of selection: Selection, for game: Game.ID) -> String {
    let name = catalogue.logName(of: selection)
    return levels(of: selection, for: game)?.logName(of: name) ?? name
  }

  /// The state of today's daily round; nil until known.
  var daily: DailyState? {
    guard !isCounting, let today, let memory = memories[DailyMemory.self] else { return nil }
    return DailyState(memory, on: today, language: language.rawValue)
  }

  /// Whether Play draws only easy questions from it by default: not from the player's own, nor from a file, nor where
  /// there are too few.
  private func isEased(_ selection: Selection) -> Bool {
    switch selection {
    case .everything: true
    // Until they are counted, nobody knows which of them are too hard.
    case .genre, .set: catalogue.isCounted && !tooHard.contains(selection)
    case .own, .file, .missed, .missedIn: false
    }
  }
}

// Settings by the names that screens use.
extension AppState {
  /// Whether things move by themselves; otherwise clocks show whole seconds and nothing is animated.
  public var moves: Bool { settings[.motion] }
  /// Whether a right answer rings the bell.
  public var rings: Bool { settings[.bell] }
  /// Questions in a timed round.
  public var questions: Int { settings[.questions] }
  /// The time limit of a timed round's questions; `nil` for no clock.
  public var limit: Duration? { settings.limit }
}

extension Settings {
  /// The time limit of a timed round's questions; `nil` for no clock.
  public var limit: Duration? { self[.seconds] == 0 ? nil : .seconds(self[.seconds]) }
}

extension AppState {
  /// The next effect to perform while no key waits: one at a time, and a long log in small parts, so that input comes
  /// between them. Requested by screens that show the counts; nil when all is known.
  var pendingEffect: StoreEffect? {
    if !catalogue.isCounted { return .finishLoading }
    if !isCounting, case .unknown = missed { return .findMissed }
    if today == nil { return .findToday }
    return isCounting ? .goOnCounting : nil
  }
}

/// The number of rounds, worded the same on every screen.
struct RoundCount: Equatable, Sendable {
  /// The rounds counted so far.
  let rounds: Int
  /// Whether others are still to be counted.
  let isCounting: Bool

  /// The rounds of a game; of all games for nil.
  init(of game: Game.ID? = nil, in state: AppState) {
    rounds = game.map { state.roundsByGame[$0] } ?? state.rounds
    isCounting = state.isCounting
  }

  /// As words: `1 round`, `12,345 rounds and counting`.
  var phrase: Phrase { isCounting ? .roundsAndCounting(rounds) : .groupedRounds(rounds) }
}
