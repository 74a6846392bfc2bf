import TerminalKit

/// A name or an address in large letters, as it is written.
struct LargeName {
  /// How large the letters are.
  enum Scale: CaseIterable {
    /// A pixel is two columns and a row.
    case double
    /// Two pixels share a row.
    case single
  }

  private let rows: [SafeText]

  /// Names in one size, the largest of `scales` in which all of them fit into `room` columns and `rows` rows, so that none
  /// looks greater than another; nil where one has a character without a large form, and without blocks to draw with.
  static func alike(
    _ names: [SafeText], _ scales: [Scale] = Scale.allCases, room: Int, rows: Int, _ glyphs: Glyphs
  ) -> [LargeName]? {
    scales.lazy.compactMap { scale in
      var all: [LargeName] = []
      for name in names {
        guard let large = LargeName(name, scale, room: room, glyphs), large.height <= rows else { return nil }
        all.append(large)
      }
      return all
    }.first
  }

  private init?(_ name: SafeText, _ scale: Scale, room: Int, _ glyphs: Glyphs) {
    let columns = scale == .double ? room / 2 : room
    let height = LargeProse.lineHeight(of: name)
    guard let prose = LargeProse(name, width: columns, most: height, glyphs) else { return nil }
    switch scale {
    case .single: rows = prose.block
    case .double: rows = LargeProse.doubled(prose.block, glyphs)
    }
  }

  /// The columns and rows that it takes.
  var width: Int { rows.first?.width ?? 0 }
  var height: Int { rows.count }

  /// Paints it from `point` on.
  func draw(at point: Point, style: Style, on canvas: inout Canvas) {
    for (row, text) in rows.enumerated() { canvas.draw(text, at: Point(x: point.x, y: point.y + row), style: style) }
  }
}
