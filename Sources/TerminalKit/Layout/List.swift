/// Rows of which one can be selected, scrolled to keep it in the middle, except near the ends.
///
/// A click on a row means ``Target/row(_:)``. The selected row is filled, with the pointer in its first column.
public struct List: Block {
  let count: Int
  let selected: Int?
  let gap: @Sendable (Int) -> Int
  private var showsAll = false
  private var extraGap = 0
  private var mark: (@Sendable (Int) -> Line?)?
  private var groups: (width: Int, name: @Sendable (Int) -> SafeText)?
  let row: @Sendable (_ index: Int, _ isSelected: Bool) -> any Block

  /// The columns before each row: the pointer and a blank one.
  public static let margin = 2

  /// `count` rows, `gap` blank rows apart; only visible ones are built. Nil selects none.
  public init(
    count: Int, selected: Int?, gap: Int = 0,
    row: @escaping @Sendable (_ index: Int, _ isSelected: Bool) -> any Block
  ) {
    self.init(count: count, selected: selected, gap: { _ in gap }, row: row)
  }

  /// The same with `gap(index)` blank rows above each row but the first in view.
  public init(
    count: Int, selected: Int?, gap: @escaping @Sendable (_ index: Int) -> Int,
    row: @escaping @Sendable (_ index: Int, _ isSelected: Bool) -> any Block
  ) {
    (self.count, self.selected, self.gap, self.row) = (count, selected, gap, row)
  }

  /// The list, with no form where some rows would be out of view.
  public var whole: List {
    var list = self
    list.showsAll = true
    return list
  }

  /// The list with one more blank row between rows.
  public var apart: List {
    var list = self
    list.extraGap += 1
    return list
  }

  /// The list with marks in the first column of unselected rows.
  public func marked(_ mark: @escaping @Sendable (_ index: Int) -> Line?) -> List {
    var list = self
    list.mark = mark
    return list
  }

  /// The list with each group's name before its first visible row, in `width` columns.
  public func grouped(in width: Int, by name: @escaping @Sendable (_ index: Int) -> SafeText) -> List {
    var list = self
    list.groups = (width, name)
    return list
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let left = groups?.width ?? 0
    guard count > 0, room.height > 0, room.width > left + List.margin else { return nil }
    let gap = { @Sendable index in self.gap(index) + extraGap }
    let inner = Size(width: room.width - left - List.margin, height: room.height)
    let middle = max(0, min(selected ?? 0, count - 1))
    var used = 0
    func fitted(_ index: Int, gap: Int) -> Form? {
      let height = room.height - used - gap
      guard height > 0,
        let form = row(index, index == selected).form(in: Size(width: inner.width, height: height))
      else { return nil }
      used += form.size.height + gap
      return form
    }
    guard let first = fitted(middle, gap: 0) else { return nil }
    var above: [Form] = []
    var below: [Form] = []
    var (isFullAbove, isFullBelow) = (middle == 0, middle == count - 1)
    // Alternately a row above and one below, until one has no room.
    while !isFullAbove || !isFullBelow {
      if !isFullAbove {
        guard let form = fitted(middle - above.count - 1, gap: gap(middle - above.count)) else { break }
        above.append(form)
        isFullAbove = middle - above.count == 0
      }
      if !isFullBelow {
        guard let form = fitted(middle + below.count + 1, gap: gap(middle + below.count + 1)) else { break }
        below.append(form)
        isFullBelow = middle + below.count == count - 1
      }
    }
    let start = middle - above.count
    guard !showsAll || above.count + 1 + below.count == count else { return nil }
    let forms = above.reversed() + [first] + below
    var y = 0
    var parts: [Form.Part] = []
    for (offset, form) in forms.enumerated() {
      let index = start + offset
      if offset > 0 { y += gap(index) }
      if let groups, offset == 0 || groups.name(index) != groups.name(index - 1) {
        let isOfSelected = selected.map(groups.name) == groups.name(index)
        let name = Line(groups.name(index), isOfSelected ? .title : .dim)
        if let name = name.form(in: Size(width: left, height: 1)) {
          parts.append(Form.Part(origin: Point(x: 0, y: y), form: name))
        }
      }
      let row = whole(form, index: index, width: room.width - left)
      parts.append(Form.Part(origin: Point(x: left, y: y), form: row))
      y += form.size.height
    }
    var form = Form(Size(width: room.width, height: used), parts: parts)
    form.traits.viewport = Viewport(count: count, visible: start..<start + forms.count)
    return form
  }

  /// A row with its margin, filled if selected.
  private func whole(_ form: Form, index: Int, width: Int) -> Form {
    let size = Size(width: width, height: form.size.height)
    let content = Form.Part(origin: Point(x: List.margin, y: 0), form: form)
    var row = Form(size, parts: [content])
    if index == selected {
      let fill = Form(size) { place, canvas in canvas.restyle(place, .row) }
      row = Form(
        size,
        paint: { place, canvas in
          canvas.cursor = .item(place.origin)
          canvas.draw(canvas.glyphs.pointer, at: place.origin, style: .selected)
        }, parts: [content, Form.Part(origin: .zero, form: fill)] + form.unfilled(at: content.origin))
    } else if let mark = mark?(index)?.form(in: Size(width: List.margin, height: 1)) {
      row = Form(size, parts: [Form.Part(origin: .zero, form: mark), content])
    }
    row.traits.target = .row(index)
    return row
  }
}
