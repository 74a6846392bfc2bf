import QuizCore
import Testing

@testable import BankFormats

/// Wrong answers for cards come from the other cards.
@Suite struct DistractorTests {
  private func cards(_ pairs: [(String, String)]) -> String {
    pairs.map { "\($0.0)\t\($0.1)\n" }.joined()
  }

  private let mixed: [(String, String)] =
    [
      ("犬", "dog"), ("猫", "cat"), ("鳥", "bird"), ("魚", "fish"), ("馬", "horse"), ("象", "elephant"),
      ("dog", "いぬ"),
      ("cat", "ねこ"),
      ("bird", "とり"),
      ("fish", "さかな"),
      ("one", "1"),
      ("two", "2"),
      ("ten", "10"),
      ("nine", "9"), ("TV", "テレビ"), ("radio", "ラジオ"), ("taxi", "タクシー"), ("bus", "バス"),
    ]

  @Test func theyAreOfTheSameScript() throws {
    for question in try imported(cards(mixed)).questions {
      let scripts = Set(question.choices.map { Scripts(of: $0) })
      #expect(scripts.count == 1, "\(question.summary)")
      #expect(question.choices.count == 4)
    }
  }

  @Test func theyAreOfNearlyTheSameLength() throws {
    let words = (1...30).map { ("q\($0)", String(repeating: "x", count: $0)) }
    for question in try imported(cards(words)).questions {
      let length = question.rightAnswer.count
      #expect(question.choices.allSatisfy { abs($0.count - length) <= 8 }, "\(question.summary)")
    }
  }

  @Test func theSameSeedDrawsTheSame() throws {
    let text = cards(mixed)
    let first = try imported(text, seed: 1).questions
    #expect(try imported(text, seed: 1).questions == first)
    #expect(try imported(text).questions == imported(text).questions)
    #expect(try imported(text, seed: 2).questions != first)
  }

  @Test func theOrderOfTheCardsDoesNotMatter() throws {
    let one = try imported(cards(mixed)).questions.sorted { $0.text < $1.text }
    let other = try imported(cards(mixed.reversed())).questions.sorted { $0.text < $1.text }
    #expect(one == other)
  }

  @Test func whatIsRightOnAnotherCardOfTheSameQuestionIsNoDistractor() throws {
    let text = cards([
      ("犬", "dog"),
      ("犬", "hound"),
      ("猫", "cat"),
      ("鳥", "bird"),
      ("馬", "horse"),
      ("牛", "cow"),
    ])
    for seed in 0..<20 {
      for question in try imported(text, seed: UInt64(seed)).questions where question.text == "犬" {
        #expect(!Set(["dog", "hound"]).isSubset(of: question.choices))
      }
    }
  }

  @Test func theRightAnswerStandsAnywhere() throws {
    let words = (1...200).map { ("q\($0)", "answer \($0)") }
    let places = try imported(cards(words)).questions.map(\.answer)
    for place in 0..<4 { #expect((20...80).contains(places.count { $0 == place })) }
  }

  @Test func fewerCardsGiveFewerChoices() throws {
    let file = try imported("a\tone\nb\ttwo\nc\tONE\n")
    #expect(file.questions.map { $0.choices.sorted() } == [["one", "two"], ["one", "two"], ["ONE", "two"]])
  }

  static let samples: [(String, Scripts)] = [
    ("dog", .latin), ("犬", .kanji), ("いぬ", .hiragana), ("テレビ", .katakana), ("10", .digits),
    ("食べる", [.kanji, .hiragana]),
    ("Кот", .cyrillic),
    ("γάτα", .greek),
    ("고양이", .hangul),
    ("१", []),
    ("!?", []),
    ("ＡＢ", .latin),
  ]

  @Test(arguments: samples) func aTextHasScripts(text: String, scripts: Scripts) {
    #expect(Scripts(of: text) == scripts)
  }
}
