import FoundationEssentials

/// Cases of a test that are too many for each run: an ordinary run tries a sample of them, a long one all.
///
/// The sample is drawn by a seed that differs from run to run and is printed once. `TENQ_SWEEP_SEED=7` draws by the seed 7,
/// and `TENQ_SWEEP=whole` takes all cases.
public enum Sweep {
  private static let variables = ProcessInfo.processInfo.environment

  /// Whether all cases are tried.
  public static let isWhole = variables["TENQ_SWEEP"] == "whole"

  /// The seed that draws the samples of this run.
  public static let seed: UInt64 = {
    let seed = variables["TENQ_SWEEP_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
    if !isWhole { print("Sampled cases are drawn by TENQ_SWEEP_SEED=\(seed); TENQ_SWEEP=whole takes all.") }
    return seed
  }()

  /// The first case, the last, and one drawn from each run of `count` cases between them; all of them in a long run.
  public static func of<Cases: Collection>(_ cases: Cases, oneIn count: Int) -> [Cases.Element] {
    let all = Array(cases)
    return isWhole ? all : places(of: all.count, oneIn: count, seed: seed).map { all[$0] }
  }

  /// One case, drawn; all of them in a long run.
  public static func one<Cases: Collection>(of cases: Cases) -> [Cases.Element] {
    let all = Array(cases)
    return isWhole || all.isEmpty ? all : [all[Int(seed % UInt64(all.count))]]
  }

  /// The places of a sample, in order.
  static func places(of all: Int, oneIn count: Int, seed: UInt64) -> [Int] {
    guard all > 2, count > 1 else { return Array(0..<all) }
    var generator = SplitMix(state: seed)
    let drawn = stride(from: 1, to: all - 1, by: count).map { start in
      Int.random(in: start..<min(start + count, all - 1), using: &generator)
    }
    return [0] + drawn + [all - 1]
  }
}

/// A small generator of numbers; the same state gives the same numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
