import Foundation
import QuizCore
import Sweeps
import Testing

@testable import QuizStore

/// What an answer has that is no single choice: the quick reader of the log and the one of any JSON agree about it.
@Suite struct AnswerFieldTests {
  static let question = QuestionID(hash: 0x9f3a_51c0_d2e4_b687)

  /// Texts that a line of JSON, UTF-8 or a terminal has its own mind about.
  static let texts = [
    "Paris", "", " ", "\"", "\\", "\\\\u0041", "{\"a\":[1,2]}", "},{", "],\"seed\":1", "a\nb\tc\rd", "\u{0}",
    "\u{1b}[31m",
    "\u{7f}", "\u{80}", "\u{2028}\u{2029}", "\u{feff}x", "\u{fffd}", "é", "e\u{301}", "ﾊﾟﾘ", "東京都", "𠮷野家", "👩‍👩‍👧‍👦", "🇯🇵",
    "a\u{202e}b", "/", "null", "1e400", String(repeating: "x", count: 100), String(repeating: "東", count: 100),
    String(repeating: "\u{1}", count: 100), String(repeating: "\"\\", count: 50),
  ]

  static func with(_ answers: [RoundRecord.Answer]) -> RoundRecord {
    let plain = record(1)
    return RoundRecord(
      id: plain.id, date: plain.date, game: plain.game, set: plain.set, asked: answers.count, correct: 0,
      misses: answers.count, milliseconds: 1000, limit: 10_000, pauses: 0, seed: 7, answers: answers)
  }

  static func typed(_ text: String, limit: Int? = 20_000) -> RoundRecord.Answer {
    RoundRecord.Answer(question: question, text: text, correct: false, milliseconds: 1000, limit: limit)
  }

  static let several = RoundRecord.Answer(
    question: question, choices: [9, 1, 3], correct: true, milliseconds: 1000, limit: 15_000)

  private func content(_ reading: RecordLine.Reading) -> LogLine.Content? {
    switch reading {
    case .record(let record): .record(record)
    case .newer(let version): .newer(version: version)
    case .unreadable(let reason): .unreadable(reason)
    case .blank: nil
    }
  }

  private func both(_ line: [UInt8]) -> (quick: LogLine.Content?, slow: LogLine.Content?) {
    line.withUnsafeBytes { (content(RecordLine.read($0)), content(RecordLine.readAnyForm($0))) }
  }

  @Test(arguments: texts)
  func aTextIsReadAsItWasTyped(_ text: String) throws {
    let record = AnswerFieldTests.with([AnswerFieldTests.typed(text), AnswerFieldTests.several])
    let line = RecordLine.bytes(of: record)
    #expect(line.allSatisfy { $0 >= 0x20 && $0 != 0x7f })
    let (quick, slow) = both(line)
    #expect(quick == .record(record) && slow == .record(record))
    // By bytes: texts of Swift are the same where Unicode says that they are.
    guard case .record(let read) = quick else { return }
    #expect(read.answers[0].text.map { Array($0.utf8) } == Array(text.utf8))
    #expect(read.answers[0].limit == 20_000 && read.answers[1].choices == [9, 1, 3] && !read.answers[0].isLate)
    #expect(try JSONDecoder().decode(RoundRecord.self, from: JSONEncoder().encode(record)) == record)
  }

  /// Most lines need no second reader, which takes twenty times as long.
  @Test func theQuickReaderReadsTheseFields() {
    let record = AnswerFieldTests.with([
      AnswerFieldTests.typed("東京"), AnswerFieldTests.typed("Paris", limit: nil), AnswerFieldTests.several,
      RoundRecord.Answer(question: AnswerFieldTests.question, choice: nil, correct: false, milliseconds: 1, limit: 2),
    ])
    RecordLine.bytes(of: record).withUnsafeBytes { bytes in
      var parser = RecordParser(bytes)
      #expect(parser.record() == record)
    }
  }

  @Test func theReadersAgreeAboutDamagedLines() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: .min ... .max, using: &generator)
    var chance = Chance(state: seed)
    let lines = AnswerFieldTests.texts.map {
      RecordLine.bytes(of: AnswerFieldTests.with([AnswerFieldTests.several, AnswerFieldTests.typed($0)]))
    }
    let alphabet = Array("0123456789-+.eE\"\\,:{}[] ntrufalse\u{0}é".utf8)
    let words = [
      ",\"text\":\"x\"", ",\"text\":null", ",\"choices\":[]", ",\"limit\":", "\\u0041", "\\ud800", "-1", "1e3",
    ]
    for _ in 0..<6000 {
      var damaged = lines.randomElement(using: &chance) ?? []
      let position = Int.random(in: damaged.indices, using: &chance)
      switch UInt8.random(in: 0..<4, using: &chance) {
      case 0: damaged[position] = alphabet.randomElement(using: &chance) ?? 0
      case 1: damaged.remove(at: position)
      case 2: damaged.insert(contentsOf: Array((words.randomElement(using: &chance) ?? "").utf8), at: position)
      default: damaged.insert(alphabet.randomElement(using: &chance) ?? 0, at: position)
      }
      let (quick, slow) = both(damaged)
      guard quick == slow else {
        return #expect(Bool(false), "seed \(seed): \(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  static let line = String(decoding: RecordLine.bytes(of: with([typed("Paris"), several])), as: UTF8.self)

  @Test(arguments: [
    ("[9,1,3]", "[]"), ("[9,1,3]", "[0]"), ("[9,1,3]", "[10]"), ("[9,1,3]", "[1,-1]"),
    ("[9,1,3]", "[1,1,1,1,1,1,1,1,1,1]"), ("[9,1,3]", LongText("[\(Int.min)]")), ("[9,1,3]", LongText("[\(Int.max)]")),
    ("15000", "-1"), ("15000", "100000000001"), ("15000", LongText("\(Int.min)")), ("15000", LongText("\(Int.max)")),
    ("Paris", LongText("x", times: 801)), ("Paris", LongText("\\u0001", times: 801)),
  ])
  func whatNoAnswerCanHaveIsImpossible(_ value: String, _ other: LongText) {
    let line = AnswerFieldTests.line.replacing(value, with: other.value)
    #expect(line != AnswerFieldTests.line)
    let (quick, slow) = both(Array(line.utf8))
    #expect(quick == .unreadable(.impossible) && slow == .unreadable(.impossible))
  }

  @Test(arguments: [
    ("[9,1,3]", "\"1\""), ("[9,1,3]", "[1.5]"), ("[9,1,3]", "[99999999999999999999]"), ("15000", "1e99"),
    ("15000", "\"x\""), ("\"Paris\"", "1"), ("Paris", "\\ud800"), ("Paris", "\\q"),
  ])
  func whatIsNoValueOfAFieldIsNoRecord(_ value: String, _ other: String) {
    let (quick, slow) = both(Array(AnswerFieldTests.line.replacing(value, with: other).utf8))
    #expect(quick == slow)
  }

  /// A character can have any number of bytes: what was typed is cut, and the round is saved.
  @Test(arguments: [
    LongText("👩‍👩‍👧‍👦", times: 100), LongText("e" + String(repeating: "\u{301}", count: 5000)),
    LongText("z\u{335}\u{336}\u{337}\u{338}\u{301}", times: 100), LongText("x", times: 100_000),
  ])
  func aTextOfManyBytesIsCutBetweenCharacters(_ long: LongText) throws {
    let text = long.value
    let scratch = Scratch()
    let record = AnswerFieldTests.with([AnswerFieldTests.typed(text)])
    let kept = try #require(record.answers[0].text)
    #expect(kept.utf8.count <= AnswerField.longestText && text.hasPrefix(kept) && !record.answers[0].isLate)
    try scratch.log.append(record)
    #expect(try scratch.log.findings.records == [record])
  }

  /// The longest round of each shape is saved; of typed answers as much as a line holds.
  @Test(arguments: [(500, 100), (400, 30), (500, 3)])
  func aRoundOfHundredsOfLongAnswersIsSaved(_ count: Int, _ characters: Int) throws {
    let scratch = Scratch()
    let text = String(repeating: "東\"", count: characters / 2)
    let answers = (0..<count).map { number in
      RoundRecord.Answer(
        question: QuestionID(hash: .max - UInt64(number)), text: "\(number) \(text)", correct: false,
        milliseconds: 600_000, limit: 600_000)
    }
    let record = AnswerFieldTests.with(answers)
    try scratch.log.append(record)
    let read = try #require(try scratch.log.findings.records.first)
    #expect(read.answers.count == count && !read.answers.contains(where: \.isLate))
    #expect(zip(read.answers, answers).allSatisfy { ($1.text ?? "").hasPrefix($0.text ?? "?") })
    let orders = (0..<500).map { number in
      RoundRecord.Answer(
        question: QuestionID(hash: .max - UInt64(number)), choices: Array(1...9), correct: false, milliseconds: 20_000,
        limit: 20_000)
    }
    #expect(RecordLine.fitting(AnswerFieldTests.with(orders)).count <= RoundRecord.longestLine)
  }

  @Test func eachFieldIsToldAndHasANameOfItsOwn() {
    let names = AnswerField.all.map(\.name)
    #expect(names == ["choices", "text", "limit"])
    #expect(AnswerField.all.allSatisfy { $0.meaning.hasSuffix(".") })
  }
}
