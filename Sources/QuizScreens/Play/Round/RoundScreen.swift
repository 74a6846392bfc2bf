import QuizCore
import TerminalKit

/// A round of questions, up to its result.
struct RoundScreen: Screen {
  static let keyTables = [
    ScreenKeys(.round, RoundKeys.question(choices: 9)),
    ScreenKeys(.round, RoundKeys.several(choices: 4)), ScreenKeys(.round, RoundKeys.order(choices: 4)),
    ScreenKeys(.typing, RoundKeys.line), ScreenKeys(.verdict, RoundKeys.verdict),
    ScreenKeys(.round, GameCover.pausedKeys), ScreenKeys(.round, GameCover.leavingKeys),
    ScreenKeys(.round, GameCover.helpKeys),
  ]

  private var play: RoundPlay

  init(_ setup: RoundSetup, in games: Games) {
    play = RoundPlay(setup, games.module(setup.game))
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let actions = play.handle(event, at: now, in: context)
    // Checked first, since making a result copies the round and its setup.
    guard play.round.isFinished, let result = RoundResult(of: play.round, setup: play.setup) else { return actions }
    return [.replace(ResultScreen(result, since: now))]
  }

  func hints(in context: ViewContext) -> [Hint] { play.hints(in: context) }

  var offersHelp: Bool { play.isAsking }

  var takesText: Bool { play.takesText }

  var asksBeforeHelp: Bool { play.asksBeforeHelp }

  var helpTopic: HelpScreen.Topic { play.helpTopic }

  var helpGame: Game.ID? { play.setup.game }

  var holdsClock: Bool { true }

  var pauseCost: GameCover.Cost? { play.pauseCost }

  func waitsToBeShown(in context: ViewContext) -> Bool { play.waitsToBeShown }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    play.page(
      header(at: now, in: context), RoundSideView(play, at: now, in: context),
      after: play.round.answered.last.map { BoardView(answered: $0, face: play.face, words: context.words) }, at: now,
      in: context)
  }

  /// The width of `12 misses   123.4 s`.
  private static let widestStanding = 19

  private func header(at now: Instant, in context: ViewContext) -> BoardHeader {
    let (setup, words) = (play.setup, context.words)
    // The side column has the score and the answers.
    let hasSide = context.sizeClass == .large
    let points = play.points
    let score = points.map {
      hasSide ? .empty : words(.points($0.sum(play.round.decided) - play.owed(at: now, in: context)))
    }
    let standing = score ?? play.module.standing(of: play.round, at: now, in: context)
    let streak = play.round.streak
    let isFixed = play.module.game.lives == nil && !play.allowsRetries
    return BoardHeader(
      title: play.module.progress(of: play.round, in: context),
      details: context.details(of: setup, asking: play.round.shuffled?.question),
      standing: (streak > 1 && points == nil ? [words(.inARow(streak)) + "   " + standing] : []) + [standing],
      widest: points.map { _ in hasSide ? 0 : words(.points(Points.right * play.round.count + Points.speed)).width }
        ?? RoundScreen.widestStanding,
      standingStyle: points == nil ? .plain : play.round.verdict?.isRight == true ? .correct : .title,
      lives: (play.round.livesLeft ?? 0) * context.glyphs.hearts.first.width,
      marks: isFixed && !hasSide
        ? AnswerMark.all(play.round.decided, of: play.round.count, isAsking: play.round.verdict == nil) : [],
      timeLine: play.timeLine(at: now),
      best: play.best, verdict: play.verdictAbove(in: context))
  }
}

extension RoundPlay {
  /// Whether the clock starts with the first frame.
  var waitsToBeShown: Bool {
    if case .presenting = round.phase { cover == .none } else { false }
  }
}
