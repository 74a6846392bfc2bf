import QuizCore
import TerminalKit

/// A coloured cell: a label at the left, the content in the middle, and a note below.
///
/// It has no form where its content has none.
struct Lamp: Block {
  let content: any Block
  let look: PanelLook
  /// The choice that gives its colour; nil for none.
  let color: Int?
  /// The label with the blanks around it; nil for none.
  let label: SafeText?
  let glyphs: Glyphs
  /// Whether label and note share the first row, so that the content has all columns.
  var isHeaded = false
  /// The note, longest wording first; nil for that of the look.
  var notes: [SafeText]?

  /// The least columns of a lamp with two blank ones behind its label.
  private static let roomy = 34

  func form(in room: Size) -> Form? {
    let edge = glyphs.framesPanels ? 1 : 0
    let gap = room.width - 2 * (1 - edge) >= Lamp.roomy ? 2 : 1
    let lamp = isHeaded ? headed(edge) : ordinary(edge, gap: gap)
    return (edge == 1 ? lamp : lamp.padded(left: 1, right: 1, below: 1)).form(in: room)
  }

  /// The label at half height, and the content centred beside it.
  private func ordinary(_ edge: Int, gap: Int) -> any Block {
    let labelWidth = label.map { $0.width + gap } ?? 0
    // A row is kept for the note, so that the content never moves.
    let words = content.placed(below: 1, across: .left, on: noteBelow)
    return words.placed(
      left: edge + 2 + labelWidth, right: edge + 2, above: edge, below: edge, across: .left, down: { ($0 + 1) / 2 },
      on: { [self] place, canvas in
        drawGround(place, on: &canvas)
        drawLabel(at: Point(x: place.x + edge, y: place.y + (place.height - 1) / 2), on: &canvas)
      })
  }

  /// Paints the note in the last row.
  private var noteBelow: Form.Paint? {
    guard let note = note(.center) else { return nil }
    return { place, canvas in
      note.draw(in: Rect(x: place.x, y: place.maxY - 1, width: place.width, height: 1), on: &canvas)
    }
  }

  private func drawLabel(at start: Point, on canvas: inout Canvas) {
    if look.hasPointer {
      canvas.draw(glyphs.pointer, at: start, style: look.textStyle(of: color))
      canvas.cursor = .item(start)
    }
    if let label { canvas.draw(label, at: Point(x: start.x + 2, y: start.y), style: look.labelStyle(of: color)) }
  }

  /// The ground, with its frame where panels have frames.
  private func drawGround(_ place: Rect, on canvas: inout Canvas) {
    canvas.fill(place, style: look.textStyle(of: color))
    if glyphs.framesPanels { canvas.frame(place, weight: look.weight, style: look.frameStyle(of: color)) }
  }

  /// Label and note in the first row, and the content below.
  private func headed(_ edge: Int) -> any Block {
    let pointer = Line(look.hasPointer ? glyphs.pointer : " ", look.textStyle(of: color))
    return Rows {
      Columns {
        (look.hasPointer ? pointer.selected : pointer).width(.fixed(2))
        Line(label ?? .empty, look.labelStyle(of: color)).width(.fixed(2 + (label?.width ?? 0)))
        note(.right) ?? Empty()
        Empty().width(.fixed(2))
      }
      content.centered
    }.whole.inset(columns: edge, rows: edge).covering { [self] in drawGround($0, on: &$1) }
  }

  /// The note; on a ground of its own with a blank at both ends where they fit.
  private func note(_ alignment: Alignment) -> (any Block)? {
    let style = look.noteStyle(of: color)
    let notes = notes ?? look.notes(glyphs)
    guard !notes.isEmpty else { return nil }
    return Line(style == .rightChip ? notes.flatMap { [" " + $0 + " ", $0] } : notes, style, alignment)
  }
}

/// A choice as a panel: its label, its text and its note.
struct Panel: Block {
  let text: MarkedText
  let look: PanelLook
  /// The number that gives it shape and colour.
  let color: Int
  /// The text of its label; nil for none.
  let name: SafeText?
  let glyphs: Glyphs
  /// Whether a text that is too long is cut; otherwise it has no form then.
  var mayBeCut = false

  /// The room of a text in a lamp of this size, at least.
  static func textRoom(in lamp: Size) -> Size {
    Size(width: lamp.width - ChoiceLabel.width - 8, height: lamp.height - 2)
  }

  func form(in room: Size) -> Form? {
    let style = look.textStyle(of: color)
    return Lamp(
      content: Paragraph(text, style, .center, code: style, barsCode: false, overflow: mayBeCut ? .cut : .none),
      look: look, color: color,
      label: name.map { ChoiceLabel.text(look.sign(glyphs) ?? ChoiceLabel.shape(color, glyphs), $0) }, glyphs: glyphs
    ).form(in: room)
  }
}

/// A choice as a line of a list: its label, its text, and at the end its note.
struct PanelLine: Block {
  let text: MarkedText
  let look: PanelLook
  let color: Int
  let name: SafeText
  let glyphs: Glyphs
  var mayBeCut = false

  func form(in room: Size) -> Form? {
    let style = look.textStyle(of: color)
    let label = ChoiceLabel.text(look.sign(glyphs) ?? ChoiceLabel.shape(color, glyphs), name)
    let pointer = Line(look.hasPointer ? glyphs.pointer : " ", style)
    let text = Line(self.text.oneLine, style)
    let head = Columns {
      (look.hasPointer ? pointer.selected : pointer).width(.fixed(2))
      Line(label, look.labelStyle(of: color)).width(.fixed(ChoiceLabel.width + 1))
      mayBeCut ? text : text.whole
    }
    let note = look.briefNote(glyphs).map { Line(" " + $0 + " ", look.noteStyle(of: color)).whole.width(.natural) }
    let line = FirstFitting([
      Columns {
        head
        note
      }, head,
    ])
    return line.across(.left).covering { place, canvas in canvas.fill(place, style: style) }.form(in: room)
  }
}
