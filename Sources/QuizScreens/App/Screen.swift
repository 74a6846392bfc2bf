import QuizCore
import TerminalKit

/// One thing the player can be looking at, as a value: it is told what happened, says what follows, and paints.
///
/// Painting changes nothing, and what is painted follows from the value, the stage and the instant alone.
protocol Screen: Sendable {
  /// Takes in what happened at `now` and says what follows.
  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action]

  /// Paints everything above the key line.
  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant)

  /// When the picture next changes by itself, or something falls due; nil for never.
  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant?

  /// The keys of the last line.
  func hints(in context: ViewContext) -> [Hint]

  /// What stands at the right end of the last line.
  func note(in context: ViewContext) -> SafeText

  /// What a click at `point` means.
  func hit(at point: Point, in context: ViewContext) -> Hit?

  /// Whether the last line offers the help.
  var offersHelp: Bool { get }

  /// The section of the help that tells of the keys that hold now.
  var helpTopic: HelpScreen.Topic { get }

  /// Whether this is a game whose clock waits while it cannot be seen.
  var holdsClock: Bool { get }

  /// Whether letters are text now, `?` among them.
  var takesText: Bool { get }
}

extension Screen {
  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? { nil }
  func note(in context: ViewContext) -> SafeText { .empty }
  func hit(at point: Point, in context: ViewContext) -> Hit? { nil }
  var offersHelp: Bool { true }
  var helpTopic: HelpScreen.Topic { .lists }
  var holdsClock: Bool { false }
  var takesText: Bool { false }
}

/// What the mouse can be on.
enum Hit: Hashable, Sendable {
  /// Something that a key does as well.
  case key(Key)
  /// A row of a list.
  case row(Int)
}

/// What happened, as a screen is told.
enum ScreenEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A row of a list was clicked.
  case row(Int)
  /// The wheel was turned; rows down, negative for up.
  case wheel(Int)
  /// Text was pasted.
  case paste(String)
  /// The picture is on the terminal.
  case shown
  /// Time has passed.
  case time
  /// Another screen lies on top now, or the window is too small: what is on this one cannot be seen.
  case covered
  /// This screen can be seen again.
  case uncovered
  /// The program stops for a while, or the window became too small while this screen was on top.
  case interrupted
  /// The world answered an effect.
  case response(Response)
}

/// What a screen wants to follow.
enum Action: Equatable, Sendable {
  /// Go back to the screen below.
  case back
  /// Go back to the home screen.
  case home
  /// Open a screen on top of this one.
  case open(Destination)
  /// Put a screen in the place of this one.
  case replace(Destination)
  /// Ask something of the world.
  case effect(Effect)
}

/// A screen that can be opened.
enum Destination: Equatable, Sendable {
  /// The start screen of a timed round over a selection.
  case start(Selection)
  /// The start screen of another game, or of a timed round whose questions are not chosen there.
  case begin(Game, Selection)
  /// The genres, to practise one.
  case genres
  /// The sets of a genre, or the player's own, to practise one.
  case sets(of: Selection)
  /// A round.
  case round(RoundSetup)
  /// A board of panels, and the seed that dealt it.
  case panels(PanelBoard, seed: UInt64)
  /// The result of a round.
  case result(RoundResult)
  /// The answers of a round.
  case review(RoundResult)
  /// The table of past rounds.
  case history
  /// A past round.
  case record(RoundRecord)
  /// How often each question was right.
  case statistics
  /// A question of the statistics.
  case question(Statistics.Row)
  /// The settings.
  case settings
  /// The endless game.
  case endless
  /// The form for a new question, or for one of the player's own.
  case make(BankEditor.Row?)
  /// The list of the player's own questions.
  case own
}

/// What is asked of the world outside of all screens.
public enum Effect: Equatable, Sendable {
  /// How many questions a selection has; answered by `Response.inspected`.
  case inspect(Selection)
  /// Count some more of a long log's rounds; answered by a new world.
  case goOnCounting
  /// Find out which questions were missed; answered by a new world.
  case findMissed
  /// Draw questions; answered by `Response.dealt` or `Response.notDealt`.
  case deal(RoundRequest)
  /// Draw a board of panels; answered by `Response.dealtPanels`.
  case dealPanels
  /// Name, date and save a result; answered by `Response.saved` or `Response.notSaved`.
  case record(RoundResult)
  /// Name, date and save a cleared board; answered by `Response.saved` or `Response.notSaved`.
  case recordPanels(PanelResult)
  /// Try once more to save a record.
  case saveAgain(RoundRecord)
  /// Read the latest records, of one game or of all; answered by `Response.history`.
  case readHistory(game: Game?, count: Int)
  /// Count how often each question was right; answered by `Response.statistics`.
  case readStatistics
  /// Read the player's own questions; answered by `Response.own`.
  case readOwn
  /// Change the player's own questions; answered by `Response.ownChanged` or `Response.ownUnchanged`.
  case changeOwn(UserBankChange)
  /// Keep these settings and live by them; answered by `Response.kept`.
  case keep(Settings)
  /// RingView the bell.
  case bell
  /// Draw everything again.
  case redraw
  /// Give the terminal back and stop until the shell continues the program.
  case suspend
  /// End the program.
  case quit
}

/// What is to be dealt.
public enum RoundRequest: Equatable, Sendable {
  /// The questions of a round of a game, from a selection: as many as the settings say for a timed round, all for
  /// practice.
  case draw(Selection, for: Game = .timed)
  /// The questions of a result that were missed.
  case missed(RoundResult)
  /// One question of the endless game, not the one named; answered by `Response.drawn`.
  case endless(after: QuestionID?)
}

/// How the world answers an effect.
public enum Response: Equatable, Sendable {
  /// What a selection holds.
  case inspected(Selection, SelectionFacts)
  /// A round to play.
  case dealt(RoundSetup)
  /// A question of the endless game.
  case drawn(EndlessQuestion)
  /// No round can be dealt, and why.
  case notDealt(reason: String)
  /// A board of panels to solve, and the seed that dealt it.
  case dealtPanels(PanelBoard, seed: UInt64)
  /// A round is on disk. `best` is the best round of its kind before it.
  case saved(RoundRecord, best: Score?)
  /// A round is not on disk, and why.
  case notSaved(RoundRecord, best: Score?, reason: String)
  /// The latest records, newest first.
  case history(HistoryPage)
  /// How often each question was right.
  case statistics(StatisticsPage)
  /// The rows of the player's own bank; `problem` says why they cannot be read.
  case own([BankEditor.Row], problem: String?)
  /// A change of the player's own questions is on disk.
  case ownChanged(UserBankChange)
  /// It is not, and why.
  case ownUnchanged(UserBankChangeError)
  /// The settings hold from now on; `problem` says why they could not be kept.
  case kept(problem: String?)
}

/// A change of the player's own questions.
public enum UserBankChange: Equatable, Sendable {
  /// One more, its right answer first; where that will stand in the bank is drawn.
  case add(Question)
  /// A row says something else, its right answer first; where that stands in the bank stays.
  case replace(BankEditor.Row, with: Question)
  /// A row is taken away.
  case remove(BankEditor.Row)
}

/// Why the player's own questions are as they were.
public enum UserBankChangeError: Equatable, Sendable {
  /// The row was changed or taken away by somebody else meanwhile.
  case changed
  /// Anything else, in a sentence.
  case failed(String)
}

/// What a start screen tells of a selection.
public struct SelectionFacts: Equatable, Sendable {
  /// Questions that can be used; nil when there are too many to count at once.
  public let usable: Int?
  /// Rows that cannot be used.
  public let skipped: Int
  /// Files that cannot be used.
  public let skippedFiles: Int
  /// Why nothing can be drawn; nil when something can.
  public let problem: String?

  /// Makes the facts from their parts.
  public init(usable: Int?, skipped: Int, skippedFiles: Int = 0, problem: String? = nil) {
    self.usable = usable
    self.skipped = skipped
    self.skippedFiles = skippedFiles
    self.problem = problem
  }
}

/// A stretch of the history, from the newest record back.
public struct HistoryPage: Equatable, Sendable {
  /// The game it was narrowed to; nil for all.
  public let game: Game?
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
    game: Game?, records: [RoundRecord], hasMore: Bool, unreadable: Int = 0, newer: Int = 0, problem: String? = nil
  ) {
    self.game = game
    self.records = records
    self.hasMore = hasMore
    self.unreadable = unreadable
    self.newer = newer
    self.problem = problem
  }
}
