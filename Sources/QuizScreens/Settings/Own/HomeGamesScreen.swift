import QuizCore
import TerminalKit

/// Which games have a row on the home screen; Enter shows one or hides it.
struct HomeGamesScreen: Screen, Equatable {
  static let keys = ChoiceList.keys(openHint: .hintToggle) { $0 }

  static let keyTables: [ScreenKeys] = [.list(keys)]

  private var choices = ChoiceList()

  private func games(in context: ViewContext) -> [any GameModule] { context.games.modules }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let list = list(in: context)
    switch event {
    case .key(let key):
      switch HomeGamesScreen.keys.command(for: key) {
      case .back: return [.back]
      case .open: return toggle(in: context)
      case .some(let command): choices.move(command, in: list)
      case .none: break
      }
    case .row(let row):
      choices.move(.jump(row), in: list)
      return toggle(in: context)
    case .wheel(let rows): choices.move(.wheel(rows), in: list)
    case .response(.kept(let problem)): choices.update(problem, context.words)
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private func toggle(in context: ViewContext) -> [Action] {
    let games = games(in: context)
    guard games.indices.contains(choices.selected) else { return [] }
    let name = games[choices.selected].game.id.rawValue
    var hidden = context.state.chosenSettings.hidden
    if hidden.contains(name) { hidden.removeAll { $0 == name } } else { hidden.append(name) }
    return [.store(.keep(SettingsChange(.hidden(hidden))))]
  }

  private func list(in context: ViewContext) -> ListView { choices.list(of: games(in: context).count, in: context) }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { HomeGamesScreen.keys.hints(in: context) }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header(
      [words(.settings) + "   " + words(SettingsPage.games.name), words(SettingsPage.games.name)], in: context)
    let games = games(in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let game = games[row.index]
      let y = row.area.y
      let isShown = !context.state.isHidden(game.game.id)
      let mark = isShown ? context.glyphs.check : context.glyphs.toCome
      canvas.draw(mark, at: Point(x: row.area.x + 3, y: y), style: isShown ? .correct : .dim)
      canvas.draw(words(game.homeName), at: Point(x: row.area.x + 6, y: y), style: row.style)
      let state = Rect(x: row.area.x + 24, y: y, width: row.area.width - 25, height: 1)
      canvas.draw(words(isShown ? .shown : .hidden), in: state, alignment: .left, style: .dim)
    }
    choices.drawFoot(words(.keptAtOnce), on: &canvas, context: context)
  }
}

extension Phrase {
  fileprivate static let hintToggle = Phrase(en: "show or hide", ja: "表示・非表示")
  fileprivate static let shown = Phrase(en: "shown", ja: "表示")
  fileprivate static let hidden = Phrase(en: "hidden", ja: "非表示")
}
