import QuizCore
import Testing

@testable import BankFormats

/// Files whose questions have only their right answer, and cards of other programs.
@Suite struct OnlyAnswerTests {
  private static let answers = [("Largest city of Peru?", "Lima"), ("Of Egypt?", "Cairo"), ("Of Norway?", "Oslo")]

  private static func list(_ question: ((String, String)) -> String) -> String {
    "[\(answers.map(question).joined(separator: ","))]"
  }

  static let texts: [(String, String)] = [
    ("an index and one choice", list { #"{"question":"\#($0.0)","answer":0,"answers":["\#($0.1)"]}"# }),
    ("counted from 1", list { #"{"question":"\#($0.0)","correct":1,"options":["\#($0.1)"]}"# }),
    ("a letter", list { #"{"question":"\#($0.0)","answer":"A","options":["\#($0.1)"]}"# }),
    ("its text", list { #"{"question":"\#($0.0)","answer":"\#($0.1)","options":["\#($0.1)"]}"# }),
    ("no wrong ones", list { #"{"question":"\#($0.0)","correct_answer":"\#($0.1)","incorrect_answers":[]}"# }),
    ("a mark", list { #"{"question":"\#($0.0)","answers":[{"text":"\#($0.1)","correct":true}]}"# }),
  ]

  @Test(arguments: texts) func theyAreCardsOrTyped(name: String, text: String) throws {
    let bytes = InputFile(bytes: Array(text.utf8), name: "test")
    let cards = try ImportedFile(bytes)
    #expect(cards.questions.map(\.rightAnswer) == ["Lima", "Cairo", "Oslo"])
    #expect(cards.questions.allSatisfy { $0.kind == .one && Set($0.choices) == ["Lima", "Cairo", "Oslo"] })
    #expect(cards.notes == [])
    let typed = try ImportedFile(bytes, cards: .typed)
    #expect(typed.questions.map(\.accepted) == [["Lima"], ["Cairo"], ["Oslo"]])
  }

  /// One among others is a mistake, not a card.
  @Test func whereMostHaveChoicesOneWithoutIsRefused() throws {
    let full = (1...3).map { #"{"question":"q\#($0)","answer":0,"options":["a","b"]}"# }
    let file = try imported("[\(full.joined(separator: ",")),{\"question\":\"x\",\"answer\":0,\"options\":[\"only\"]}]")
    #expect(file.questions.count == 3)
    #expect(file.refusals == ["test:1: question 4: there is 1 choice, but two are needed"])
  }

  private func package(_ library: String, _ content: String) throws -> ImportedFile {
    try imported(
      Archive([
        (name: "h5p.json", text: "{\"title\":\"T\",\"mainLibrary\":\"\(library)\"}"),
        (name: "content/content.json", text: content),
      ]).bytes)
  }

  @Test(arguments: [("H5P.Flashcards", "cards"), ("H5P.Dialogcards", "dialogs")])
  func cardsOfH5PAreCards(library: String, list: String) throws {
    let cards = OnlyAnswerTests.list { #"{"text":"<p>\#($0.0)</p>","answer":"<p>\#($0.1)</p>","tips":{}}"# }
    let file = try package(library, #"{"description":"Say it","mode":"normal","\#(list)":\#(cards)}"#)
    #expect(file.format == .h5p && file.title == "T")
    #expect(file.questions.map(\.text) == OnlyAnswerTests.answers.map(\.0))
    #expect(file.questions.map(\.rightAnswer) == ["Lima", "Cairo", "Oslo"])
    let nested = #"{"chapters":[{"library":"\#(library) 1.9","params":{"\#(list)":\#(cards)}}]}"#
    #expect(try package("H5P.InteractiveBook", nested).questions.map(\.rightAnswer) == ["Lima", "Cairo", "Oslo"])
  }

  @Test func cardsOfH5PAreTakenWithTheirTitle() throws {
    let file = try Sample(name: "good/cards.h5p").read()
    #expect(file.format == .h5p && file.title == "Weather")
    #expect(
      file.questions.map { "\($0.text): \($0.rightAnswer)" } == [
        "Falls and is white: Snow", "Is heard after lightning: Thunder", "Has seven colours: Rainbow",
      ])
    #expect(file.refusals == ["cards.h5p:1: question 3: it has a picture or a sound, which cannot be shown"])
  }

  @Test func aCardOfPicturesIsRefusedAndOneWithoutAnAnswerToo() throws {
    let cards =
      #"[{"text":"","image":{"path":"a.png"},"answer":"Cat"},{"text":"Dog","answer":""},{"text":"a","answer":"b"}]"#
    let file = try package("H5P.Flashcards", "{\"cards\":\(cards)}")
    #expect(
      file.refusals == [
        "test:1: question 1: it has a picture or a sound, which cannot be shown",
        "test:1: question 2: no choice is marked as right",
        "test:1: question 3: no other card has a different answer, so there is nothing to choose from",
      ])
  }

  /// The first is right there, which no bank should have throughout.
  @Test func aSetOfSingleChoicesHasItsRightOnesAnywhere() throws {
    let questions = (1...9).map { #"{"question":"<p>q\#($0)</p>","answers":["<p>a\#($0)</p>","<p>b</p>","<p>c</p>"]}"# }
    let file = try package("H5P.SingleChoiceSet", #"{"choices":[\#(questions.joined(separator: ","))]}"#)
    #expect(file.questions.map(\.rightAnswer) == (1...9).map { "a\($0)" })
    #expect(Set(file.questions.map(\.answers)).count > 1)
  }

  // MARK: Data sets

  private static let arc =
    #"{"id":"M1","question":{"stem":"Hot?","choices":[{"text":"ice","label":"A"},{"text":"fire","label":"B"}]},"answerKey":"B"}"#
  private static let digits =
    #"{"id":"M2","question":{"stem":"More?","choices":[{"text":"2","label":"1"},{"text":"1","label":"2"}]},"answerKey":"1"}"#
  private static let hub =
    #"{"id":"M1","question":"Hot?","choices":{"text":["ice","fire"],"label":["A","B"]},"answerKey":"B"}"#
  private static let sense =
    #"{"answerKey":"B","id":"1","question":{"question_concept":"heat","choices":[{"label":"A","text":"ice"},{"label":"B","text":"fire"}],"stem":"Hot?"}}"#
  private static let senseHub =
    #"{"id":"1","question":"Hot?","question_concept":"heat","choices":{"label":["A","B"],"text":["ice","fire"]},"answerKey":"B"}"#

  @Test(arguments: [arc, hub, sense, senseHub]) func dataSetsOfQuestionsAreRead(line: String) throws {
    let wanted = "Hot? [ice|*fire]"
    #expect(try imported(line + "\n").questions.map(\.summary) == [wanted])
    #expect(try imported(line + "\n" + line + "\n").questions.map(\.summary) == [wanted, wanted])
    #expect(try imported("[\(line)]").questions.map(\.summary) == [wanted])
    #expect(try imported(line + "\n").title == nil)
  }

  @Test func aKeyNamesALabelAndNotAText() throws {
    let file = try imported(OnlyAnswerTests.digits + "\n" + OnlyAnswerTests.arc + "\n")
    #expect(file.questions.map(\.summary) == ["More? [*2|1]", "Hot? [ice|*fire]"])
  }

  @Test func withoutAKeyNothingIsRight() throws {
    let file = try imported(#"{"question":"Hot?","choices":{"text":["ice","fire"],"label":["A","B"]},"answerKey":""}"#)
    #expect(file.refusals == ["test:1: question 1: no choice is marked as right"])
  }
}
