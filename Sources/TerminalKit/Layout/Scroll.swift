/// A block that may be higher than its room, shown from row `first` on.
public struct Scroll: Block {
  let block: any Block
  let first: Int
  var isMarked = false

  private static let most = 100_000

  /// Shows `block` from row `first`, or as far down as it scrolls.
  public init(_ block: any Block, from first: Int) { (self.block, self.first) = (block, first) }

  /// Adds arrows in the last column where rows are out of view.
  public var marked: Scroll {
    var scroll = self
    scroll.isMarked = true
    return scroll
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard room.height > 0, let whole = block.form(in: Size(width: room.width, height: Scroll.most)) else { return nil }
    guard whole.size.height > room.height else { return whole }
    let shown = max(0, min(first, whole.size.height - room.height))
    let size = Size(width: isMarked ? room.width : whole.size.width, height: room.height)
    var form = Form(size) { [isMarked] place, canvas in
      var picture = Canvas(size: whole.size, glyphs: canvas.glyphs)
      whole.draw(at: .zero, on: &picture)
      canvas.draw(picture, rows: shown..<shown + place.height, at: place.origin)
      guard isMarked else { return }
      let edge = Point(x: place.maxX - 1, y: place.y)
      if shown > 0 { canvas.draw(canvas.glyphs.up, at: edge, style: .key) }
      if shown + place.height < whole.size.height {
        canvas.draw(canvas.glyphs.down, at: Point(x: edge.x, y: place.maxY - 1), style: .key)
      }
    }
    form.traits.viewport = Viewport(count: whole.size.height, visible: shown..<shown + room.height)
    return form
  }
}
