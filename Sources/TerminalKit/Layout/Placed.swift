/// A block in a place larger than its form.
struct Placed: Block {
  let block: any Block
  /// Its alignment in all columns of the room; nil to take only its own.
  var across: Alignment?
  /// The blank rows above it, out of the spare ones; nil to take only its own.
  var above: (@Sendable (Int) -> Int)?
  var insets = Insets()
  /// Painted below it, over the whole place.
  var ground: Form.Paint?

  struct Insets: Sendable {
    var left = 0
    var right = 0
    var above = 0
    var below = 0
  }

  func form(in room: Size) -> Form? {
    let (columns, rows) = (insets.left + insets.right, insets.above + insets.below)
    let inner = Size(width: room.width - columns, height: room.height - rows)
    guard inner.width > 0, inner.height > 0, let form = block.form(in: inner) else { return nil }
    let width = across == nil ? form.size.width : inner.width
    let height = above == nil ? form.size.height : inner.height
    let origin = Point(
      x: insets.left + (across?.indent(form.size.width, in: width) ?? 0),
      y: insets.above + (above?(height - form.size.height) ?? 0))
    return Form(
      Size(width: width + columns, height: height + rows), paint: ground,
      parts: [Form.Part(origin: origin, form: form)])
  }
}

extension Block {
  /// Fills the columns of the room.
  public func across(_ alignment: Alignment) -> any Block { Placed(block: self, across: alignment) }

  /// Fills the rows of the room, with `part` of the spare ones above.
  public func down(above part: @escaping @Sendable (Int) -> Int) -> any Block { Placed(block: self, above: part) }

  /// Centres the block in the room.
  public var centered: any Block { Placed(block: self, across: .center, above: { $0 / 2 }) }

  /// Adds blank columns at both sides, and blank rows above and below.
  public func inset(columns: Int = 0, rows: Int = 0) -> any Block {
    padded(left: columns, right: columns, above: rows, below: rows)
  }

  /// Adds blank columns and rows at the edges.
  public func padded(left: Int = 0, right: Int = 0, above: Int = 0, below: Int = 0) -> any Block {
    Placed(block: self, insets: .init(left: left, right: right, above: above, below: below))
  }

  /// Pads and aligns the block on a painted ground in one step, for what is laid out often. Without `across` and `down`
  /// it takes only its own columns and rows.
  public func placed(
    left: Int = 0, right: Int = 0, above: Int = 0, below: Int = 0, across: Alignment? = nil,
    down part: (@Sendable (Int) -> Int)? = nil, on paint: Form.Paint? = nil
  ) -> any Block {
    Placed(
      block: self, across: across, above: part, insets: .init(left: left, right: right, above: above, below: below),
      ground: paint)
  }

  /// Fills the block's form with a style.
  public func ground(_ style: Style) -> any Block {
    Placed(block: self, ground: { place, canvas in canvas.fill(place, style: style) })
  }

  /// Fills the room, painted by `paint` below the block.
  public func covering(_ paint: @escaping Form.Paint) -> any Block {
    Placed(block: self, across: .left, above: { _ in 0 }, ground: paint)
  }

  /// Paints on top of the block; clicks go through.
  public func decorated(_ paint: @escaping Form.Paint) -> any Block { Decorated(block: self, paint: paint) }

  /// Frames the block, with a title in the upper edge and a blank column at both sides.
  public func framed(_ title: SafeText = .empty, _ weight: Canvas.Weight = .light, _ style: Style = .rule) -> any Block
  {
    Placed(
      block: self, insets: .init(left: 2, right: 2, above: 1, below: 1),
      ground: { place, canvas in
        canvas.fill(place)
        canvas.frame(place, weight: weight, style: style)
        guard !title.isEmpty else { return }
        canvas.draw(
          " " + title + " ", at: Point(x: place.x + 2, y: place.y), style: style == .rule ? .title : style,
          width: place.width - 4)
      })
  }

  /// Has no form in a smaller room.
  public func atLeast(columns: Int = 0, rows: Int = 0) -> any Block {
    Limited(block: self, least: Size(width: columns, height: rows), most: Size(width: .max, height: .max))
  }

  /// Limits the room.
  public func atMost(columns: Int = .max, rows: Int = .max) -> any Block {
    Limited(block: self, least: Size(width: 0, height: 0), most: Size(width: columns, height: rows))
  }
}

private struct Decorated: Block {
  let block: any Block
  let paint: Form.Paint

  func form(in room: Size) -> Form? {
    guard let form = block.form(in: room) else { return nil }
    let top = Form(form.size, paint: paint)
    return Form(form.size, parts: [Form.Part(origin: .zero, form: form), Form.Part(origin: .zero, form: top)])
  }
}

private struct Limited: Block {
  let block: any Block
  let least: Size
  let most: Size

  func form(in room: Size) -> Form? {
    guard room.hasRoom(for: least) else { return nil }
    return block.form(in: Size(width: min(room.width, most.width), height: min(room.height, most.height)))
  }
}

/// A block centred in front of another one; clicks beside it do nothing.
public struct Overlay: Block {
  let front: any Block
  let back: any Block

  /// Only `back` if `front` does not fit.
  public init(_ front: any Block, on back: any Block) { (self.front, self.back) = (front, back) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard let below = back.form(in: room) else { return nil }
    guard let form = front.form(in: below.size) else { return below }
    let x = (below.size.width - form.size.width) / 2
    let y = (below.size.height - form.size.height) / 2
    var cover = Form(below.size, parts: [Form.Part(origin: Point(x: x, y: y), form: form)])
    cover.traits.isModal = true
    return Form(below.size, parts: [Form.Part(origin: .zero, form: below), Form.Part(origin: .zero, form: cover)])
  }
}
