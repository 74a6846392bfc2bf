import TerminalKit

/// A page that has nothing to show yet, and says why: in a large window below its name in large letters.
struct EmptyPage: Block {
  /// Its name in large letters, in rows; none where they have no room.
  var name: [SafeText] = []
  let text: SafeText

  func form(in room: Size) -> Form? {
    Rows {
      Rows.Item.space(1)
      Rows(name.map { Line($0, .shape(3), .center).rank(0) }).whole.rank(1)
      Paragraph(text, .plain, .center, overflow: .cut).rank(0).below(2, rank: 2)
      Rows.Item.space(2)
    }.inset(columns: 1).form(in: room)
  }
}
