import QuizCore
import TerminalKit

/// The colours of the player's own: each part as it looks now; Enter chooses another colour for it.
struct OwnColorsScreen: ChoiceScreen, Equatable {
  static let page = SettingsPage.colors

  enum Command: Hashable, Sendable {
    case list(ListView.Command)
    case reset
  }

  /// The keys that other lists do not have.
  static let ownKeys = KeyTable<Command>([
    .init(.text("d"), [.character("d"), .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later)
  ])

  static let keys = ChoiceList.keys(openHint: .hintColor, own: ownKeys.rows, Command.list)

  static let keyTables = [ScreenKeys(.settings, keys)]

  /// The columns of a row: they end before the board.
  static var rowWidth: Int { 46 }
  private static let roles = OwnColors.Role.allCases

  var choices = ChoiceList()

  func count(in context: ViewContext) -> Int { OwnColorsScreen.roles.count }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    guard case .key(let key) = event else { return handleOther(event, in: context) }
    switch OwnColorsScreen.keys.command(for: key) {
    case .list(let command): return perform(command, in: context)
    case .reset: return [.store(.keep(SettingsChange(.color(OwnColorsScreen.roles[choices.selected].rawValue, nil))))]
    case .none: return []
    }
  }

  func open(in context: ViewContext) -> [Action] {
    let role = OwnColorsScreen.roles[choices.selected]
    let look = Palette(theme: context.state.settings[.theme].theme ?? .dark, depth: .full)
      .attributes(of: role.sample(in: context).style)
    // Else the one that the theme has.
    let number = OwnColorsScreen.colors(in: context)[role] ?? look.background ?? look.foreground ?? 0
    return [.push(ColorScreen(role, number))]
  }

  private static func colors(in context: ViewContext) -> OwnColors { OwnChoices(context.state.chosenSettings).colors }

  func hints(in context: ViewContext) -> [Hint] { OwnColorsScreen.keys.hints(in: context) }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    drawHeader(on: &canvas, context: context)
    let colors = OwnColorsScreen.colors(in: context)
    // The rows end before the board, so that the selected one does not run across it.
    let whole = list(in: context)
    var place = whole.area
    place.width = min(place.width, OwnColorsScreen.rowWidth)
    let list = ListView(
      count: whole.count, selected: whole.selected, in: place, gap: whole.gap, pointerColumn: whole.pointerColumn)
    // In a small window the columns are as wide as what stands in them.
    let names = OwnColorsScreen.roles.map { words($0.name).width }.max() ?? 0
    let columns = context.isCompact ? (sample: names + 4, color: names + 11) : (sample: 23, color: 32)
    list.draw(on: &canvas) { row, canvas in
      let role = OwnColorsScreen.roles[row.index]
      canvas.draw(words(role.name), at: Point(x: row.area.x + 3, y: row.area.y), style: row.style)
      canvas.draw(
        colors[role].map { words(ColorScreen.name(of: $0)) } ?? words(.ofTheTheme),
        at: Point(x: row.area.x + columns.color, y: row.area.y), style: .dim,
        width: max(0, min(row.area.width - columns.color, 14)))
    }
    // Over the filled row, so that the colour is seen there too.
    for row in list.rows {
      let role = OwnColorsScreen.roles[row.index]
      let sample = role.sample(in: context)
      canvas.draw(sample.text, at: Point(x: row.area.x + columns.sample, y: row.area.y), style: sample.style)
    }
    // A board in the colours in use, where there is room beside the list.
    let side = place.x + OwnColorsScreen.rowWidth + 2
    let role = OwnColorsScreen.roles[list.selected]
    SampleBoard(state: role == .right || role == .wrong ? .answered : .asked, choice: role.choice ?? 1).draw(
      in: Rect(x: side, y: place.y, width: whole.area.maxX - side, height: place.height), on: &canvas, context: context)
    // In a small window the page before has said that changes are kept.
    let name = Phrase.colorInFile(role)
    choices.drawFoot(words(context.isCompact ? name : .keptAtOnce + .blank + name), on: &canvas, context: context)
  }
}

extension OwnColors.Role {
  /// The choice that has the colour, from 0; nil for another part.
  var choice: Int? { OwnColors.Role.allCases.prefix { $0 != .right }.firstIndex(of: self) }

  /// How the part looks now.
  func sample(in context: ViewContext) -> (text: SafeText, style: Style) {
    let glyphs = context.glyphs
    let bar = SafeText(String(glyphs.barEighths[7])).repeated(5)
    func choice(_ index: Int) -> (SafeText, Style) { (ChoiceLabel.text(index, glyphs), .chip(index)) }
    switch self {
    case .choice1: return choice(0)
    case .choice2: return choice(1)
    case .choice3: return choice(2)
    case .choice4: return choice(3)
    case .choice5: return choice(4)
    case .choice6: return choice(5)
    case .choice7: return choice(6)
    case .choice8: return choice(7)
    case .choice9: return choice(8)
    case .right: return (glyphs.check + " 1.0", .correct)
    case .wrong: return (glyphs.cross + " 1.0", .wrong)
    case .urgent: return ("! 2.9", .urgent)
    case .alert: return ("!", .alert)
    case .bar: return (bar, .bar)
    case .hint: return ("Esc", .hint)
    case .rule: return (SafeText(String(glyphs.rule)).repeated(5), .rule)
    }
  }
}
