import QuizCore
import Testing

@testable import BankFormats

/// Files that are refused whole, each with one sentence as the reason.
@Suite struct BadSampleTests {
  @Test(arguments: [
    ("empty.json", "empty.json: the file is empty"),
    ("blank.txt", "blank.txt: the file is empty"),
    ("truncated.json", "truncated.json:2: the JSON is damaged here; export the file again"),
    ("deep.json", "deep.json:1: it is nested more than 64 deep, which no question bank is"),
    (
      "list.json",
      #"list.json:1: this JSON has no list of questions, such as {"title": …, "questions": […]}"#
    ),
    (
      "entities.xml",
      "entities.xml:3: the XML declares entities of its own, which are not read; remove its <!ENTITY> lines"
    ),
    (
      "external.xml",
      "external.xml:2: the XML declares entities of its own, which are not read; remove its <!ENTITY> lines"
    ),
    ("truncated.xml", "truncated.xml:21: the XML is damaged (unclosed token); export the file again"),
    ("encoding.xml", "encoding.xml:1: the XML is in an encoding that is not read; save it as UTF-8"),
    ("deep.xml", "deep.xml:1: it is nested more than 64 deep, which no question bank is"),
    ("other.xml", "other.xml:1: this is XML of another kind (<rss>); Moodle XML and QTI can be imported"),
    ("page.html", "page.html: this is a web page: name a file of questions"),
    ("old.xls", "old.xls: this is an old Excel workbook (XLS): save it as XLSX or CSV"),
    ("paper.pdf", "paper.pdf: this is a PDF: name a file of questions"),
    (
      "prose.txt",
      "prose.txt: this is in no format that can be imported; `--format` names the one it is meant to be"
    ),
    ("not-text.gift", "not-text.gift:3:1: this is no text from byte 23 on; save the file as UTF-8"),
    ("incomplete.csv", "incomplete.csv:1:1: the heading lacks `answer`; add the column, or remove the heading"),
    (
      "bomb.zip",
      "bomb.zip(q.xml): the archive unpacks to more than 64 MiB, or to 200 times its size, and is not read"
    ),
    (
      "bomb.xlsx",
      "bomb.xlsx(xl/sharedStrings.xml): the archive unpacks to more than 64 MiB, or to 200 times its size, and is not read"
    ),
    // One string of 100 KB that 700 cells show.
    ("shared.xlsx", "shared.xlsx: the archive unpacks to more than 64 MiB, or to 200 times its size, and is not read"),
    ("lying-bomb.zip", "lying-bomb.zip(q.xml): the archive is damaged; export or download it again"),
    ("traversal.zip", #"traversal.zip: the archive names a file outside of itself ("../q.xml") and is not read"#),
    ("absolute.zip", #"absolute.zip: the archive names a file outside of itself ("/etc/q.xml") and is not read"#),
    (
      "no-manifest.zip",
      "no-manifest.zip: this is a zip archive of q.xml: unpack it and import the files of questions in it"
    ),
    ("lacks.zip", "lacks.zip: the archive lacks q.xml; export or download it again"),
    ("deck.apkg", "deck.apkg(collection.anki2): the database in this package is damaged; export it again"),
    ("letter.odt", "letter.odt: this is an OpenDocument file: save it as XLSX or CSV"),
    ("truncated.zip", "truncated.zip: the archive is damaged; export or download it again"),
    ("checksum.zip", "checksum.zip(quiz/quiz.xml): the archive is damaged; export or download it again"),
    ("password.zip", "password.zip(imsmanifest.xml): the archive has a password; unpack it first"),
  ])
  func oneSentenceSaysWhy(name: String, sentence: String) throws {
    let error = try #require(throws: ImportError.self) { _ = try Sample(name: "bad/\(name)").read() }
    #expect(error.located(in: name).en == sentence)
    #expect(error.located(in: name).ja.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) })
    #expect(error.exitStatus == .data)
  }

  @Test(arguments: [
    (1, "there are not so many questions", "ask for fewer questions, or another category"),
    (2, "an argument of the request is wrong", "check its address and fetch it again"),
    (3, "there is no such session token", "ask for a new token"),
    (4, "the session token has had all questions", "reset the token"),
    (5, "too many requests", "wait five seconds and fetch it again"),
  ])
  func aRefusalOfTheOpenTriviaDatabaseIsExplained(code: Int, meaning: String, advice: String) throws {
    let error = try #require(throws: ImportError.self) {
      _ = try imported("{\"response_code\":\(code),\"results\":[]}")
    }
    #expect(
      error.located(in: "q.json").en
        == "q.json: this is a refusal of the Open Trivia Database, code \(code) (\(meaning)): \(advice)")
  }

  @Test func anUnknownArchiveSaysWhatIsInIt() throws {
    func sentence(_ names: [String]) throws -> String {
      var zip = ZipWriter()
      for name in names { zip.add(name, "x") }
      return try #require(throws: ImportError.self) { _ = try imported(zip.archive) }.located(in: "z").en
    }
    let advice = "unpack it and import the files of questions in it"
    #expect(try sentence(["a.jpg"]) == "z: this is a zip archive of a.jpg: \(advice)")
    #expect(
      try sentence(["p/", "p/a.jpg", "b", "c", "d", "__MACOSX/x"])
        == "z: this is a zip archive of p/a.jpg, b, c and 1 more: \(advice)")
    #expect(try sentence(["p/"]) == "z: this is an empty zip archive: \(advice)")
    #expect(
      try sentence(["h5p.json", "content/content.json"])
        == "z(h5p.json):1: the JSON is damaged here; export the file again")
  }

  @Test func aNewerVersionOfQTIIsNamed() throws {
    let item = "<?xml version=\"1.0\"?><qti-assessment-item identifier=\"a\"/>"
    let alone = try #require(throws: ImportError.self) { _ = try imported(item) }
    #expect(alone.located(in: "q").en == "q:1: this is QTI 3: export version 2.1 or 1.2, which can be imported")
    var zip = ZipWriter()
    zip.add("imsmanifest.xml", "<manifest><resources><resource href=\"q.xml\"/></resources></manifest>")
    zip.add("q.xml", item)
    let packed = try #require(throws: ImportError.self) { _ = try imported(zip.archive) }
    #expect(packed.located(in: "q").en == "q(q.xml): this is QTI 3: export version 2.1 or 1.2, which can be imported")
  }

  @Test func aFileThatIsNotThereHasItsOwnStatus() throws {
    let error = try #require(throws: BankError.self) { _ = try InputFile(path: "/nowhere.gift", limit: 10) }
    #expect(ImportError(error).exitStatus == .noInput)
  }

  @Test func aFileIsNotReadBeyondTheLimit() {
    #expect(throws: BankError.self) { _ = try InputFile(path: "\(Sample.folder)/good/moodle.xml", limit: 10) }
    #expect(throws: BankError.self) { _ = try InputFile(path: Sample.folder, limit: 10) }
    #expect(throws: BankError.self) { _ = try InputFile(path: "/dev/zero", limit: 10) }
  }

  @Test(arguments: [
    ("good/moodle.gift", BankFormat.moodle), ("good/moodle.xml", .qti), ("good/qti12.xml", .moodle),
    ("good/moodle.gift", .kahoot), ("good/kahoot.xlsx", .qti), ("good/qti12.zip", .json),
  ])
  func aFileIsNotForcedIntoAFormatThatItIsNotIn(name: String, format: BankFormat) throws {
    #expect(throws: ImportError.self) { _ = try Sample(name: name).read(as: format) }
  }

  @Test(arguments: [
    ("a/b.xml", true), ("../a", false), ("a/../../b", false), ("/a", false), ("\\a", false), ("C:/a", false),
    ("a\\..\\b", false), ("..a/b", true), ("", false),
  ])
  func aNameInAnArchiveStaysInIt(name: String, isInside: Bool) {
    #expect(ZipArchive.isInside(name) == isInside)
  }

  @Test(arguments: [
    "<quiz><question type=\"category\"><category><text>$course$/A</text></category></question></quiz>",
    "<questestinterop><assessment title=\"T\"><section ident=\"root_section\"><selection_ordering><selection>"
      + "<sourcebank_ref>b1</sourcebank_ref></selection></selection_ordering></section></assessment></questestinterop>",
    "{\"title\": \"T\", \"questions\": []}",
  ])
  func aQuizWithoutQuestionsSaysSo(text: String) {
    let error = #expect(throws: ImportError.self) { _ = try imported(text) }
    #expect(error?.reason == .noQuestions)
    let package = Archive([(name: "h5p.json", text: "{}"), (name: "content/content.json", text: "{\"slides\":[]}")])
    #expect((#expect(throws: ImportError.self) { _ = try imported(package.bytes) })?.reason == .noQuestions)
  }

  @Test(arguments: [("problem", "<?xml version=\"1.0\"?>"), ("library", "<?xml version=\"1.0\"?>"), ("problem", "")])
  func openEdXIsNamed(root: String, prologue: String) {
    let error = #expect(throws: ImportError.self) {
      _ = try imported("\(prologue)\n<\(root)><multiplechoiceresponse/></\(root)>")
    }
    #expect(
      error?.located(in: "x.xml").en
        == "x.xml:2: this is a part of an Open edX course: save its problems as Markdown in Studio's simple editor, "
        + "or write them as a table"
    )
  }
}
