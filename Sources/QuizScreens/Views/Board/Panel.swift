import QuizCore
import TerminalKit

/// A choice as a lamp: its label, its text, and what is said of it, on a ground in its colour that fills its cell.
///
/// It has no form where its text would be cut, unless it may be.
struct Panel: Block {
  /// What it says.
  let text: MarkedText
  /// How it looks.
  let look: PanelLook
  /// The number that gives it shape and colour; nil for none.
  let color: Int?
  /// What stands on its label; nil for no label.
  let name: SafeText?
  /// Whether its ground is drawn in a frame.
  let glyphs: Glyphs
  /// Whether a text that is too long is cut.
  var mayBeCut = false
  /// The text in rows of large type, which stand below the label.
  var large: [SafeText] = []

  /// The least columns of a panel with two blank ones behind its label.
  private static let roomy = 34

  /// The room of a text in a cell of a size, at least, with a row for what is said of it.
  static func textRoom(in cell: Size) -> Size {
    Size(width: cell.width - ChoiceLabel.width - 8, height: cell.height - 2)
  }

  func form(in room: Size) -> Form? {
    let hasFrame = glyphs.framesPanels
    let size = hasFrame ? room : Size(width: room.width - 2, height: room.height - 1)
    let inner = large.isEmpty ? ordinary(isRoomy: size.width >= Panel.roomy) : headed
    let lamp = hasFrame ? inner.inset(columns: 1, rows: 1) : inner
    let style = look.textStyle(of: color)
    let ground = lamp.covering { [look, color] place, canvas in
      canvas.fill(place, style: style)
      if hasFrame { canvas.frame(place, weight: look.weight, style: look.frameStyle(of: color)) }
    }
    return (hasFrame ? ground : ground.padded(left: 1, right: 1, below: 1)).form(in: room)
  }

  /// The label with the pointer before it, if that is here.
  private var label: any Block {
    let pointer = Line(look.hasPointer ? glyphs.pointer : " ", look.textStyle(of: color))
    let sign = look.sign(glyphs) ?? color.map { ChoiceLabel.shape($0, glyphs) } ?? " "
    let label = name.map { Line(ChoiceLabel.text(sign, $0), look.labelStyle(of: color)) }
    return Columns(gap: 1) {
      (look.hasPointer ? pointer.selected : pointer).width(.fixed(1))
      label?.width(.fixed(ChoiceLabel.width))
    }
  }

  /// The label half way up, and beside it the text in the middle with what is said of it below.
  private func ordinary(isRoomy: Bool) -> any Block {
    let style = look.textStyle(of: color)
    let text = Paragraph(self.text, style, .center, code: style, overflow: mayBeCut ? .cut : .none)
    // A row is kept for what may be said, so that the text never moves.
    let words = Rows {
      text.rank(1)
      Steady(look.note(glyphs).map { badge($0, .center) }, reserving: [Line(" ")]).rank(0)
    }.whole
    return Columns {
      label.down { $0 / 2 }.width(.fixed(name == nil ? 2 : ChoiceLabel.width + (isRoomy ? 4 : 3)))
      words.down { ($0 + 1) / 2 }
      Empty().width(.fixed(2))
    }
  }

  /// The label and what is said in the first row, and the text in large type below.
  private var headed: any Block {
    let style = look.textStyle(of: color)
    return Rows {
      Columns {
        label.width(.fixed(ChoiceLabel.width + 4))
        look.note(glyphs).map { badge($0, .right) } ?? Empty()
        Empty().width(.fixed(2))
      }
      LargeRows(rows: large, style: style).centered
    }.whole
  }

  /// What is said of the choice; on a ground of its own with a blank at both ends where there is room for them.
  private func badge(_ note: SafeText, _ alignment: Alignment) -> any Block {
    let style = look.noteStyle(of: color)
    return Line(style == .rightChip ? [" " + note + " ", note] : [note], style, alignment)
  }
}

/// A choice as a line of a list: its label, its text, and at the end what is said of it.
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
    // The text first; what is said of it where it has room behind it, else its first character before the label.
    let note = look.briefNote(glyphs)
    let head = Columns {
      (look.hasPointer ? pointer.selected : pointer).width(.fixed(2))
      Line(label, look.labelStyle(of: color)).width(.fixed(ChoiceLabel.width + 1))
      mayBeCut ? text : text.whole
    }
    let line = FirstFitting([
      Columns {
        head
        note.map { Line(" " + $0 + " ", look.noteStyle(of: color)).whole.width(.natural) }
      },
      head,
    ])
    return line.across(.left).covering { place, canvas in canvas.fill(place, style: style) }.form(in: room)
  }
}

/// Rows of large type as they are, in one style.
struct LargeRows: Block {
  let rows: [SafeText]
  let style: Style

  func form(in room: Size) -> Form? {
    Rows(rows.map { Line($0, style).rank(0) }).whole.form(in: room)
  }
}
