import QuizCore
import Sweeps
import Testing

@testable import BankFormats

/// What is written as an archive: packages of QTI and H5P, and workbooks.
@Suite struct PackageTests {
  private static func question(
    _ text: String, _ choices: [String] = ["a", "b"], explanation: String? = nil, level: Int? = nil
  ) throws -> Question {
    try #require(Question(text: text, choices: choices, answer: 1, explanation: explanation, level: level))
  }

  private func entries(_ bytes: [UInt8]) throws -> ZipArchive { try ZipArchive(bytes) { _ in true } }

  private func text(_ name: String, in archive: ZipArchive) throws -> String {
    String(decoding: try archive.entry(name), as: UTF8.self)
  }

  @Test func anArchiveIsReadAgainAndAlwaysTheSame() throws {
    #expect(ZipWriter.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    func archive() -> [UInt8] {
      var zip = ZipWriter()
      zip.add("a.txt", "one")
      zip.add("空/b.txt", "")
      return zip.archive
    }
    let read = try entries(archive())
    #expect(read.names == ["a.txt", "空/b.txt"])
    #expect(try text("a.txt", in: read) == "one" && text("空/b.txt", in: read) == "")
    #expect(archive() == archive())
  }

  @Test(
    arguments: [
      (nil, false), ("out.xml", false), ("OUT.XML", false), ("out.zip", true), ("out", true), ("x.xml.zip", true),
    ] as [(String?, Bool)])
  func theNameDecidesWhetherQTIIsAPackage(file: String?, isPackage: Bool) throws {
    let export = try #require(BankExport(Array(RoundTripTests.sets.prefix(2)), as: .qti, to: file))
    if case .package = export.content { #expect(isPackage) } else { #expect(!isPackage) }
  }

  @Test func aPackageOfQTIComesBackWithItsSets() throws {
    let sets = Sweep.of(RoundTripTests.sets, oneIn: 16)
    let export = try #require(BankExport(sets, as: .qti, to: "out/my quiz.zip"))
    var plan = ImportPlan(name: nil)
    plan.add(try imported(export.bytes))
    #expect(plan.sets.map(\.name.text) == sets.map { "\($0.genre ?? "")/\($0.title)" })
    let trip = RoundTripTests()
    let wanted = sets.flatMap(\.questions).compactMap { trip.kept($0, by: .qti) }
    #expect(plan.sets.flatMap(\.questions).map { trip.told($0, by: .qti) } == wanted.map { trip.told($0, by: .qti) })
    #expect(BankExport(sets, as: .qti, to: "out/my quiz.zip")?.bytes == export.bytes)
    let archive = try entries(export.bytes)
    #expect(archive.names.prefix(3) == ["imsmanifest.xml", "my quiz/my quiz.xml", "my quiz/my quiz-2.xml"])
    let manifest = try text("imsmanifest.xml", in: archive)
    #expect(manifest.contains(#"type="imsqti_xmlv1p2" href="my%20quiz/my%20quiz.xml">"#))
  }

  @Test func questionsAreNamedByTheirTexts() throws {
    let long = String(repeating: "あ", count: 100)
    let set = ExportedSet(
      genre: nil, title: "T", questions: [try PackageTests.question("a < b\nor not?"), try PackageTests.question(long)])
    let names = ["a &lt; b or not?", String(repeating: "あ", count: 79) + "…"]
    let moodle = String(decoding: try #require(BankExport([set], as: .moodle)).bytes, as: UTF8.self)
    let qti = String(decoding: try #require(BankExport([set], as: .qti)).bytes, as: UTF8.self)
    for name in names {
      #expect(moodle.contains("<name><text>\(name)</text></name>"))
      #expect(qti.contains("title=\"\(name)\">"))
    }
  }

  @Test func kahootsSpreadsheetIsLaidOutAsItsTemplate() throws {
    let set = ExportedSet(
      genre: "G", title: "T",
      questions: [
        try PackageTests.question("=1+1 is\nwhat?", ["1", "2", "3"], explanation: "e", level: 1),
        try PackageTests.question("five", ["1", "2", "3", "4", "5"]),
        try PackageTests.question(String(repeating: "x", count: 121)),
        try PackageTests.question("long", ["a", String(repeating: "y", count: 76)]),
        try PackageTests.question(String(repeating: "x", count: 120), ["a", String(repeating: "y", count: 75)]),
      ])
    let export = try #require(BankExport([set], as: .kahoot))
    #expect(export.count == 2)
    #expect(export.losses == [.manyChoices: 1, .longText: 2, .explanation: 1, .level: 1, .lines: 1])
    let rows = try Workbook.sheets(try entries(export.bytes))[0].rows
    #expect(rows.map(\.number) == [2, 8, 9, 10])
    #expect(rows[2].cells == ["1", "=1+1 is what?", "1", "2", "3", "", "10", "2"])
    #expect(try imported(export.bytes).format == .kahoot)
  }

  @Test func anH5PQuestionSetHasItsQuestions() throws {
    let set = ExportedSet(
      genre: "G", title: "T \"1\"",
      questions: [
        try PackageTests.question("a < b\nor?", ["x & y", "z"], explanation: "why", level: 2),
        try PackageTests.question("same"), try PackageTests.question("same", ["c", "b"]),
      ])
    let export = try #require(BankExport([set], as: .h5p, to: "quiz.h5p"))
    #expect(export.losses == [.level: 1])
    let archive = try entries(export.bytes)
    #expect(archive.names == ["h5p.json", "content/content.json"])
    let head = try text("h5p.json", in: archive)
    #expect(head.contains(#""title":"T \"1\"","#) && head.contains(#""mainLibrary":"H5P.QuestionSet""#))
    let content = try text("content/content.json", in: archive)
    #expect(content.contains(#""question":"<p>a &lt; b<br>or?</p>""#))
    #expect(content.contains(#"{"text":"<div>x &amp; y</div>","correct":false,"#))
    #expect(
      content.contains(#"{"text":"<div>z</div>","correct":true,"tipsAndFeedback":{"tip":"","chosenFeedback":"why""#))
    let identifiers = content.split(separator: "\"subContentId\":\"").dropFirst().map { $0.prefix(36) }
    #expect(Set(identifiers).count == 3)
    #expect(identifiers.allSatisfy { $0.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12] })
    #expect(
      try imported(export.bytes).questions.map(\.summary) == [
        "a < b\nor? [x & y|*z] (why)", "same [a|*b]", "same [c|*b]",
      ])
  }
}
