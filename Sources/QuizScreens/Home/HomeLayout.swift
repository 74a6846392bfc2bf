import TerminalKit

/// Where everything stands on the home screen: the logo, a row for a message, the games, and the other entries below.
struct HomeLayout {
  /// Entries that stand together.
  struct Part {
    /// The number of its first entry among all.
    let first: Int
    /// Its entries.
    let list: ListView

    /// Whether the entry with this number is one of them.
    func contains(_ row: Int) -> Bool { (first..<first + list.count).contains(row) }
  }

  /// Where the logo stands, and how large it is; nil where there is no room for one.
  let logo: (area: Rect, scale: LargeCharacter.Scale)?
  /// The row of a message; nil where the header has to take it.
  let message: Int?
  /// Whether that row is for what the game is, too: where it does not touch the logo.
  let hasMotto: Bool
  /// The games and the rest, a blank row between them; all in one list where that has to be scrolled.
  let parts: [Part]
  /// The row that is kept below the games for missed questions; nil while there are some, and in a list that is scrolled.
  let kept: Rect?
  /// How many columns after a row's beginning its symbol and its details begin.
  let columns: (symbol: Int, details: Int)

  /// Where there is more to tell beside the list; nil in a window that is not wide.
  let side: Rect?

  /// The columns of a row at most, as many as in the smallest window with a logo: it has not more to tell.
  private static let widest = 72

  /// How large everything is drawn, and the blank rows above and below the logo and between two entries.
  private typealias Measure = (scale: LargeCharacter.Scale, air: Int, gap: Int)

  private static let measures: [Measure] = [
    (.full(2), 2, 1), (.full(1), 2, 1), (.full(1), 1, 1), (.half, 1, 1), (.half, 0, 1), (.full(1), 1, 0), (.half, 1, 0),
    (.half, 0, 0),
  ]

  /// Lays out `count` entries, `games` of them games or missed questions; without those, where not `hasRetry`, room is kept
  /// for them, so that no entry moves when they turn up. The longest name takes `nameWidth` columns.
  init(count: Int, games: Int, hasRetry: Bool, selected: Int, nameWidth: Int, in context: ViewContext) {
    let body = context.body()
    // The column of the pointer in a row, next to the key where columns are few, and that of the symbol.
    let (pointer, symbol) = context.isCompact ? (0, 3) : (1, 5)
    let room = count + (hasRetry ? 0 : 1)
    guard !context.isCompact else {
      logo = nil
      hasMotto = true
      columns = (symbol, symbol + Symbol.width + nameWidth + 2)
      // A high window has blank rows between the entries, too, and all of them in its middle.
      let gap = 2 * room + 2 < body.height ? 1 : 0
      let top = body.y + gap * (body.height - 2 * room - 2) / 2
      let isSplit = room < body.height
      let height = isSplit ? body.height : min(count, body.height)
      message = room + 1 < body.height ? max(body.y, top - gap) : nil
      parts = HomeLayout.parts(
        count, isSplit ? games : count, room - count, selected, gap: gap, pointer: pointer,
        in: Rect(x: body.x, y: message == nil ? body.y : top + 1, width: body.width, height: height))
      kept = HomeLayout.kept(room - count, below: parts)
      side = nil
      return
    }
    // Logo, message, entries, the blank row between them.
    func rows(_ measure: Measure) -> Int {
      measure.scale.height + 2 * measure.air + 1 + room * (1 + measure.gap) - measure.gap + 1
    }
    func fits(_ measure: Measure) -> Bool {
      let logo = LogoView(language: context.state.language, scale: measure.scale)
      // Entries with gaps have a gap before the rule below, too.
      return rows(measure) + measure.gap <= body.height && logo.width <= body.width - 16
    }
    let measure = HomeLayout.measures.first(where: fits) ?? (.half, 0, 0)
    let top = body.y + max(0, body.height - rows(measure)) / 2 + measure.air
    let area = Rect(x: body.x, y: top, width: body.width, height: measure.scale.height)
    logo = (area, measure.scale)
    message = area.maxY + measure.air / 2
    hasMotto = measure.air > 1
    let first = area.maxY + 1 + measure.air
    let width = min(body.width - 8, HomeLayout.widest)
    let hasSide = context.isWide
    let left = body.x + (body.width - width - (hasSide ? HomeSide.gap + HomeSide.width : 0)) / 2
    columns = (symbol, max(26, symbol + Symbol.width + nameWidth + 2))
    parts = HomeLayout.parts(
      count, games, room - count, selected, gap: measure.gap, pointer: pointer,
      in: Rect(x: left, y: first, width: width, height: body.maxY - first))
    kept = HomeLayout.kept(room - count, below: parts)
    side =
      hasSide
      ? Rect(x: left + width + HomeSide.gap, y: first, width: HomeSide.width, height: body.maxY - first) : nil
  }

  private static func kept(_ rows: Int, below parts: [Part]) -> Rect? {
    guard rows > 0, parts.count > 1 else { return nil }
    let games = parts[0].list.area
    return Rect(x: games.x, y: games.maxY, width: games.width, height: 1)
  }

  /// The first `games` entries, and the others below them and the rows `kept` for others, in an area with room for all;
  /// else all as one list.
  private static func parts(
    _ count: Int, _ games: Int, _ kept: Int, _ selected: Int, gap: Int, pointer: Int, in area: Rect
  ) -> [Part] {
    func list(_ first: Int, _ count: Int, y: Int, height: Int) -> Part {
      Part(
        first: first,
        list: ListView(
          count: count, selected: selected - first, in: Rect(x: area.x, y: y, width: area.width, height: height),
          gap: gap, pointerColumn: pointer))
    }
    let height = (games + kept) * (1 + gap)
    guard games < count, (count + kept) * (1 + gap) - gap + 1 <= area.height else {
      return [list(0, count, y: area.y, height: area.height)]
    }
    return [
      list(0, games, y: area.y, height: games * (1 + gap)),
      list(games, count - games, y: area.y + height + 1, height: area.height - height - 1),
    ]
  }

  /// The row that a click at `point` is on.
  func hit(at point: Point) -> Target? {
    for part in parts {
      if case .row(let row) = part.list.hit(at: point) { return .row(part.first + row) }
    }
    return nil
  }

  /// Whether the entry with this number is in view.
  func shows(_ row: Int) -> Bool { parts.contains { part in part.list.rows.contains { part.first + $0.index == row } } }

  /// How many entries are in view at once.
  var page: Int { parts.reduce(0) { $0 + min($1.list.count, $1.list.page) } }

  /// Which entries are in view, where some are not.
  var note: SafeText { parts.count == 1 ? parts[0].list.note(.whenScrolled) : .empty }
}
