import QuizCore
import TerminalKit

extension ViewContext {
  /// Titles of a round, longest first: its selection, after the game's name where that is shown; or the name of a game
  /// that makes its own questions.
  func titles(of setup: RoundSetup) -> [SafeText] {
    let module = games.module(setup.game)
    let name = words(module.name)
    if let selection = setup.namedSelection {
      let titles = words.titles(of: selection, glyphs: glyphs)
      guard module.isNamedInTitles else { return titles }
      return titles.map { name + " \(glyphs.dot) " + $0 } + [name]
    }
    let gap: SafeText = setup.isPractice ? " \(glyphs.dot) " : " "
    return details(of: setup).map { name + gap + $0 } + [name]
  }

  /// What follows the game's name in the title of a round, longest first: its selection, its day, or practice.
  func details(of setup: RoundSetup) -> [SafeText] {
    if setup.isPractice { return words(.practiceMark) }
    if let day = setup.day { return [words(DateFormat.day(day))] }
    return setup.namedSelection.map { words.titles(of: $0, glyphs: glyphs) } ?? []
  }

  /// The same for a question, with its set, its level as stars and in a word, and its author; in wide windows also the
  /// selection. The word is dropped last, so that it does not come and go between questions.
  func details(of setup: RoundSetup, asking question: Question?) -> [SafeText] {
    guard let question, !setup.isPractice else { return details(of: setup) }
    let asked = AskedQuestion(question: question, selection: setup.selection, day: setup.day, window: window)
    return kept.answer(asked) { newDetails(of: setup, asking: question) }
  }

  private func newDetails(of setup: RoundSetup, asking question: Question) -> [SafeText] {
    let details = details(of: setup)
    let dot = " \(glyphs.dot) " as SafeText
    let id = question.id
    let origins = setup.origins[id].map { words.titles(of: $0, glyphs: glyphs) } ?? []
    let levels = question.level.map { LevelView(level: $0).details(words, glyphs) } ?? [.empty]
    let isGenre = if case .genre = setup.selection { true } else { false }
    // A set's title already has its genre.
    let whole = isGenre || details.isEmpty || sizeClass < .large ? [] : origins.prefix(1).map { details[0] + dot + $0 }
    let wordings = whole + origins + (origins.isEmpty ? details : [])
    let titles = levels.flatMap { level in wordings.map { $0 + level } }
    let plain = titles + wordings.suffix(1)
    guard let maker = setup.leagueQuestions[id]?.maker else { return plain }
    return titles.map { $0 + "  " + words(.madeBy(SafeText(maker.name).oneLine)) } + plain
  }
}

/// What the details of a question depend on: they stay as they are from key to key.
private struct AskedQuestion: Equatable {
  let question: Question
  let selection: Selection?
  let day: Day?
  let window: ViewContext.Window
}
