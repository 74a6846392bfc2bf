import QuizCore
import TerminalKit

/// The home screen below its header: the logo, and the entries as a list, or as panels in a large window.
struct HomePicture {
  /// An entry and the key that opens it; nil if the keys run out.
  typealias Entry = (key: Character?, entry: HomeEntry)

  /// The entries, games first.
  let entries: [Entry]
  /// The number of entries in the group of games.
  let games: Int
  /// Whether the entries include missed questions.
  let hasRetry: Bool
  let selected: Int
  /// A warning in place of the motto, if any.
  let alert: SafeText?
  let context: ViewContext

  /// The rows of a panel of a game, with the gap below it, and of other entries.
  private static let (rowsOfGame, rowsOfOther) = (5...13, 6)
  /// The most columns of the list.
  private static let widest = 72

  private var glyphs: Glyphs { context.glyphs }

  /// The panels if they fit, otherwise the list.
  var body: any Block { context.sizeClass == .large ? FirstFitting([panels, list]) : list }

  private var message: any Block {
    alert.map { Line($0, .alert, .center) } ?? Line(context.words(.motto), .dim, .center)
  }

  private func logo(_ scale: LargeText.Scale) -> any Block {
    Logo(language: context.state.language, scale: scale, glyphs: glyphs).inset(columns: 8)
  }

  // MARK: The list

  private var list: any Block {
    let table = Table([
      .init([], 1...1, gap: 1), .init([], Symbol.width...Symbol.width, gap: 0),
      .init([], 8...nameWidth, gap: context.sizeClass == .small ? 1 : 2),
      .init([], 1...HomePicture.widest),
    ])
    func list(gap: Int) -> List {
      List(
        count: entries.count, selected: selected,
        gap: { gap + ($0 == games && context.sizeClass > .small ? rowsBelowGames : 0) }
      ) { [entries, glyphs] index, isSelected in
        let (key, entry) = entries[index]
        return table.row([
          key.map { Line(SafeText(String($0)), .dim) }, Line(entry.symbol.text(glyphs), entry.symbol.style),
          Line(entry.name, isSelected ? .selected : entry.isDim ? .dim : .plain), Line(entry.details, .dim),
        ])
      }
    }
    guard context.sizeClass > .small else {
      return Rows {
        message.rank(alert == nil ? 1 : -1)
        list(gap: 0).rank(0).then(2, list(gap: 1).whole)
      }
    }
    return Rows {
      Rows.Item.space(1)
      logo(.half).rank(1).then(6, logo(.full(1))).then(8, logo(.full(2)))
      message.rank(alert == nil ? 2 : -1).below(1, rank: 4)
      beside(list(gap: 0)).rank(0).then(7, beside(list(gap: 1).whole)).below(1, rank: 3)
      Rows.Item.space(1)
    }
  }

  /// Blank rows below the games: one more until questions are missed, so that no entry moves then.
  private var rowsBelowGames: Int { hasRetry ? 1 : 2 }

  private var nameWidth: Int { entries.map(\.entry.name.width).reduce(context.words(.retry).width, max) }

  /// The list in the middle; in a large window with the side.
  private func beside(_ list: any Block) -> any Block {
    let narrow = list.atMost(columns: HomePicture.widest).across(.center).inset(columns: 4)
    guard context.sizeClass == .large else { return narrow }
    return Columns(gap: HomeSide.gap) {
      list.width(.fixed(HomePicture.widest))
      FirstFitting([HomeSide(context: context), Empty()]).atMost(rows: entries.count + 1).width(.fixed(HomeSide.width))
    }.across(.center)
  }

  // MARK: Panels

  /// A panel for each game, with large names if all fit, and the other entries in a row below.
  private var panels: any Block {
    Rows {
      Rows.Item.space(1)
      logo(.half).rank(1).then(4, logo(.full(1)))
      message.rank(1).below(1, rank: 5)
      FirstFitting(Name.allCases.map(gamePanels)).rank(2).below(1)
      otherPanels.rank(0)
    }.whole
  }

  /// How the names of all games are drawn.
  private enum Name: CaseIterable {
    case doubled, large, plain
  }

  private func gamePanels(_ name: Name) -> any Block {
    let columns = games > 4 ? 3 : 2
    return Heights(HomePicture.rowsOfGame, rows: (games + columns - 1) / columns, prefersHigh: true) { height in
      Grid(
        columns: columns, rowHeight: height, gap: glyphs.framesPanels ? 1 : 0,
        (0..<games).map { gamePanel($0, name) })
    }
  }

  private func gamePanel(_ index: Int, _ drawing: Name) -> any Block {
    let entry = entries[index].entry
    let look: PanelLook = index == selected ? .selected : entry.isDim ? .answered : .open
    let style = look.textStyle(of: entry.symbol.color)
    func large(_ name: SafeText, _ scale: LargeText.Scale) -> any Block {
      LargeText(name, style, scales: [scale], glyphs: glyphs)
    }
    let content: any Block =
      switch drawing {
      case .plain: Line([entry.name, entry.shortName ?? entry.name], style, .center)
      case .large: FirstFitting([large(entry.name, .half), large(entry.shortName ?? entry.name, .half)])
      case .doubled: large(entry.name, .full(1))
      }
    return Lamp(
      content: content, look: look, color: entry.symbol.color, label: label(index), glyphs: glyphs,
      isHeaded: drawing != .plain, notes: entry.details
    ).target(.row(index))
  }

  private var otherPanels: any Block {
    let others = entries.indices.dropFirst(games)
    return Grid(
      columns: others.count, rowHeight: HomePicture.rowsOfOther, gap: glyphs.framesPanels ? 1 : 0,
      others.map { index in
        let entry = entries[index].entry
        let look: PanelLook = index == selected ? .selected : .open
        return Lamp(
          content: Rows {
            Line([entry.name, entry.shortName ?? entry.name], look.textStyle(of: nil), .center)
            Line(entry.details, look.noteStyle(of: nil), .center)
          }, look: look, color: nil, label: label(index), glyphs: glyphs, isHeaded: true, notes: []
        ).target(.row(index))
      })
  }

  /// The symbol and key of an entry.
  private func label(_ index: Int) -> SafeText {
    let (key, entry) = entries[index]
    return " " + entry.symbol.text(glyphs) + " " + (key.map { SafeText(String($0)) + " " } ?? .empty)
  }
}
