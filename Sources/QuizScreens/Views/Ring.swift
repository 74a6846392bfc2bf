/// Values that a key goes through one after the other, with the first behind the last.
struct Ring<Value: Equatable> {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// The value `step` behind another, negative for before it; the first behind one that is not among them.
  func value(after value: Value, by step: Int = 1) -> Value {
    guard !values.isEmpty else { return value }
    let place = values.firstIndex(of: value).map { $0 + step } ?? 0
    return values[(place % values.count + values.count) % values.count]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case `step` behind this one, with the first behind the last.
  func next(by step: Int = 1) -> Self { Ring(Array(Self.allCases)).value(after: self, by: step) }
}
