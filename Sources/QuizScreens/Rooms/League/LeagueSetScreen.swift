import QuizCore
import TerminalKit

/// Chooses the set to filter the table by.
struct LeagueSetScreen: ListPage {
  static let keys = ListCommand<Never>.keys(open: .hintChoose)

  /// The sets by their names in the log; nil for all.
  private let sets: [String?]
  var selected: ListSelection

  /// Lists all sets of the catalogue with `set` selected.
  init(selected set: String?, in catalogue: Catalogue) {
    sets = [nil] + catalogue.selections.filter { $0 != .everything && $0 != .own }.map { catalogue.logName(of: $0) }
    selected = ListSelection(row: sets.firstIndex { $0 == set } ?? 0)
  }

  func count(in context: ViewContext) -> Int { sets.count }

  func open(in context: ViewContext) -> [Action] { [.backWith(LeagueResponse.set(sets[selected.row]))] }

  func body(in context: ViewContext, at now: Instant) -> any Block {
    let words = context.words
    let list = List(count: sets.count, selected: selected.row) { index, isSelected in
      let titles = sets[index].map { words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs) }
      return Line(titles ?? [words(.allSets)], isSelected ? .selected : .plain)
    }
    return Page(
      title: [words(.league) + "   " + words(.chooseSet), words(.chooseSet)],
      content: ListColumn(lists: [list, list.apart]))
  }
}
