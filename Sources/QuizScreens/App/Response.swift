import QuizCore

/// How the program answers an effect.
public enum Response: Equatable, Sendable {
  /// What a selection holds.
  case inspected(Selection, SelectionFacts)
  /// The facts that the list of sets shows.
  case surveyed(SetSurvey)
  /// How far a search for words of questions is.
  case searched(QuestionSearch)
  /// A round to play.
  case dealt(RoundSetup)
  /// No round can be dealt, and why.
  case notDealt(reason: String)
  /// A seed that was drawn.
  case seed(UInt64)
  /// A round is on disk. `best` is the best round of its kind before it.
  case saved(RoundRecord, best: Score?)
  /// A round is not on disk, and why.
  case notSaved(RoundRecord, best: Score?, reason: String)
  /// A round was practice, a further attempt at a daily round, and is not kept.
  case practice(RoundRecord)
  /// The latest records, newest first.
  case history(HistoryPage)
  /// Whether the seed of a record still deals its questions.
  case replays(Bool)
  /// A past round's questions, as far as they are known.
  case questions([QuestionID: Question])
  /// How often each question was right.
  case statistics(StatisticsPage)
  /// The rows of the player's own bank; `problem` is why they cannot be read. `shared` are those that are shared with
  /// the league.
  case own([BankEditor.Row], shared: Set<QuestionID> = [], problem: String?)
  /// A change of the player's own questions is on disk, with the result of sharing it.
  case ownChanged(UserBankChange, Sharing = .none)
  /// It is not, and why.
  case ownUnchanged(UserBankChangeError)
  /// What became of a file that was to be imported, in lines, and the first set that it became; nil for none.
  case imported(report: String, set: Selection?)
  /// The files and folders of a folder.
  case files(FolderContent)
  /// The league's page.
  case league(LeaguePage)
  /// How joining a league goes.
  case joining(LeagueJoining)
  /// The set whose table is wanted, as the log names it; nil for all.
  case leagueSet(String?)
  /// A question was reported; `problem` is why that failed.
  case reported(problem: String?)
  /// The settings are in effect; `problem` is why they could not be saved.
  case kept(problem: SettingsProblem?)
  /// What a live room's program says. The program of the game gives the clock of a state anew: the server's clock less the
  /// instants of the loop, in milliseconds.
  case live(LiveLine)
  /// A live room's table is in the history; `problem` is why it is not.
  case liveKept(problem: String?)
  /// A live room's table was written to this path; `problem` is why it was not.
  case liveWritten(path: String, problem: String?)

  /// Why settings could not be kept.
  public struct SettingsProblem: Equatable, Sendable {
    /// What is wrong, in one sentence.
    public let sentence: String
    /// Whether the file is there, but cannot be understood, so that it can be replaced.
    public let canReplace: Bool

    /// Makes a problem from its parts.
    public init(sentence: String, canReplace: Bool) {
      self.sentence = sentence
      self.canReplace = canReplace
    }
  }
}

/// The facts that a start screen shows about a selection.
public struct SelectionFacts: Equatable, Sendable {
  /// Questions that can be used; nil when there are too many to count at once.
  public let usable: Int?
  /// Rows that cannot be used.
  public let skipped: Int
  /// Files that cannot be used.
  public let skippedFiles: Int
  /// Items of a file in another format that are no questions to be played.
  public let leftOut: Int
  /// Of the questions that can be used, those that have not one right choice.
  public let otherKinds: Int
  /// Why nothing can be drawn; nil when something can.
  public let problem: String?
  /// How much of it is new, young and mature; nil where it is not learnt.
  public var maturity: Maturity?

  /// Makes the facts from their parts.
  public init(
    usable: Int?, skipped: Int, skippedFiles: Int = 0, leftOut: Int = 0, otherKinds: Int = 0, problem: String? = nil
  ) {
    self.usable = usable
    self.skipped = skipped
    self.skippedFiles = skippedFiles
    self.leftOut = leftOut
    self.otherKinds = otherKinds
    self.problem = problem
  }
}

extension SelectionFacts {
  /// How many of the questions a game passes over, since it asks those with one right choice.
  func passedOver(by game: Game?, of selection: Selection?, in state: AppState) -> Int {
    guard game?.prefersOneChoice == true, state.kinds(of: selection) == .one, let usable, otherKinds < usable else {
      return 0
    }
    return otherKinds
  }

  /// The other choice of kinds, where there is one to be made: a game that prefers one choice has others to ask.
  func otherKindsChoice(of game: Game?, _ selection: Selection?, in state: AppState) -> KindsChoice? {
    guard game?.prefersOneChoice == true, otherKinds > 0, usable.map({ otherKinds < $0 }) ?? true else { return nil }
    return state.otherKinds(of: selection)
  }

  /// How many questions a game draws from; nil when there are too many to count at once.
  func usable(by game: Game?, of selection: Selection?, in state: AppState) -> Int? {
    usable.map { $0 - passedOver(by: game, of: selection, in: state) }
  }
}

/// The facts about each set for the list of sets, from one reading of the latest rounds and of the banks.
public struct SetSurvey: Equatable, Sendable {
  /// How many questions of a selection are known, of how many.
  public struct Known: Equatable, Sendable {
    /// Questions whose last first choice was right.
    public let count: Int
    /// All questions.
    public let total: Int

    /// Makes the numbers.
    public init(count: Int, total: Int) {
      self.count = count
      self.total = total
    }

    /// The known ones in percent, rounded: 100 only where all are, 0 only where none is.
    public var percent: Int {
      guard count > 0, total > 0 else { return 0 }
      return count >= total ? 100 : max(1, min(99, (count * 200 + total) / (2 * total)))
    }
  }

  /// What is known of each selection, of the chosen levels; nothing for one with too many questions to search.
  public let known: [Selection: Known]
  /// The best round of each kind of the game.
  public let bests: [Score.Kind: Score]
  /// The latest rounds of each kind of the game that was played lately, newest first.
  public let latest: [Score.Kind: [Score]]
  /// How much of each selection is new, young and mature; nothing for one with too many questions to search.
  public let maturity: [Selection: Maturity]
  /// How many questions each selection has of each of `Question.levels`; nothing for one with too many to count.
  public let levels: [Selection: [Int]]

  /// Makes a survey from its parts.
  public init(
    known: [Selection: Known] = [:], bests: [Score.Kind: Score] = [:], latest: [Score.Kind: [Score]] = [:],
    levels: [Selection: [Int]] = [:], maturity: [Selection: Maturity] = [:]
  ) {
    self.known = known
    self.bests = bests
    self.latest = latest
    self.levels = levels
    self.maturity = maturity
  }
}

/// A stretch of the history, from the newest record back.
public struct HistoryPage: Equatable, Sendable {
  /// The game it was narrowed to; nil for all.
  public let game: Game.ID?
  /// Newest first.
  public let records: [RoundRecord]
  /// Whether there are older ones.
  public let hasMore: Bool
  /// Lines that could not be read.
  public let unreadable: Int
  /// Records of a newer version.
  public let newer: Int
  /// Why nothing could be read at all; nil when it could.
  public let problem: String?

  /// Makes a page from its parts.
  public init(
    game: Game.ID?, records: [RoundRecord], hasMore: Bool, unreadable: Int = 0, newer: Int = 0, problem: String? = nil
  ) {
    self.game = game
    self.records = records
    self.hasMore = hasMore
    self.unreadable = unreadable
    self.newer = newer
    self.problem = problem
  }
}
