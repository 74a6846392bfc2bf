import FoundationEssentials
import QuizCore
import Sweeps
import Testing

@testable import BankFormats

/// What is exported and imported again is equal.
@Suite struct RoundTripTests {
  /// Every set that comes with the program.
  static let sets: [ExportedSet] = {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/Resources/banks"
    func names(_ folder: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
    return names(root).flatMap { language in
      names("\(root)/\(language)").flatMap { genre in
        names("\(root)/\(language)/\(genre)").compactMap { file in
          guard let bank = try? Bank.open(path: "\(root)/\(language)/\(genre)/\(file)") else { return nil }
          return ExportedSet(
            genre: String(genre.dropFirst(3)), title: String(file.dropFirst(3).dropLast(4)),
            questions: (0..<bank.rowCount).compactMap { bank.question(at: $0) })
        }
      }
    }
  }()

  @Test func allSetsAreThere() {
    #expect(RoundTripTests.sets.count >= 50)
    #expect(RoundTripTests.sets.flatMap(\.questions).count >= 800)
  }

  /// The formats that are written and read; the texts of H5P are HTML, in which blanks are lost.
  static let formats = BankFormat.exported.filter { BankFormat.imported.contains($0) && $0 != .h5p }

  /// A question as a format can hold it; nil where it cannot.
  func kept(_ question: Question, by format: BankFormat) -> Question? {
    guard let writer = format.row.writer, writer.kinds.contains(question.kind), writer.obstacle(question) == nil else {
      return nil
    }
    let losesRest = format == .aiken || format == .kahoot
    return Question(
      question.kind, text: losesRest ? PlainText.withoutLineEnds(question.text) : question.text,
      choices: losesRest ? question.choices.map(PlainText.withoutLineEnds) : question.choices, key: question.key,
      options: KindRoundTripTests.options(of: question, without: writer.loses),
      explanation: losesRest ? nil : question.explanation, level: losesRest ? nil : question.level,
      seconds: writer.loses.contains(.seconds) ? nil : question.seconds)
  }

  /// A question as it is compared: a number by its range, which a format may write in another way, and without its unit
  /// where that is lost.
  func told(_ question: Question, by format: BankFormat) -> [String] {
    guard let range = question.numberRange else { return ["\(question)"] }
    return [question.text, range.low, range.high, question.explanation ?? "", "\(question.level ?? 0)"]
      + (format.row.writer?.loses.contains(.unit) == true ? [] : [range.unit])
  }

  /// Expects that sets come back from a file, whether its format is recognised or named, and under their names where
  /// the format has a place for them.
  private func expectSame(_ sets: [ExportedSet], _ format: BankFormat) throws {
    let export = try #require(BankExport(sets, as: format))
    let wanted = sets.flatMap(\.questions).compactMap { kept($0, by: format) }
    // Nothing of a set may be what the format can hold.
    guard !wanted.isEmpty else { return }
    let file = try imported(export.bytes)
    #expect(file.format == format)
    #expect(file.refusals == [])
    expectSame(file.questions, wanted) { told($0, by: format) == told($1, by: format) }
    expectSame(try imported(export.bytes, as: format).questions, file.questions, by: ==)
    guard [.gift, .moodle, .qti, .anki, .json].contains(format) else { return }
    var plan = ImportPlan(name: nil)
    plan.add(file)
    let full = sets.filter { $0.questions.contains { kept($0, by: format) != nil } }
    #expect(plan.sets.map(\.name.text) == full.map { "\($0.genre ?? "")/\($0.title)" })
  }

  /// Expects the same questions, or names the first that differs.
  private func expectSame(_ questions: [Question], _ wanted: [Question], by areSame: (Question, Question) -> Bool) {
    #expect(questions.count == wanted.count)
    guard let (question, wanted) = zip(questions, wanted).first(where: { !areSame($0, $1) }) else { return }
    Issue.record("what came back is\n  \(question)\nand what was written is\n  \(wanted)")
  }

  @Test(arguments: Sweep.of(sets, oneIn: 16), formats)
  func everyShippedSetComesBack(set: ExportedSet, format: BankFormat) throws {
    try expectSame([set], format)
  }

  /// A mark of a format and the combining mark behind it are one `Character`.
  @Test(arguments: formats) func marksThatCombineComeBack(format: BankFormat) throws {
    let question = Question(text: "\"\u{FF9F} or {\u{301}", choices: ["[\u{301}", "\"\u{301},"], answer: 1)
    try expectSame(
      [ExportedSet(genre: "Marks", title: "Combining", questions: [try #require(question)])], format)
  }

  @Test(arguments: formats) func manySetsComeBackTogether(format: BankFormat) throws {
    try expectSame(Sweep.of(RoundTripTests.sets, oneIn: 16), format)
  }

  /// Questions that are hard to write in one format or another.
  static let nasty: [Question] = [
    (
      "a < b & c > d; \"quoted\" 'single'", ["<b>bold</b>", "&amp;", "x\ty", "]]>"],
      "Lines\nin it\n\nand = ~ # { } : \\"
    ),
    ("=~#{}:\\ \\n ::x::", ["%50%half", "[html]y", "-> z", "# four"], nil),
    ("A. What looks like a choice", ["A. a", "ANSWER: B", "B) b"], "#### not a mark"),
    ("// no comment", ["$CATEGORY: x", "TRUE", "{c1::x}"], "% [plain]"),
    ("# heading", ["- [x] a", "---", "* b"], "#separator:tab"),
    ("comma, semicolon; tab\t, \"\"", ["1", "2", "3", "4", "5", "6", "7", "8", "9"], "ａｂｃ　全角"),
    ("サザエ「磯野、\"行くぞ\"」", ["波平", "𠮷野家", "👨‍👩‍👧", "ｶﾞ"], "改行\nあり"),
    ("x {{c1::gap}} [sound:x.mp3]", ["y", "z"], nil),
  ].enumerated().compactMap { index, parts in
    Question(
      text: parts.0, choices: parts.1, answer: index % parts.1.count, explanation: parts.2,
      level: index % 4 == 3 ? nil : index % 4 + 1)
  }

  @Test(arguments: [BankFormat.csv, .gift, .anki, .moodle, .qti, .json], [nil, "Genre / with :: and //"])
  func hardTextsComeBack(format: BankFormat, genre: String?) throws {
    let questions = RoundTripTests.nasty
    try #require(questions.count == 8)
    let set = ExportedSet(genre: genre, title: "Hard <&> things", questions: questions)
    let export = try #require(BankExport([set], as: format))
    let file = try imported(export.bytes)
    #expect(file.refusals == [])
    // White space other than line breaks is a blank in every format.
    func blank(_ text: String) -> String { PlainText.replacing("\t", by: " ", in: text) }
    #expect(
      file.questions
        == questions.compactMap {
          Question(
            text: blank($0.text), choices: $0.choices.map(blank), answer: $0.answer ?? 0, explanation: $0.explanation,
            level: $0.level)
        })
    #expect(export.losses.isEmpty)
  }

  @Test func aikenSaysWhatItHasNoPlaceFor() throws {
    let set = ExportedSet(genre: nil, title: "Hard", questions: RoundTripTests.nasty)
    let export = try #require(BankExport([set], as: .aiken))
    #expect(export.losses == [.explanation: 6, .level: 6])
    #expect(try imported(export.bytes).questions == set.questions.compactMap { kept($0, by: .aiken) })
    #expect(BankExport([set], as: .quizlet) == nil)
  }
}

extension ExportedSet: CustomTestStringConvertible {
  /// Genre and title.
  public var testDescription: String { "\(genre ?? "")/\(title)" }
}
