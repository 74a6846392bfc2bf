import QuizCore
import TerminalKit

/// Who is in a room: a lamp for each, in the colour of their team or one after the other; those that have just come are
/// lit.
struct LiveNamesView {
  /// Everybody, in the order in which they came.
  let people: [LiveBoard.Person]
  /// Whether numbers stand for the names.
  let hidesNames: Bool
  /// Whether players are dealt to teams.
  let hasTeams: Bool
  /// The ids of those who have just come.
  let arrived: Set<String>

  /// The columns of a lamp with the gap behind it, where there is room, and at the least.
  private static let (widest, narrowest) = (20, 13)

  /// Paints as many as `area` holds, the latest last; how many more there are stands in the place of the first.
  func draw(in area: Rect, on canvas: inout Canvas) {
    guard area.height > 0, area.width >= LiveNamesView.narrowest, !people.isEmpty else { return }
    let (columns, pitch) = layout(in: area)
    let width = area.width / columns
    let room = columns * max(1, (area.height + pitch - 1) / pitch)
    let hidden = people.count > room ? people.count - room + 1 : 0
    for place in 0..<min(room, people.count) {
      let cell = Rect(
        x: area.x + place % columns * width, y: area.y + place / columns * pitch, width: width - 2, height: 1)
      if hidden > 0, place == 0 {
        canvas.draw("+\(hidden)", in: cell, alignment: .center, style: .dim)
        continue
      }
      let index = place + (hidden > 0 ? hidden - 1 : 0)
      draw(people[index], number: index + 1, in: cell, on: &canvas)
    }
  }

  /// How many lamps stand side by side, and how many rows lie between two of them.
  private func layout(in area: Rect) -> (columns: Int, pitch: Int) {
    let few = max(1, area.width / LiveNamesView.widest)
    let many = max(few, area.width / LiveNamesView.narrowest)
    let areLoose = (people.count + few - 1) / few * 2 - 1 <= area.height
    if areLoose { return (few, 2) }
    return (people.count + few - 1) / few <= area.height ? (few, 1) : (many, 1)
  }

  private func draw(_ person: LiveBoard.Person, number: Int, in cell: Rect, on canvas: inout Canvas) {
    let choice = hasTeams && person.team > 0 ? person.team - 1 : (number - 1) % 4
    let isLit = arrived.contains(person.id)
    let style: Style = !person.isHere ? .off : isLit ? .lit(choice) : .lamp(choice)
    canvas.fill(cell, style: style)
    let chip = LiveNamesView.chip(choice, canvas.glyphs)
    let chipStyle: Style = !person.isHere ? .offChip : isLit ? .litChip(choice) : .chip(choice)
    let x = cell.x + canvas.draw(chip, at: cell.origin, style: chipStyle) + 1
    let name: SafeText = hidesNames ? "\(number)" : SafeText(person.name).oneLine
    canvas.draw(name, at: Point(x: x, y: cell.y), style: style, width: max(1, cell.maxX - x))
  }

  /// The shape of a choice on its chip.
  static func chip(_ choice: Int, _ glyphs: Glyphs) -> SafeText {
    (glyphs.isASCII ? .empty : " ") + ChoiceLabel.shape(choice, glyphs) + " "
  }
}
