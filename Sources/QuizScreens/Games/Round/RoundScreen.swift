import QuizCore
import TerminalKit

/// A round of questions, one after the other, until its result.
struct RoundScreen: Screen, Equatable {
  /// The round, what hides it, and the player's selection.
  private var play: RoundPlay

  init(_ setup: RoundSetup) {
    play = RoundPlay(setup)
  }

  mutating func handle(_ event: ScreenEvent, at now: ContinuousClock.Instant, in context: ViewContext) -> [Action] {
    let actions = play.handle(event, at: now, in: context)
    guard let result = RoundResult(of: play.round, setup: play.setup) else { return actions }
    return [.replace(ResultScreen(result, since: now))]
  }

  func nextChange(after now: ContinuousClock.Instant, in context: ViewContext) -> ContinuousClock.Instant? {
    let motion = movesPanels ? play.nextMotion(after: now, in: context) : nil
    return [motion, play.nextChange(after: now, in: context)].compactMap { $0 }.min()
  }

  func hints(in context: ViewContext) -> [Hint] { play.hints(in: context) }

  var offersHelp: Bool { play.isAsking }

  var helpTopic: HelpScreen.Topic { play.helpTopic }

  var holdsClock: Bool { true }

  func hit(at point: Point, in context: ViewContext) -> Hit? { play.hit(at: point, in: context) }

  /// Whether panels move between two questions: never where time is short.
  private var movesPanels: Bool { play.module.game.allowsRetries }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: ContinuousClock.Instant) {
    header(at: now, in: context).draw(on: &canvas, context: context)
    let previous = play.round.answered.last
    let motion =
      movesPanels ? play.motion(at: now, in: context, hasLeaving: previous != nil) : nil
    play.draw(
      play.board(in: context), moving: motion,
      after: previous.map { BoardView(answered: $0, choices: play.module.choices, words: context.words) },
      on: &canvas, context: context)
  }

  private func header(at now: ContinuousClock.Instant, in context: ViewContext) -> BoardHeader {
    let setup = play.setup
    return BoardHeader(
      title: play.module.progress(of: play.round, in: context).wording(for: context.content.width - 2),
      detail: context.detail(of: setup),
      standing: play.module.standing(of: play.round, at: now, in: context), timeLine: play.timeLine(at: now))
  }
}
