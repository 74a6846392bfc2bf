/// A thin bar as wide as its room, perhaps with a mark on its track, and with what that mark is called.
public struct Bar: Block {
  let share: Double
  let mark: Double?
  let name: SafeText
  let style: Style
  let isSolid: Bool

  /// A bar that fills `share` of its track, with a mark at another share of it and a name beside that. A solid track is not
  /// dotted.
  public init(
    _ share: Double, mark: Double? = nil, named name: SafeText = .empty, _ style: Style = .bar, isSolid: Bool = false
  ) {
    (self.share, self.mark, self.name, self.style, self.isSolid) = (share, mark, name, style, isSolid)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.width > 0, room.height > 0 else { return nil }
    return Form(Size(width: room.width, height: 1)) { [share, mark, name, style, isSolid] place, canvas in
      canvas.thinBar(share, at: place.origin, width: place.width, style: style, track: .track, isSolid: isSolid)
      guard let mark else { return }
      let column = place.x + max(0, min(place.width, Int((Double(place.width) * mark).rounded())) - 1)
      canvas.fill(Rect(x: column, y: place.y, width: 1, height: 1), with: canvas.glyphs.thinMark, style: .title)
      // Behind the mark, or before it where it is near the end.
      let isBehind = column + 1 + name.width <= place.maxX
      canvas.draw(name, at: Point(x: isBehind ? column + 1 : column - name.width, y: place.y), style: .dim)
    }
  }
}
