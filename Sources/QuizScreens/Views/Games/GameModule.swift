import QuizCore
import TerminalKit

/// A game as the player meets it: its row on the home screen, its first screen, its words and its help.
///
/// Each game has a folder in Play with a type that conforms, and one line in ``Games/all``. What follows from
/// the rules of a game (`Game` in QuizCore) is not repeated here.
protocol GameModule: Sendable {
  /// The rules.
  var game: Game { get }
  /// Its name on the home screen.
  var homeName: Phrase { get }
  /// A short name, for large letters.
  var shortName: Phrase { get }

  /// Its sign on the home screen, and its colour.
  var symbol: Symbol { get }

  /// Whether it can be played at all; otherwise it has no row on the home screen.
  func isPlayable(in state: AppState) -> Bool
  /// Whether all that it needs is there; otherwise its row on the home screen is dim.
  func isReady(in state: AppState) -> Bool
  /// The details of its row on the home screen, longest wording first.
  func homeDetails(in context: ViewContext) -> [SafeText]
  /// Its first screen, for a selection from the command line, if any; nil where it cannot be played over that.
  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)?
  /// The effect of its start button: a round to be dealt, or a seed.
  func start(_ selection: Selection?) -> StoreEffect
  /// The action once a selection was chosen in its list; nil to begin the round at once.
  func chosen(_ selection: Selection, in state: AppState) -> Action?
  /// Its screen for a seed, if it makes its own questions; nil for a game whose rounds are dealt.
  func screen(seed: UInt64) -> (any Screen)?
  /// The action once the round requested by its `DealScreen` is dealt.
  func begin(_ setup: RoundSetup) -> Action

  /// Its own screens, whose keys its section of the help lists.
  var ownScreens: [any Screen.Type] { get }

  /// Whether its row on the home screen plays this kind of round now, so that its best is shown.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool

  /// How its questions look.
  var face: any QuestionFace { get }
  /// The left part of a round's header, before the selection.
  func progress(of round: Round, in context: ViewContext) -> SafeText
  /// The right part of a round's header.
  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText
  /// The picture of a result, with what the game adds or replaces.
  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture
  /// The rules on its start screen, if any.
  func rules(for selection: Selection?) -> [Phrase]
  /// The contents of its start screen for a selection; `facts` is nil until they are known.
  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage

  /// Whether the title of a round has the game before the selection.
  var isNamedInTitles: Bool { get }
  /// Whether rounds of it can be compared as bars.
  var hasChart: Bool { get }
  /// The name of a round without a set, whose questions the game made.
  var ownSetName: Phrase? { get }
  /// Its rules in the help; nil if only the general ones apply.
  var helpTexts: [Phrase]? { get }
}

extension GameModule {
  /// The name of the game.
  var name: Phrase { game.name }

  var homeName: Phrase { name }

  var shortName: Phrase { name }

  var symbol: Symbol { Symbol("▷", ascii: ">>") }

  func isPlayable(in state: AppState) -> Bool { true }

  func isReady(in state: AppState) -> Bool { true }

  func start(_ selection: Selection?) -> StoreEffect {
    .deal(RoundRequest(game.id, selection.map { .selection($0) } ?? .any))
  }

  func chosen(_ selection: Selection, in state: AppState) -> Action? { nil }

  func screen(seed: UInt64) -> (any Screen)? { nil }

  var ownScreens: [any Screen.Type] { [] }

  func begin(_ setup: RoundSetup) -> Action { .play(setup) }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool { kind.game == game.id }

  var face: any QuestionFace { TextFace() }

  func progress(of round: Round, in context: ViewContext) -> SafeText {
    let number = context.number(round.number, of: game.lives == nil ? round.count : nil)
    return isNamedInTitles && context.sizeClass > .small ? context.words(name) + "   " + number : number
  }

  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText {
    // In a large window the column at the side has the number.
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

  var hasChart: Bool { true }

  var ownSetName: Phrase? { nil }

  var helpTexts: [Phrase]? { nil }
}
