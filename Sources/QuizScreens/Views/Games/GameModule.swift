import QuizCore
import TerminalKit

/// The user interface of a game: its row on the home screen, its first screen, its words and its help.
///
/// Each game has a folder in Play with a conforming type, and one line in ``Games/all``. What follows from its rules
/// (`Game` in QuizCore) is not repeated here.
protocol GameModule: Sendable {
  var game: Game { get }
  /// Its name on the home screen.
  var homeName: Phrase { get }
  /// A short name for large type.
  var shortName: Phrase { get }

  /// Its sign and colour on the home screen.
  var symbol: Symbol { get }

  /// Whether the questions it needs exist; otherwise the home screen omits it.
  func isPlayable(in state: AppState) -> Bool
  /// Whether everything else it needs is there; otherwise its row is dim.
  func isReady(in state: AppState) -> Bool
  /// Details in its row on the home screen, longest wording first.
  func homeDetails(in context: ViewContext) -> [SafeText]
  /// Its first screen, with a selection from the command line, if any; nil if it cannot be played from one.
  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)?
  /// What follows a choice in its list; nil if the round starts at once.
  func chosen(_ selection: Selection, in state: AppState) -> Action?
  /// Its screen for a seed; nil for a game whose rounds are dealt.
  func screen(seed: UInt64) -> (any Screen)?
  /// What follows once its `DealScreen` has dealt a round.
  func begin(_ setup: RoundSetup) -> Action

  /// Whether its row on the home screen plays rounds of this kind now, so that their best is shown.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool

  var face: any QuestionFace { get }
  /// The right part of a round's header.
  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText
  /// Adds to, or replaces parts of, the picture that all games have of a result.
  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture
  /// The rules on its start screen.
  func rules(for selection: Selection?) -> [Phrase]
  /// The content of its start screen; `facts` is nil until loaded.
  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage

  /// Whether titles of rounds include the game's name.
  var isNamedInTitles: Bool { get }
  /// The name of a round without a set, whose questions the game makes.
  var ownSetName: Phrase? { get }
  /// Its rules in the help; nil if it only has those of every round.
  var helpTexts: [Phrase]? { get }
}

extension GameModule {
  var name: Phrase { game.name }
  var homeName: Phrase { name }
  var shortName: Phrase { name }
  var symbol: Symbol { Symbol.game }
  func isPlayable(in state: AppState) -> Bool { true }
  func isReady(in state: AppState) -> Bool { true }

  func chosen(_ selection: Selection, in state: AppState) -> Action? { nil }
  func screen(seed: UInt64) -> (any Screen)? { nil }
  func begin(_ setup: RoundSetup) -> Action { .play(setup) }
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool { kind.game == game.id }
  var face: any QuestionFace { TextFace() }

  /// The left part of a round's header.
  func progress(of round: Round, in context: ViewContext) -> SafeText {
    let number = context.number(round.number, of: game.lives == nil ? round.count : nil)
    return isNamedInTitles && context.sizeClass > .small ? context.words(name) + "   " + number : number
  }

  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText {
    // In large windows the side column has the number.
    let right: SafeText =
      context.sizeClass == .large ? .empty : context.words(.rightSoFar(round.decided.count { $0.isRightAtOnce }))
    guard let all = round.rules.lives, let left = round.livesLeft else { return right }
    let hearts = context.glyphs.hearts
    return hearts.first.repeated(left) + hearts.second.repeated(all - left) + " " + right
  }

  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture { picture }
  func rules(for selection: Selection?) -> [Phrase] { [] }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    StartPage(self, selection, facts, in: context)
  }

  var isNamedInTitles: Bool { true }

  /// Whether rounds of it can be compared as bars: not where each is one question, right or wrong.
  var hasChart: Bool { game.length != .open }
  var ownSetName: Phrase? { nil }
  var helpTexts: [Phrase]? { nil }
}

extension Symbol {
  /// The sign of a game without one of its own.
  static let game = Symbol("▷", ascii: ">>")
}
