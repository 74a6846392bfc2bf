import QuizCore
import TerminalKit

// Until every screen is a block: those that paint themselves at coordinates of the window.

/// A screen that is a block.
protocol BlockScreen: Screen {}

extension Screen {
  func body(in context: ViewContext, at now: Instant) -> any Block {
    Drawing({ $0 }) { _, canvas in draw(on: &canvas, context: context, at: now) }
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    form(in: context, at: now)?.draw(at: context.room.origin, on: &canvas)
  }

  func nextChange(after now: Instant, in context: ViewContext) -> Instant? { nil }
  func note(in context: ViewContext) -> SafeText { .empty }

  func note(below form: Form?, in context: ViewContext) -> SafeText {
    let note = note(in: context)
    return note.isEmpty ? form?.lastNote ?? .empty : note
  }

  func countdown(at now: Instant, in context: ViewContext) -> SafeText { .empty }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    form(in: context)?.target(at: point.moved(by: context.room.origin, -1))
  }

  var extent: ViewContext.Extent { .whole }
}

extension ViewContext {
  /// The smallest windows with panels, and with a column at the side.
  static let (full, wide) = (SizeClass.ordinary.least, SizeClass.large.least)
  /// The blank columns before the side column.
  private static let sideGap = 2

  /// Whether there is no room for panels.
  var isCompact: Bool { isNarrow || size.height < ViewContext.full.height }

  /// Whether its rows are shorter than those of a window with panels.
  var isNarrow: Bool { size.width < ViewContext.full.width }

  /// Whether there is room for a column at the side of a screen that has one.
  var isWide: Bool { size.hasRoom(for: ViewContext.wide) }

  /// The part of the window that every screen uses, in the middle of it: the header on its first row, the key line on its
  /// last.
  var content: Rect {
    let width = min(size.width, ViewContext.widest)
    return Rect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
  }

  /// The columns of the side column.
  private var sideWidth: Int { BoardPages.sideWidth }

  private var hasSide: Bool { extent != .whole && isWide }

  /// What lies between a header of `rows` rows with the rule below it, and the rule above the key line; without the side
  /// column.
  func body(below rows: Int = 1) -> Rect {
    let content = content
    let side = hasSide ? sideWidth + ViewContext.sideGap : 0
    return Rect(
      x: content.x, y: content.y + rows + 1, width: content.width - side,
      height: max(0, content.height - rows - 3))
  }

  /// Body and side of the window below a header of `rows` rows, for what stands in the middle of both.
  func whole(below rows: Int = 1) -> Rect {
    let body = body(below: rows)
    return Rect(x: body.x, y: body.y, width: content.width, height: body.height)
  }

  /// The column at the side of the body below a header of `rows` rows; nil where there is none.
  func side(below rows: Int = 1) -> Rect? {
    guard hasSide else { return nil }
    let body = body(below: rows)
    return Rect(
      x: content.maxX - sideWidth, y: body.y, width: sideWidth, height: body.height)
  }
}

extension Canvas {
  /// Draws a rule over the whole width of the content, `row` rows below its first row.
  mutating func rule(at row: Int, in context: ViewContext) {
    let content = context.content
    rule(in: Rect(x: content.x, y: content.y + row, width: content.width, height: 1))
  }

  /// Draws a header line: `left` and, where there is room for it, `right`; and a rule `rule` rows below.
  mutating func header(_ left: SafeText, _ right: SafeText = .empty, in context: ViewContext, rule: Int = 1) {
    let content = context.content
    let line = Rect(x: content.x + 1, y: content.y, width: content.width - 2, height: 1)
    let showsRight = right.width + 8 <= line.width
    let room = showsRight && !right.isEmpty ? line.width - right.width - 2 : line.width
    draw(left, at: line.origin, style: .title, width: room)
    if showsRight { draw(right, in: line, alignment: .right) }
    self.rule(at: rule, in: context)
  }

  /// Draws a header line in the first wordings that have room side by side: the longest `right` with a `left` beside it
  /// that is not cut, else `left` alone. Both go from the longest to the shortest.
  mutating func header(_ left: [SafeText], _ right: [SafeText] = [], in context: ViewContext, rule: Int = 1) {
    let width = context.content.width - 2
    for right in right {
      guard let left = left.first(where: { $0.width + 2 + right.width <= width }) else { continue }
      return header(left, right, in: context, rule: rule)
    }
    header(left.wording(for: width), in: context, rule: rule)
  }

  /// Draws lines of text one below the other, as many as fit into `area`, and gives the row after the last.
  @discardableResult
  mutating func paragraph(
    _ lines: some Sequence<SafeText>, in area: Rect, alignment: Alignment = .left, style: Style = .plain
  ) -> Int {
    var y = area.y
    for line in lines where y < area.maxY {
      draw(line, in: Rect(x: area.x, y: y, width: area.width, height: 1), alignment: alignment, style: style)
      y += 1
    }
    return y
  }
}

extension ViewContext {
  /// The name of a page in at most so many lines of large letters, in rows; none where they have no room, and for characters
  /// that have no large form.
  func largeName(_ name: SafeText, lines: Int = 1) -> [SafeText] {
    let body = body()
    let room = body.width - 16
    guard body.size.hasRoom(for: Size(width: 110, height: 34)) else { return [] }
    let double = LargeText(name, scales: [.full(1)], glyphs: glyphs)
    let rows =
      body.size.hasRoom(for: Size(width: 140, height: 44))
      ? double.rows(in: Size(width: room, height: body.height / 3)) : nil
    return rows
      ?? LargeText(name, scales: [.half], lines: lines, glyphs: glyphs).rows(
        in: Size(width: room, height: body.height / 2))
      ?? []
  }
}
