import QuizCore
import Testing

@testable import BankFormats

/// Questions of every kind, with the hardest texts, through every format that is written.
@Suite struct KindRoundTripTests {
  /// Texts that one format or another takes for something else.
  static let texts = [
    "a < b & c > d", "\"quoted\" 'single'", "<b>bold</b>", "&amp;", "]]>", "= ~ # { } : \\", "=~#{}:\\ \\n ::x::",
    "%50%half", "[html]y", "-> z", "####", "A. What", "ANSWER: B", "B) b", "// no comment", "$CATEGORY: x", "TRUE",
    "{c1::x}", "# heading", "- [x] a", "---", "* b", "comma, semicolon; and \"\"", "1", "1;3", "1,2", "order",
    "ａｂｃ　全角", "波平「、」", "𠮷野家", "👨‍👩‍👧", "ｶﾞ", "か\u{3099}", "e\u{301}", "{{c1::gap}}", "[sound:x.mp3]",
    "Paris|Paname", "a｜b", "back\\slash", "a*b", "\\*", "3.14±0.01", "10..20", "@SUM(A1)", "=1+1", "#REF!", "[[1]]",
  ]

  static let questions: [Question] = texts.indices.flatMap { index -> [Question?] in
    let text = { (offset: Int) in texts[(index + offset) % texts.count] }
    let choices = [text(0), text(5), text(11), text(17)]
    let key = QuestionKind.Key.init(answers:accepted:)
    return [
      Question(
        .one, text: text(1), choices: choices, key: key([index % 4], []),
        options: [["fixed"], ["fixed", "opener"], []][index % 3],
        explanation: text(3), level: 1),
      Question(
        .several, text: text(2), choices: choices, key: key([0, 2], []), options: index == 0 ? ["uncounted"] : []),
      Question(.several, text: "one \(text(2))", choices: choices, key: key([index % 4], []), level: 2),
      Question(.order, text: text(4), choices: choices, key: key([0, 1, 2, 3], []), seconds: index == 1 ? 30 : nil),
      Question(.typed, text: text(6), key: key([], choices), options: index == 2 ? ["exact", "kana"] : []),
    ]
  }.compactMap { $0 }

  static let numbers = ["1969", "3.14±0.01", "-2.5", "300±5% km", "10..20 m", "-1..1", "0.000000000001", "1,024"]
    .compactMap { Question(.number, text: "How much is \($0)?", key: QuestionKind.Key(accepted: [$0])) }

  @Test func allAreThere() {
    #expect(KindRoundTripTests.texts.count == 47)
    #expect(KindRoundTripTests.questions.count == 47 * 5)
    #expect(KindRoundTripTests.numbers.count == 8)
  }

  /// What is compared: a number by its range, and nothing that a format says it leaves out.
  private func comparable(_ question: Question, without losses: [BankExport.Loss]) -> [String] {
    func clean(_ text: String) -> String { losses.contains(.lines) ? PlainText.withoutLineEnds(text) : text }
    var parts = [question.kind.id.rawValue, clean(question.text)] + question.choices.map(clean)
    if let range = question.numberRange {
      parts += [range.low, range.high, losses.contains(.unit) ? "" : range.unit]
    } else {
      parts += question.accepted.sorted()
    }
    parts.append("\(question.answers)")
    if !losses.contains(.explanation) { parts.append(question.explanation ?? "") }
    if !losses.contains(.level) { parts.append(question.level.map(String.init) ?? "") }
    parts += KindRoundTripTests.options(of: question, without: losses)
    if !losses.contains(.seconds) { parts.append(question.seconds.map(String.init) ?? "") }
    return parts
  }

  /// What is said of a question beside its answer that a format keeps.
  static func options(of question: Question, without losses: [BankExport.Loss]) -> [String] {
    question.options.filter { !losses.contains($0 == QuestionKind.Option.fixed.word ? .order : .options) }
  }

  @Test(arguments: RoundTripTests.formats + [.h5p]) func everyKindComesBackOrIsSaidToBeLeftOut(format: BankFormat)
    throws
  {
    let writer = try #require(format.row.writer)
    let questions = KindRoundTripTests.questions + KindRoundTripTests.numbers
    let kept = questions.filter { writer.kinds.contains($0.kind) && writer.obstacle($0) == nil }
    let export = try #require(BankExport([ExportedSet(genre: "G", title: "T", questions: questions)], as: format))
    #expect(export.count == kept.count)
    for kind in QuestionKind.all where !writer.kinds.contains(kind) {
      #expect(export.losses[.kind(kind)] == questions.count { $0.kind == kind })
    }
    let file = try imported(export.bytes, as: format)
    #expect(file.refusals == [])
    let read = file.questions.map { comparable($0, without: writer.loses) }
    let wanted = kept.map { comparable($0, without: writer.loses) }
    #expect(read.count == wanted.count)
    for (one, other) in zip(read, wanted) where one != other { Issue.record("\(other) came back as \(one)") }
  }

  /// What the table says is written is what is written.
  @Test(arguments: BankFormat.exported, QuestionKind.all)
  func aKindIsWrittenWhereTheTableSaysSo(format: BankFormat, kind: QuestionKind) throws {
    let all = [
      Question(text: "q", choices: ["a", "b", "c"], answer: 0),
      Question(.several, text: "q", choices: ["a", "b", "c"], key: .init(answers: [0, 1])),
      Question(.order, text: "q", choices: ["a", "b", "c"], key: .init(answers: [0, 1, 2])),
      Question(.number, text: "q", key: .init(accepted: ["1969"])),
      Question(.typed, text: "q", key: .init(accepted: ["Paris"])),
    ].compactMap { $0 }
    let question = try #require(all.first { $0.kind == kind })
    let set = ExportedSet(genre: nil, title: "t", questions: [question])
    let export = try #require(BankExport([set], as: format))
    #expect((export.count == 1) == format.kindsWritten.contains(kind))
    #expect(export.losses[.kind(kind)] == (format.kindsWritten.contains(kind) ? nil : 1))
    if export.count == 1, BankFormat.imported.contains(format) {
      #expect(try imported(export.bytes, as: format).questions.map(\.kind) == [kind])
    }
  }
}

extension QuestionKind: CustomTestStringConvertible {
  /// Its name in banks.
  public var testDescription: String { id.rawValue }
}
