import QuizCore
import TerminalKit

/// The first screen of live rooms: host one, join one, or take up the one that was left open. Also what asks for one of
/// the last two, where a room is to be opened although one was left open.
struct LiveMenuScreen: Screen {
  /// A row of the list.
  enum Row: Hashable {
    case resume, host, join
  }

  static let keys = ListView.keys(
    moveHint: .hintMove, openHint: .hintChoose, backHint: .hintBack, own: [], { (command: ListView.Command) in command }
  )

  static let keyTables = [ScreenKeys(.lists, keys)]

  /// The row that was chosen; nil for the first.
  private var selected: Row?
  /// The room that was left open and the one that was to be opened; nil where nothing was asked for yet.
  private let asked: (left: LeftRoom, new: LiveHostScreen)?

  init() {
    asked = nil
  }

  /// Asks whether to go on with a room that was left open, or to open the new one.
  init(left: LeftRoom, new: LiveHostScreen) {
    asked = (left, new)
  }

  var effectsOnAppear: [StoreEffect] { [.live(.recall)] }

  private func left(in context: ViewContext) -> LeftRoom? { asked?.left ?? context.state.live.left }

  /// Whether a row can be opened. Where the program that speaks with rooms is missing, none can.
  private func opensRows(in context: ViewContext) -> Bool { context.state.live.problem == nil }

  private func rows(in context: ViewContext) -> [Row] {
    if asked != nil { return [.resume, .host] }
    return left(in: context) == nil ? [.host, .join] : [.resume, .host, .join]
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    let rows = rows(in: context)
    switch event {
    case .key(let key):
      switch LiveMenuScreen.keys.command(for: key) {
      case .back: return [.back]
      case .open: return open(rows[list(in: context).selected], in: context)
      case .some(let command): selected = rows[list(in: context).selection(after: command)]
      case .none: break
      }
    case .row(let row) where rows.indices.contains(row):
      selected = rows[row]
      return open(rows[row], in: context)
    case .wheel(let steps): selected = rows[list(in: context).selection(after: .wheel(steps))]
    case .row, .paste, .shown, .time, .covered, .uncovered, .interrupted, .response: break
    }
    return []
  }

  private func open(_ row: Row, in context: ViewContext) -> [Action] {
    guard opensRows(in: context) else { return [] }
    switch row {
    case .host:
      return [asked.map { .replace($0.new) } ?? .push(PickScreen(.live, context.state.selection, in: context.state))]
    case .join: return [.push(LiveJoinScreen(address: "", code: "", name: ""))]
    case .resume:
      guard let left = left(in: context) else { return [] }
      let screen = LiveHostScreen(.resume(left.resuming), set: left.set)
      return [asked == nil ? .push(screen) : .replace(screen)]
    }
  }

  func hints(in context: ViewContext) -> [Hint] {
    LiveMenuScreen.keys.hints(in: context) { $0 != .back && !opensRows(in: context) }
  }

  func hit(at point: Point, in context: ViewContext) -> Target? { list(in: context).hit(at: point) }

  private func list(in context: ViewContext) -> ListView { layout(in: context).list }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let about = words(asked == nil ? .aRoundForTheRoom : .aRoomIsOpen)
    canvas.header([words(.live) + "   " + about, words(.live)], in: context)
    let layout = layout(in: context)
    canvas.largeName(layout.name, above: layout.list.area.y, in: context)
    let rows = rows(in: context)
    if layout.isTiled {
      let entries = rows.enumerated().map { index, row in
        NamePanels.Entry(
          label: ChoiceLabel.text(index, context.glyphs), color: index, name: words(name(of: row)),
          details: details(of: row, in: context))
      }
      let grid = PanelGridView(stacked: layout.list.rows.map(\.area), context.glyphs)
      let panels = NamePanels(entries, in: grid, context.glyphs)
      for row in layout.list.rows {
        panels.draw(row.index, opensRows(in: context) ? row.isSelected ? .selected : .open : .answered, on: &canvas)
      }
    } else if !opensRows(in: context) {
      for row in layout.list.rows { draw(row, of: rows[row.index], on: &canvas, context: context) }
    } else {
      layout.list.draw(on: &canvas) { row, canvas in draw(row, of: rows[row.index], on: &canvas, context: context) }
    }
    var y = layout.text.y
    for paragraph in layout.paragraphs {
      guard y + paragraph.lines.count <= layout.text.maxY else { break }
      y = canvas.paragraph(
        paragraph.lines,
        in: Rect(x: layout.text.x, y: y, width: layout.text.width, height: layout.text.maxY - y), style: paragraph.style
      )
      y += context.isCompact ? 0 : 1
    }
  }

  private func draw(_ row: ListView.Row, of what: Row, on canvas: inout Canvas, context: ViewContext) {
    let x = row.area.x + 3
    let style: Style = !opensRows(in: context) ? .dim : row.isSelected ? .selected : .title
    let width = canvas.draw(context.words(name(of: what)), at: Point(x: x, y: row.area.y), style: style)
    let details = details(of: what, in: context)
    if row.area.height > 1 {
      let room = max(0, row.area.maxX - x)
      canvas.draw(details.wording(for: room), at: Point(x: x, y: row.area.y + 1), style: .dim, width: room)
    } else {
      let start = x + max(10, width + 2)
      let room = max(0, row.area.maxX - start)
      canvas.draw(details.wording(for: room), at: Point(x: start, y: row.area.y), style: .dim, width: room)
    }
  }
}

// Layout.
extension LiveMenuScreen {
  /// Where everything stands.
  private struct Layout {
    /// What is above the rows in large letters, in rows.
    var name: [SafeText] = []
    let list: ListView
    /// Whether each row is a panel with its name in large letters.
    var isTiled = false
    /// What is to be known, below the rows: first why no room can be opened.
    let paragraphs: [(lines: [SafeText], style: Style)]
    let text: Rect
  }

  /// The least and the most rows of a panel.
  private static let panelRows = 6...12

  private func layout(in context: ViewContext) -> Layout {
    let column = context.readingColumn
    let count = rows(in: context).count
    let selected = selected.flatMap { rows(in: context).firstIndex(of: $0) } ?? 0
    let problem = context.state.live.problem.map { context.glyphs.cross + " " + SafeText($0).oneLine }
    let texts = (asked == nil ? LiveModule.texts : [Phrase.bothStay]).map { (context.words($0), Style.dim) }
    let paragraphs = ((problem.map { [($0, Style.alert)] } ?? []) + texts).map { text, style in
      (lines: text.wrapped(to: column.width - 3), style: style)
    }
    let body = context.body()
    let textRows = paragraphs.reduce(0) { $0 + $1.lines.count + 1 }
    for name in [context.largeName(context.words(.live)), []]
    where context.isWide && context.glyphs.hasHalfBlocks {
      let head = name.isEmpty ? 1 : name.count + 3
      let height = min((body.height - head - textRows - 1) / count - 1, LiveMenuScreen.panelRows.upperBound)
      guard LiveMenuScreen.panelRows.contains(height) else { continue }
      let rows = count * (height + 1)
      let top = body.y + head + (body.height - head - rows - textRows) / 3
      let text = top + rows + 1
      return Layout(
        name: name,
        list: ListView(
          count: count, selected: selected, in: Rect(x: body.x + 1, y: top, width: body.width - 2, height: rows),
          rowHeight: height, gap: 1), isTiled: true, paragraphs: paragraphs,
        text: Rect(x: column.x, y: text, width: column.width, height: body.maxY - text))
    }
    let (height, gap) = context.isCompact ? (1, 0) : (2, 1)
    let list = ListView(
      count: count, selected: selected,
      in: Rect(
        x: column.x, y: column.y + (context.isCompact ? 0 : 1), width: column.width,
        height: min(column.height, count * (height + gap))), rowHeight: height, gap: gap)
    let text = list.area.maxY + 1
    return Layout(
      list: list, paragraphs: paragraphs,
      text: Rect(x: column.x + 3, y: text, width: column.width - 3, height: column.maxY - text))
  }
}

// What the rows say.
extension LiveMenuScreen {
  private func name(of row: Row) -> Phrase {
    switch row {
    case .resume: .goOn
    case .host where asked != nil: .newRoom
    case .host: .hostRoom
    case .join: .join
    }
  }

  /// What it does, in wordings from the longest to the shortest.
  private func details(of row: Row, in context: ViewContext) -> [SafeText] {
    switch row {
    case .resume: [context.words(.leftOpen(SafeText(left(in: context)?.title ?? "").oneLine))]
    case .host: context.words(asked == nil ? .hostDetail : .newRoomDetail)
    case .join: context.words(.joinDetail)
    }
  }
}
