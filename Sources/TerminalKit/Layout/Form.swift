/// A block fitted to a room: it knows its size, paints itself, and says what a click means and when it changes.
public struct Form: Sendable {
  /// Paints a form in its place.
  public typealias Paint = @Sendable (Rect, inout Canvas) -> Void

  /// A part of a form.
  struct Part: Sendable {
    /// Relative to the whole form.
    let origin: Point
    let form: Form
  }

  /// Its columns and rows.
  public let size: Size
  /// Painted below its parts.
  let ground: Paint?
  /// Its parts, the topmost last.
  let parts: [Part]
  /// What a click outside its parts means.
  var target: Target?
  /// Whether it blocks clicks on what is below it.
  var isModal = false
  /// The time until it or one of its parts changes; nil for never.
  public internal(set) var nextChange: Duration?
  /// Its visible rows, if it scrolls.
  var ownViewport: Viewport?
  /// A note shown elsewhere, without those of its parts.
  var ownNote: SafeText?
  /// Whether it ignores clicks on its parts and sets no cursor.
  var isInert = false
  /// Whether the fill of a selected row spares it.
  var isUnfilled = false

  /// A form without content.
  public init(blank size: Size) { self.init(size) }

  /// A form painted by `paint`, with parts on top.
  init(_ size: Size, paint: Paint? = nil, parts: [Part] = []) {
    (self.size, ground, self.parts) = (size, paint, parts)
    for part in parts {
      guard let next = part.form.nextChange else { continue }
      nextChange = nextChange.map { min($0, next) } ?? next
    }
  }

  /// Draws it with its upper left cell at `origin`.
  public func draw(at origin: Point, on canvas: inout Canvas) {
    let cursor = canvas.cursor
    defer { if isInert { canvas.cursor = cursor } }
    ground?(Rect(size, at: origin), &canvas)
    for part in parts {
      part.form.draw(at: origin.moved(by: part.origin), on: &canvas)
    }
  }

  /// What a click at `point`, relative to the form, means.
  public func target(at point: Point) -> Target? { meaning(of: point) ?? nil }

  /// The outer optional is nil where the click goes through to what is below.
  private func meaning(of point: Point) -> Target?? {
    guard Rect(size).contains(point) else { return nil }
    if isInert { return .some(target) }
    for part in parts.reversed() {
      if let found = part.form.meaning(of: point.moved(by: part.origin, -1)) { return found }
    }
    return target.map { .some($0) } ?? (isModal ? .some(nil) : nil)
  }

  /// The viewport of the first part with rows out of view, else of the first that can scroll.
  public var viewport: Viewport? {
    if let ownViewport { return ownViewport }
    var first: Viewport?
    for part in parts {
      guard let viewport = part.form.viewport else { continue }
      if viewport.isPartial { return viewport }
      first = first ?? viewport
    }
    return first
  }

  /// The note to show elsewhere: its own, else that of its lowest part with one.
  public var note: SafeText? {
    if let ownNote { return ownNote }
    for part in parts {
      if let note = part.form.note { return note }
    }
    return nil
  }

  /// Every target with its place in the form.
  public var targets: [(target: Target, place: Rect)] {
    var targets: [(target: Target, place: Rect)] = []
    collect(&targets, at: .zero)
    return targets
  }

  private func collect(_ targets: inout [(target: Target, place: Rect)], at origin: Point) {
    if let target { targets.append((target, Rect(size, at: origin))) }
    for part in parts where !isInert {
      part.form.collect(&targets, at: origin.moved(by: part.origin))
    }
  }

  /// The next target in a direction among those that `isAllowed`: the nearest in the nearest row; nil at the edge.
  public func neighbour(
    of target: Target, _ direction: Direction, where isAllowed: (Target) -> Bool = { _ in true }
  ) -> Target? {
    let all = targets
    guard let here = all.first(where: { $0.target == target })?.place else { return nil }
    let ahead = all.compactMap { other -> (target: Target, distance: Int, isBeside: Bool)? in
      let down = other.place.y - here.y
      // Between both centres, in half columns.
      let right = 2 * (other.place.x - here.x) + other.place.width - here.width
      let lies =
        switch direction {
        case .up: down < 0
        case .down: down > 0
        case .left: right < 0
        case .right: right > 0
        }
      let isBeside = other.place.y < here.maxY && here.y < other.place.maxY
      return lies ? (other.target, abs(down) * 10_000 + abs(right), isBeside) : nil
    }
    // Left and right need a target in the same row.
    switch direction {
    case .left, .right: if !ahead.contains(where: \.isBeside) { return nil }
    case .up, .down: break
    }
    return ahead.filter { isAllowed($0.target) }.min { $0.distance < $1.distance }?.target
  }

  /// The parts that the fill of a selected row spares.
  func unfilled(at origin: Point) -> [Part] {
    if isUnfilled { return [Part(origin: origin, form: self)] }
    return parts.flatMap { $0.form.unfilled(at: origin.moved(by: $0.origin)) }
  }
}

extension Form: Block {
  /// The form itself, where it fits.
  public func form(in room: Size) -> Form? { room.hasRoom(for: size) ? self : nil }
}

/// A direction to move in.
public enum Direction: Hashable, Sendable {
  case up, down, left, right
}

/// What a click means.
public enum Target: Hashable, Sendable {
  /// The same as a key.
  case key(Key)
  /// A row of a list, from 0.
  case row(Int)
}

/// The visible part of rows that scroll.
public struct Viewport: Hashable, Sendable {
  /// The number of rows.
  public let count: Int
  /// The visible rows, from 0.
  public let visible: Range<Int>

  /// `visible` of `count` rows.
  public init(count: Int, visible: Range<Int>) { (self.count, self.visible) = (count, visible) }

  /// Whether some rows are out of view.
  public var isPartial: Bool { visible.count < count }

  /// The first visible row after scrolling by `rows`, negative for up.
  public func first(after rows: Int) -> Int {
    max(0, min(visible.lowerBound + rows, count - visible.count))
  }
}

extension Block {
  /// Makes clicks mean `target`.
  public func target(_ target: Target?) -> any Block { Modified(block: self) { $0.target = target } }

  /// Says that the block changes after `delay`; nil for never.
  public func changing(in delay: Duration?) -> any Block {
    guard let delay else { return self }
    return Modified(block: self) { $0.nextChange = min($0.nextChange ?? delay, delay) }
  }

  /// Ignores clicks on the block's parts, and its cursor.
  public var inert: any Block { Modified(block: self) { $0.isInert = true } }

  /// Makes clicks mean what they mean on `other` in the same room.
  public func clicked(as other: any Block) -> any Block { Clicked(block: self, other: other) }

  /// Adds a note shown elsewhere; nil leaves it to the parts.
  public func noting(_ note: SafeText?) -> any Block { noting { _ in note } }

  /// Adds a note that depends on the form.
  public func noting(_ note: @escaping @Sendable (Form) -> SafeText?) -> any Block {
    Modified(block: self) { $0.ownNote = note($0) }
  }
}

extension Block {
  /// Keeps the block's colours in a selected row.
  public var unfilled: any Block { Modified(block: self) { $0.isUnfilled = true } }

  /// Puts the terminal's text cursor in a column.
  public func textCursor(at column: Int) -> any Block {
    Placed(block: self, ground: { place, canvas in canvas.cursor = .text(Point(x: place.x + column, y: place.y)) })
  }

  /// Puts the terminal's cursor at the first cell, as the selected item.
  public var selected: any Block {
    Placed(block: self, ground: { place, canvas in canvas.cursor = .item(place.origin) })
  }
}

private struct Clicked: Block {
  let block: any Block
  let other: any Block

  func form(in room: Size) -> Form? {
    guard let form = block.form(in: room) else { return nil }
    let targets = other.form(in: room)?.targets ?? []
    let places = targets.map { target, place in
      var form = Form(blank: place.size)
      form.target = target
      return Form.Part(origin: place.origin, form: form)
    }
    return Form(form.size, parts: [Form.Part(origin: .zero, form: form)] + places)
  }
}

private struct Modified: Block {
  let block: any Block
  let change: @Sendable (inout Form) -> Void

  func form(in room: Size) -> Form? {
    guard var form = block.form(in: room) else { return nil }
    change(&form)
    return form
  }
}
