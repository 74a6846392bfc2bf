import QuizCore
import TerminalKit

/// A game as the player meets it: its row on the home screen, its first screen, its words and its help.
///
/// Each game has a folder in Play with a type that conforms, and one line in ``Games/all``. What follows from
/// the rules of a game (`Game` in QuizCore) is not repeated here.
protocol GameModule: Sendable {
  /// The rules.
  var game: Game { get }
  /// What its row on the home screen is called.
  var homeName: Phrase { get }
  /// The same in as few letters as it is known by, where they are large.
  var shortName: Phrase { get }

  /// Its sign on the home screen, and its colour.
  var symbol: Symbol { get }

  /// Whether it can be played with what there is; otherwise it has no row on the home screen.
  func isPlayable(in state: AppState) -> Bool
  /// Whether all that it needs is there; otherwise its row on the home screen is dim.
  func isReady(in state: AppState) -> Bool
  /// The details of its row on the home screen, in wordings from the longest to the shortest.
  func homeDetails(in context: ViewContext) -> [SafeText]
  /// The screen that it begins with, over what was chosen on the command line, if anything; nil where the game cannot
  /// be played over a selection.
  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)?
  /// What the button of its start screen asks for: a round to be dealt, or a seed.
  func start(_ selection: Selection?) -> StoreEffect
  /// What follows when a selection was chosen in its list, where that is not the round at once; nil where it is.
  func chosen(_ selection: Selection, in state: AppState) -> Action?
  /// Its screen, where it makes up from a seed what it asks; nil for a game whose rounds are dealt.
  func screen(seed: UInt64) -> (any Screen)?
  /// The action once the round requested by its `DealScreen` is dealt.
  func begin(_ setup: RoundSetup) -> Action

  /// The screens that it has for itself, whose keys are listed in its section of the help.
  var ownScreens: [any Screen.Type] { get }

  /// Whether a round of this kind is what its row on the home screen plays now, so that its best is worth a word.
  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool

  /// How its questions look.
  var face: any QuestionFace { get }
  /// The left part of a round's header, before the selection.
  func progress(of round: Round, in context: ViewContext) -> SafeText
  /// The right part of a round's header.
  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText
  /// The picture of the result of a round, with what it tells besides, or in the place of what all games tell.
  func result(_ picture: ResultPicture, of facts: ResultFacts) -> ResultPicture
  /// The lines of its start screen, where it has one with rules to read.
  func rules(for selection: Selection?) -> [Phrase]
  /// The contents of its start screen for a selection; `facts` is nil until they are known.
  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage

  /// Whether the title of a round has the game before the selection.
  var isNamedInTitles: Bool { get }
  /// Whether rounds of it can be compared as bars.
  var hasChart: Bool { get }
  /// What a round is called that has no set: the game made its own questions.
  var ownSetName: Phrase? { get }
  /// Its rules in the help; nil for a game that has none but those of every round.
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
