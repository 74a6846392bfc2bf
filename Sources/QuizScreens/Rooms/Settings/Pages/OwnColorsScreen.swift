import QuizCore
import TerminalKit

/// Custom colours: each role as it looks now; Enter chooses another colour for it.
struct OwnColorsScreen: ChoicePage, Equatable {
  static let (name, help) = (Phrase.colorsPage, PhraseList.colorsHelp)

  static func value(in context: ViewContext) -> SafeText {
    context.words(.ownCount(context.state.chosenSettings.ownColors.count))
  }

  static let keys = ListCommand.resettingKeys(open: .hintColor)

  private static let roles = OwnColors.Role.allCases

  var selected = ListSelection()
  var problem: SafeText?

  private var role: OwnColors.Role { OwnColorsScreen.roles[selected.row] }

  func count(in context: ViewContext) -> Int { OwnColorsScreen.roles.count }

  func perform(_ command: ResetCommand, in context: ViewContext) -> [Action] {
    switch command {
    case .reset: [.store(.keep(SettingsChange(.color(role.rawValue, nil))))]
    }
  }

  func open(in context: ViewContext) -> [Action] {
    let look = Palette(theme: context.state.settings[.theme].theme ?? .dark, depth: .full)
      .attributes(of: role.sample(in: context).style)
    // Otherwise the theme's colour.
    let number = OwnColorsScreen.colors(in: context)[role] ?? look.background ?? look.foreground ?? 0
    return [.push(ColorScreen(role, number))]
  }

  private static func colors(in context: ViewContext) -> OwnColors {
    OwnChoices(context.state.chosenSettings, in: context.games).colors
  }

  func list(in context: ViewContext) -> List {
    let (words, colors) = (context.words, OwnColorsScreen.colors(in: context))
    let names = OwnColorsScreen.roles.map { words($0.name).width }.max() ?? 0
    let table = Table([.init([], names...names + 2), .init([], 5...7), .init([], 4...14)])
    return List(count: OwnColorsScreen.roles.count, selected: selected.row) { index, isSelected in
      let role = OwnColorsScreen.roles[index]
      let sample = role.sample(in: context)
      return table.row([
        Line(words(role.name), isSelected ? .selected : .plain), Line(sample.text, sample.style).unfilled,
        Line(colors[role].map { words(ColorScreen.name(of: $0)) } ?? words(.ofTheTheme), .dim),
      ])
    }
  }

  func side(in context: ViewContext) -> (any Block)? {
    guard context.sizeClass > .small else { return nil }
    let isAnswered = role == .right || role == .wrong
    return SampleBoard(state: isAnswered ? .answered : .asked, choice: role.choice ?? 1, context: context)
  }

  func foot(in context: ViewContext) -> SafeText {
    context.words(.colorInFile(role))
  }
}

extension OwnColors.Role {
  /// A sample of the role as it looks now.
  func sample(in context: ViewContext) -> (text: SafeText, style: Style) {
    let glyphs = context.glyphs
    let bar = SafeText(String(glyphs.barEighths[7])).repeated(5)
    let index = choice ?? 0
    return switch self {
    case .choice1, .choice2, .choice3, .choice4, .choice5, .choice6, .choice7, .choice8, .choice9:
      (ChoiceLabel.text(index, glyphs), .chip(index))
    case .right: (glyphs.check + " 1.0", .correct)
    case .wrong: (glyphs.cross + " 1.0", .wrong)
    case .urgent: ("! 2.9", .urgent)
    case .alert: ("!", .alert)
    case .bar: (bar, .bar)
    case .hint: ("Esc", .hint)
    case .rule: (SafeText(String(glyphs.rule)).repeated(5), .rule)
    }
  }
}
