import Testing

@testable import QuizCore

/// From the encodings of the world to UTF-8, or to a place where it stops being text.
struct BankEncodingTests {
  private static let text = "鍋の締めは?,2,うどん,雑炊,餅\r\n𠮷野家は何の店?,1,\"牛丼\n🍚\",すし\r\n"
  private static let expected = [
    Question(text: "鍋の締めは?", choices: ["うどん", "雑炊", "餅"], answer: 1),
    Question(text: "𠮷野家は何の店?", choices: ["牛丼\n🍚", "すし"], answer: 0),
  ]

  @Test func utf16WithAMarkIsRead() throws {
    let units = Array("\u{FEFF}\(BankEncodingTests.text)".utf16)
    for bytes in [
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ] {
      #expect(questions(try Bank(bytes: bytes, name: "a")) == BankEncodingTests.expected)
    }
  }

  @Test func cp932IsRead() throws {
    // 締め,1,①,ｱｲ,~\ : a kanji whose second byte is a backslash is 表 (95 5C).
    let bytes: [UInt8] =
      [0x92, 0xF7, 0x82, 0xDF, 0x95, 0x5C] + Array(",1,".utf8) + [0x87, 0x40, 0x2C, 0xB1, 0xB2] + Array(",~\n".utf8)
    #expect(
      questions(try Bank(bytes: bytes, name: "a")) == [
        Question(text: "締め表", choices: ["①", "ｱｲ", "~"], answer: 0)
      ])
  }

  @Test(
    arguments: [
      ("a stray byte in UTF-8", Array("q,1,a,b\r\nあいうえ,1,".utf8) + [0xFF], 24, 2, 8),
      ("a character cut off at the end", Array("q,1,あいうえ,か".utf8).dropLast(), 17, 1, 10),
      ("neither UTF-8 nor CP932", Array("q\rp,".utf8) + [0xA0, 0xFD], 4, 2, 3),
      ("a stray byte in CP932", [0x92, 0xF7, 0x0A, 0x82, 0xDF, 0x2C, 0x31, 0xA0, 0x41], 7, 2, 4),
      ("a surrogate in UTF-8", Array("あいうえ".utf8) + [0xED, 0xA0, 0x80], 12, 1, 5),
      ("an overlong slash", Array("\u{FEFF}".utf8) + [0xC0, 0xAF, 0xFF], 3, 1, 1),
      ("half a unit of UTF-16", [0xFF, 0xFE, 0x41, 0x00, 0x42], 4, 1, 2),
      ("a low surrogate alone", [0xFE, 0xFF, 0x00, 0x0A, 0xDC, 0x00], 4, 2, 1),
      ("a high surrogate alone", [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41], 2, 1, 1),
      ("a high surrogate at the end", [0xFF, 0xFE, 0x41, 0x00, 0x00, 0xD8], 4, 1, 2),
    ] as [(String, [UInt8], Int, Int, Int)])
  func bytesThatAreNoTextAreRefusedWithTheirPlace(_: String, bytes: [UInt8], byte: Int, line: Int, column: Int) {
    #expect(refusal(bytes) == BankError(.notText(byte: byte), in: "food.csv", at: .init(line: line, column: column)))
  }

  @Test func aMarkAloneIsAnEmptyBank() {
    for bytes: [UInt8] in [[], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF]] {
      #expect(refusal(bytes) == BankError(.empty, in: "food.csv"))
    }
  }

  /// Every lead byte with every second byte, and the ends of each range, against the standard library.
  @Test func utf8IsJudgedAsTheStandardLibraryDoes() {
    let tails: [[UInt8]] = [[], [0x80], [0xBF], [0x80, 0x80], [0xBF, 0xBF], [0x80, 0x7F], [0xC0], [0x41]]
    for lead in UInt8(0x80)...0xFF {
      for second in stride(from: UInt8(0x70), through: 0xF0, by: 0x10).flatMap({ [$0, $0 | 0xF] }) {
        for tail in tails {
          let bytes = [lead, second] + tail
          let isText = String(validating: bytes, as: UTF8.self) != nil
          if isText != (BankEncoding.firstNonUTF8(bytes) == nil) { Issue.record("\(bytes)") }
          let padded = Array("あいうe".utf8) + bytes + Array("漢字漢字漢字".utf8)
          let isPaddedText = String(validating: padded, as: UTF8.self) != nil
          if isPaddedText != (BankEncoding.firstNonUTF8(padded) == nil) { Issue.record("\(padded)") }
        }
      }
    }
  }

  @Test func everyCharacterPasses() {
    let scalars = (UInt32(1)...0x10FFFF).lazy.filter { $0 < 0x900 || $0 % 997 == 0 || $0 & 0xFFFF > 0xFFFC }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    #expect(BankEncoding.firstNonUTF8(Array(String(text).utf8)) == nil)
  }
}
