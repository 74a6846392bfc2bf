import TerminalKit

/// A text to read, in a column of comfortable width below a name in large letters, which takes at most half of the
/// rows; no form where that does not fit.
struct ReadPage: Block {
  /// The name in large letters, if any.
  var name: (any Block)?
  let content: any Block
  /// The first row in view.
  let scroll: Int
  let sizeClass: SizeClass

  func form(in room: Size) -> Form? {
    let text = Scroll(content, from: scroll)
    guard sizeClass > .small else { return text.inset(columns: 1).form(in: room) }
    return Rows {
      Empty(rows: 1)
      if sizeClass == .large { Rows.Item.space(1) }
      name?.atMost(rows: room.height / 2).padded(below: 2)
      text.across(.left).atMost(columns: ListColumn.usual).across(.center).inset(columns: 3).rank(1)
      if sizeClass == .large { Rows.Item.space(3) }
    }.whole.form(in: room)
  }
}
