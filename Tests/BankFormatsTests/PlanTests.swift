import QuizCore
import Sweeps
import Testing

@testable import BankFormats

/// Which question goes into which set.
@Suite struct PlanTests {
  private func plan(_ texts: [(String, String)], name: SetName? = nil) throws -> ImportPlan {
    var plan = ImportPlan(name: name)
    for (name, text) in texts {
      plan.add(try ImportedFile(InputFile(bytes: Array(text.utf8), name: name)))
    }
    return plan
  }

  @Test(arguments: [
    ("quiz/birds.gift", "a {=b ~c}", ["birds"]),
    ("birds.gift", "$CATEGORY: Animals\n\na {=b ~c}", ["birds/Animals"]),
    (
      "birds.gift", "$CATEGORY: $course$/top/Animals/Birds\n\na {=b ~c}\n\n$CATEGORY: x/Animals/Fish//es\n\nd {=e ~f}",
      ["Animals/Birds", "Animals/Fish／es"]
    ),
    ("Animals.gift", "$CATEGORY: Animals\n\na {=b ~c}", ["Animals"]),
    ("-", "a {=b ~c}", ["import"]),
    ("own.gift", "a {=b ~c}", ["own questions"]),
    (".hidden.gift", "a {=b ~c}", ["hidden"]),
    (
      "a.json", #"{"genre":"G","title":"T/1","questions":[{"question":"a","choices":["b","c"],"answer":"b"}]}"#,
      ["G/T／1"]
    ),
    ("a.json", #"{"title":"..","questions":[{"question":"a","choices":["b","c"],"answer":"b"}]}"#, ["a"]),
    ("a.json", #"{"genre":"G","id":"x1","questions":[{"question":"a","choices":["b","c"],"answer":"b"}]}"#, ["G/x1"]),
    ("a.json", #"{"genre":"G","questions":[{"question":"a","choices":["b","c"],"answer":"b"}]}"#, ["G/a"]),
  ])
  func filesNameTheirSets(file: String, text: String, names: [String]) throws {
    #expect(try plan([(file, text)]).sets.map(\.name.text) == names)
  }

  @Test func aNameThatIsGivenHoldsEverything() throws {
    let plan = try plan(
      [
        ("a.gift", "$CATEGORY: X/Y\n\na {=b ~c}"),
        ("b.gift", "d {=e ~f}\n\ng {T}"),
      ], name: SetName("Genre/Set"))
    #expect(plan.sets.map(\.name.path) == ["Genre/Set.csv"])
    #expect(plan.sets.map(\.questions.count) == [3])
    #expect(plan.sets.map(\.items) == [3])
  }

  @Test func aQuestionIsTakenOnce() throws {
    let plan = try plan(
      [
        ("a.gift", "a {=b ~c}\n\na {=b ~d}\n\na {=d ~b}"),
        ("b.gift", "a {=b ~c}"),
      ], name: SetName("S"))
    #expect(plan.sets.map(\.questions.count) == [2])
    #expect(
      plan.files.map(\.refusals) == [
        ["a.gift:3: the same question with the same answer is in a.gift:1"],
        ["b.gift:1: the same question with the same answer is in a.gift:1"],
      ])
  }

  @Test(arguments: [
    ("Science/Cells", true),
    ("Cells", true),
    ("理科/細胞", true),
    ("", false),
    ("/", false),
    ("a/", false),
    ("/a", false),
    ("a/b/c", false),
    ("..", false),
    ("../a", false),
    (".a", false),
    ("a\nb", false),
    ("a\u{1B}b", false),
    ("own", false),
    ("Own", false), ("all", false), ("Missed", false), ("en", false), ("-", false), ("01-all", false),
    ("missed/x", false), ("02-Missed/x", false), ("all/x", true), ("en/x", true), ("x/missed", true), ("x/own", true),
    (" a", false), (String(repeating: "あ", count: 70), false),
    (String(repeating: "あ", count: 60), true), ("a\u{202E}b", false),
  ])
  func aNameIsOneThatAFileCanHave(name: String, isName: Bool) {
    #expect((SetName(name) != nil) == isName)
    if isName { #expect(SetName(name)?.text == name) }
  }

  @Test func aNumberThatSortsIsNotListed() throws {
    let name = try #require(SetName("01-Foo/02-Bar"))
    #expect(name.text == "Foo/Bar" && name.path == "01-Foo/02-Bar.csv")
    #expect(name.listedGenre == "Foo" && name.listedTitle == "Bar")
  }

  @Test(arguments: [
    ("a {=b ~ b}", "choices 1 and 2 are the same"),
    ("a {=b ~ ~c}", "choice 2 is empty"),
    ("{=b ~c}", "there is no question"),
    ("a {=b ~1 ~2 ~3 ~4 ~5 ~6 ~7 ~8 ~9}", "there are 10 choices, but at most nine fit"),
    ("a {~b ~c}", "no choice is marked as right"), ("a {~%50%b ~c}", "no choice is marked as right"),
    (LongText("a {=b ~\(String(repeating: "x", count: 4097))}"), "a text has 4097 bytes, more than 4096"),
  ])
  func theRulesOfABankAreKept(gift: LongText, reason: String) throws {
    #expect(try imported(gift.value).refusals == ["test:1: \(reason)"])
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let file = try imported("say \"a, b\"; c {=x\\ny ~%0%\"q\" ~\ttab}")
    let bank = try Bank(bytes: Array(CSVWriter.text(file.questions).utf8), name: "x")
    #expect(bank.question(at: 0) == file.questions.first)
  }

  @Test func tooManyQuestionsAreAnError() {
    let text = String(repeating: "a\n\n", count: ImportLimits.items + 1)
    let error = #expect(throws: ImportError.self) { _ = try imported(text, as: .gift) }
    #expect(error?.reason == .tooMuch(.items))
  }
}
