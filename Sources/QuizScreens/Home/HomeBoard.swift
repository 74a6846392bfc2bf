import QuizCore
import TerminalKit

/// The home screen of a wide window: each game is a panel with its name, where all have room for it in large type, and the
/// other entries are smaller ones in a row below.
struct HomeBoard {
  /// An entry as it is drawn: the key that opens it, and what it says.
  typealias Entry = (key: Character?, entry: HomeEntry)

  /// The keys that move between panels.
  static let moves = KeyTable<Direction>([
    .init(
      .arrows(),
      [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right), (.character("k"), .up), (.character("j"), .down),
        (.character("h"), .left), (.character("l"), .right),
      ], hint: .hintMove)
  ])

  /// Where the logo stands, and how large it is.
  let logo: (area: Rect, scale: LargeCharacter.Scale)
  /// The row of a message below it.
  let message: Int
  /// The entries.
  private let entries: [Entry]
  /// The panel of each, games first.
  private let panels: [Rect]
  /// The panels of the games.
  private let games: NamePanels

  /// The least columns and rows of a game's panel.
  private static let least = Size(width: 36, height: 5)
  /// The rows from one panel to the next: of a game's at most, and of another entry's.
  private static let (highest, low) = (13, 6)
  /// What a row counts for where the nearest panel above or below is looked for: more than all columns.
  private static let rowsFirst = 1000

  /// Whether the window may be large enough; said without looking at entries.
  static func mayFit(in context: ViewContext) -> Bool {
    let body = context.body()
    return context.isWide && body.width >= 3 * least.width
      && body.height >= 3 * least.height + low + rowsOfLogo(in: context)
  }

  /// The rows of the logo and of a message, with the blank ones around them.
  private static func rowsOfLogo(in context: ViewContext) -> Int {
    3 + gapBelowLogo(in: context.body()) + scale(in: context).height
  }

  /// The blank rows between logo and message.
  private static func gapBelowLogo(in body: Rect) -> Int { body.height >= 44 ? 1 : 0 }

  /// How large the logo is: names in Japanese, which are a row higher, need three of its rows in a window without more.
  private static func scale(in context: ViewContext) -> LargeCharacter.Scale {
    context.body().height >= (context.state.language == .ja ? 39 : 36) ? .full(1) : .half
  }

  /// The first `games` of the entries are games; nil where there is no room for them as panels.
  init?(_ entries: [Entry], games: Int, in context: ViewContext) {
    let body = context.body()
    let others = entries.count - games
    guard games > 0, others > 0 else { return nil }
    let scale = HomeBoard.scale(in: context)
    logo = (Rect(x: body.x, y: body.y + 1, width: body.width, height: scale.height), scale)
    message = logo.area.maxY + HomeBoard.gapBelowLogo(in: body)
    let top = body.y + HomeBoard.rowsOfLogo(in: context)
    let columns = games > 4 ? 3 : 2
    let lines = (games + columns - 1) / columns
    let room = body.maxY - top - HomeBoard.low
    // Where names would touch the edges of the lowest panels, the others leave a row to them.
    let isShort = room / lines == HomeBoard.least.height + 1 && (room + 1) % lines == 0
    let low = HomeBoard.low - (isShort ? 1 : 0)
    let height = min(HomeBoard.highest, (body.maxY - top - low) / lines)
    guard body.width / columns >= HomeBoard.least.width, height >= HomeBoard.least.height else { return nil }
    let area = Rect(x: body.x, y: top, width: body.width, height: lines * height)
    let grid = PanelGridView(tiled: games, in: area, rowHeight: height, context.glyphs)
    // The others share the columns of the games, two blank ones between them.
    let left = grid.panels.map(\.x).min() ?? area.x
    let width = (grid.panels.map(\.maxX).max() ?? area.maxX) - left + 2
    panels =
      grid.panels
      + (0..<others).map {
        let x = left + $0 * width / others
        let end = left + ($0 + 1) * width / others - 2
        return Rect(x: x, y: area.maxY, width: end - x, height: low - 1)
      }
    self.games = NamePanels(
      entries.prefix(games).map { key, entry in
        NamePanels.Entry(
          label: HomeBoard.label(of: entry, key, context.glyphs), color: entry.symbol.color, name: entry.name,
          shortName: entry.shortName, details: entry.details)
      }, in: grid, context.glyphs)
    self.entries = entries
  }

  /// The entry next to one in a direction: the nearest that lies there; itself at the edge.
  func neighbour(of index: Int, _ direction: Direction) -> Int {
    let from = panels[index]
    return panels.indices.compactMap { other -> (index: Int, far: Int)? in
      let panel = panels[other]
      // Of the middles of both, in halves of a column and of a row.
      let across = 2 * panel.x + panel.width - 2 * from.x - from.width
      let (left, up) = (panel.maxX <= from.x, panel.maxY <= from.y)
      let (right, down) = (panel.x >= from.maxX, panel.y >= from.maxY)
      switch direction {
      case .up: return up ? (other, (from.y - panel.y) * HomeBoard.rowsFirst + abs(across)) : nil
      case .down: return down ? (other, (panel.y - from.y) * HomeBoard.rowsFirst + abs(across)) : nil
      case .left: return left && panel.y == from.y ? (other, -across) : nil
      case .right: return right && panel.y == from.y ? (other, across) : nil
      }
    }.min { $0.far < $1.far }?.index ?? index
  }

  /// The entry that a click at `point` is on.
  func hit(at point: Point) -> Target? { panels.firstIndex { $0.contains(point) }.map { .row($0) } }

  /// Paints the panels.
  func draw(selected: Int, on canvas: inout Canvas) {
    for index in entries.indices {
      if games.grid.panels.indices.contains(index) {
        games.draw(
          index, index == selected ? .selected : entries[index].entry.isDim ? .answered : .open, on: &canvas)
      } else {
        drawOther(index, isSelected: index == selected, on: &canvas)
      }
    }
  }

  private func drawOther(_ index: Int, isSelected: Bool, on canvas: inout Canvas) {
    let (panel, entry) = (panels[index], entries[index].entry)
    let style: Style = isSelected ? .lit(nil) : .lamp(nil)
    canvas.fill(panel, style: style)
    if canvas.glyphs.framesPanels {
      canvas.frame(panel, weight: isSelected ? .heavy : .light, style: isSelected ? style : .lampFrame(nil))
    }
    canvas.draw(
      HomeBoard.label(of: entry, entries[index].key, canvas.glyphs), at: Point(x: panel.x + 1, y: panel.y), style: style
    )
    // A blank column parts it from a frame, too.
    let line = Rect(x: panel.x, y: panel.y + 2, width: panel.width, height: 1).inset(
      dx: canvas.glyphs.framesPanels ? 2 : 1, dy: 0)
    let name = [entry.name, entry.shortName ?? entry.name].wording(for: line.width)
    canvas.draw(name, in: line, alignment: .center, style: style)
    let below = Rect(x: line.x, y: line.y + 1, width: line.width, height: 1)
    canvas.draw(
      entry.details.wording(for: below.width), in: below, alignment: .center,
      style: isSelected ? .litNote(nil) : .lampNote(nil))
    if isSelected { canvas.cursor = .item(line.origin) }
  }

  /// The sign of an entry and its key.
  private static func label(of entry: HomeEntry, _ key: Character?, _ glyphs: Glyphs) -> SafeText {
    " " + entry.symbol.text(glyphs) + " " + (key.map { SafeText(String($0)) + " " } ?? .empty)
  }
}
