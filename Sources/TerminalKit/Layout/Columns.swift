/// Blocks side by side, from the left.
public struct Columns: Block {
  /// How many columns of the screen a block gets.
  public enum Width: Sendable {
    /// Exactly so many.
    case fixed(Int)
    /// As many as its form takes of what is left.
    case natural
    /// A part of all, such as 2 of 5, within a range.
    case share(Int, of: Int, within: ClosedRange<Int>)
    /// An equal part of what the others leave.
    case rest
  }

  /// A block with its width.
  public struct Item: Sendable {
    fileprivate let block: any Block
    fileprivate var width = Width.rest
    fileprivate var isLow = false
    fileprivate var isAsHigh = false

    /// The item at the foot of the highest one instead of at its head.
    public var atFoot: Item {
      var item = self
      item.isLow = true
      return item
    }

    /// The item no higher than the others.
    public var asHighAsOthers: Item {
      var item = self
      item.isAsHigh = true
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
    var left = room.width - gap * max(0, items.count - 1)
    var forms = [Form?](repeating: nil, count: items.count)
    var widths = [Int](repeating: 0, count: items.count)
    var rows = room.height
    func place(_ index: Int, _ width: Int?, _ amongst: Int) -> Bool {
      let width = width ?? left / amongst
      guard width >= 0, width <= left else { return false }
      let size = Size(width: width, height: rows)
      // What is given no column on purpose is not asked.
      let isLeftOut =
        switch items[index].width {
        case .fixed, .share: width == 0
        case .natural, .rest: false
        }
      let form = isLeftOut ? Form(blank: Size(width: 0, height: 0)) : items[index].block.form(in: size)
      guard let form else { return false }
      if case .natural = items[index].width { widths[index] = form.size.width } else { widths[index] = width }
      left -= widths[index]
      forms[index] = form
      return true
    }
    let (low, high) = (items.indices.filter { items[$0].isAsHigh }, items.indices.filter { !items[$0].isAsHigh })
    // The width of an item that waits for the height of the others.
    let kept = low.reduce(0) { sum, index in if case .fixed(let width) = items[index].width { sum + width } else { sum }
    }
    left -= kept
    guard distribute(high, of: room.width, place) else { return nil }
    left += kept
    rows = forms.reduce(0) { max($0, $1?.size.height ?? 0) }
    guard distribute(low, of: room.width, place) else { return nil }
    let height = forms.reduce(0) { max($0, $1?.size.height ?? 0) }
    var (x, end) = (0, 0)
    var parts: [Form.Part] = []
    for (index, form) in forms.enumerated() {
      guard let form else { return nil }
      let y = items[index].isLow ? height - form.size.height : 0
      parts.append(Form.Part(origin: Point(x: x, y: y), form: form))
      end = x + form.size.width
      x += widths[index] + gap
    }
    return Form(Size(width: end, height: height), parts: parts)
  }
}

extension Columns {
  /// Gives some items their columns: first those that say how many, then those of natural width, then the rest.
  private func distribute(_ indices: [Int], of width: Int, _ place: (Int, Int?, Int) -> Bool) -> Bool {
    for index in indices {
      switch items[index].width {
      case .fixed(let width): if !place(index, width, 1) { return false }
      case .share(let part, let all, let range):
        if !place(index, max(range.lowerBound, min(range.upperBound, width * part / all)), 1) { return false }
      case .natural, .rest: break
      }
    }
    for index in indices {
      if case .natural = items[index].width, !place(index, nil, 1) { return false }
    }
    var others = indices.count { if case .rest = items[$0].width { true } else { false } }
    for index in indices {
      guard case .rest = items[index].width else { continue }
      if !place(index, nil, others) { return false }
      others -= 1
    }
    return true
  }
}

extension Block {
  /// The block as a column of such a width.
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
