import TerminalKit

/// The views that a screen has, side by side in its header: the selected one bold, the others faint. The content below
/// names it in words.
struct TabsView {
  /// All of them, as the header takes them.
  let text: SafeText
  /// The columns before the selected tab, and its name.
  private let seen: (indent: Int, name: SafeText)

  /// Tabs with these names; the one at `selected` is highlighted.
  init(_ names: [SafeText], selected: Int, glyphs: Glyphs) {
    let dash = " " + SafeText(String(glyphs.axisHorizontal)) + " "
    var text = SafeText.empty
    var seen = (indent: 0, name: SafeText.empty)
    for (index, name) in names.enumerated() {
      if index > 0 { text = text + dash }
      if index == selected { seen = (text.width, name) }
      text = text + name
    }
    self.text = text
    self.seen = seen
  }

  /// Draws them over a header that has them behind the name of the screen.
  func draw(behind name: SafeText, on canvas: inout Canvas, context: ViewContext) {
    let place = Point(x: context.content.x + 1 + name.width, y: context.content.y)
    canvas.draw(text, at: place, style: .dim)
    canvas.draw(seen.name, at: Point(x: place.x + seen.indent, y: place.y), style: .selected)
  }
}
