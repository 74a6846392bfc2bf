import Testing

@testable import QuizCore

/// Files that are no tables of questions are named for what they are.
struct FileKindTests {
  /// The beginning of a file, and what it is.
  private static let samples: [(kind: FileKind, bytes: [UInt8])] = [
    (.excelWorkbook, zip("[Content_Types].xml", "_rels/.rels", "xl/workbook.xml")),
    (.excelWorkbook, zip("xl/worksheets/sheet1.xml")), (.word, zip("word/document.xml")),
    (.powerPoint, zip("ppt/presentation.xml")), (.ankiPackage, zip("collection.anki21")),
    (.packedQTI, zip("imsmanifest.xml", "q1.xml")), (.numbers, zip("Index/Document.iwa")), (.zip, zip("a.csv")),
    (.openDocumentSheet, zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet")),
    (.openDocument, zip("mimetypeapplication/vnd.oasis.opendocument.text")),
    (.oldExcelWorkbook, ole("Workbook")), (.oldExcelWorkbook, ole("Book")), (.oldOffice, ole("WordDocument")),
    (.pdf, text("%PDF-1.7\n%âãÏÓ\n")), (.rtf, text("{\\rtf1\\ansi q,1,a,b}")),
    (.image, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]),
    (.image, [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10]),
    (.image, text("GIF89a\u{1}\0\u{1}\0")), (.image, text("RIFF\u{1}\0\0\0WEBPVP8 ")),
    (.image, text("\0\0\0\u{18}ftypheic")),
    (.image, [0x49, 0x49, 0x2A, 0, 8, 0]), (.image, [0x4D, 0x4D, 0, 0x2A, 0, 0]), (.gzip, [0x1F, 0x8B, 0x08, 0, 0]),
    (.archive, text("BZh91AY&SY\u{1}")), (.archive, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0]),
    (.archive, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4]), (.archive, text("Rar!\u{1A}\u{7}\0")),
    (.archive, [0x28, 0xB5, 0x2F, 0xFD, 0x04]),
    (.archive, text("a.csv" + String(repeating: "\0", count: 252) + "ustar")),
    (.database, text("SQLite format 3\0")), (.program, [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
    (.moodle, text("<?xml version=\"1.0\"?>\n<quiz>\n<question type=\"multichoice\">\n</question></quiz>\n")),
    (.moodle, text("\u{FEFF}<quiz><question type=\"truefalse\"/></quiz>")),
    (.qti, text("<?xml version=\"1.0\"?>\n<questestinterop><assessment/></questestinterop>")),
    (.qti, text("<assessmentItem xmlns=\"http://www.imsglobal.org/xsd/imsqti_v2p1\" identifier=\"q\"/>")),
    (.excelXML, text("<?xml version=\"1.0\"?>\n<?mso-application progid=\"Excel.Sheet\"?>\n<Workbook/>")),
    (.html, text("<!DOCTYPE html>\n<html><body>q,x</body></html>")), (.html, text("  <HTML>\n")),
    (.html, text("<table>\n<tr><td>q</td></tr>")), (.xml, text("<?xml version=\"1.0\"?>\n<a/>")),
    (.json, text("{\"questions\": [{\"q\": \"a\", \"b\": 1}]}")),
    (.json, text("[\n  {\n    \"question\": \"a\"\n  }\n]\n")),
    (.json, text("[\"a\", 1]")), (.json, text("{ }")),
    (.gift, text("// comment\n::Q1:: 2 + 2 = {=4 ~3 ~5}\n")), (.gift, text("Is it so? {TRUE}\n")),
    (.gift, text("Q? {\n  =right, of course\n  ~wrong\n}\n")), (.gift, text("How much? {#5:1}\n")),
    (.aiken, text("What is it?\nA. This\nB. That\nANSWER: B\n")),
    (.aiken, text("What is it?\nA) This\nB) That\nAnswer: B\n")),
    (.cards, text("front\tback\napple\tりんご\n")), (.cards, text("#separator:tab\n#html:true\na\tb\tc\n")),
    (.markdown, text("# Q?\n- [ ] a\n- [x] b\n")), (.markdown, text("<quiz>\nQ?\n- [x] a\n- [ ] b\n</quiz>\n")),
  ]

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func ole(_ stream: String) -> [UInt8] {
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 600)
      + stream.utf8.flatMap { [$0, 0] }
  }
  private static func zip(_ names: String...) -> [UInt8] {
    names.flatMap { [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 1, count: 26) + Array($0.utf8) + [0xFF, 0, 7] }
  }

  @Test func everyKindIsNamed() {
    for (kind, bytes) in FileKindTests.samples {
      #expect(refusal(bytes) == BankError(.anotherKind(kind), in: "food.csv"), "\(kind): \(bytes.prefix(60))")
    }
    #expect(Set(FileKindTests.samples.map(\.kind)) == Set(FileKind.allCases))
  }

  @Test func theSentenceSaysWhatToDo() {
    func sentence(_ kind: FileKind) -> Phrase { BankError(.anotherKind(kind), in: "f").located() }
    #expect(
      sentence(.excelWorkbook).en == "f: this is an Excel workbook; save it as CSV, or use `tenq bank import FILE`")
    #expect(sentence(.excelWorkbook).ja == "f: Excel のブックです。CSV で保存するか、`tenq bank import FILE` で取り込んでください")
    #expect(sentence(.moodle).en == "f: this is a Moodle XML file; use `tenq bank import FILE`")
    #expect(sentence(.pdf).en == "f: this is a PDF file; write the questions into a spreadsheet and save that as CSV")
    #expect(BankError(.anotherKind(.pdf), in: "f").exitStatus == .data)
  }

  @Test func questionsThatLookLikeAnotherKindStayQuestions() throws {
    for row in [
      "{\"a\"},1,a,b", "[\"x\"],1,a,b", "<quiz> <question,1,a,b", "Which is right? {=4},1,a,b", "- [x],1,a,b",
      "<html>,1,a,b",
      "%d PDF,1,a,b", "BZh is,1,a,b", "GIF89a is,1,a,b", "PK is,1,a,b", "Rar! is,1,a,b", "MM is,1,a,b",
      "ANSWER: A. x,1,a,b",
    ] {
      #expect(try asked("\(row)\n").count == 1, "\(row)")
    }
  }

  @Test func manyBracesAreLookedAtOnce() throws {
    let braces = String(repeating: "{", count: 60_000)
    #expect(try bank("\(braces)}\n").usableCount == 0)
    #expect(refusal(Array("\(braces)=a}\n".utf8)) == BankError(.anotherKind(.gift), in: "food.csv"))
  }

  @Test func textThatIsNothingKnownIsARowThatCannotBeUsed() throws {
    for text in ["Once upon a time\n", "{ once\n", "[ upon\n", "- a\n- time\n", "a\tb\n"] {
      #expect(try bank(text).usableCount == 0)
    }
  }
}
