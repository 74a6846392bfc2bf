import QuizCore
import Testing

@Suite struct UUIDTests {
  /// Gives the same bits each time.
  struct Fixed: RandomNumberGenerator {
    let bits: UInt64
    func next() -> UInt64 { bits }
  }

  @Test(arguments: [
    (0x017F_22E2_79B0, UInt64.max, "017f22e2-79b0-7fff-bfff-ffffffffffff"),
    (0x017F_22E2_79B0, UInt64.min, "017f22e2-79b0-7000-8000-000000000000"),
    (0, 0, "00000000-0000-7000-8000-000000000000"), (-1, 0, "00000000-0000-7000-8000-000000000000"),
    (Int.max, 0, "ffffffff-ffff-7000-8000-000000000000"),
  ])
  func timeThenVersionThenVariantThenChance(milliseconds: Int, bits: UInt64, text: String) {
    var generator = Fixed(bits: bits)
    #expect(UUIDv7(milliseconds: milliseconds, using: &generator).description == text)
  }

  @Test func laterOnesSortLaterAndNoneIsTheSame() {
    var chance = SeededGenerator(seed: 1)
    let ids = (0..<500).map { UUIDv7(milliseconds: 1_795_220_043_000 + $0, using: &chance).description }
    #expect(ids == ids.sorted())
    let atOnce = (0..<500).map { _ in UUIDv7(milliseconds: 1, using: &chance) }
    #expect(Set(atOnce).count == 500)
  }

  @Test(arguments: [
    ("017f22e2-79b0-7fff-bfff-ffffffffffff", true, 1_645_557_742_000),
    ("017F22E2-79B0-7FFF-BFFF-FFFFFFFFFFFF", true, nil),
    ("017f22e2-79b0-4fff-bfff-ffffffffffff", true, nil), ("017f22e2-79b0-7fff-cfff-ffffffffffff", true, nil),
    ("017f22e2-79b0-7fff-bfff-fffffffffff", false, nil), ("017f22e2-79b0-7fff-bfff-fffffffffffg", false, nil),
    ("017f22e2-79b0-7fff-bfff\u{10}ffffffffffff", false, nil), ("", false, nil),
  ])
  func anIdentifierIsReadWithItsTime(_ text: String, _ isValid: Bool, _ milliseconds: Int?) {
    #expect(UUIDText.isValid(text) == isValid)
    #expect(UUIDv7(text)?.milliseconds == milliseconds)
    #expect(UUIDv7(text).map { $0.description == text } ?? true)
  }
}
