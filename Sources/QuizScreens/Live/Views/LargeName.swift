import TerminalKit

/// A name in large letters.
struct LargeName {
  private let form: Form

  static func alike(
    _ names: [SafeText], _ scales: [LargeText.Scale] = [.full(1), .half], room: Int, rows: Int, _ glyphs: Glyphs,
    style: Style = .title
  ) -> [LargeName]? {
    let size = Size(width: room, height: rows)
    return LargeText.alike(names.map { LargeText($0, style, scales: scales, glyphs: glyphs) }, in: size)?
      .compactMap { $0.form(in: size).map { LargeName(form: $0) } }
  }

  var width: Int { form.size.width }
  var height: Int { form.size.height }

  func draw(at point: Point, style: Style, on canvas: inout Canvas) { form.draw(at: point, on: &canvas) }
}
