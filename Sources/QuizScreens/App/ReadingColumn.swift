import TerminalKit

extension ViewContext {
  /// The part of the body for text that is read: a column that eyes can follow, in the middle of the body, and away from
  /// the header where the window is high.
  var readingColumn: Rect {
    let body = body()
    if isCompact { return body.inset(dx: 1, dy: 0) }
    let width = min(body.width - 6, 76)
    // What an ordinary window holds; of the rows beyond that a quarter is left blank above.
    let top = 1 + max(0, body.height - 20) / 4
    return Rect(
      x: body.x + (body.width - width) / 2, y: body.y + top, width: width, height: max(0, body.height - top))
  }
}
