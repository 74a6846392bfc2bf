/// Blocks side by side, from the left.
public struct Columns: Block {
  /// How many columns a block gets.
  public enum Width: Sendable {
    /// Exactly this many.
    case fixed(Int)
    /// As many as its form takes.
    case natural
    /// A part of the room, such as 2 of 5, within a range.
    case share(Int, of: Int, within: ClosedRange<Int>)
    /// An equal share of what the others leave.
    case rest
  }

  /// A block with its width.
  public struct Item: Sendable {
    fileprivate let block: any Block
    fileprivate var width = Width.rest
    fileprivate var isAtFoot = false
    fileprivate var waits = false

    /// Aligns the item with the foot of the highest one.
    public var atFoot: Item {
      var item = self
      item.isAtFoot = true
      return item
    }

    /// Keeps the item no higher than the others.
    public var asHighAsOthers: Item {
      var item = self
      item.waits = true
      return item
    }
  }

  let items: [Item]
  let gap: Int

  /// The items from the left, `gap` blank columns between them.
  public init(gap: Int = 0, _ items: [Item]) { (self.items, self.gap) = (items, gap) }

  /// The items from the left, `gap` blank columns between them.
  public init(gap: Int = 0, @ColumnsBuilder _ items: () -> [Item]) { self.init(gap: gap, items()) }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let late = items.indices.filter { items[$0].waits }
    let early = items.indices.filter { !items[$0].waits }
    var allocation = Allocation(items, in: room, left: room.width - gap * max(0, items.count - 1))
    // Reserved for items that wait for the height of the others.
    let kept = late.reduce(0) { if case .fixed(let width) = items[$1].width { $0 + width } else { $0 } }
    allocation.left -= kept
    guard allocation.distribute(early) else { return nil }
    allocation.left += kept
    allocation.rows = allocation.height
    guard allocation.distribute(late) else { return nil }
    return placed(allocation)
  }

  private func placed(_ allocation: Allocation) -> Form? {
    let height = allocation.height
    var (x, end) = (0, 0)
    var parts: [Form.Part] = []
    parts.reserveCapacity(items.count)
    for (index, form) in allocation.forms.enumerated() {
      guard let form else { return nil }
      let y = items[index].isAtFoot ? height - form.size.height : 0
      parts.append(Form.Part(origin: Point(x: x, y: y), form: form))
      end = x + form.size.width
      x += allocation.widths[index] + gap
    }
    return Form(Size(width: end, height: height), parts: parts)
  }
}

/// The forms that items of ``Columns`` have so far, and their widths.
private struct Allocation {
  let items: [Columns.Item]
  let room: Size
  var left: Int
  var rows: Int
  var forms: [Form?]
  var widths: [Int]

  init(_ items: [Columns.Item], in room: Size, left: Int) {
    (self.items, self.room, self.left, rows) = (items, room, left, room.height)
    forms = Array(repeating: nil, count: items.count)
    widths = Array(repeating: 0, count: items.count)
  }

  var height: Int { forms.reduce(0) { max($0, $1?.size.height ?? 0) } }

  /// Fits some items: fixed widths and shares first, then natural widths, then the rest; false if one has no form.
  mutating func distribute(_ indices: [Int]) -> Bool {
    for index in indices {
      switch items[index].width {
      case .fixed(let width): if !place(index, width) { return false }
      case .share(let part, let all, let range):
        if !place(index, max(range.lowerBound, min(range.upperBound, room.width * part / all))) { return false }
      case .natural, .rest: break
      }
    }
    for index in indices {
      if case .natural = items[index].width, !place(index, left, isNatural: true) { return false }
    }
    var others = indices.count { if case .rest = items[$0].width { true } else { false } }
    for index in indices {
      guard case .rest = items[index].width else { continue }
      if !place(index, left / others) { return false }
      others -= 1
    }
    return true
  }

  private mutating func place(_ index: Int, _ width: Int, isNatural: Bool = false) -> Bool {
    guard width >= 0, width <= left else { return false }
    // A width of 0 leaves the item out.
    let isLeftOut =
      switch items[index].width {
      case .fixed, .share: width == 0
      case .natural, .rest: false
      }
    let size = Size(width: width, height: rows)
    let form = isLeftOut ? Form(blank: Size(width: 0, height: 0)) : items[index].block.form(in: size)
    guard let form else { return false }
    widths[index] = isNatural ? form.size.width : width
    left -= widths[index]
    forms[index] = form
    return true
  }
}

extension Block {
  /// The block as a column of this width.
  public func width(_ width: Columns.Width) -> Columns.Item { Columns.Item(block: self, width: width) }
}

/// Lets the items of ``Columns`` be written below each other.
@resultBuilder public enum ColumnsBuilder {
  /// A block or an item as one of the items.
  public static func buildExpression(_ block: any Block) -> [Columns.Item] { [block.width(.rest)] }
  /// A block or an item as one of the items.
  public static func buildExpression(_ item: Columns.Item) -> [Columns.Item] { [item] }
  /// A block or an item as one of the items.
  public static func buildExpression(_ item: Columns.Item?) -> [Columns.Item] { item.map { [$0] } ?? [] }
  /// The items in order.
  public static func buildBlock(_ items: [Columns.Item]...) -> [Columns.Item] { items.flatMap { $0 } }
  /// The items of an `if`.
  public static func buildOptional(_ items: [Columns.Item]?) -> [Columns.Item] { items ?? [] }
  /// The items of one side of an `if`.
  public static func buildEither(first items: [Columns.Item]) -> [Columns.Item] { items }
  /// The items of one side of an `if`.
  public static func buildEither(second items: [Columns.Item]) -> [Columns.Item] { items }
  /// The items of a loop.
  public static func buildArray(_ items: [[Columns.Item]]) -> [Columns.Item] { items.flatMap { $0 } }
}
