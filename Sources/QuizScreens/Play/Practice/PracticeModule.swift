import QuizCore
import TerminalKit

/// The module of Practice.
struct PracticeModule: GameModule {
  let game = Game.practice
  let homeName = Phrase.practiceOnHome

  func isPlayable(in state: AppState) -> Bool {
    !state.catalogue.genres.isEmpty || state.catalogue.own != nil
  }

  var symbol: Symbol { Symbol("◆", ascii: "<>", color: 1) }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let words = context.words
    let count = words(.sets(context.state.catalogue.entries(of: .everything).count))
    let isNew = context.state.memories[PracticeMemory.self]?.isEmpty != false
    let done = isNew ? 0 : context.state.setsDone
    let dot = " \(context.glyphs.dot) " as SafeText
    guard done > 0 else { return [count + dot + words(.untilRight), count] }
    return words(.practiceDone(done)).map { count + dot + $0 } + [count]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    if let selection { StartScreen(game.id, selection) } else { PickScreen(game.id, state.selection, in: state) }
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.titles.insert(context.words(name) + " \(context.glyphs.separator) " + page.heading, at: 0)
    // Practice asks every question: no number until they are counted.
    page.length = facts.map { context.words($0.usable.map(Phrase.totalQuestions) ?? .manyQuestions) } ?? .empty
    return page
  }

  func standing(of round: Round, at now: Instant, in context: ViewContext) -> SafeText {
    let total = round.total(at: now)
    let time = context.words(.seconds(context.moves ? NumberFormat.tenthsPassed(total) : "\(total.components.seconds)"))
    return context.words(.misses(round.misses)) + "   " + time
  }

  func rules(for selection: Selection?) -> [Phrase] { Phrase.practiceRules }
}
