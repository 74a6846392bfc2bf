extension Sequence<Bool> {
  /// The most elements in a row that are true.
  public var longestRun: Int {
    reduce(into: (longest: 0, run: 0)) { state, isTrue in
      state.run = isTrue ? state.run + 1 : 0
      state.longest = Swift.max(state.longest, state.run)
    }.longest
  }
}
