import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

// A screen without the key line below it.
extension Screen {
  /// Paints it where it stands in the window.
  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    form(in: context, at: now)?.draw(at: context.room.origin, on: &canvas)
  }

  /// What a click at a point of the window means.
  func hit(at point: Point, in context: ViewContext) -> Target? {
    form(in: context)?.target(at: point.moved(by: context.room.origin, -1))
  }
}

extension Block {
  /// It alone on a canvas.
  func canvas(in size: Size, glyphs: Glyphs = .unicode) -> Canvas {
    var canvas = Canvas(size: size, glyphs: glyphs)
    draw(in: canvas.bounds, on: &canvas)
    return canvas
  }

  /// Its lines in a window.
  func lines(in size: Size, glyphs: Glyphs = .unicode) -> [String] { canvas(in: size, glyphs: glyphs).lines }
}

extension AppState {
  /// A state in which nothing was played and there is nothing to play.
  static func empty(_ language: Language = .en, change: (inout AppState) -> Void = { _ in }) -> AppState {
    var state = AppState(
      version: "1", language: language, catalogue: Catalogue(language: language.rawValue, genres: []))
    change(&state)
    return state
  }
}

extension ViewContext {
  static let (full, wide) = (SizeClass.ordinary.least, SizeClass.large.least)

  static func empty(
    _ size: Size = full, _ language: Language = .en, change: (inout AppState) -> Void = { _ in }
  ) -> ViewContext { ViewContext(size: size, state: .empty(language, change: change)) }
}

extension RoundSetup {
  /// A timed round of all questions.
  static func timed(_ questions: [ShuffledQuestion]) -> RoundSetup {
    RoundSetup(game: .timed, selection: .everything, set: "en", questions: questions, rules: .timed, seed: 7)
  }

  /// The result once each question was answered by a panel, this long after it came.
  func played(_ panels: [Int], each duration: Duration = .seconds(2)) throws -> RoundResult {
    var round = Round(questions: questions, rules: rules)
    var now = Instant.zero
    for panel in panels {
      round.handle(.shown, at: now)
      now += duration
      round.handle(.choose(panel), at: now)
      now += .seconds(1)
      round.handle(.proceed, at: now)
    }
    return try #require(RoundResult(of: round, setup: self))
  }
}

extension ShuffledQuestion {
  /// It in a timed round, answered by a panel after a second.
  func answered(_ panel: Int) throws -> AnsweredQuestion {
    try #require(try RoundSetup.timed([self]).played([panel], each: .seconds(1)).questions.first)
  }
}

extension [Effect] {
  /// The texts that were shared, in order.
  var shared: [ShareText] { compactMap { if case .terminal(.share(let text)) = $0 { text } else { nil } } }
}
