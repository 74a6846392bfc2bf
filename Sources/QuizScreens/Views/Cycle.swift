// Values that a key cycles through.
extension Array where Element: Equatable {
  /// The value `step` places after another, cyclically, negative for before; the first after an unknown one, and the
  /// same where there are none.
  func value(after value: Element, by step: Int = 1) -> Element {
    guard !isEmpty else { return value }
    let place = firstIndex(of: value).map { $0 + step } ?? 0
    return self[(place % count + count) % count]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case `step` places on, cyclically.
  func next(by step: Int = 1) -> Self { Array(Self.allCases).value(after: self, by: step) }
}
