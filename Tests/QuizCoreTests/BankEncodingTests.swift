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

  @Test func utf16WithoutAMarkIsRead() throws {
    let units = Array(BankEncodingTests.text.utf16)
    for bytes in [
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ] {
      #expect(questions(try Bank(bytes: bytes, name: "a")) == BankEncodingTests.expected)
    }
    // 一 and the ideographic space have their zero byte where ASCII has none.
    let one = "一番は？\t2\t一\t一　二\r\n二番は？\t1\t一\t二\r\n"
    let expected = questions(try Bank(bytes: Array(one.utf8), name: "a"))
    #expect(expected.count == 2)
    let little = one.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = one.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] { #expect(questions(try Bank(bytes: bytes, name: "a")) == expected) }
    // A few zero bytes make no UTF-16.
    for text in ["q,1,\0a,b\n", "q\0,1\0,a\0,b\0\n", "\0\0\0\0\0\0\0\0\n\0"] {
      #expect(UTF16Text.byteOrder(of: Array(text.utf8)) == nil)
    }
  }

  @Test func westernTextOfExcelIsRead() throws {
    let text: [UInt8] = Array(
      "Wo liegt K\u{F6}ln? \u{84}\u{93};2;Stra\u{DF}e;\u{80}5\r\n".unicodeScalars.map { UInt8($0.value) })
    #expect(
      questions(try Bank(bytes: text, name: "a")) == [
        Question(text: "Wo liegt Köln? „“", choices: ["Straße", "€5"], answer: 1)
      ])
  }

  @Test func everyWindowsCharacterIsConverted() {
    let bytes = (UInt8.min...UInt8.max).map { $0 }
    let text = String(decoding: Windows1252.utf8(bytes), as: UTF8.self)
    #expect(text.unicodeScalars.count == 256)
    #expect(text.unicodeScalars.filter { $0 == "\u{FFFD}" }.count == 5)
    #expect(text.contains("‚ƒ„…†‡ˆ‰Š‹Œ") && text.contains("•–—˜™š›œ") && text.hasSuffix("üýþÿ"))
  }

  /// Japanese of every kind of word, in encodings that must not be mistaken for each other.
  @Test(arguments: [
    "日本の首都は?,1,東京,大阪,京都,奈良\n", "すし,2,さけ,まぐろ\n", "カタカナ,1,アイウ,エオ\n", "鍋,1,餅,豆腐\n", "q,1,東京,大阪\n",
    "a question,2,café,春\n", "「走る」の意味は?,1,はしる,あるく\n", "①②,1,髙,﨑\n", "ア,1,イ,ウ\n", "ソ,1,表,能\n",
  ])
  func japaneseIsReadOrNamedAndNeverRubbish(text: String) throws {
    let expected = questions(try Bank(bytes: Array(text.utf8), name: "a"))
    if let cp932 = bytes(text, in: "CP932") {
      #expect(questions(try Bank(bytes: cp932, name: "a")) == expected, "CP932")
    }
    if let euc = bytes(text, in: "EUC-JP") {
      #expect(refusal(euc) == BankError(.anotherEncoding("EUC-JP"), in: "food.csv"))
    }
    if let mail = bytes(text, in: "ISO-2022-JP") {
      #expect(refusal(mail) == BankError(.anotherEncoding("ISO-2022-JP"), in: "food.csv"))
    }
  }

  @Test func halfWidthKatakanaIsStillCP932() throws {
    for text in ["ｱｲｳ,1,ｶｷ,ｸｹ\n", "ﾄｳｷｮｳ,1,ｵｵｻｶ･ｷｮｳﾄ,ﾅﾗ\n", "ﾃﾞﾝｼｬ､ﾊﾞｽ,2,ﾌﾈ,ﾋｺｳｷ\n"] {
      let expected = questions(try Bank(bytes: Array(text.utf8), name: "a"))
      let encoded = try #require(bytes(text, in: "CP932"))
      #expect(questions(try Bank(bytes: encoded, name: "a")) == expected)
    }
  }

  /// Text in an encoding of Japanese, by the program's own table; nil where it has no such character.
  private func bytes(_ text: String, in encoding: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var isKanji = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        if isKanji { bytes += [0x1B, 0x28, 0x42] }
        isKanji = false
        bytes.append(UInt8(scalar.value))
      } else if encoding == "CP932", (0xFF61...0xFF9F).contains(scalar.value) {
        bytes.append(UInt8(scalar.value - 0xFF61 + 0xA1))
      } else {
        guard let (row, cell) = BankEncodingTests.cells[scalar], encoding == "CP932" || row < 94 else { return nil }
        switch encoding {
        case "CP932":
          let lead = row / 2 + (row < 62 ? 0x81 : 0xC1)
          let trail = row % 2 == 0 ? cell + (cell < 63 ? 0x40 : 0x41) : cell + 0x9F
          bytes += [UInt8(lead), UInt8(trail)]
        case "EUC-JP": bytes += [UInt8(row + 0xA1), UInt8(cell + 0xA1)]
        case _:
          if !isKanji { bytes += [0x1B, 0x24, 0x42] }
          isKanji = true
          bytes += [UInt8(row + 0x21), UInt8(cell + 0x21)]
        }
      }
    }
    return bytes
  }

  /// The first place of each character in the table of two bytes.
  private static let cells: [Unicode.Scalar: (row: Int, cell: Int)] = {
    var cells: [Unicode.Scalar: (row: Int, cell: Int)] = [:]
    for section in CP932.sections {
      var cell = (section.firstRow - 1) * 94
      for scalar in section.characters.unicodeScalars where scalar != "\n" {
        if scalar != ".", cells[scalar] == nil { cells[scalar] = (cell / 94, cell % 94) }
        cell += 1
      }
    }
    return cells
  }()

  @Test(
    arguments: [
      ("neither UTF-8 nor CP932", Array("q\rp,".utf8) + [0xA0, 0xFD], 4, 2, 3),
      ("a stray byte in CP932", [0x92, 0xF7, 0x0A, 0x82, 0xDF, 0x2C, 0x31, 0xA0, 0x41], 7, 2, 4),
      ("an overlong slash", Array("\u{FEFF}".utf8) + [0xC0, 0xAF, 0xFF], 3, 1, 1),
      ("half a unit of UTF-16", [0xFF, 0xFE, 0x41, 0x00, 0x42], 4, 1, 2),
      ("a low surrogate alone", [0xFE, 0xFF, 0x00, 0x0A, 0xDC, 0x00], 4, 2, 1),
      ("a high surrogate alone", [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41], 2, 1, 1),
      ("a high surrogate at the end", [0xFF, 0xFE, 0x41, 0x00, 0x00, 0xD8], 4, 1, 2),
    ] as [(String, [UInt8], Int, Int, Int)])
  func bytesThatAreNoTextAreRefusedWithTheirPlace(_: String, bytes: [UInt8], byte: Int, line: Int, column: Int) {
    #expect(refusal(bytes) == BankError(.notText(byte: byte), in: "food.csv", at: .init(line: line, column: column)))
  }

  /// One row of another encoding does not make nonsense of the others.
  @Test(
    arguments: [
      ("a stray byte", Array("q,1,a,b\r\nあいうえ,1,".utf8) + [0xFF], 1, 2, 8),
      ("a character cut off at the end", Array("q,1,あいうえ,か".utf8).dropLast(), 0, 1, 10),
      ("a surrogate", Array("あいうえ".utf8) + [0xED, 0xA0, 0x80], 0, 1, 5),
      ("a byte of Windows-1252", Array("caf".utf8) + [0xE9] + Array("?,1,a,b\nMüller?,1,er,sie\n".utf8), 1, 1, 4),
      ("as many of both", Array("Müller?,1,er,sie\ncaf".utf8) + [0xE9] + Array(",1,a,b\n".utf8), 1, 2, 4),
    ] as [(String, [UInt8], Int, Int, Int)])
  func aRowThatIsNotUTF8IsNamedWhereTheRestIs(_: String, bytes: [UInt8], usable: Int, line: Int, column: Int) throws {
    let bank = try Bank(bytes: bytes, name: "food.csv")
    #expect(bank.usableCount == usable)
    var problems: [BankDiagnostic] = []
    _ = bank.check { problems.append($0) }
    #expect(problems.filter { $0.severity == .error } == [BankDiagnostic(line: line, column: column, kind: .notUTF8)])
  }

  @Test func westernTextWithoutUTF8IsStillWestern() throws {
    let bytes = Array("caf".utf8) + [0xE9] + Array("?,1,M".utf8) + [0xFC] + Array("ller,b\n".utf8)
    #expect(
      questions(try Bank(bytes: bytes, name: "a")) == [Question(text: "café?", choices: ["Müller", "b"], answer: 0)])
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
