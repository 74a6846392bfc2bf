import Testing

@testable import QuizCore

/// A text and its diagnostics.
struct Report: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let lines: [String]

  init(_ description: String, _ text: String, _ lines: String...) {
    testDescription = description
    self.text = text
    self.lines = lines
  }
}

/// What is wrong with a row, and where.
struct BankDiagnosticTests {
  @Test(arguments: [
    Report(
      "the answer is beyond the choices",
      "トマトと食べ合わせない方が良いとされる野菜はどれか?,7,かぼちゃ,だいこん,きゅうり,れんこん",
      "food.csv:1:28: the answer is \"7\", but there are 4 choices"),
    Report("the answer is 0", "q,0,a,b,c", "food.csv:1:3: the answer is \"0\", but there are 3 choices"),
    Report(
      "the answer is huge", "q, 99999999999999999999999 ,a,b",
      "food.csv:1:4: the answer is \"99999999999999999999999\", but there are 2 choices"),
    Report(
      "the answer is negative", "q,-1,a,b",
      "food.csv:1:3: the answer is \"-1\", not the number, the letter or the text of a choice"),
    Report(
      "the answer is a word", "q,so,a,b",
      "food.csv:1:3: the answer is \"so\", not the number, the letter or the text of a choice"),
    Report(
      "the answer is half a number", "q,1.5,a,b",
      "food.csv:1:3: the answer is \"1.5\", not the number, the letter or the text of a choice"),
    Report(
      "the answer is long", "q,\(String(repeating: "é", count: 50)),a,b",
      "food.csv:1:3: the answer is \"\(String(repeating: "é", count: 40))...\", not the number, the letter or the text of a choice"
    ),
    Report(
      "the answer is missing", "q,,a,b", "food.csv:1:3: the answer is missing; write the number of the right choice"),
    Report(
      "one choice", "q,1,a", "food.csv:1:5: there is 1 choice, but a question needs at least 2"),
    Report(
      "one choice, answer 2", "q,2,a",
      "food.csv:1:3: the answer is \"2\", but there is 1 choice",
      "food.csv:1:5: there is 1 choice, but a question needs at least 2"),
    Report(
      "a line of prose", "Once upon a time",
      "food.csv:1:17: there are 0 choices, but a question needs at least 2",
      "food.csv:1:17: the answer is missing; write the number of the right choice"),
    Report(
      "a gap between choices", "q,3,a,,c", "food.csv:1:7: choice 2 is empty, but a later one is not"),
    Report(
      "two gaps", "q,4,,b, ,d",
      "food.csv:1:5: choice 1 is empty, but a later one is not",
      "food.csv:1:9: choice 3 is empty, but a later one is not"),
    Report("the question is empty", " ,1,a,b", "food.csv:1:2: the question is empty"),
    Report(
      "everything at once", ",x,,b",
      "food.csv:1:1: the question is empty",
      "food.csv:1:2: the answer is \"x\", not the number, the letter or the text of a choice",
      "food.csv:1:4: choice 1 is empty, but a later one is not",
      "food.csv:1:5: there is 1 choice, but a question needs at least 2"),
    Report(
      "text beyond the columns", "q,1,a,b,c,d,why,,what",
      "food.csv:1:18: there is text in column 9, but this bank has only 7 columns"),
    Report(
      "text beyond the heading", "question,answer,choice1,choice2\nq,1,a,b,c",
      "food.csv:2:9: there is text in column 5, but this bank has only 4 columns"),
    Report(
      "text beyond a heading with empty cells", "question,answer,choice1,choice2,,,\nq,1,a,b,,c",
      "food.csv:2:10: there is text in column 6, but this bank has only 4 columns"),
    Report(
      "more than 64 columns", String(repeating: "é,", count: 64) + "x",
      "food.csv:1:129: there are more than 64 columns"),
    Report(
      "a long field", "q,1,a,\(String(repeating: "b", count: 4097))",
      "food.csv:1:7: the field has 4097 bytes, more than 4096"),
    Report(
      "a long quoted field", "q,1,a,\"\(String(repeating: "b\n", count: 3000))c\"\nq,2,a,b",
      "food.csv:1:8: the field has 6001 bytes, more than 4096"),
    Report("a zero byte", "q,1,a,b\u{0}c", "food.csv:1:8: there is a zero byte, which no text has"),
    Report(
      "text after a quote", "\"q\"x,1,a,b",
      "food.csv:1:4: there is text after the closing quote; a quote inside a quoted field is written twice"),
    Report(
      "a quote never closed", "q,1,a,\"b", "food.csv:1:7: the quote that opens here is never closed"),
    Report(
      "a problem on the second line of a row", "\"one\ntwo\",\"9\",a,b",
      "food.csv:2:7: the answer is \"9\", but there are 2 choices"),
    Report(
      "a problem after CR LF in a field", "\r\n\"one\r\ntwo\r\n\r\nthree\",9,a,b",
      "food.csv:5:8: the answer is \"9\", but there are 2 choices"),
    Report("a problem behind a mark", "\u{FEFF}q,9,a,b", "food.csv:1:3: the answer is \"9\", but there are 2 choices"),
    Report(
      "characters of several code points", "👨‍👩‍👧‍👦e\u{301}🇯🇵,9,a,b",
      "food.csv:1:5: the answer is \"9\", but there are 2 choices"),
  ])
  func anErrorSaysWhereAndWhat(_ report: Report) throws {
    #expect(try QuizCoreTests.report(report.text) == report.lines)
    let bank = try bank(report.text)
    #expect(bank.question(at: 0) == nil)
    #expect(bank.result(at: 0).problems.map { $0.located(in: "food.csv").en } == report.lines)
  }

  @Test func theLongestFieldIsRead() throws {
    let long = String(repeating: "b", count: 4096)
    #expect(try questions(bank("q,1,a,\(long)\n")).map(\.choices) == [["a", long]])
  }

  @Test(arguments: [
    Report(
      "a question again", "q,1,a,b\np,1,a,b\n\"q\",2,b,\"a\"\n",
      "food.csv:3:2: warning: this question, with this answer, is already on line 1"),
    Report(
      "a quoted question again", "\"say \"\"q\"\"\r\nnow\",1,a,b\n\"say \"\"q\"\"\nnow\",1,a,c\n",
      "food.csv:3:2: warning: this question, with this answer, is already on line 1"),
    Report("the same question with another answer", "q,1,a,b\nq,2,a,b\n"),
    Report(
      "a row that cannot be used has no twin", "q,9,a,b\nq,1,a,b\n",
      "food.csv:1:3: the answer is \"9\", but there are 2 choices"),
    Report("equal choices", "q,1,a,b,a", "food.csv:1:9: warning: choices 1 and 3 are the same"),
    Report(
      "equal but for case", "q,1,Soy Sauce,soy sauce",
      "food.csv:1:15: warning: choices 1 and 2 differ only in case, width or spaces"),
    Report(
      "equal but for width", "q,1,ＡＢＣ１２,abc12",
      "food.csv:1:11: warning: choices 1 and 2 differ only in case, width or spaces"),
    Report(
      "equal but for kana width", "q,1,ｶﾞｽ,b,ガス",
      "food.csv:1:10: warning: choices 1 and 3 differ only in case, width or spaces"),
    Report(
      "equal but for spaces", "q,1,\"\u{A0}a\",\"a \"",
      "food.csv:1:11: warning: choices 1 and 2 differ only in case, width or spaces"),
    Report("equal but for quotes", "q,1,\"a\"\"b\",a\"b", "food.csv:1:12: warning: choices 1 and 2 are the same"),
    Report("equal but for composition", "q,1,か\u{3099},が", "food.csv:1:7: warning: choices 1 and 2 are the same"),
    Report(
      "equal letters beyond ASCII", "q,1,ÉCLAIR,éclair",
      "food.csv:1:12: warning: choices 1 and 2 differ only in case, width or spaces"),
    Report("different at the end", "q,1,soup,soups,sou"),
    Report("an equal beginning", "q,1,か,かき,が"),
  ])
  func aWarningLeavesTheRowUsable(_ report: Report) throws {
    #expect(try QuizCoreTests.report(report.text) == report.lines)
  }

  /// The quick look at two choices may only be quick, never wrong: against the slow one, for all short words of
  /// characters that fold, compose, vanish or look alike.
  @Test func theQuickLookAtChoicesNeverDiffersFromTheSlowOne() {
    let parts = [
      "a", "A", "Ａ", "ａ", "か", "が", "\u{3099}", "ｶ", "ﾞ", "カ", "ガ", "é", "É", "e", "\u{301}", "й", "Й", "и", "\u{306}",
      "σ",
      "Σ", "ς", "K", "k", "Å", "å", "\u{30A}", "가", "각", "\u{11A8}", "क", "क़", "\u{93C}", "ي", "ئ", "\u{654}", "ÿ", "Ÿ",
      "1",
      "１", " ", "\u{3000}", "漢", "ß", "µ", "μ", "İ", "ı", "i", "\u{307}", "🍎", "🍊", "❤", "\u{FE0F}", "\u{1F3FB}", "ά",
      "α",
    ]
    let words = parts + parts.flatMap { first in parts.map { first + $0 } }
    var rng = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      // Mostly words that begin alike, since others tell nothing.
      let word = words[rng.below(words.count)]
      let ending = rng.below(2) == 0 ? words[rng.below(words.count)] : word + parts[rng.below(parts.count)]
      // Some begin with more than the quick look takes at once, in one case or in two.
      let beginnings = ["", "", "the [{@`", "The first of the", "THE FIRST OF THE", "the firſt of the"]
      let first = beginnings[rng.below(beginnings.count)] + word
      let second = beginnings[rng.below(beginnings.count)] + ending
      let text = Array("\(first),\(second)".utf8)
      text.withUnsafeBytes { buffer in
        guard let bytes = CSVBytes(buffer) else { return }
        var fields = CSVFields()
        _ = bytes.split(CSVRow(start: 0, end: bytes.count, line: 1, diagnostic: nil), into: &fields)
        guard fields.count == 2 else { return }
        let slow = fields.map { Folding.folded(bytes.text(of: $0)) }
        let areSame = slow[0] == slow[1]
        if bytes.areAlike(fields[0], fields[1]) != areSame { Issue.record("\(first) and \(second)") }
        guard bytes.isOrdinary(from: 0, to: bytes.count), !text.contains(CSV.quote) else { return }
        if bytes.areOrdinaryAndAlike(fields[0], fields[1]) != areSame { Issue.record("ordinary: \(first), \(second)") }
        guard text.allSatisfy({ $0 < 0x80 }) else { return }
        if bytes.arePrintableAndAlike(fields[0], fields[1]) != areSame { Issue.record("ASCII: \(first), \(second)") }
      }
    }
  }

  @Test func oneAnswerForEverythingIsSaidOnce() throws {
    let rows = (1...8).map { "q\($0),2,red,blue\n" }
    #expect(try report(rows.joined()) == ["food.csv:1:4: warning: the answer is 2 in all 8 rows"])
    #expect(try report(rows.dropLast().joined()) == [])
    #expect(try report(rows.dropLast().joined() + "q,1,red,blue\n") == [])
  }

  @Test func countsTellRowsAndProblems() throws {
    var counts = BankCounts()
    counts.usable = 2
    counts.unusable = 1
    counts.errors = 2
    counts.warnings = 1
    #expect(try bank("q,1,a,b\n,x,a,b\nq,1,a,b\n").check { _ in } == counts)
  }

  @Test func otherRulesTakePartInTheSamePass() throws {
    let bank = try bank("one,1,a,b\n\"two\n\",2,c,\"d\n\"\"e\"\"\",c,,why\nbad\n")
    var seen: [[String?]] = []
    var lines: [String] = []
    let counts = bank.check(
      alsoBy: { row in
        seen.append(row.parts.map(row.text(of:)))
        #expect(row.question == bank.question(at: seen.count - 1))
        #expect(row.withUTF8(of: .choice(0)) { $0.count } == 1)
        #expect(row.text(of: .choice(9)) == nil && row.withUTF8(of: .choice(-1)) { $0.count } == nil)
        return row.line == 2
          ? [row.remark(Phrase("not nice"), at: .choice(1)), row.remark(Phrase("at all"), at: .question)] : []
      }, { lines.append($0.located(in: "food.csv").en) })
    #expect(seen == [["one", "a", "b"], ["two", "c", "d\n\"e\"", "c", "why"]])
    #expect(
      lines == [
        "food.csv:2:2: warning: at all",
        "food.csv:3:8: warning: not nice",
        "food.csv:4:8: warning: choices 1 and 3 are the same",
        "food.csv:5:4: there are 0 choices, but a question needs at least 2",
        "food.csv:5:4: the answer is missing; write the number of the right choice",
      ])
    #expect(counts.warnings == 3 && counts.errors == 2)
  }

  @Test(arguments: [
    ("plain words; 123 ~", true), ("ひらがなカタカナー漢字。？Ａ〜", true), ("a\tb", false), ("delete\u{7F}", false),
    ("long enough for a word\u{1B}[31m", false), ("漢字漢字\u{202E}", false), ("か\u{3099}", false), ("é", false),
    ("🍚", false),
    ("全角\u{3000}空白", true), ("a\u{FEFF}bcdefgh", false), ("한글", false), ("\u{2028}", false), ("\u{E000}漢字", false),
  ])
  func aRowOfOrdinaryCharactersIsCalledSo(text: String, isOrdinary: Bool) throws {
    var rows: [BankRow] = []
    _ = try bank("\(text),1,abc,d,,,why\n").check(
      alsoBy: {
        rows.append($0); return []
      }, { _ in })
    #expect(rows.map(\.isOrdinary) == [isOrdinary])
  }

  @Test func aBrokenQuoteCostsOneRow() throws {
    let unclosed = "the quote that opens here is never closed"
    let after = "there is text after the closing quote; a quote inside a quoted field is written twice"
    let cases: [(text: String, asked: [String], problem: String)] = [
      ("\"one,1,a,b\ntwo,1,a,b\n", ["two"], "1:1: \(unclosed)"),
      ("one,1,\"a,b\ntwo,1,\"a\",b\nthree,1,a,b\n", ["two", "three"], "1:7: \(unclosed)"),
      ("one,1,a,\"b\n\"two\",1,a,b\n", ["two"], "1:9: \(unclosed)"),
      ("one,1,a,\"b\r\n\r\ntwo,1,\"\",b\r\n\"three\",1,a,b", ["three"], "1:9: \(unclosed)"),
      ("\"one\" ,1,a,b\ntwo,1,a,b\n", ["two"], "1:6: \(after)"),
      ("\"on\"e\",1,a,b\rtwo,1,a,b\n", ["two"], "1:5: \(after)"),
      (
        "one,1,a,\"b\n\(String(repeating: "two,1,a,b\n", count: 8000))", .init(repeating: "two", count: 8000),
        "1:9: the quote that opens here is not closed within 65536 bytes"
      ),
    ]
    for example in cases {
      let bank = try bank(example.text)
      #expect(questions(bank).map(\.text) == example.asked)
      #expect(bank.result(at: 0).problems.map { $0.located(in: "f").en } == ["f:\(example.problem)"])
    }
  }
}
