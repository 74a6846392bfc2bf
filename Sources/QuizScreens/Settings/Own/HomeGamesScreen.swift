import QuizCore
import TerminalKit

/// Which games have a row on the home screen; Enter shows one or hides it.
struct HomeGamesScreen: ChoiceScreen, Equatable {
  static let page = SettingsPage.games

  static let keys = ChoiceList.keys(openHint: .hintToggle) { $0 }

  static let keyTables = [ScreenKeys(.lists, keys)]

  var choices = ChoiceList()

  private func games(in context: ViewContext) -> [any GameModule] { context.games.modules }

  func count(in context: ViewContext) -> Int { games(in: context).count }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    guard case .key(let key) = event else { return handleOther(event, in: context) }
    return HomeGamesScreen.keys.command(for: key).map { perform($0, in: context) } ?? []
  }

  func open(in context: ViewContext) -> [Action] {
    let games = games(in: context)
    guard games.indices.contains(choices.selected) else { return [] }
    let name = games[choices.selected].game.id.rawValue
    var hidden = context.state.chosenSettings.hidden
    if hidden.contains(name) { hidden.removeAll { $0 == name } } else { hidden.append(name) }
    return [.store(.keep(SettingsChange(.hidden(hidden))))]
  }

  func hints(in context: ViewContext) -> [Hint] { HomeGamesScreen.keys.hints(in: context) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    drawHeader(on: &canvas, context: context)
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
      // In a large window what its entry says, too.
      guard context.isWide else { return }
      let details = state.inset(dx: 12, dy: 0)
      canvas.draw(
        game.homeDetails(in: context).wording(for: details.width), in: details, alignment: .left, style: .dim)
    }
    choices.drawFoot(words(.keptAtOnce), on: &canvas, context: context)
  }
}
