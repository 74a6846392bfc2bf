import QuizCore
import TerminalKit

/// How difficult a question is, as stars: `★★☆`.
struct LevelView {
  /// The level, one of `Question.levels`.
  let level: Int

  /// The stars.
  func stars(_ glyphs: Glyphs) -> SafeText {
    let most = Question.levels.upperBound
    let filled = max(0, min(level, most))
    return glyphs.stars.first.repeated(filled) + glyphs.stars.second.repeated(most - filled)
  }

  /// The stars behind a set, with and without their word.
  func details(_ words: Localizer, _ glyphs: Glyphs) -> [SafeText] {
    let stars = "  " + stars(glyphs)
    return [stars + " " + words(name), stars]
  }

  /// The stars with their word before them, and alone.
  func wordings(in context: ViewContext) -> [SafeText] {
    let stars = stars(context.glyphs)
    return [context.words(.level) + " " + stars, stars]
  }
}

extension Levels {
  /// A single level in a word; nil for several.
  var name: Phrase? { range.count == 1 ? LevelView(level: range.lowerBound).name : nil }
}
