/// A thin bar as wide as its room, perhaps with a mark on its track.
public struct Bar: Block {
  let share: Double
  let mark: Double?
  let style: Style

  /// A bar that fills `share` of its track, with a mark at another share of it.
  public init(_ share: Double, mark: Double? = nil, _ style: Style = .bar) {
    (self.share, self.mark, self.style) = (share, mark, style)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.width > 0, room.height > 0 else { return nil }
    return Form(Size(width: room.width, height: 1)) { [share, mark, style] place, canvas in
      canvas.thinBar(share, at: place.origin, width: place.width, style: style, track: .track)
      guard let mark else { return }
      let column = max(0, min(place.width, Int((Double(place.width) * mark).rounded())) - 1)
      canvas.fill(
        Rect(x: place.x + column, y: place.y, width: 1, height: 1), with: canvas.glyphs.thinMark, style: .title)
    }
  }
}
