import TerminalKit

/// What a window shows that is too small to play in. A game's clock is held meanwhile.
struct TooSmallNotice {
  /// Whether there is a clock that is held.
  let holdsClock: Bool

  /// Whether a key leaves the program from here, where nothing else can be seen.
  static func leaves(by key: Key) -> Bool {
    switch key.halfWidth {
    case .character("q"), .escape: true
    default: false
    }
  }

  /// Paints as much of the notice as the window holds.
  func draw(on canvas: inout Canvas, stage: Stage) {
    let words = stage.words
    var lines = [words.windowIs(stage.size), words.windowNeeds(Stage.smallest)]
    if holdsClock { lines.append(words.clockStopped) }
    if stage.size.height >= 6 { lines.append("") }
    if stage.size.height >= 4 { lines.append("q " + words.hintLeave) }
    let top = max(0, (stage.size.height - lines.count) / 2)
    canvas.paragraph(
      lines.flatMap { $0.wrapped(to: max(1, stage.size.width)) },
      in: Rect(x: 0, y: top, width: stage.size.width, height: stage.size.height - top), alignment: .center)
  }
}
