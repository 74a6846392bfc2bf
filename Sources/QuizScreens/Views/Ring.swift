/// Values that a key cycles through.
struct Ring<Value: Equatable> {
  let values: [Value]

  init(_ values: [Value]) { self.values = values }

  /// The value `step` places after another, negative for before; the first after an unknown one.
  func value(after value: Value, by step: Int = 1) -> Value {
    guard !values.isEmpty else { return value }
    let place = values.firstIndex(of: value).map { $0 + step } ?? 0
    return values[(place % values.count + values.count) % values.count]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case `step` places on, cyclically.
  func next(by step: Int = 1) -> Self { Ring(Array(Self.allCases)).value(after: self, by: step) }
}
