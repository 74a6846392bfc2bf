/// Blocks one below the other.
///
/// Rows are given out by rank: to a block, to a better form of one, or to the gap above one. Spare rows go to spaces;
/// without any, the form is as high as its blocks.
public struct Rows: Block {
  /// A block with its forms by rank, or a space.
  public struct Item: Sendable {
    fileprivate struct Candidate: Sendable {
      let rank: Int
      let block: any Block
    }

    fileprivate var first: Candidate?
    fileprivate var better: [Candidate] = []
    fileprivate var gap = (rows: 0, rank: Int?.none)
    fileprivate var space: (weight: Int, most: Int) = (0, 0)

    fileprivate init() {}

    /// Replaces the item's form at `rank`, if the new one fits.
    public func then(_ rank: Int, _ block: (any Block)?) -> Item {
      guard let block else { return self }
      var item = self
      item.better.append(Candidate(rank: rank, block: block))
      return item
    }

    /// Adds blank rows above, unless it is the first; without a rank the item needs them.
    public func below(_ rows: Int, rank: Int? = nil) -> Item {
      var item = self
      item.gap = (rows, rank)
      return item
    }
  }

  let items: [Item]
  private var isWhole = false

  /// The items from the top.
  public init(_ items: [Item]) { self.items = items }

  /// The items from the top.
  public init(@RowsBuilder _ items: () -> [Item]) { self.items = items() }

  /// The same items, with no form unless all of them fit.
  public var whole: Rows {
    var rows = self
    rows.isWhole = true
    return rows
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    var left = room.height
    var forms = [Form?](repeating: nil, count: items.count)
    var gaps = [Int](repeating: 0, count: items.count)
    // Every form, or gap if nil, of an item, in the order of ranks.
    var candidates: [(rank: Int, item: Int, block: (any Block)?)] = []
    candidates.reserveCapacity(2 * items.count)
    for (index, item) in items.enumerated() {
      if let first = item.first { candidates.append((first.rank, index, first.block)) }
      for form in item.better { candidates.append((form.rank, index, form.block)) }
      if let rank = item.gap.rank { candidates.append((rank, index, nil)) }
    }
    if candidates.contains(where: { $0.rank != candidates[0].rank }) {
      candidates.sort { ($0.rank, $0.item) < ($1.rank, $1.item) }
    }
    for (_, index, block) in candidates {
      let gap = items[index].gap
      guard let block else {
        if forms[index] != nil, gap.rows <= left { (gaps[index], left) = (gap.rows, left - gap.rows) }
        continue
      }
      let own = forms[index]?.size.height ?? 0
      let needed = forms[index] == nil && gap.rank == nil && index > 0 ? gap.rows : 0
      let room = Size(width: room.width, height: own + left - needed)
      guard let better = block.form(in: room) else { continue }
      left -= better.size.height - own + needed
      (forms[index], gaps[index]) = (better, gaps[index] + needed)
    }
    let lacking = zip(items, forms).count { $0.first != nil && $1 == nil }
    guard isWhole ? lacking == 0 : forms.contains(where: { $0 != nil }) else { return nil }
    return placed(forms, gaps, left: left)
  }

  /// Stacks the forms, with `left` spare rows for spaces.
  private func placed(_ forms: [Form?], _ gaps: [Int], left: Int) -> Form {
    var left = left
    var weight = items.reduce(0) { $0 + $1.space.weight }
    var parts: [Form.Part] = []
    parts.reserveCapacity(items.count)
    var y = 0
    for (index, item) in items.enumerated() {
      if item.space.weight > 0 {
        let rows = min(item.space.most, left * item.space.weight / weight)
        (y, left, weight) = (y + rows, left - rows, weight - item.space.weight)
      }
      guard let form = forms[index] else { continue }
      if !parts.isEmpty || item.gap.rank != nil { y += gaps[index] }
      parts.append(Form.Part(origin: Point(x: 0, y: y), form: form))
      y += form.size.height
    }
    let width = parts.reduce(0) { max($0, $1.form.size.width) }
    return Form(Size(width: width, height: y), parts: parts)
  }
}

extension Rows.Item {
  init(_ block: any Block, rank: Int) { first = Candidate(rank: rank, block: block) }

  /// A share of the spare rows by `weight`, at most `most`.
  public static func space(_ weight: Int = 1, most: Int = .max) -> Rows.Item {
    var item = Rows.Item()
    item.space = (weight, most)
    return item
  }
}

extension Block {
  /// The block as an item that is fitted at `rank`; 0 comes first.
  public func rank(_ rank: Int) -> Rows.Item { Rows.Item(self, rank: rank) }

  /// The block as an item of rank 0, `rows` blank rows below the previous one.
  public func below(_ rows: Int) -> Rows.Item { rank(0).below(rows) }
}

/// Lets the items of ``Rows`` be written below each other.
@resultBuilder public enum RowsBuilder {
  /// A block or an item as one of the items.
  public static func buildExpression(_ block: any Block) -> Rows.Item { block.rank(0) }
  /// A block or an item as one of the items.
  public static func buildExpression(_ block: (any Block)?) -> [Rows.Item] { block.map { [$0.rank(0)] } ?? [] }
  /// A block or an item as one of the items.
  public static func buildExpression(_ item: Rows.Item) -> Rows.Item { item }
  /// A block or an item as one of the items.
  public static func buildExpression(_ items: [Rows.Item]) -> [Rows.Item] { items }
  /// A block or an item as one of the items.
  public static func buildExpression(_ item: Rows.Item?) -> [Rows.Item] { item.map { [$0] } ?? [] }
  /// No items.
  public static func buildBlock() -> [Rows.Item] { [] }
  /// The first item.
  public static func buildPartialBlock(first: Rows.Item) -> [Rows.Item] { [first] }
  /// The first items.
  public static func buildPartialBlock(first: [Rows.Item]) -> [Rows.Item] { first }
  /// One more item.
  public static func buildPartialBlock(accumulated: consuming [Rows.Item], next: Rows.Item) -> [Rows.Item] {
    accumulated.append(next)
    return accumulated
  }
  /// More items.
  public static func buildPartialBlock(accumulated: consuming [Rows.Item], next: [Rows.Item]) -> [Rows.Item] {
    accumulated.append(contentsOf: next)
    return accumulated
  }
  /// The items of an `if`.
  public static func buildOptional(_ items: [Rows.Item]?) -> [Rows.Item] { items ?? [] }
  /// The items of one side of an `if`.
  public static func buildEither(first items: [Rows.Item]) -> [Rows.Item] { items }
  /// The items of one side of an `if`.
  public static func buildEither(second items: [Rows.Item]) -> [Rows.Item] { items }
  /// The items of a loop.
  public static func buildArray(_ items: [[Rows.Item]]) -> [Rows.Item] { items.flatMap { $0 } }
}
