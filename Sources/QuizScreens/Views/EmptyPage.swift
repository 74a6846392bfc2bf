import TerminalKit

/// A page without content, which says why, in a large window below its name in large letters.
struct EmptyPage: Block {
  /// Its name in large letters.
  var name: (any Block)?
  let text: SafeText

  func form(in room: Size) -> Form? {
    Rows {
      Rows.Item.space(1)
      name?.rank(1)
      Paragraph(text, .plain, .center, overflow: .cut).rank(0).below(2, rank: 2)
      Rows.Item.space(2)
    }.inset(columns: 1).form(in: room)
  }
}
