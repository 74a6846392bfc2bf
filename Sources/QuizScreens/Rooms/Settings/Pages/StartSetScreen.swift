import QuizCore
import TerminalKit

/// Chooses the set that Play starts with: the last one played, or always the same.
struct StartSetScreen: ChoicePage, Equatable {
  static let (name, help) = (Phrase.startPage, PhraseList.startHelp)

  static func value(in context: ViewContext) -> SafeText {
    context.state.chosenSettings.start.map { context.words.title(of: $0, glyphs: context.glyphs) }
      ?? context.words(.playedLast)
  }

  static let keys = ListCommand<Never>.keys(open: .hintChoose, omitted: [.jump])

  var selected = ListSelection()
  var problem: SafeText?
  /// Whether the current choice was selected when the screen appeared.
  private var hasBegun = false

  /// All choices; nil is the last set played.
  private func selections(in context: ViewContext) -> [Selection?] {
    let all = context.state.catalogue.selections
    // As in the list of sets, everything comes first.
    return [nil] + all.filter { $0 == .everything } + all.filter { $0 != .everything }
  }

  func waitsToBeShown(in context: ViewContext) -> Bool { !hasBegun }

  func count(in context: ViewContext) -> Int { selections(in: context).count }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    if case .response(SettingsResponse.kept(problem: nil)) = event { return [.back] }
    if case .shown = event, !hasBegun {
      hasBegun = true
      selected.row = selections(in: context).firstIndex(of: context.state.chosenSettings.start) ?? 0
    }
    return handleList(event, in: context)
  }

  func open(in context: ViewContext) -> [Action] {
    [.store(.keep(SettingsChange(.start(selections(in: context)[selected.row]))))]
  }

  func list(in context: ViewContext) -> List {
    let (words, selections) = (context.words, selections(in: context))
    let table = Table([.init([], 1...1), .init([], 10...200)])
    return List(count: selections.count, selected: selected.row) { index, isSelected in
      let title =
        switch selections[index] {
        case nil: words(.playedLast)
        case .set(_, let set)?: "  " + SafeText(set)
        case .some(let selection): words.title(of: selection, glyphs: context.glyphs)
        }
      let isChosen = selections[index] == context.state.chosenSettings.start
      return table.row([
        isChosen ? Line(context.glyphs.check, .correct) : nil, Line(title, isSelected ? .selected : .plain),
      ])
    }
  }

  func foot(in context: ViewContext) -> SafeText { context.words(StartSetScreen.help).first ?? .empty }
}
