import QuizCore
import Testing

@testable import BankFormats

/// Code of other programs stays code.
@Suite struct CodeTests {
  @Test func codeInACheckListIsNoChoiceAndNoHeading() throws {
    let file = try imported(
      """
      # Quiz

      ## What does it print?

        ~~~python
        for i in range(2):
        \tprint(i)
            # - [x] no choice
        ~~~

      - [x] `0` and `1`
      - [ ] nothing

      Because of *range*.
      """)
    #expect(file.format == .checklist && file.title == "Quiz")
    #expect(
      file.questions.map(\.summary) == [
        "What does it print?\n```\nfor i in range(2):\n    print(i)\n    # - [x] no choice\n``` [*0 and 1|nothing]"
          + " (Because of range.)"
      ])
  }

  @Test func codeInAQuizOfMkDocsStaysAndOneInCodeIsAnExample() throws {
    let file = try imported(
      """
      ```markdown
      <quiz>
      no
      - [x] a
      - [ ] b
      </quiz>
      ```
      <quiz>
      What is *this*?

      ```js
      const a_b = 1;
        return a_b;
      ```
      - [x] 1
      - [ ] 2

      See:
      ```
      a  _b_
      ```
      </quiz>
      """)
    #expect(
      file.questions.map(\.summary) == [
        "What is this?\n```\nconst a_b = 1;\n  return a_b;\n``` [*1|2] (See:\n```\na  _b_\n```)"
      ])
  }

  @Test func severalLinesInPreOfHTMLAreCode() throws {
    let file = try imported(
      "[html]<p>Run\\:</p><pre>if x\\:\\n    y()</pre> {=[html]<pre>a\\n  b</pre> ~[html]<code>c</code> ~d}\n")
    #expect(file.questions.map(\.summary) == ["Run:\n```\nif x:\n    y()\n``` [*```\na\n  b\n```|c|d]"])
  }

  @Test func aChoiceGoesOnBelowItsLine() throws {
    let file = try imported(
      """
      # Code

      #### Q1. Which adds?

      - [ ] A

      ```py
      def f(a, b): return a - b
      ```

      - [x] B

      ```py
      def f(a, b): return a + b
      ```

      #### Q2. Which is a list?

      - [x] [1]
        or [2]
      - [ ] (1)

      Because.

      #### Q3. Which is long?

      - [ ] this
      - [x] that

      goes on
      - [ ] and that

      #### Q4. Which has code?

      - [ ] this
      - [x] that

      ```
      x = 1
      ```
      """)
    #expect(file.refusals.isEmpty)
    #expect(
      file.questions.map(\.summary) == [
        "Which adds? [A\n```\ndef f(a, b): return a - b\n```|*B\n```\ndef f(a, b): return a + b\n```]",
        "Which is a list? [*[1]\nor [2]|(1)] (Because.)", "Which is long? [this|*that\ngoes on|and that]",
        "Which has code? [this|*that] (```\nx = 1\n```)",
      ])
  }

  @Test func paragraphsThatAskAreQuestionsOfTheirOwn() throws {
    let file = try imported(
      """
      # Quiz

      ## One

      What is 1?

      - [x] a
      - [ ] b

      What is 2?

      - [ ] c
      - [ ] d

      ## Two

      - [x] e
      - [ ] f
      """)
    #expect(file.questions.map(\.choices) == [["a", "b"], ["e", "f"]])
    #expect(file.refusals == ["test:10: no choice is marked as right"])
  }

  @Test func tagsInCodeAreNoMarkup() throws {
    let list =
      "#### Which makes numbers, `<ol>` or ``<ul> ` ``?\n- [x] `<ol>` and <b>this</b>\n- [ ] `a < b && c > d`\n"
    #expect(
      try imported(list).questions.map(\.summary)
        == ["Which makes numbers, <ol> or <ul> ` ? [*<ol> and this|a < b && c > d]"])
    #expect(
      try imported("What is `<b>`?\tbold <i>text</i>\nWhat does <i> do?\tslant\nAnd `<br>` &amp; so?\tbreak\n")
        .questions.map {
          "\($0.text) \($0.rightAnswer)"
        } == ["What is `<b>`? bold text", "What does <i> do? slant", "And `<br>` & so? break"])
    #expect(
      try imported("Between <ol> and <ul>? {=the numbers ~`<p>`}\n").questions.map(\.summary)
        == ["Between <ol> and <ul>? [*the numbers|`<p>`]"])
  }

  @Test func whatIsTypedHasNoFences() throws {
    let file = try imported("[html]q {=[html]<pre>a\\nb</pre> =c}\n")
    #expect(file.questions.map(\.accepted) == [["a b", "c"]])
  }

  @Test(arguments: RoundTripTests.formats + [.h5p]) func codeComesBackAsItIs(format: BankFormat) throws {
    let code = "Which?\n```\nif a < b:\n    print(\"*\", a_b)\n\n  # = ~\n```\nthere"
    let question = try #require(
      Question(
        text: code, choices: ["```\nx\n  y\n```", "z", "```\n1\n```"], answer: 0, explanation: "```\np\n  q\n```"))
    let set = ExportedSet(genre: nil, title: "t", questions: [question])
    let export = try #require(BankExport([set], as: format))
    guard export.losses[.lines] == nil, export.count == 1 else { return }
    let read = try #require(try imported(export.bytes, as: format).questions.first)
    #expect(read.text == code && read.choices == question.choices)
    if export.losses[.explanation] == nil { #expect(read.explanation == question.explanation) }
  }
}
