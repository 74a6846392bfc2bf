import Testing

@testable import QuizCore

/// The quick looks at text, eight and sixteen bytes at a time, agree with the characters.
@Suite struct CSVTextTests {
  func isOrdinary(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { buffer in
      CSVBytes(buffer).map { $0.isOrdinary(from: 0, to: $0.count) } ?? true
    }
  }

  static let ordinary: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x3000...0x3020, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF, 0xFF01...0xFF5E,
  ]

  @Test func onlySomeCharactersAreOrdinary() {
    for value in (0...0x1_1000 as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = CSVTextTests.ordinary.contains { $0.contains(value) }
      if isOrdinary(String(scalar)) != expected || isOrdinary("0123456789食べ\(scalar)合わせ0123456789") != expected {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func thePlaceInTheTextDoesNotMatter() {
    for before in 0...40 {
      for text in ["x", "漢", "あ", "（"] {
        let head = String(repeating: text, count: before)
        #expect(isOrdinary(head + "終わり"))
        for odd in ["\u{200B}", "\u{7F}", "é", "\u{3099}", "😀", "\u{FF61}", "㐀"] {
          #expect(!isOrdinary(head + odd + "終わり"))
          #expect(!isOrdinary(head + odd))
          #expect(!isOrdinary(head + odd + "and so on, for as many bytes as are looked at at once"))
        }
      }
    }
  }
}
