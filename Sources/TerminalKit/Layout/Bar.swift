/// A thin bar as wide as its room, with an optional mark.
public struct Bar: Block {
  let share: Double
  let mark: Double?
  let name: SafeText
  let isSolid: Bool
  let style: Style

  /// Fills `share` of the track; `mark` is a share too, with a `name` beside it. A solid bar has no visible gap before
  /// its track.
  public init(
    _ share: Double, mark: Double? = nil, named name: SafeText = .empty, isSolid: Bool = false, _ style: Style = .bar
  ) {
    (self.share, self.mark, self.name, self.isSolid, self.style) = (share, mark, name, isSolid, style)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.width > 0, room.height > 0 else { return nil }
    return Form(Size(width: room.width, height: 1)) { [self] place, canvas in
      canvas.thinBar(
        share, at: place.origin, width: place.width, style: style, track: .track, isSolid: isSolid)
      guard let mark else { return }
      let column = place.x + max(0, min(place.width, Int((Double(place.width) * mark).rounded())) - 1)
      canvas.fill(Rect(x: column, y: place.y, width: 1, height: 1), with: canvas.glyphs.thinMark, style: .title)
      guard !name.isEmpty else { return }
      // On the bar: after the mark, or before it near the end.
      let isBehind = column + 1 + name.width <= place.maxX
      canvas.draw(name, at: Point(x: isBehind ? column + 1 : column - name.width, y: place.y), style: .dim)
    }
  }
}
