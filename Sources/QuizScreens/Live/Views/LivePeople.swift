import QuizCore
import TerminalKit

/// Who is in a room: a lamp for each, with the sign by which every screen knows them; those that have just come are
/// lit. Where not all have room, the latest, and how many more there are.
struct LivePeople: Block {
  /// Everybody, in the order in which they came.
  let people: [LiveBoard.Person]
  /// Whether players are dealt to teams.
  let hasTeams: Bool
  /// The ids of those who have just come.
  let arrived: Set<String>
  let glyphs: Glyphs

  /// The columns of a lamp with the gap behind it: with a large name, with an ordinary one, and at the least.
  private static let (largest, widest, narrowest) = (38, 20, 13)

  /// How names stand in their lamps.
  private enum Look {
    case large, ordinary
    /// The colour alone tells whose it is.
    case narrow
  }

  func form(in room: Size) -> Form? {
    guard !people.isEmpty, room.width > 0, room.height > 0 else { return nil }
    let columns = room.width / LivePeople.largest
    // Many names are not measured for nothing.
    let large = people.count <= columns * room.height ? [5, 6].map { grid(columns, rowHeight: $0, .large) } : []
    let few = max(1, room.width / LivePeople.widest)
    let all = large + [grid(few, rowHeight: 2, .ordinary), grid(few, rowHeight: 1, .ordinary)]
    return FirstFitting(all + [dense(in: room)]).form(in: room)
  }

  private func grid(_ columns: Int, rowHeight: Int, _ look: Look) -> any Block {
    Grid(
      columns: columns, rowHeight: rowHeight, gap: 2,
      people.map { lamp($0, look).padded(below: rowHeight > 1 ? 1 : 0) })
  }

  /// As many as there is room for.
  private func dense(in room: Size) -> any Block {
    let columns = max(1, room.width / LivePeople.narrowest)
    let hidden = people.count - columns * room.height + 1
    let look: Look = hasTeams || glyphs.framesPanels ? .ordinary : .narrow
    let shown = people.dropFirst(max(0, hidden > 1 ? hidden : 0)).map { lamp($0, look) }
    return Grid(
      columns: columns, rowHeight: 1, gap: 2, (hidden > 1 ? [Line("+\(hidden)", .dim, .center)] : []) + shown)
  }

  private func lamp(_ person: LiveBoard.Person, _ look: Look) -> any Block {
    let choice = LiveSign.drawable(person.sign)
    let isLit = arrived.contains(person.id)
    let style: Style = !person.isHere ? .off : isLit ? .lit(choice) : .lamp(choice)
    let chipStyle: Style = !person.isHere ? .offChip : isLit ? .litChip(choice) : .chip(choice)
    let chip = LivePeople.chip(choice, glyphs)
    let text = SafeText(person.name).oneLine
    return Columns(gap: 1) {
      switch look {
      case .large, .ordinary:
        Line(chip, chipStyle).down { $0 / 2 }.ground(chipStyle).width(.fixed(chip.width))
      case .narrow: Empty().width(.fixed(0))
      }
      switch look {
      case .large: LargeText(text, style, scales: [.half], alignment: .left, glyphs: glyphs)
      case .ordinary, .narrow: Line(text, style)
      }
    }.covering { place, canvas in canvas.fill(place, style: style) }
  }

  /// The shape of a choice on its chip.
  static func chip(_ choice: Int, _ glyphs: Glyphs) -> SafeText {
    " " + ChoiceLabel.shape(choice, glyphs) + " "
  }
}
