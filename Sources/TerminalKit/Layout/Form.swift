/// A block in the form that fits: it knows its size, paints itself, and says what a click means and when it changes.
public struct Form: Sendable {
  /// Paints a form in a place of its size.
  public typealias Paint = @Sendable (Rect, inout Canvas) -> Void

  /// A part of a form.
  struct Part: Sendable {
    /// Its upper left cell, counted from that of the whole.
    let origin: Point
    let form: Form
  }

  /// Columns and rows that it takes.
  public let size: Size
  /// What lies below its parts.
  let ground: Paint?
  /// The parts, from the lowest to the one on top.
  let parts: [Part]
  /// What a click means that meets none of its parts.
  var target: Target?
  /// Whether clicks below it are swallowed where it has no target.
  var isModal = false
  /// The time until it looks different, its parts not counted; nil for never.
  var ownChange: Duration?
  /// What of its rows is in view, if it scrolls.
  var ownViewport: Viewport?
  /// What is to be said of it outside of it, its parts not counted; nil for nothing.
  var ownNote: SafeText?
  /// Whether it is only looked at: clicks on its parts mean nothing, and it sets no cursor.
  var isInert = false
  /// Whether the fill of a selected row leaves it as it is.
  var isUnfilled = false

  /// A form of `size` in which nothing is painted.
  public init(blank size: Size) { self.init(size) }

  /// A form of `size` painted by `paint`, with parts on top of it.
  init(_ size: Size, paint: Paint? = nil, parts: [Part] = []) {
    (self.size, ground, self.parts) = (size, paint, parts)
  }

  /// Paints it with its upper left cell at `origin`.
  public func draw(at origin: Point, on canvas: inout Canvas) {
    let cursor = canvas.cursor
    defer { if isInert { canvas.cursor = cursor } }
    ground?(Rect(x: origin.x, y: origin.y, width: size.width, height: size.height), &canvas)
    for part in parts {
      part.form.draw(at: Point(x: origin.x + part.origin.x, y: origin.y + part.origin.y), on: &canvas)
    }
  }

  /// What a click at `point` means, counted from its upper left cell; nil for nothing.
  public func target(at point: Point) -> Target? { meaning(of: point) ?? nil }

  /// The same; nil in the outer optional where the click goes on to what lies below.
  private func meaning(of point: Point) -> Target?? {
    guard Rect(x: 0, y: 0, width: size.width, height: size.height).contains(point) else { return nil }
    if isInert { return .some(target) }
    for part in parts.reversed() {
      let inside = Point(x: point.x - part.origin.x, y: point.y - part.origin.y)
      if let found = part.form.meaning(of: inside) { return found }
    }
    return target.map { .some($0) } ?? (isModal ? .some(nil) : nil)
  }

  /// The time until it looks different; nil for never.
  public var nextChange: Duration? {
    parts.reduce(ownChange) { least, part in
      guard let next = part.form.nextChange else { return least }
      return least.map { min($0, next) } ?? next
    }
  }

  /// What is in view of the first part of which some is not, else of the first one that can scroll; nil if none can.
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

  /// What is to be said of it outside of it: of the lowest part that has something to be said; nil for nothing.
  public var note: SafeText? {
    if let ownNote { return ownNote }
    for part in parts {
      if let note = part.form.note { return note }
    }
    return nil
  }

  /// Every target with its place, counted from the upper left cell of the whole.
  public var targets: [(target: Target, place: Rect)] {
    var targets: [(target: Target, place: Rect)] = []
    collect(&targets, at: .zero)
    return targets
  }

  private func collect(_ targets: inout [(target: Target, place: Rect)], at origin: Point) {
    if let target {
      targets.append((target, Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)))
    }
    for part in parts where !isInert {
      part.form.collect(&targets, at: Point(x: origin.x + part.origin.x, y: origin.y + part.origin.y))
    }
  }

  /// The target next to one in a direction, among those that `isAllowed`: of the nearest row the nearest one; nil at the
  /// edge.
  public func neighbour(
    of target: Target, _ direction: Direction, where isAllowed: (Target) -> Bool = { _ in true }
  ) -> Target? {
    let all = targets
    guard let here = all.first(where: { $0.target == target })?.place else { return nil }
    let ahead = all.compactMap { other -> (target: Target, distance: Int, isBeside: Bool)? in
      let down = other.place.y - here.y
      // Between the middles of both, in halves of a column.
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
    // Nothing lies at the side where there is nothing in the same row.
    switch direction {
    case .left, .right: if !ahead.contains(where: \.isBeside) { return nil }
    case .up, .down: break
    }
    return ahead.filter { isAllowed($0.target) }.min { $0.distance < $1.distance }?.target
  }

  /// The parts that the fill of a selected row leaves as they are.
  func unfilled(at origin: Point) -> [Part] {
    if isUnfilled { return [Part(origin: origin, form: self)] }
    return parts.flatMap { $0.form.unfilled(at: Point(x: origin.x + $0.origin.x, y: origin.y + $0.origin.y)) }
  }

  /// The places of what is painted on top of all else: forms without parts.
  var leaves: [Rect] { leaves(at: .zero) }

  private func leaves(at origin: Point) -> [Rect] {
    if parts.isEmpty {
      return ground == nil ? [] : [Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)]
    }
    return parts.flatMap { $0.form.leaves(at: Point(x: origin.x + $0.origin.x, y: origin.y + $0.origin.y)) }
  }
}

extension Form: Block {
  /// The form itself, where it fits.
  public func form(in room: Size) -> Form? { room.hasRoom(for: size) ? self : nil }
}

/// A way to go from one target to another.
public enum Direction: Hashable, Sendable {
  case up, down, left, right
}

/// What a click means.
public enum Target: Hashable, Sendable {
  /// What a key does as well.
  case key(Key)
  /// A row of a list, from 0.
  case row(Int)
}

/// What is in view of rows that are more than their place holds.
public struct Viewport: Hashable, Sendable {
  /// How many rows there are.
  public let count: Int
  /// Those in view, from 0.
  public let visible: Range<Int>

  /// `visible` of `count` rows.
  public init(count: Int, visible: Range<Int>) { (self.count, self.visible) = (count, visible) }

  /// Whether some are out of view.
  public var isPartial: Bool { visible.count < count }

  /// The first row in view after scrolling by `rows`, negative for up.
  public func first(after rows: Int) -> Int {
    max(0, min(visible.lowerBound + rows, count - visible.count))
  }
}

extension Block {
  /// The block, where a click means `target`.
  public func target(_ target: Target?) -> any Block { Modified(block: self) { $0.target = target } }

  /// The block, which looks different after `delay`; nil for never.
  public func changing(in delay: Duration?) -> any Block {
    guard let delay else { return self }
    return Modified(block: self) { $0.ownChange = min($0.ownChange ?? delay, delay) }
  }

  /// The block, which is only looked at: clicks on its parts mean nothing, and it sets no cursor.
  public var inert: any Block { Modified(block: self) { $0.isInert = true } }

  /// The block, where clicks mean what they mean on `other` in the same room.
  public func clicked(as other: any Block) -> any Block { Clicked(block: self, other: other) }

  /// The block, of which `note` is to be said outside of it; nil leaves that to its parts.
  public func noting(_ note: SafeText?) -> any Block { noting { _ in note } }

  /// The same, with a note that follows from its form.
  public func noting(_ note: @escaping @Sendable (Form) -> SafeText?) -> any Block {
    Modified(block: self) { $0.ownNote = note($0) }
  }
}

extension Block {
  /// The block, which keeps its colours in a selected row.
  public var unfilled: any Block { Modified(block: self) { $0.isUnfilled = true } }

  /// The block, with the terminal's cursor for text in one of its columns.
  public func textCursor(at column: Int) -> any Block {
    Placed(block: self, ground: { place, canvas in canvas.cursor = .text(Point(x: place.x + column, y: place.y)) })
  }

  /// The block, with the terminal's cursor at its first cell: it is selected.
  public var selected: any Block {
    Placed(block: self, ground: { place, canvas in canvas.cursor = .item(place.origin) })
  }
}

/// A block on which clicks mean what they mean on another one.
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

/// A block whose form is changed afterwards.
private struct Modified: Block {
  let block: any Block
  let change: @Sendable (inout Form) -> Void

  func form(in room: Size) -> Form? {
    guard var form = block.form(in: room) else { return nil }
    change(&form)
    return form
  }
}
