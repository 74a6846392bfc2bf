import TerminalKit

/// Panels with a name in each, in large type where all have room for it, a label at the upper left corner, and details:
/// the games on the home screen, the ways into a live room.
struct NamePanels {
  /// What a panel shows.
  struct Entry {
    /// Its sign and its key, with a blank column at both sides.
    let label: SafeText
    /// The choice whose colour it has; nil for none.
    let color: Int?
    /// What it is called.
    let name: SafeText
    /// The same in fewer letters; nil where there is no shorter name.
    var shortName: SafeText?
    /// The details, in wordings from the longest to the shortest.
    let details: [SafeText]
  }

  private let entries: [Entry]
  /// The names, in rows.
  private let names: [[SafeText]]
  /// What is said besides, in wordings from the longest to the shortest: the whole name first where a shorter one is large.
  private let details: [[SafeText]]
  /// Where the panels stand, and how their grounds are drawn.
  let grid: PanelGridView

  /// The entries in the panels of a grid, all of which are of one size.
  init(_ entries: [Entry], in grid: PanelGridView, _ glyphs: Glyphs) {
    self.entries = entries
    self.grid = grid
    let size = grid.panels.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
    // A frame takes the row that is blank below a panel without one.
    let height = size.height + (glyphs.framesPanels ? 0 : 1)
    // A blank column at both sides, within a frame where there is one.
    let width = size.width - (glyphs.framesPanels ? 4 : 2)
    // Each in one line, all in letters of one scale.
    let texts = entries.map { LargeText($0.name, glyphs: glyphs) }
    let room = Size(width: width, height: height - 3)
    let large = LargeText.alike(texts, in: room)?.compactMap { $0.rows(in: room) }
    guard let large else {
      names = entries.map { [$0.name] }
      details = entries.map(\.details)
      return
    }
    details = entries.map(\.details)
    names = large
  }

  /// Paints one panel.
  func draw(_ index: Int, _ look: PanelLook, on canvas: inout Canvas) {
    let (panel, entry) = (grid.panels[index], entries[index])
    let name = names[index]
    grid.drawGround(index, look, choice: entry.color, on: &canvas)
    let chip = Point(x: panel.x + 1, y: panel.y)
    let hasFrame = canvas.glyphs.framesPanels
    let air = panel.height - name.count - 2
    // A filled label would touch large letters right below a frame.
    let filled = hasFrame && air == 1 ? nil : entry.color.map(look.labelStyle)
    canvas.draw(entry.label, at: chip, style: filled ?? look.textStyle(of: entry.color))
    // The name with the details a row below it, in the middle below the label; or beside the label, where they would touch.
    let isBelow = air >= 2
    let rows = panel.height - (hasFrame ? 2 : 1)
    let top = panel.y + 1 + (isBelow ? (air - 1) / 2 : (rows - name.count) / 2)
    let place = Rect(x: panel.x + 1, y: top, width: panel.width - 2, height: name.count)
    canvas.paragraph(name, in: place, alignment: .center, style: look.textStyle(of: entry.color))
    let x = isBelow ? panel.x + 2 : chip.x + entry.label.width + 1
    let line = Rect(
      x: x, y: isBelow ? place.maxY + min(1, air - 1) : panel.y, width: panel.maxX - 2 - x, height: 1)
    // Blanks part it from a frame.
    let ends: SafeText = hasFrame && !isBelow ? " " : .empty
    canvas.draw(
      ends + details[index].wording(for: line.width - 2 * ends.width) + ends, in: line,
      alignment: isBelow ? .center : .right, style: look.noteStyle(of: entry.color))
    if look.hasPointer { canvas.cursor = .item(chip) }
  }
}
