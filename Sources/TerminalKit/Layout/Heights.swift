/// A block in the least of several heights that gives it a form, or in the greatest.
public struct Heights: Block {
  let heights: ClosedRange<Int>
  let rows: Int
  let prefersHigh: Bool
  let block: @Sendable (_ height: Int) -> any Block

  /// The block takes `rows` times the height.
  public init(
    _ heights: ClosedRange<Int>, rows: Int, prefersHigh: Bool = false,
    block: @escaping @Sendable (_ height: Int) -> any Block
  ) {
    (self.heights, self.rows, self.prefersHigh, self.block) = (heights, rows, prefersHigh, block)
  }

  /// The block in the best form for `room`.
  public func form(in room: Size) -> Form? {
    let most = min(heights.upperBound, room.height / rows)
    guard most >= heights.lowerBound else { return nil }
    let count = most - heights.lowerBound
    for step in 0...count {
      if let form = block(prefersHigh ? most - step : heights.lowerBound + step).form(in: room) { return form }
    }
    return nil
  }
}
