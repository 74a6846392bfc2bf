import QuizCore
import TerminalKit

/// The players in a room, a lamp for each with their sign; new arrivals are lit. If not all fit, the latest and the
/// number of others.
struct LivePeople: Block {
  /// In the order of arrival.
  let people: [LiveBoard.Person]
  /// Whether players are in teams.
  let hasTeams: Bool
  /// The ids of new arrivals.
  let arrived: Set<String>
  let glyphs: Glyphs

  /// The columns of a lamp with its gap: with a large name, with an ordinary one, and the fewest.
  private static let (largest, widest, narrowest) = (38, 20, 13)

  func form(in room: Size) -> Form? {
    guard !people.isEmpty, room.width > 0, room.height > 0 else { return nil }
    let columns = room.width / LivePeople.largest
    // Do not measure many names in vain.
    let large = people.count <= columns * room.height ? [5, 6].map { grid(columns, rowHeight: $0, isLarge: true) } : []
    let few = max(1, room.width / LivePeople.widest)
    return FirstFitting(large + [grid(few, rowHeight: 2), grid(few, rowHeight: 1), dense(in: room)]).form(in: room)
  }

  private func grid(_ columns: Int, rowHeight: Int, isLarge: Bool = false) -> any Block {
    Grid(
      columns: columns, rowHeight: rowHeight, gap: 2,
      people.map { lamp($0, isLarge: isLarge).padded(below: rowHeight > 1 ? 1 : 0) })
  }

  /// As many as fit.
  private func dense(in room: Size) -> any Block {
    let columns = max(1, room.width / LivePeople.narrowest)
    let hidden = people.count - columns * room.height + 1
    let shown = people.dropFirst(max(0, hidden > 1 ? hidden : 0)).map { lamp($0) }
    return Grid(
      columns: columns, rowHeight: 1, gap: 2, (hidden > 1 ? [Line("+\(hidden)", .dim, .center)] : []) + shown)
  }

  /// A name with its sign. If both do not fit, the colour stands for the sign, unless it means a team or there are no
  /// colours.
  private func lamp(_ person: LiveBoard.Person, isLarge: Bool = false) -> any Block {
    let choice = LiveSign.drawable(person.sign)
    let isLit = arrived.contains(person.id)
    let style: Style = !person.isHere ? .off : isLit ? .lit(choice) : .lamp(choice)
    let chipStyle: Style = !person.isHere ? .offChip : isLit ? .litChip(choice) : .chip(choice)
    let (chip, text) = (LivePeople.chip(choice, glyphs), SafeText(person.name).oneLine)
    let name = Span(text, style)
    let signed = [Span(chip, chipStyle), Span(" ", style), name]
    let large = Columns(gap: 1) {
      Line(chip, chipStyle).down { $0 / 2 }.ground(chipStyle).width(.fixed(chip.width))
      LargeText(text, style, scales: [.half], alignment: .left, glyphs: glyphs)
    }
    let line = Line(hasTeams || glyphs.framesPanels ? [signed] : [signed, [name]])
    return (isLarge ? large : line as any Block).covering { place, canvas in canvas.fill(place, style: style) }
  }

  /// The shape of a choice on its chip.
  static func chip(_ choice: Int, _ glyphs: Glyphs) -> SafeText {
    " " + ChoiceLabel.shape(choice, glyphs) + " "
  }
}
