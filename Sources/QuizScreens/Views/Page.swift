import TerminalKit

/// A screen that is no game: a header with a rule below it, and the rest.
struct Page: Block {
  /// What it is, in wordings from the longest to the shortest.
  let title: [SafeText]
  /// What stands at the right end of the header, in the same order.
  var details: [SafeText] = []
  var detailStyle = Style.plain
  /// What stands below the rule.
  let content: any Block

  /// The rows of the header with its rule.
  static let rowsOfHeader = 2

  func form(in room: Size) -> Form? {
    Rows {
      header.inset(columns: 1)
      Rule()
      content
    }.form(in: room)
  }

  /// The longest details with a title beside them that is not cut, else the title alone.
  private var header: any Block {
    let beside = details.map { right -> any Block in
      Columns(gap: 2) {
        Line(title, .title).whole.width(.rest)
        Line(right, detailStyle).width(.fixed(right.width))
      }
    }
    return FirstFitting(beside + [Line(title, .title)])
  }
}
