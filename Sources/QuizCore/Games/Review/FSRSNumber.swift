/// The arithmetic of the formulas of ``FSRS``: that of plain numbers, and of numbers that know where they came from, so
/// that the formulas are written once and can be differentiated.
protocol FSRSNumber {
  /// A constant.
  init(_ value: Double)
  /// The number alone.
  var value: Double { get }
  /// The sum.
  static func + (left: Self, right: Self) -> Self
  /// The difference.
  static func - (left: Self, right: Self) -> Self
  /// The product.
  static func * (left: Self, right: Self) -> Self
  /// The quotient.
  static func / (left: Self, right: Self) -> Self
  /// e to this power.
  var exponential: Self { get }
  /// This number, which is above 0, to a power.
  func power(_ exponent: Self) -> Self
}

extension FSRSNumber {
  /// The lesser of two.
  static func least(_ left: Self, _ right: Self) -> Self { left.value <= right.value ? left : right }
  /// The greater of two.
  static func greatest(_ left: Self, _ right: Self) -> Self { left.value >= right.value ? left : right }
}

extension Double: FSRSNumber {
  var value: Double { self }
  var exponential: Double { Mathematics.exp(self) }
  func power(_ exponent: Double) -> Double { Mathematics.pow(self, exponent) }
}
