/// Writes down how a number was computed, so that its slope by each number that it came from follows in one pass backwards
/// (reverse-mode automatic differentiation).
final class Tape {
  /// A step: which two numbers went in, and how much the result changes with each of them.
  private struct Step {
    let left: Int
    let right: Int
    let byLeft: Double
    let byRight: Double
  }

  private var steps: [Step] = []

  /// How many numbers are on it.
  var count: Int { steps.count }

  /// Forgets all but the first `count` numbers.
  func rewind(to count: Int) { steps.removeLast(steps.count - count) }

  /// A number that comes from nowhere.
  func variable(_ value: Double) -> Traced { Traced(value: value, place: add(-1, 0, -1, 0), tape: self) }

  /// Notes a step; returns its place.
  fileprivate func add(_ left: Int, _ byLeft: Double, _ right: Int, _ byRight: Double) -> Int {
    steps.append(Step(left: left, right: right, byLeft: byLeft, byRight: byRight))
    return steps.count - 1
  }

  /// Adds the slopes of the sum of some numbers, each times a factor, to those of the first `slopes.count` numbers.
  func addSlopes(of parts: [(number: Traced, factor: Double)], to slopes: inout [Double]) {
    var all = Array(repeating: 0.0, count: steps.count)
    for part in parts where part.number.place >= 0 { all[part.number.place] += part.factor }
    for place in stride(from: steps.count - 1, through: slopes.count, by: -1) where all[place] != 0 {
      let step = steps[place]
      if step.left >= 0 { all[step.left] += all[place] * step.byLeft }
      if step.right >= 0 { all[step.right] += all[place] * step.byRight }
    }
    for place in slopes.indices { slopes[place] += all[place] }
  }
}

/// A number on a ``Tape``, or a constant.
struct Traced: FSRSNumber {
  let value: Double
  /// Where on the tape; below 0 for a constant.
  fileprivate let place: Int
  private let tape: Tape?

  fileprivate init(value: Double, place: Int, tape: Tape) {
    self.value = value
    self.place = place
    self.tape = tape
  }

  init(_ value: Double) {
    self.value = value
    place = -1
    tape = nil
  }

  private init(_ value: Double, _ left: Traced, _ byLeft: Double, _ right: Traced, _ byRight: Double) {
    self.value = value
    tape = left.tape ?? right.tape
    place = tape?.add(left.place, byLeft, right.place, byRight) ?? -1
  }

  static func + (left: Traced, right: Traced) -> Traced { Traced(left.value + right.value, left, 1, right, 1) }

  static func - (left: Traced, right: Traced) -> Traced { Traced(left.value - right.value, left, 1, right, -1) }

  static func * (left: Traced, right: Traced) -> Traced {
    Traced(left.value * right.value, left, right.value, right, left.value)
  }

  static func / (left: Traced, right: Traced) -> Traced {
    let value = left.value / right.value
    return Traced(value, left, 1 / right.value, right, -value / right.value)
  }

  var exponential: Traced {
    let value = Mathematics.exp(value)
    return Traced(value, self, value, Traced(0), 0)
  }

  func power(_ exponent: Traced) -> Traced {
    let power = Mathematics.pow(value, exponent.value)
    return Traced(
      power, self, exponent.value * power / value, exponent, exponent.place < 0 ? 0 : power * Mathematics.log(value))
  }
}
