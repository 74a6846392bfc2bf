import QuizCore
import TerminalKit

/// The choice of the set whose table is shown.
struct LeagueSetScreen: Screen, Equatable {
  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, backHint: .hintBack, own: [], { (command: ListView.Command) in command }
  )

  static let keyTables = [ScreenKeys(.lists, keys)]

  /// The sets by their names in the log; nil for all.
  private let sets: [String?]
  private var selected: Int

  /// All sets of the catalogue, one of them selected.
  init(selected set: String?, in catalogue: Catalogue) {
    sets = [nil] + catalogue.selections.filter { $0 != .everything && $0 != .own }.map { catalogue.logName(of: $0) }
    selected = sets.firstIndex { $0 == set } ?? 0
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      switch LeagueSetScreen.keys.command(for: key) {
      case .back: return [.back]
      case .open: return choose(selected)
      case .some(let command): selected = list(in: context).selection(after: command)
      case .none: break
      }
    case .row(let row): return choose(row)
    case .wheel(let rows): selected = list(in: context).selection(after: .wheel(rows))
    case .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private func choose(_ row: Int) -> [Action] {
    sets.indices.contains(row) ? [.backWith(.leagueSet(sets[row]))] : []
  }

  func hints(in context: ViewContext) -> [Hint] { LeagueSetScreen.keys.hints(in: context) }

  func note(in context: ViewContext) -> SafeText { list(in: context).note(.whenScrolled) }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView {
    let body = context.body()
    let top = context.isCompact ? 0 : 1
    let area = Rect(x: body.x + 1, y: body.y + top, width: body.width - 2, height: max(1, body.height - top))
    return ListView(
      count: sets.count, selected: selected, in: area, gap: ListView.gap(of: sets.count, in: area.height, context))
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    canvas.header([words(.league) + "   " + words(.chooseSet), words(.chooseSet)], in: context)
    list(in: context).draw(on: &canvas) { row, canvas in
      let width = row.area.width - 2
      let title = sets[row.index].map {
        words.titles(ofLogged: $0, in: context.games, glyphs: context.glyphs).wording(for: width)
      }
      canvas.draw(
        title ?? words(.allSets), at: Point(x: row.area.x + 2, y: row.area.y), style: row.style, width: width)
    }
  }
}
