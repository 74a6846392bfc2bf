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

    /// The item at the foot of the highest one instead of at its head.
    public var atFoot: Item {
      var item = self
      item.isLow = true
      return item
    }
  }

  let items: [Item]
  let gap: Int

  /// The items from the left, `gap` blank columns between them.
  public init(gap: Int = 0, _ items: [Item]) { (self.items, self.gap) = (items, gap) }

  /// The items from the left, `gap` blank columns between them.
  public init(gap: Int = 0, @ColumnsBuilder _ items: () -> [Item]) { self.init(gap: gap, items()) }

  public func form(in room: Size) -> Form? {
    var left = room.width - gap * max(0, items.count - 1)
    var forms = [Form?](repeating: nil, count: items.count)
    var widths = [Int](repeating: 0, count: items.count)
    func place(_ index: Int, in width: Int) -> Bool {
      guard width >= 0, width <= left else { return false }
      let size = Size(width: width, height: room.height)
      // What is given no column is not asked.
      let form = width == 0 ? Form(blank: Size(width: 0, height: 0)) : items[index].block.form(in: size)
      guard let form else { return false }
      if case .natural = items[index].width { widths[index] = form.size.width } else { widths[index] = width }
      left -= widths[index]
      forms[index] = form
      return true
    }
    for (index, item) in items.enumerated() {
      switch item.width {
      case .fixed(let width): if !place(index, in: width) { return nil }
      case .share(let part, let all, let range):
        let width = max(range.lowerBound, min(range.upperBound, room.width * part / all))
        if !place(index, in: width) { return nil }
      case .natural, .rest: break
      }
    }
    for (index, item) in items.enumerated() {
      if case .natural = item.width, !place(index, in: left) { return nil }
    }
    var others = items.count { if case .rest = $0.width { true } else { false } }
    for (index, item) in items.enumerated() {
      guard case .rest = item.width else { continue }
      if !place(index, in: left / others) { return nil }
      others -= 1
    }
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

extension Block {
  /// The block as a column of such a width.
  public func width(_ width: Columns.Width) -> Columns.Item { Columns.Item(block: self, width: width) }
}

/// Lets the items of ``Columns`` be written below each other.
@resultBuilder public enum ColumnsBuilder {
  public static func buildExpression(_ block: any Block) -> [Columns.Item] { [block.width(.rest)] }
  public static func buildExpression(_ item: Columns.Item) -> [Columns.Item] { [item] }
  public static func buildExpression(_ item: Columns.Item?) -> [Columns.Item] { item.map { [$0] } ?? [] }
  public static func buildBlock(_ items: [Columns.Item]...) -> [Columns.Item] { items.flatMap { $0 } }
  public static func buildOptional(_ items: [Columns.Item]?) -> [Columns.Item] { items ?? [] }
  public static func buildEither(first items: [Columns.Item]) -> [Columns.Item] { items }
  public static func buildEither(second items: [Columns.Item]) -> [Columns.Item] { items }
  public static func buildArray(_ items: [[Columns.Item]]) -> [Columns.Item] { items.flatMap { $0 } }
}
