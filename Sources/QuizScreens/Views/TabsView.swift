import TerminalKit

/// The views of a screen, side by side in its header: the selected one bold, the others faint. The content below names
/// it in words.
struct TabsView {
  /// Their names.
  let names: [SafeText]
  /// The one that is shown.
  let selected: Int

  /// All of them in a line.
  func spans(_ glyphs: Glyphs) -> [Span] {
    let dash = Span(" " + SafeText(String(glyphs.axisHorizontal)) + " ", .dim)
    return names.enumerated().flatMap { index, name in
      (index > 0 ? [dash] : []) + [Span(name, index == selected ? .selected : .dim)]
    }
  }
}
