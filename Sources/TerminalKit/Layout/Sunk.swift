/// A block moved down or up out of its place, and clipped to it.
public struct Sunk: Block {
  let block: any Block
  let depth: Double

  /// `depth` 0 is in place, 1 hidden below it, -1 hidden above it.
  public init(_ block: any Block, depth: Double) { (self.block, self.depth) = (block, depth) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard let whole = block.form(in: room) else { return nil }
    let height = whole.size.height
    let rows = max(-height, min(height, Int((depth * Double(height)).rounded())))
    return Form(whole.size) { place, canvas in
      var picture = Canvas(size: whole.size, glyphs: canvas.glyphs)
      whole.draw(at: .zero, on: &picture)
      canvas.draw(
        picture, rows: max(0, -rows)..<height - max(0, rows), at: Point(x: place.x, y: place.y + max(0, rows)))
    }
  }
}
