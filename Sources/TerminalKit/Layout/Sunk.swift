/// A block that has sunk below its place: its lower rows are out of sight.
public struct Sunk: Block {
  let block: any Block
  let depth: Double

  /// `depth` 0 is in place, 1 is out of sight.
  public init(_ block: any Block, depth: Double) { (self.block, self.depth) = (block, depth) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard let whole = block.form(in: room) else { return nil }
    let rows = max(0, min(whole.size.height, Int((depth * Double(whole.size.height)).rounded())))
    return Form(whole.size) { place, canvas in
      var picture = Canvas(size: whole.size, glyphs: canvas.glyphs)
      whole.draw(at: .zero, on: &picture)
      canvas.draw(picture, rows: 0..<whole.size.height - rows, at: Point(x: place.x, y: place.y + rows))
    }
  }
}
