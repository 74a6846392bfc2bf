import QuizCore
import TerminalKit

/// A colour for one part: the 256 of xterm's table as samples, the sixteen of the terminal, the cube with as much red in
/// each row, and the greys. The first eight have names.
struct ColorScreen: Screen, Equatable {
  enum Command: Hashable, Sendable {
    case move(Int)
    case moveRows(Int)
    case digit(Int)
    case choose
    case reset
    case back
  }

  static let keys = KeyTable<Command>([
    .init(
      .arrows(),
      [
        (.left, .move(-1)), (.right, .move(1)), (.up, .moveRows(-1)), (.down, .moveRows(1)),
        (.character("h"), .move(-1)), (.character("l"), .move(1)), (.character("k"), .moveRows(-1)),
        (.character("j"), .moveRows(1)),
      ], hint: .hintMove),
    .init(.text("0-9"), (0...9).map { (.character(Character("\($0)")), .digit($0)) }, hint: .hintNumber),
    .init(.text("Enter"), [.enter, .character(" ")], .choose, hint: .hintChoose, dropped: .last),
    .init(.text("d"), [.character("d"), .delete], .reset, hint: .hintReset, brief: .briefReset, dropped: .later),
    .init(.text("Esc"), [.escape, .character("q"), .backspace], .back, hint: .hintBack, dropped: .last),
  ])

  static let keyTables = [ScreenKeys(.lists, keys)]

  /// The colours of each row.
  private static let rows = [0..<16] + (0..<6).map { 16 + 36 * $0..<52 + 36 * $0 } + [232..<256]
  /// Those of the longest.
  private static let columns = 36
  private static let colors = 0...255

  /// The part.
  let role: OwnColors.Role
  /// The number of the colour that Enter would take.
  private(set) var number: Int
  /// Whether the number is being typed, so that another digit is added to it.
  private var isTyping = false
  private var problem: SafeText?

  /// The samples with the colour of this number selected.
  init(_ role: OwnColors.Role, _ number: Int) {
    self.role = role
    self.number = number
  }

  mutating func handle(_ event: ScreenEvent, at now: Instant, in context: ViewContext) -> [Action] {
    switch event {
    case .key(let key):
      let wasTyping = isTyping
      isTyping = false
      switch ColorScreen.keys.command(for: key) {
      case .move(let step): if ColorScreen.colors.contains(number + step) { number += step }
      case .moveRows(let step): moveRows(by: step)
      case .digit(let digit):
        isTyping = true
        let longer = wasTyping ? number * 10 + digit : digit
        number = ColorScreen.colors.contains(longer) ? longer : digit
      case .choose: return keep(number)
      case .reset: return keep(nil)
      case .back: return [.back]
      case .none: break
      }
    case .row(let number):
      if number == self.number { return keep(number) }
      self.number = number
    case .wheel(let rows): moveRows(by: rows)
    case .response(.kept(let problem)):
      guard let problem else { return [.back] }
      self.problem = context.words(.settingsKept(SafeText(problem.sentence)))
    case .response, .paste, .shown, .time, .covered, .uncovered, .interrupted: break
    }
    return []
  }

  /// The row of the colour, and its column there.
  private var place: (row: Int, column: Int) {
    let row = ColorScreen.rows.firstIndex { $0.contains(number) } ?? 0
    return (row, number - ColorScreen.rows[row].lowerBound)
  }

  private mutating func moveRows(by step: Int) {
    let (row, column) = place
    guard ColorScreen.rows.indices.contains(row + step) else { return }
    let colors = ColorScreen.rows[row + step]
    number = min(colors.lowerBound + column, colors.upperBound - 1)
  }

  private func keep(_ number: Int?) -> [Action] { [.store(.keep(SettingsChange(.color(role.rawValue, number))))] }

  /// What a colour is called: its number, of the first eight with their names.
  static func name(of number: Int) -> Phrase {
    guard Phrase.colors.indices.contains(number) else { return Phrase(same: "\(number)") }
    return Phrase(same: "\(number) ") + Phrase.colors[number]
  }

  /// Where the samples are drawn, and how wide each is.
  private func grid(in context: ViewContext) -> (area: Rect, cell: Int) {
    let body = context.body()
    let cell = max(1, min(4, (body.width - 4) / ColorScreen.columns))
    let width = cell * ColorScreen.columns
    let top = body.y + (context.isCompact ? 0 : 2)
    return (Rect(x: body.x + (body.width - width) / 2, y: top, width: width, height: ColorScreen.rows.count), cell)
  }

  var helpTopic: HelpScreen.Topic { .settings }

  func hints(in context: ViewContext) -> [Hint] { ColorScreen.keys.hints(in: context) }

  func hit(at point: Point, in context: ViewContext) -> Target? {
    let (area, cell) = grid(in: context)
    guard area.contains(point) else { return nil }
    let (colors, column) = (ColorScreen.rows[point.y - area.y], (point.x - area.x) / cell)
    return column < colors.count ? .row(colors.lowerBound + column) : nil
  }

  func draw(on canvas: inout Canvas, context: ViewContext, at now: Instant) {
    let words = context.words
    let name = words(SettingsPage.colors.name)
    canvas.header(
      [name + "   " + words(role.name), words(role.name)], [words(ColorScreen.name(of: number))], in: context)
    let (area, cell) = grid(in: context)
    for (row, colors) in ColorScreen.rows.enumerated() {
      for (column, number) in colors.enumerated() {
        canvas.fill(
          Rect(x: area.x + column * cell, y: area.y + row, width: cell, height: 1), style: .sample(number))
      }
    }
    let selected = Point(x: area.x + place.column * cell, y: area.y + place.row)
    canvas.draw(context.glyphs.check, at: selected, style: .sample(number))
    canvas.cursor = .item(selected)
    // Among so many the selected one is found by its row and its column.
    canvas.draw(context.glyphs.pointer, at: Point(x: area.x - 2, y: selected.y), style: .title)
    let body = context.body()
    if area.y > body.y { canvas.draw(context.glyphs.down, at: Point(x: selected.x, y: area.y - 1), style: .title) }
    let row = Rect(x: area.x, y: area.maxY + 1, width: area.width, height: 1)
    var x = row.x
    x += canvas.draw(SafeText(" \(number) "), at: row.origin, style: .sample(number)) + 2
    x += canvas.draw(words(.colorOf(words(role.name))), at: Point(x: x, y: row.y), width: row.maxX - x) + 2
    let isDark = context.state.settings[.theme].theme != .light
    if context.state.settings[.theme].theme == .mono {
      canvas.draw(words(.noColors), at: Point(x: x, y: row.y), style: .alert, width: row.maxX - x)
    } else if OwnColors.isHardToSee(number, onDark: isDark) {
      let remark = words(isDark ? PhraseList.hardOnDark : .hardOnLight).wording(for: row.maxX - x)
      canvas.draw(remark, at: Point(x: x, y: row.y), style: .alert, width: row.maxX - x)
    }
    guard body.maxY - row.maxY >= 1 else { return }
    if let problem {
      canvas.paragraph(
        problem.wrapped(to: row.width), in: Rect(x: row.x, y: row.maxY, width: row.width, height: body.maxY - row.maxY),
        style: .alert)
      return
    }
    let names = ColorScreen.nameLines(width: row.width, words)
    let top = row.maxY + (context.isCompact ? 0 : 1)
    let foot = canvas.paragraph(
      names, in: Rect(x: row.x, y: top, width: row.width, height: max(0, body.maxY - top)), style: .dim)
    drawSample(
      in: Rect(x: area.x, y: foot + 1, width: area.width, height: body.maxY - foot - 1), on: &canvas, context: context)
  }
}

extension ColorScreen {
  /// The names of the first colours in lines of which none is wider; a number and its name stay together.
  private static func nameLines(width: Int, _ words: Localizer) -> [SafeText] {
    Phrase.colors.indices.reduce(into: []) { lines, number in
      let name = words(name(of: number))
      if let last = lines.last, last.width + 3 + name.width <= width {
        lines[lines.count - 1] = last + "   " + name
      } else {
        lines.append(name)
      }
    }
  }

  /// Paints a panel filled with the colour beside what the part looks like now; nothing where two have no room.
  private func drawSample(in area: Rect, on canvas: inout Canvas, context: ViewContext) {
    let (words, now) = (context.words, role.sample(in: context))
    let width = min(40, (area.width - 2) / 2)
    guard area.height >= 4, width >= 18 else { return }
    let before = Rect(x: area.x, y: area.y + 1, width: width, height: min(9, area.height - 1))
    let after = Rect(x: before.maxX + 2, y: before.y, width: width, height: before.height)
    func middle(_ panel: Rect) -> Rect {
      Rect(x: panel.x, y: panel.y + (panel.height - 1) / 2, width: panel.width, height: 1)
    }
    canvas.draw(words(.colorNow), at: Point(x: before.x, y: area.y), style: .dim, width: width)
    canvas.draw(words(.colorNew), at: Point(x: after.x, y: area.y), style: .dim, width: width)
    func paint(_ place: Rect, _ style: Style) {
      canvas.fill(place, style: style)
      canvas.draw(words(role.name), in: middle(place), alignment: .center, style: style)
    }
    guard let choice = role.choice else {
      canvas.draw(now.text, in: middle(before), alignment: .center, style: now.style)
      return paint(after, .sample(number))
    }
    // A choice also as it is while it is not selected, at the left.
    func paintHalves(of panel: Rect, lit: Style, open: Style?) {
      let left = open == nil ? 0 : panel.width / 2
      if let open { paint(Rect(x: panel.x, y: panel.y, width: left, height: panel.height), open) }
      paint(Rect(x: panel.x + left, y: panel.y, width: panel.width - left, height: panel.height), lit)
    }
    let ground = ground(of: choice, in: context)
    paintHalves(of: before, lit: .lit(choice), open: ground == nil ? nil : .lamp(choice))
    paintHalves(of: after, lit: .sample(number), open: ground.map { .sample($0) })
  }

  /// The ground that a panel would have while it is not selected; nil where it has none of its own.
  private func ground(of choice: Int, in context: ViewContext) -> Int? {
    var colors = OwnColors()
    colors[role] = number
    return Palette(theme: context.state.settings[.theme].theme ?? .dark, depth: .full, colors: colors)
      .attributes(of: .lamp(choice)).background
  }
}
