/// A part of a picture: a value asked for its best form in a given room.
///
/// Blocks are made of blocks. Only those of this folder compute coordinates; all others say what comes first, what
/// gives way, and what more room replaces.
public protocol Block: Sendable {
  /// The best form within `room`; nil if none fits.
  func form(in room: Size) -> Form?
}

extension Block {
  /// Draws the best form at the upper left corner of `place`.
  public func draw(in place: Rect, on canvas: inout Canvas) {
    form(in: place.size)?.draw(at: place.origin, on: &canvas)
  }
}

/// Blank rows, none unless said otherwise.
public struct Empty: Block {
  let rows: Int

  /// `rows` blank rows.
  public init(rows: Int = 0) { self.rows = rows }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? { rows <= room.height ? Form(Size(width: 0, height: rows)) : nil }
}

/// The first of several blocks that fits, from the best to the least.
public struct FirstFitting: Block {
  let blocks: [any Block]

  /// Tries `blocks` in order.
  public init(_ blocks: [any Block]) { self.blocks = blocks }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    // A lazy sequence would fit the winner twice.
    for block in blocks {
      if let form = block.form(in: room) { return form }
    }
    return nil
  }
}

/// Builds a block for its room: for what no list of alternatives can say, such as how many of many rows to show.
public struct RoomReader: Block {
  let block: @Sendable (Size) -> (any Block)?

  /// Fits what `block` returns for a room; nil for no form.
  public init(_ block: @escaping @Sendable (Size) -> (any Block)?) { self.block = block }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? { block(room)?.form(in: room) }
}

/// Painted by a function, in a size given by another.
public struct Drawing: Block {
  let size: @Sendable (Size) -> Size?
  let paint: @Sendable (Rect, inout Canvas) -> Void

  /// `size` returns nil for no form; `paint` gets exactly that place.
  public init(
    _ size: @escaping @Sendable (Size) -> Size?, paint: @escaping @Sendable (Rect, inout Canvas) -> Void
  ) {
    (self.size, self.paint) = (size, paint)
  }

  /// A block as wide as its room and `height` rows high.
  public init(height: Int = 1, paint: @escaping @Sendable (Rect, inout Canvas) -> Void) {
    self.init({ Size(width: $0.width, height: height) }, paint: paint)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    guard let size = size(room), room.hasRoom(for: size) else { return nil }
    return Form(size, paint: paint)
  }
}
