import QuizCore
import TerminalKit

/// The endless game as the player meets it.
struct EndlessModule: GameModule {
  let game = Game.endless
  let name = Phrase(en: "Endless", ja: "もっと解く")

  func homeDetails(in context: ViewContext) -> [SafeText] {
    [
      context.text(Phrase(en: "one at a time, with how often it was right", ja: "正答率を見ながら1問ずつ")),
      context.text(Phrase(en: "one at a time", ja: "1問ずつ")),
    ]
  }

  func firstScreen(_ selection: Selection?, in state: AppState) -> (any Screen)? {
    selection == nil ? EndlessScreen() : nil
  }

  // Each of its rounds is one question, right or wrong.
  var hasChart: Bool { false }

  func help(in context: ViewContext) -> HelpScreen.Section? {
    HelpScreen.Section(
      topic: .game(game.id), title: context.text(name), lines: EndlessScreen.keys.help(in: context),
      text: context.words.helpEndless.wrapped(to: HelpScreen.textWidth(in: context)))
  }
}
