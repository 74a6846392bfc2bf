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
  /// Boxed, since forms are copied often and few have any.
  private var box: Box?

  private final class Box: Sendable {
    let traits: Traits

    init(_ traits: Traits) { self.traits = traits }
  }

  /// What a form means and does, besides its picture.
  struct Traits: Sendable {
    /// What a click outside its parts means.
    var target: Target?
    /// Whether it blocks clicks on what is below it.
    var isModal = false
    /// Whether it ignores clicks on its parts and sets no cursor.
    var isInert = false
    /// Whether the fill of a selected row spares it.
    var isUnfilled = false
    /// The time until it or one of its parts changes; nil for never.
    var nextChange: Duration?
    /// Its visible rows if it scrolls, else those of the first part with rows out of view or that can scroll.
    var viewport: Viewport?
    /// Its note, else that of its first part with one.
    var note: SafeText?

    /// Takes over what a part says for the whole form.
    mutating func add(_ part: Traits) {
      if let next = part.nextChange { nextChange = nextChange.map { min($0, next) } ?? next }
      if viewport?.isPartial != true, let other = part.viewport, viewport == nil || other.isPartial { viewport = other }
      note = note ?? part.note
    }
  }

  var traits: Traits {
    get { box?.traits ?? Traits() }
    set { box = Box(newValue) }
  }

  /// A form without content.
  public init(blank size: Size) { self.init(size) }

  /// A form painted by `paint`, with parts on top.
  init(_ size: Size, paint: Paint? = nil, parts: [Part] = []) {
    (self.size, ground, self.parts) = (size, paint, parts)
    for part in parts {
      guard let part = part.form.box?.traits, part.nextChange != nil || part.viewport != nil || part.note != nil
      else { continue }
      traits.add(part)
    }
  }

  /// Draws it with its upper left cell at `origin`.
  public func draw(at origin: Point, on canvas: inout Canvas) {
    let cursor = canvas.cursor
    defer { if box?.traits.isInert == true { canvas.cursor = cursor } }
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
    let traits = traits
    if traits.isInert { return .some(traits.target) }
    for part in parts.reversed() {
      if let found = part.form.meaning(of: point.moved(by: part.origin, -1)) { return found }
    }
    return traits.target.map { .some($0) } ?? (traits.isModal ? .some(nil) : nil)
  }

  /// The time until it or one of its parts changes; nil for never.
  public var nextChange: Duration? { box?.traits.nextChange }

  /// The visible rows of what scrolls in it; of the first part with rows out of view, if any.
  public var viewport: Viewport? { box?.traits.viewport }

  /// The note to show elsewhere.
  public var note: SafeText? { box?.traits.note }

  /// Every target with its place in the form.
  public var targets: [(target: Target, place: Rect)] {
    var targets: [(target: Target, place: Rect)] = []
    collect(&targets, at: .zero)
    return targets
  }

  private func collect(_ targets: inout [(target: Target, place: Rect)], at origin: Point) {
    if let traits = box?.traits {
      if let target = traits.target { targets.append((target, Rect(size, at: origin))) }
      if traits.isInert { return }
    }
    for part in parts {
      part.form.collect(&targets, at: origin.moved(by: part.origin))
    }
  }

  /// The target next to one in a direction; nil at the edge.
  public func neighbour(of target: Target, _ direction: Direction) -> Target? {
    let all = targets
    guard let here = all.firstIndex(where: { $0.target == target }) else { return nil }
    return Rect.neighbour(of: here, in: all.map(\.place), direction).map { all[$0].target }
  }

  /// The parts that the fill of a selected row spares.
  func unfilled(at origin: Point) -> [Part] {
    if box?.traits.isUnfilled == true { return [Part(origin: origin, form: self)] }
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

extension Rect {
  /// The place next to one in a direction among those that are allowed: the nearest in the nearest row; nil at the edge.
  public static func neighbour(
    of start: Int, in places: [Rect], _ direction: Direction, where isAllowed: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let here = places[start]
    var nearest: (index: Int, distance: Int)?
    var hasOneBeside = false
    for (index, place) in places.enumerated() {
      let down = place.y - here.y
      // Between both centres, in half columns.
      let right = 2 * (place.x - here.x) + place.width - here.width
      let lies =
        switch direction {
        case .up: down < 0
        case .down: down > 0
        case .left: right < 0
        case .right: right > 0
        }
      guard lies else { continue }
      hasOneBeside = hasOneBeside || place.y < here.maxY && here.y < place.maxY
      let distance = abs(down) * 10_000 + abs(right)
      guard isAllowed(index), nearest.map({ distance < $0.distance }) ?? true else { continue }
      nearest = (index, distance)
    }
    // Left and right need a target in the same row.
    switch direction {
    case .left, .right: return hasOneBeside ? nearest?.index : nil
    case .up, .down: return nearest?.index
    }
  }
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
  public func target(_ target: Target?) -> any Block { Modified(block: self) { $0.traits.target = target } }

  /// Says that the block changes after `delay`; nil for never.
  public func changing(in delay: Duration?) -> any Block {
    guard let delay else { return self }
    return Modified(block: self) { $0.traits.nextChange = min($0.nextChange ?? delay, delay) }
  }

  /// Ignores clicks on the block's parts, and its cursor.
  public var inert: any Block { Modified(block: self) { $0.traits.isInert = true } }

  /// Makes clicks mean what they mean on `other` in the same room.
  public func clicked(as other: any Block) -> any Block { Clicked(block: self, other: other) }

  /// Adds a note shown elsewhere; nil leaves it to the parts.
  public func noting(_ note: SafeText?) -> any Block { noting { _ in note } }

  /// Adds a note that depends on the form.
  public func noting(_ note: @escaping @Sendable (Form) -> SafeText?) -> any Block {
    Modified(block: self) { $0.traits.note = note($0) ?? $0.note }
  }
}

extension Block {
  /// Keeps the block's colours in a selected row.
  public var unfilled: any Block { Modified(block: self) { $0.traits.isUnfilled = true } }

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
      form.traits.target = target
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
