import QuizCore
import TerminalKit

/// Who is in a room: a lamp for each, with the sign by which every screen knows them; those that have just come are
/// lit.
struct LiveNamesView {
  /// Everybody, in the order in which they came.
  let people: [LiveBoard.Person]
  /// Whether players are dealt to teams.
  let hasTeams: Bool
  /// The ids of those who have just come.
  let arrived: Set<String>

  /// How lamps stand: how many side by side, how many rows from one to the next, and how high they are.
  private struct Layout {
    let columns: Int
    let pitch: Int
    var height = 1

    /// How many lamps `rows` rows hold.
    func room(_ rows: Int) -> Int { columns * max(1, (rows + pitch - height) / pitch) }
  }

  /// The columns of a lamp with the gap behind it: with a large name, where there is room, and at the least.
  private static let (largest, widest, narrowest) = (38, 20, 13)

  /// Paints as many as `area` holds, the latest last; how many more there are stands in the place of the first.
  func draw(in area: Rect, on canvas: inout Canvas) {
    guard area.height > 0, area.width >= LiveNamesView.narrowest, !people.isEmpty else { return }
    let layout = layout(in: area, canvas.glyphs)
    let width = area.width / layout.columns
    let largeRoom = layout.height > 1 ? width - 3 - LiveNamesView.chip(0, canvas.glyphs).width - 1 : 0
    let large = LargeName.alike(
      people.map { SafeText($0.name).oneLine }, [.half], room: largeRoom, rows: layout.height, canvas.glyphs)
    let room = layout.room(area.height)
    let hidden = people.count > room ? people.count - room + 1 : 0
    for place in 0..<min(room, people.count) {
      let cell = Rect(
        x: area.x + place % layout.columns * width, y: area.y + place / layout.columns * layout.pitch,
        width: width - (width > LiveNamesView.widest ? 3 : 2), height: layout.height)
      if hidden > 0, place == 0 {
        canvas.draw("+\(hidden)", in: cell, alignment: .center, style: .dim)
        continue
      }
      let index = place + (hidden > 0 ? hidden - 1 : 0)
      draw(people[index], large?[index], in: cell, on: &canvas)
    }
  }

  private func layout(in area: Rect, _ glyphs: Glyphs) -> Layout {
    if let large = largeLayout(in: area, glyphs) { return large }
    let few = max(1, area.width / LiveNamesView.widest)
    for layout in [Layout(columns: few, pitch: 2), Layout(columns: few, pitch: 1)]
    where layout.room(area.height) >= people.count {
      return layout
    }
    return Layout(columns: max(few, area.width / LiveNamesView.narrowest), pitch: 1)
  }

  /// The layout with large names; nil where it does not hold everybody. Many names are not measured for nothing.
  private func largeLayout(in area: Rect, _ glyphs: Glyphs) -> Layout? {
    let columns = area.width / LiveNamesView.largest
    func layout(_ height: Int) -> Layout { Layout(columns: columns, pitch: height + 1, height: height) }
    guard columns >= 3, !glyphs.isASCII, layout(1).room(area.height) >= people.count else { return nil }
    let large = layout(LargeText.height(of: people.map { SafeText($0.name) }, .half))
    return large.room(area.height) >= people.count ? large : nil
  }

  private func draw(_ person: LiveBoard.Person, _ large: LargeName?, in cell: Rect, on canvas: inout Canvas) {
    let choice = LiveSign.drawable(person.sign)
    let isLit = arrived.contains(person.id)
    let style: Style = !person.isHere ? .off : isLit ? .lit(choice) : .lamp(choice)
    canvas.fill(cell, style: style)
    let chip = LiveNamesView.chip(choice, canvas.glyphs)
    let chipStyle: Style = !person.isHere ? .offChip : isLit ? .litChip(choice) : .chip(choice)
    let name = SafeText(person.name).oneLine
    let middle = cell.y + (cell.height - 1) / 2
    // In a narrow lamp its colour is all there is room for.
    let hasChip = cell.width > LiveNamesView.narrowest || hasTeams || canvas.glyphs.framesPanels
    var x = cell.x + 1
    if hasChip {
      canvas.fill(Rect(x: cell.x, y: cell.y, width: chip.width, height: cell.height), style: chipStyle)
      x = cell.x + canvas.draw(chip, at: Point(x: cell.x, y: middle), style: chipStyle) + 1
    }
    let room = max(1, cell.maxX - x)
    if let large {
      large.draw(at: Point(x: x, y: cell.y), style: style, on: &canvas)
    } else {
      canvas.draw(name, at: Point(x: x, y: middle), style: style, width: room)
    }
  }

  /// The shape of a choice on its chip.
  static func chip(_ choice: Int, _ glyphs: Glyphs) -> SafeText {
    " " + ChoiceLabel.shape(choice, glyphs) + " "
  }
}
