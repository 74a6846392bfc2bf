import QuizCore
import TerminalKit

/// The module of the timed round.
struct TimedModule: GameModule {
  let game = Game.timed

  var symbol: Symbol { Symbol("▲", ascii: "/\\", color: 0) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let state = context.state
    let levels = state.levels(of: state.selection, for: game.id)
    let stars = levels.map { " " + words.stars($0, context.glyphs) } ?? .empty
    let name = levels?.name.map { " " + words($0) } ?? .empty
    let all = words.titles(of: state.selection, glyphs: context.glyphs)
    let titles = all.map { $0 + stars }
    // The word for the stars matters more than the longest length.
    let named: [SafeText] = name.isEmpty ? [] : all.map { $0 + stars + name }
    let facts =
      state.bests[game.id].map { words(.bestPoints($0)) }
      ?? [
        words(.roundLength(state.questions, state.limit)), words(.shortRoundLength(state.questions, state.limit)),
        words(.questions(state.questions)),
      ]
    let dot = " \(context.glyphs.dot) " as SafeText
    func lines(_ titles: [SafeText]) -> [SafeText] { facts.flatMap { fact in titles.map { $0 + dot + fact } } }
    return lines(named) + lines(titles) + facts + titles.suffix(1)
  }

  // It is the default game.
  var isNamedInTitles: Bool { false }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    if let selection { return StartScreen(game.id, selection, in: state) }
    // Plays the last selection at once; the home screen has a key for the list.
    return DealScreen(game.id, from: state.selection)
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    guard selection?.isMissed != true else { return page }
    let words = context.words
    let usable = facts?.usable(by: game, of: selection, in: context.state)
    let count = min(usable ?? .max, context.state.questions)
    if let facts, facts.problem == nil { page.details = [words(.drawnFrom(usable, count))] }
    page.heading = heading(selection, in: context)
    if context.state.rounds == 0 {
      page.advice = context.state.guidance.map { .init(title: SafeText($0.title), text: SafeText($0.text)) }
      if let facts, facts.otherKinds > 0, context.state.kinds(of: selection) == .all {
        page.advice.append(.init(title: words(.otherKindsTitle), text: words(.howOtherKindsAreAnswered)))
      }
    } else {
      // Players who know the rules see the best to beat, if it is of this set.
      let known = selection == context.state.selection ? context.state.bests[game.id] : nil
      let best = known.map { StartPage.Advice(text: words(Phrase.bestRound($0))) }
      page.advice = best.map { [$0] } ?? []
    }
    page.wanted = context.state.questions
    return page
  }

  /// The genre's quiz, or the game's name for more than one genre.
  private func heading(_ selection: Selection?, in context: ViewContext) -> SafeText {
    switch selection {
    case .genre(let genre), .set(let genre, _): context.words(.startTitle(SafeText(genre)))
    case .everything, .own, .file, .missed, .missedIn, nil: context.words(name)
    }
  }

  func isPlayedNow(_ kind: Score.Kind, in state: AppState) -> Bool {
    kind.game == game.id && kind.asked == state.questions && kind.limit == state.limit?.inMilliseconds ?? 0
      && kind.set == state.logName(of: state.selection, for: game.id)
  }

  func rules(for selection: Selection?) -> [Phrase] {
    selection?.isMissed == true ? Phrase.missedRules : []
  }
}
