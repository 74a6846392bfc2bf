import Testing

@testable import QuizCore

/// How typed answers are judged.
struct TypedAnswerTests {
  static func question(_ cell: String, _ options: [QuestionKind.Option] = []) throws -> Question {
    try #require(
      Question(
        .typed, text: "?", key: QuestionKind.Key(accepted: TypedCell.accepted(cell)), options: options.map(\.word)))
  }

  @Test(arguments: TypedPair.all) func aTeacherWouldSayTheSame(_ pair: TypedPair) throws {
    let question = try TypedAnswerTests.question(pair.answer, pair.options)
    let given = ShuffledQuestion(question).judge(.text(pair.typed))
    #expect(given == pair.judgement, "\(pair.typed) for \(pair.answer): \(pair.reason)")
  }

  @Test func thereAreTwoHundredPairs() {
    #expect(TypedPair.all.count >= 200)
  }

  /// Whatever is right is right as it is written.
  @Test(arguments: TypedPair.all) func eachVariantIsRight(_ pair: TypedPair) throws {
    let question = try TypedAnswerTests.question(pair.answer, pair.options)
    for text in question.accepted { #expect(ShuffledQuestion(question).judge(.text(text)) == .right) }
  }

  @Test(arguments: ["", " ", "\u{3000}\t"]) func anEmptyLineIsNoAnswer(_ line: String) throws {
    let shuffled = ShuffledQuestion(try TypedAnswerTests.question("Paris"))
    #expect(!shuffled.isComplete(.text(line)))
    #expect(shuffled.judge(.text(line)) == .wrong)
    #expect(!shuffled.isComplete(.panels([0])))
  }

  @Test func aLineOfAnyLengthIsJudgedAndFitsTheLog() throws {
    let long = String(repeating: "👨‍👩‍👧‍👦e\u{301}\u{300}長", count: 2000)
    let question = try TypedAnswerTests.question("Paris")
    #expect(ShuffledQuestion(question).judge(.text(long)) == .wrong)
    var round = Round(questions: [ShuffledQuestion(question)], rules: .endless(limit: nil))
    round.handle(.shown, at: .zero)
    round.handle(.answer(.text(long)), at: .zero + .seconds(2))
    let answer = try #require(round.decided.first?.answers.first)
    #expect((1...AnswerField.longestText).contains(answer.text?.utf8.count ?? 0))
  }

  @Test func nastyLinesAreJudged() throws {
    let lines = [
      "|", "\\", "l'", "'", "''''''", "-", "--", "- - -", "...", "。", "ー", "ーーーーー", "ヴ", "ヴィ", "ｶﾞ", "\u{309B}",
      "\u{301}",
      "\u{FEFF}", "\u{200B}", "the", "a a", "the the", "&", "& &", "1,", ",1", "1,000,", ".", "5.", "!", "!!", "=", "゠",
      "\0",
      "e\u{301}\u{302}\u{303}", "ﷺ", "𝔓aris", "🇫🇷", "\r\n", "あ゙", "ヿ", "々",
    ]
    for answer in lines where TypedCell.isTypable(answer) {
      for options: [QuestionKind.Option] in [[], [.accents], [.kana], [.exact]] {
        let question = try #require(
          Question(
            .typed, text: "?", key: QuestionKind.Key(accepted: [answer]), options: options.map(\.word)))
        #expect(ShuffledQuestion(question).judge(.text(answer)) == .right, "\(answer.debugDescription)")
        for line in lines { _ = ShuffledQuestion(question).judge(.text(line)) }
      }
    }
  }

  /// A slip is the same in both directions, but for the length that it needs.
  @Test func aSlipIsOneChange() {
    #expect(Slip.isOne("abcde", for: "abcdf"))
    #expect(Slip.isOne("abcdef", for: "abcde"))
    #expect(Slip.isOne("abcde", for: "abcdef"))
    #expect(Slip.isOne("acbde", for: "abcde"))
    #expect(!Slip.isOne("abcde", for: "abcde"))
    #expect(!Slip.isOne("abcd", for: "abce"))
    #expect(!Slip.isOne("xbcde", for: "abcde"))
    #expect(!Slip.isOne("acbed", for: "abcde"))
    #expect(!Slip.isOne("", for: "abcde"))
    let long = String(repeating: "word", count: 100)
    #expect(!Slip.isOne("x" + long + "y", for: "y" + long + "x"))
  }

  @Test(arguments: [
    ("Paris", ["Paris"]), ("Paris|Paname", ["Paris", "Paname"]), (" a | b ", ["a", "b"]), ("a||b|", ["a", "b"]),
    (#"a\|b"#, ["a|b"]), (#"a\\|b"#, [#"a\"#, "b"]), (#"C:\dir"#, [#"C:\dir"#]), (#"a\"#, [#"a\"#]),
    ("a｜b", ["a", "b"]),
    ("|", []), ("a|a", ["a"]), ("1;3", ["1;3"]), ("a,b", ["a,b"]),
  ])
  func aCellHasVariantsBetweenBars(_ cell: String, _ texts: [String]) {
    #expect(TypedCell.accepted(cell) == texts)
    #expect(TypedCell.accepted(TypedCell.text(texts)) == texts)
  }

  @Test(arguments: ["\\", "|", "\\|", "\\\\", "a\\", "｜", "\\n", "|a|", "a|\\b\\|c", "ｶﾞ|ガ"])
  func anyTextComesBackFromACell(_ text: String) {
    #expect(TypedCell.accepted(TypedCell.text([text, "x"])) == [text, "x"])
  }
}
