/// Executes independent pieces of work, possibly in parallel.
public protocol Workers {
  /// Does `work` for each number from 0 to below `count`, and calls `take` with the results, in order and on the calling
  /// thread, until it returns false. Only some results wait to be taken at any time.
  func inOrder<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result, take: (Result) -> Bool)
}
