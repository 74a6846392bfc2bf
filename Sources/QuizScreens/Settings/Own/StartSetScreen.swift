import QuizCore
import TerminalKit

/// The set that Play starts with: what was played last, or always the same.
struct StartSetScreen: Screen, Equatable {
  static let keys = ChoiceList.keys(openHint: .hintChoose) { $0 }

  static let keyTables: [ScreenKeys] = [.list(keys)]

  private var choices = ChoiceList()
  /// Whether the chosen row was selected, as when the screen appears.
  private var hasBegun = false

  /// All that can be chosen; nil is what was played last.
  private func selections(in context: ViewContext) -> [Selection?] {
    let all = context.state.catalogue.selections
    // As in the list of sets, everything comes first.
    return [nil] + all.filter { $0 == .everything } + all.filter { $0 != .everything }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let list = list(in: context)
    switch event {
    case .key(let key):
      switch StartSetScreen.keys.command(for: key) {
      case .back: return [.back]
      case .open: return choose(in: context)
      case .some(let command): choices.move(command, in: list)
      case .none: break
      }
    case .row(let row):
      choices.move(.jump(row), in: list)
      return choose(in: context)
    case .wheel(let rows): choices.move(.wheel(rows), in: list)
    case .shown where !hasBegun:
      hasBegun = true
      let chosen = selections(in: context).firstIndex(of: context.state.chosenSettings.start)
      choices.move(.jump(chosen ?? 0), in: list)
    case .response(.kept(let problem)):
      choices.update(problem, context.words)
      return problem == nil ? [.back] : []
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  private func choose(in context: ViewContext) -> [Action] {
    let selections = selections(in: context)
    guard selections.indices.contains(choices.selected) else { return [] }
    return [.store(.keep(SettingsChange(.start(selections[choices.selected]))))]
  }

  private func list(in context: ViewContext) -> ListView {
    choices.list(of: selections(in: context).count, in: context)
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { StartSetScreen.keys.hints(in: context) }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Hit? { list(in: context).hit(at: point) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let name = words(SettingsPage.start.name)
    canvas.header([words(.settings) + "   " + name, name], in: context)
    let selections = selections(in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let selection = selections[row.index]
      let y = row.area.y
      if selection == context.state.chosenSettings.start {
        canvas.draw(context.glyphs.check, at: Point(x: row.area.x + 3, y: y), style: .correct)
      }
      let title: SafeText
      var indent = 6
      switch selection {
      case nil: title = words(.playedLast)
      case .set(_, let set)?:
        title = SafeText(set)
        indent += 2
      case .some(let selection): title = words.title(of: selection, glyphs: context.glyphs)
      }
      canvas.draw(
        title, at: Point(x: row.area.x + indent, y: y), style: row.style, width: max(0, row.area.width - indent - 1))
    }
    choices.drawFoot(words(SettingsPage.start.help), on: &canvas, context: context)
  }
}
