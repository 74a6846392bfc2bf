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

  /// The stars with their word before them, and alone.
  func wordings(in context: ViewContext) -> [SafeText] {
    let stars = stars(context.glyphs)
    return [context.words(.level) + " " + stars, stars]
  }
}

extension Phrase {
  fileprivate static let level = Phrase(en: "Level", ja: "難易度")
}
