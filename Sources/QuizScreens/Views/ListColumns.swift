import TerminalKit

/// The two columns of a screen with a list: the list, and in windows with room for it what is to be known of the selected
/// row.
struct ListColumns: Equatable {
  /// Where the list is drawn, with its headings and its foot.
  let list: Rect
  /// Where the selected row is told of; nil where there is no room.
  let side: Rect?

  /// The least width of a body with two columns.
  private static let wide = ViewContext.wide.width
  /// The blank columns between the two.
  private static let gap = 3

  /// Divides a body; a list that needs so many columns has them as far as the other column can spare them.
  init(_ body: Rect, needs columns: Int = 0) {
    guard body.width >= ListColumns.wide else {
      list = body
      side = nil
      return
    }
    let leastSide = body.width * 3 / 10
    let width = max(body.width * 5 / 8, min(columns, body.width - ListColumns.gap - 1 - leastSide))
    list = Rect(x: body.x, y: body.y, width: width, height: body.height)
    let x = list.maxX + ListColumns.gap
    side = Rect(x: x, y: body.y, width: body.maxX - 1 - x, height: body.height)
  }
}
