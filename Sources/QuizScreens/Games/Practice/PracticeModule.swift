import QuizCore
import TerminalKit

/// Practice as the player meets it.
struct PracticeModule: GameModule {
  let game = Game.practice
  let name = Phrase(en: "Practice", ja: "練習")
  let homeName = Phrase(en: "Practice", ja: "ジャンルで練習")

  func isPlayable(in state: AppState) -> Bool { !PracticeGenre.all(in: state).isEmpty }

  func homeDetails(in context: ViewContext) -> [SafeText] {
    let genres = PracticeGenre.all(in: context.state)
    let sets = genres.reduce(0) { $0 + $1.sets.count }
    return [context.words(.practiceDetail(genres.count, sets)), context.words(.genresAndSets(genres.count, sets))]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    if let selection { StartScreen(game.id, selection) } else { GenreScreen() }
  }

  func startPage(for selection: Selection?, _ facts: SelectionFacts?, in context: ViewContext) -> StartPage {
    var page = StartPage(self, selection, facts, in: context)
    page.titles.insert(context.words(name) + " \(context.glyphs.separator) " + page.heading, at: 0)
    // Every question comes, so nothing is said of their number before it is known.
    page.length = facts.map { context.words($0.usable.map(Phrase.totalQuestions) ?? .manyQuestions) } ?? .empty
    return page
  }

  func progress(of round: Round, in context: ViewContext) -> [SafeText] {
    let number = context.words(.questionNumber(round.number, round.count))
    return context.isCompact ? [number] : [context.words(name) + "   " + number]
  }

  func standing(of round: Round, at now: ContinuousClock.Instant, in context: ViewContext) -> SafeText {
    let total = round.total(at: now)
    let time = context.words(.seconds(context.moves ? NumberFormat.tenthsPassed(total) : "\(total.components.seconds)"))
    return context.words(.misses(round.misses)) + "   " + time
  }

  func rules(for selection: Selection?) -> [Phrase] {
    [
      Phrase(en: "Every question comes, in another order each time.", ja: "すべての問題が順番を変えて出ます。"),
      Phrase(
        en: "A wrong panel cannot be chosen again: go on until you are right.",
        ja: "間違えたパネルは選べなくなります。正解するまで選んでください。"),
      Phrase(en: "Your misses and your time go into the history.", ja: "ミスの数とかかった時間が記録に残ります。"),
    ]
  }
}

extension Phrase {
  fileprivate static func practiceDetail(_ genres: Int, _ sets: Int) -> Phrase {
    Phrase(
      en:
        "\(genres == 1 ? "1 genre" : "\(genres) genres"), \(sets == 1 ? "1 set" : "\(sets) sets"), until all are right",
      ja: "\(genres)ジャンル \(sets)セット、全問正解まで")
  }
}
