import QuizCore
import TerminalKit

/// A row of a form: its label, and something that is typed, chosen or ticked.
struct FormRow: Sendable {
  /// What is beside the label.
  enum Content: Sendable {
    case text(TextField, placeholder: SafeText = .empty)
    case choice(SafeText)
    /// Whether it is ticked, and its meaning, longest wording first.
    case tick(Bool, [SafeText])
  }

  let label: SafeText
  let content: Content
  /// Whether it is invalid.
  var isWrong = false
}

/// A form as the content of a page: its rows, each with a line below its text where there is room, and remarks below.
struct FormColumn: Block {
  /// The name of the page in large letters.
  var name: (any Block)?
  let rows: [FormRow]
  /// The row that is filled in; nil for none.
  let selected: Int?
  /// Always shown below the rows.
  var below: (any Block)?
  var remarks: [any Block] = []
  let context: ViewContext

  func form(in room: Size) -> Form? {
    Rows {
      name?.padded(below: 2).rank(9)
      list(isRuled: false, gap: 0).rank(2).then(4, list(isRuled: true, gap: 0).whole)
        .then(5, list(isRuled: true, gap: 1).whole).then(8, list(isRuled: true, gap: 2).whole)
      below?.padded(left: List.margin).rank(1).below(1, rank: 7)
      for remark in remarks { remark.padded(left: List.margin).rank(3).below(1, rank: 6) }
    }.atMost(columns: ListColumn.usual).across(.center).inset(columns: 1).form(in: room)
  }

  private func list(isRuled: Bool, gap: Int) -> List {
    let labels = rows.map(\.label.width).max() ?? 0
    // A choice stands close above the first text.
    let first = if case .choice = rows.first?.content { 1 } else { 0 }
    return List(count: rows.count, selected: selected, gap: { $0 > first ? gap : 0 }) { index, isSelected in
      let row = rows[index]
      return Columns(gap: context.sizeClass == .small ? 1 : 3) {
        Line(row.label, isSelected ? .selected : .plain).width(.fixed(labels))
        content(of: row, isRuled: isRuled, isSelected)
      }
    }.marked { [glyphs = context.glyphs] in rows[$0].isWrong ? Line(glyphs.cross, .alert) : nil }
  }

  private func content(of row: FormRow, isRuled: Bool, _ isSelected: Bool) -> any Block {
    let (glyphs, style) = (context.glyphs, isSelected ? Style.selected : .plain)
    switch row.content {
    case .text(let field, let placeholder):
      // Without a row for a line below the text, the text itself is underlined.
      let text = field.block(hasFocus: isSelected, style: isRuled ? .plain : .field, placeholder: placeholder)
      guard isRuled else { return text.unfilled }
      let rule = Drawing { place, canvas in
        let line = isSelected ? glyphs.heavy.horizontal : glyphs.rule
        canvas.fill(place, with: line, style: isSelected ? .title : .rule)
      }
      return Rows([text.unfilled.rank(0), rule.unfilled.rank(0)]).whole
    case .choice(let name): return Line(glyphs.brackets.first + " " + name + " " + glyphs.brackets.second, style)
    case .tick(let isTicked, let meanings):
      return Line(meanings.map { (isTicked ? "[x] " : "[ ] ") + $0 }, style)
    }
  }
}
