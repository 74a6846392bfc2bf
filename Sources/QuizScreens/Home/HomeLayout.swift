import TerminalKit

/// Where everything stands on the home screen: the logo, the entries, and the line of missed questions below them.
struct HomeLayout {
  /// Where the logo stands, and how large it is; nil where there is no room for one.
  let logo: (area: Rect, scale: LargeCharacter.Scale)?
  /// The row of the motto; nil where it has none.
  let motto: Int?
  /// The entries, without missed questions where those have a line of their own.
  let list: ListView
  /// The line of missed questions; nil where it is an entry of the list, or where there are none.
  let retry: Rect?
  /// How many columns after a row's beginning its details begin.
  let detailColumn: Int

  /// Columns from the pointer to the details in windows with room for them, and half of what a row takes.
  private static let columns = (details: 23, row: 54)

  /// Lays out `count` entries; with `hasRetry` the last one is missed questions. The longest name takes `nameWidth`
  /// columns.
  init(count: Int, hasRetry: Bool, selected: Int, nameWidth: Int, in context: ViewContext) {
    let body = context.body()
    guard !context.isCompact else {
      logo = nil
      let top = count < body.height ? 1 : 0
      let height = min(count, body.height - top)
      motto = top > 0 ? body.y : nil
      retry = nil
      list = ListView(
        count: count, selected: selected,
        in: Rect(
          x: body.x + 1, y: body.y + top + (body.height - top - height) / 2, width: body.width - 2, height: height))
      detailColumn = 2 + Symbol.width + nameWidth + 2
      return
    }
    let entries = hasRetry ? count - 1 : count
    // The logo, the motto below it, a blank row, the entries, a blank row and missed questions; as large as fits.
    let sizes: [(scale: LargeCharacter.Scale, air: Int, gap: Int)] = [
      (.full(1), 2, 1), (.half, 1, 1), (.half, 1, 0),
    ]
    func rows(_ size: (scale: LargeCharacter.Scale, air: Int, gap: Int)) -> Int {
      size.scale.height + 2 * size.air + entries * (1 + size.gap) - size.gap + 2
    }
    let size = sizes.first { rows($0) <= body.height } ?? (.half, 1, 0)
    // The same whether or not questions were missed, which is found out after the first picture.
    let top = body.y + max(0, body.height - rows(size)) / 2
    let area = Rect(x: body.x, y: top, width: body.width, height: size.scale.height)
    logo = (area, size.scale)
    motto = area.maxY + size.air - 1
    let first = area.maxY + 2 * size.air
    let height = min(entries * (1 + size.gap) - size.gap, body.maxY - first - (hasRetry ? 2 : 0))
    let left = body.x + (body.width - HomeLayout.columns.row) / 2
    list = ListView(
      count: entries, selected: selected,
      in: Rect(x: left, y: first, width: body.maxX - 1 - left, height: height), gap: size.gap)
    retry = hasRetry ? Rect(x: left, y: list.area.maxY + 1, width: body.maxX - 1 - left, height: 1) : nil
    detailColumn = max(HomeLayout.columns.details, 2 + Symbol.width + nameWidth + 2)
  }

  /// The row that a click at `point` is on.
  func hit(at point: Point) -> Hit? {
    if let retry, retry.contains(point) { return .row(list.count) }
    return list.hit(at: point)
  }
}
