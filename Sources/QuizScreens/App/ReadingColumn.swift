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

  /// The name of a page in large letters as a block; nil where they have no room.
  func pageName(_ name: SafeText, lines: Int = 1, _ style: Style = .shape(3)) -> (any Block)? {
    let body = body().size
    guard body.hasRoom(for: ViewContext.leastForLargeName) else { return nil }
    let double = LargeText(name, style, scales: [.full(1)], glyphs: glyphs).atMost(rows: body.height / 3)
    let single = LargeText(name, style, scales: [.half], lines: lines, glyphs: glyphs)
    return FirstFitting((body.hasRoom(for: ViewContext.leastForDouble) ? [double] : []) + [single])
      .inset(columns: 8).across(.center)
  }

  /// The least body in which the name of a page is in large letters, and the least in which these are twice as large.
  private static let (leastForLargeName, leastForDouble) = (Size(width: 110, height: 34), Size(width: 140, height: 44))

  /// The name of a page in at most so many lines of large letters, in rows; none where they have no room, and for characters
  /// that have no large form.
  func largeName(_ name: SafeText, lines: Int = 1) -> [SafeText] {
    let body = body()
    let room = body.width - 16
    guard body.width >= ViewContext.leastForLargeName.width, body.height >= ViewContext.leastForLargeName.height
    else { return [] }
    let double = LargeText(name, scales: [.full(1)], glyphs: glyphs)
    let rows =
      body.size.hasRoom(for: ViewContext.leastForDouble)
      ? double.rows(in: Size(width: room, height: body.height / 3)) : nil
    return rows
      ?? LargeText(name, scales: [.half], lines: lines, glyphs: glyphs).rows(
        in: Size(width: room, height: body.height / 2))
      ?? []
  }
}
