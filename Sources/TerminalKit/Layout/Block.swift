/// A part of a picture: a value that is asked for its best form in a given room.
///
/// Blocks are made of blocks. Only the blocks of this folder compute coordinates; all others say what comes first, what
/// gives way, and what replaces what when there is more room.
public protocol Block: Sendable {
  /// The best form that takes at most `room`; nil if none fits.
  func form(in room: Size) -> Form?
}

extension Block {
  /// The best form of the block as a whole picture, at the upper left corner of `place`.
  public func draw(in place: Rect, on canvas: inout Canvas) {
    form(in: place.size)?.draw(at: place.origin, on: &canvas)
  }
}

/// Blank rows, none unless said otherwise.
public struct Empty: Block {
  let rows: Int

  /// So many blank rows.
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
    // No lazy sequence, which would ask the one that fits twice.
    for block in blocks {
      if let form = block.form(in: room) { return form }
    }
    return nil
  }
}

/// A block that is made for its room: for what no order of forms can say, such as how many of many rows are listed.
public struct RoomReader: Block {
  let block: @Sendable (Size) -> (any Block)?

  /// The block that `block` gives for a room; nil for none.
  public init(_ block: @escaping @Sendable (Size) -> (any Block)?) { self.block = block }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? { block(room)?.form(in: room) }
}

/// Paints itself by a function, in a size that another function gives.
public struct Drawing: Block {
  let size: @Sendable (Size) -> Size?
  let paint: @Sendable (Rect, inout Canvas) -> Void

  /// A block of the size that `size` gives for a room, nil for none; `paint` gets exactly that place.
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
