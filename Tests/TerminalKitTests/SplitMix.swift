/// A small generator whose numbers a seed repeats.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Scalars of every kind, those of interest more often than others.
  mutating func string(upTo count: Int) -> String {
    let interesting = Array(
      "aあ、 \n\t\r\u{1B}\u{301}\u{200D}\u{202E}👩🇯\u{1100}\u{1161}क\u{94D}\u{93F}\u{E0001}".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...count, using: &self) {
      if Bool.random(using: &self), let scalar = interesting.randomElement(using: &self) {
        text.append(scalar)
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Text made of these characters.
  mutating func text(of characters: [Character], count: ClosedRange<Int>) -> String {
    String((0..<Int.random(in: count, using: &self)).compactMap { _ in characters.randomElement(using: &self) })
  }
}
