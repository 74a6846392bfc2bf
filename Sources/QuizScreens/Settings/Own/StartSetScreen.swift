import QuizCore
import TerminalKit

/// The set that Play starts with: what was played last, or always the same.
struct StartSetScreen: ChoiceScreen, Equatable {
  static let page = SettingsPage.start

  static let keys = ChoiceList.keys(openHint: .hintChoose) { $0 }

  static let keyTables = [ScreenKeys(.lists, keys)]

  var choices = ChoiceList()
  /// Whether the chosen row was selected, as when the screen appears.
  private var hasBegun = false

  /// All that can be chosen; nil is what was played last.
  private func selections(in context: ViewContext) -> [Selection?] {
    let all = context.state.catalogue.selections
    // As in the list of sets, everything comes first.
    return [nil] + all.filter { $0 == .everything } + all.filter { $0 != .everything }
  }

  func count(in context: ViewContext) -> Int { selections(in: context).count }

  func groups(in context: ViewContext) -> [Int] {
    let selections = selections(in: context)
    return selections.indices.filter {
      if case .set = selections[$0] { false } else { true }
    }
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key): return StartSetScreen.keys.command(for: key).map { perform($0, in: context) } ?? []
    case .shown where !hasBegun:
      hasBegun = true
      let chosen = selections(in: context).firstIndex(of: context.state.chosenSettings.start)
      return perform(.jump(chosen ?? 0), in: context)
    case .response(.kept(nil)): return [.back]
    case .row, .wheel, .response, .paste, .shown, .time, .covered, .uncovered, .interrupted:
      return handleOther(event, in: context)
    }
  }

  func open(in context: ViewContext) -> [Action] {
    let selections = selections(in: context)
    guard selections.indices.contains(choices.selected) else { return [] }
    return [.store(.keep(SettingsChange(.start(selections[choices.selected]))))]
  }

  func hints(in context: ViewContext) -> [Hint] { StartSetScreen.keys.hints(in: context) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    drawHeader(on: &canvas, context: context)
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
