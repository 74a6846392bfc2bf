import QuizCore
import Testing

@testable import BankFormats

/// Questions as people type them.
@Suite struct TypedTextTests {
  @Test func aStarMarksTheRightChoice() throws {
    let file = try imported(
      """
      Quiz title: Sums
      Quiz description: for Monday

      1.  What is 2 + 3?
      ... Count.
      a)  6
      *b) 5
      ... Right.
      c)  E. coli

      2.  Which are primes?
      [*] 2
      [ ] 4
      [*] 5

      3)  How long is a day in hours?
      =  24 +- 1

      4.  Who painted Guernica?
      *   Picasso
      *   Pablo Picasso

      5.  Write about the sea.
      ____

      8.  A question
          of two lines?
      (a) x
      *(b) y
      """)
    #expect(file.format == .respondus && file.title == "Sums")
    #expect(
      file.questions.map(\.summary) == [
        "What is 2 + 3? [6|*5|E. coli] (Count.)", "Which are primes? [*2|4|*5]",
        "How long is a day in hours? [= 24±1]", "Who painted Guernica? [= Picasso|Pablo Picasso]",
        "A question\nof two lines? [x|*y]",
      ])
    #expect(file.refusals == ["test:23: an essay question, which cannot be played"])
  }

  @Test(arguments: [
    "Answers\n1. c\n2. a\n", "Answer key:\n1) C 2) A\n", "1. c\n2. a\n", "正解\n1c 2a\n", "**Answers**\n1: c\n2: a\n",
  ])
  func answersAtTheEndAreRead(key: String) throws {
    let file = try imported("1. What is 2+3?\na) 6\nb) 1\nc) 5\n\n2. Which barks?\na) dog\nb) cat\n\n\(key)")
    #expect(file.format == .respondus)
    #expect(file.questions.map(\.summary) == ["What is 2+3? [6|1|*5]", "Which barks? [*dog|cat]"])
    #expect(file.refusals.isEmpty)
  }

  @Test func aQuestionWithoutItsAnswerIsRefused() throws {
    let file = try imported(
      "1. One?\na) x\nb) y\n\n2. Two?\na) x\nb) y\n\n3. Three?\na) x\nb) y\n\nAnswers\n1. a\n3. b\n")
    #expect(file.questions.map(\.text) == ["One?", "Three?"])
    #expect(file.refusals == ["test:5: no choice is marked as right"])
  }

  @Test func aListWithStarsIsNoQuiz() {
    for text in ["1. Go home\n* now\n2. Eat\n* well\n", "1. a\n2. b\n3. c\n"] {
      #expect(throws: ImportError.self, "\(text)") { _ = try imported(text) }
    }
  }

  @Test func questionsAndAnswersOnLinesAreCards() throws {
    let file = try imported(
      """
      # Capitals

      Q: What is the capital
      of France?
      A: Paris

      **Q:** What is the capital of Italy?
      **A:** `Rome`

      C: [Berlin] is the capital of [Germany].
      """)
    #expect(file.format == .quizlet && file.title == "Capitals")
    #expect(
      file.questions.map { "\($0.text) \($0.rightAnswer)" } == [
        "What is the capital\nof France? Paris", "What is the capital of Italy? Rome",
        "_____ is the capital of …. Berlin", "… is the capital of _____. Germany",
      ])
    #expect(
      try imported("Q: One?\n\nQ: Two?\nA: 2\nQ: Three?\nA: 3\n").refusals == ["test:1: no choice is marked as right"])
  }

  @Test func filesOfD2LAreRead() throws {
    let file = try imported(
      """
      //A comment,,,,
      NewQuestion,MC,,,
      ID,X-1,,,
      QuestionText,Which is a fruit?,,,
      Difficulty,5,,,
      Option,100,apple,,It grows.
      Option,0,stone,,
      Hint,Bite.,,,
      Feedback,So it is.,,,

      NewQuestion,TF,,,
      QuestionText,Water is dry.,,,
      TRUE,0,,,
      FALSE,100,,,

      NewQuestion,M,,,
      QuestionText,Match.,,,
      Choice,1,cat,,
      Choice,2,dog,,
      Match,1,mew,,
      Match,2,bow,,

      NewQuestion,WR,,,
      QuestionText,Write.,,,
      """)
    #expect(file.format == .d2l)
    #expect(
      file.questions.map(\.summary) == [
        "Which is a fruit? [*apple|stone] (So it is.) 3", "Water is dry. [True|*False]",
        "Match.\nmew [*cat|dog]", "Match.\nbow [cat|*dog]",
      ])
    #expect(file.refusals == ["test:23: an essay question, which cannot be played"])
  }

  @Test func problemsOfOpenEdXAreRead() throws {
    let file = try imported(
      """
      >>Which is a fruit?||Think.<<
      ( ) stone
      (x) apple {{A fruit grows.}}

      >>Which are fruits?<<
      [ ] stone {{selected: No.}, {unselected: Good.}}
      [x] apple
      [x] pear

      ||A hint.||
      ---
      Some words before it.

      >>How many legs has a dog?<<
      = 4
      not= 5 {{Count.}}

      [explanation]
      Look at one.
      [explanation]

      >>Which is a river?<<
      [[ Rhine stone, (Rhine), Alps ]]
      """)
    #expect(file.format == .edx)
    #expect(
      file.questions.map(\.text) == [
        "Which is a fruit?", "Which are fruits?", "Some words before it.\nHow many legs has a dog?",
        "Which is a river?",
      ])
    #expect(file.questions.map(\.rightAnswer) == ["apple", "apple · pear", "4", "Rhine"])
    #expect(file.questions.map(\.explanation) == ["A fruit grows.", "stone: No.", "Look at one.", nil])
  }
}
