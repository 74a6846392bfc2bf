import QuizCore

@testable import BankFormats

/// A file with a question of each kind that a format has, as the program writes it whose format it is.
enum ProgramFiles {
  static let all: [BankFormat: [QuestionKind: [UInt8]]] = texts.mapValues { $0.mapValues { Array($0.utf8) } }
    .merging(packages) { text, _ in text }

  private static let quizizz = "Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds\n"
  private static let blooket = "Question #,Question Text,Answer 1,Answer 2,Time Limit (sec),Correct Answer(s)\n"
  private static let forms = "Timestamp,Score,q,q [Score],q [Feedback]\n"
  private static let anki = "#separator:tab\n#html:true\n"
  private static let notes =
    "#separator:tab\n#html:false\n#columns:Question\tAnswer\tChoice 1\tChoice 2\tChoice 3\tKind\tKey\n"

  private static let texts: [BankFormat: [QuestionKind: String]] = [
    .csv: [
      .one: "Question;Option A;Option B;Correct answer\nq;a;b;B\n",
      .several: "question,answer,choice1,choice2,choice3\nq,A C,a,b,c\n",
      .order: "question,kind,answer,choice1,choice2,choice3\nq,order,order,a,b,c\n",
      .number: "question,kind,answer\nq,number,3.14±0.01\n", .typed: "問題,種類,正解\nq,記述,パリ|Paris\n",
    ],
    .json: [
      .one: #"{"results": [{"question": "q", "correct_answer": "a", "incorrect_answers": ["b"]}]}"#,
      .several: #"{"questions": [{"question": "q", "type": "CHECK", "answers": ["#
        + #"{"answer": "a", "right": true}, {"answer": "b", "right": true}, {"answer": "c", "right": false}]}]}"#,
      .order: #"{"questions": [{"type": "jumble", "question": "q", "time": 20000, "choices": ["#
        + #"{"answer": "a", "correct": true}, {"answer": "b", "correct": true}, {"answer": "c", "correct": true}]}]}"#,
      .number: #"{"questions": [{"question": "q", "type": "RANGE", "answers": "#
        + #"{"min": 0, "max": 9, "min_correct": 3, "max_correct": 5}}]}"#,
      .typed: #"{"items": [{"title": "q", "questionItem": {"question": {"textQuestion": {}, "grading": "#
        + #"{"correctAnswers": {"answers": [{"value": "Paris"}]}}}}}]}"#,
    ],
    .gift: [
      .one: "// question: 1  name: n\n::n::[html]<p>q</p>{\n\t=<p>a</p>\n\t~<p>b</p>\n}\n",
      .several: "::n::q{\n\t~%50%a\n\t~%50%b\n\t~%-100%c\n}\n", .number: "::n::q{#\n\t=%100%3.14:0.01#\n}\n",
      .typed: "::n::q{\n\t=%100%Paris#\n\t=%100%Paname#\n}\n",
    ],
    .aiken: [.one: "q\nA. a\nB. b\nANSWER: A\n", .several: "q\nA. a\nB. b\nANSWER: A, B\n"],
    .moodle: [
      .one: moodle("multichoice", "<single>true</single>" + fraction("a", 100) + fraction("b", 0)),
      .several: moodle(
        "multichoice", "<single>false</single>" + fraction("a", 50) + fraction("b", 50) + fraction("c", 0)),
      .order: moodle("ordering", fraction("a", 1) + fraction("b", 2) + fraction("c", 3)),
      .number: moodle("numerical", "<answer fraction=\"100\"><text>3.14</text><tolerance>0.01</tolerance></answer>"),
      .typed: moodle("shortanswer", "<usecase>0</usecase>" + fraction("Paris", 100)),
    ],
    .quizizz: [
      .one: quizizz + "q,Multiple Choice,a,b,c,2,20\n", .several: quizizz + "q,Checkbox,a,b,c,\"1,3\",20\n",
      .order: quizizz + "q,Reorder,a,b,c,,20\n", .typed: quizizz + "q,Fill-in-the-Blank,a,b,,,20\n",
    ],
    .blooket: [.one: blooket + "1,q,a,b,20,1\n", .several: blooket + "1,q,a,b,20,\"1,2\"\n"],
    .gimkit: [.one: "Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2\nq,a,b,c\n"],
    .forms: [
      .one: forms + "t,1 / 1,a,1.00 / 1,\nt,0 / 1,b,0.00 / 1,\n",
      .several: "ID,Total points,q,Points - q\n1,1,a;b;,1\n2,0,c;,0\n",
      .typed: forms + "t,1 / 1,Paris,1.00 / 1,\nt,1 / 1,Paname,1.00 / 1,\n",
    ],
    .anki: [
      .one: anki + "dog\tHund\ncat\tKatze\n", .typed: anki + "dog\tHund\ncat\tKatze\n",
      .several: notes + "q\ta, b\ta\tb\tc\tseveral\t1;2\n", .order: notes + "q\ta → b → c\ta\tb\tc\torder\torder\n",
      .number: notes + "q\t1969\t\t\t\tnumber\t1969\n",
    ],
    .quizlet: [.one: "dog\tHund\ncat\tKatze\n", .typed: "dog\tHund\ncat\tKatze\n"],
    .qti: [
      .one: canvas(choices("Single"), "<varequal respident=\"r\">1</varequal>"),
      .several: canvas(
        choices("Multiple"),
        "<and><varequal respident=\"r\">1</varequal><not><varequal respident=\"r\">2</varequal></not>"
          + "<varequal respident=\"r\">3</varequal></and>"),
      .order: """
      <?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
      <responseDeclaration identifier="R" cardinality="ordered" baseType="identifier"><correctResponse><value>B</value>
      <value>A</value><value>C</value></correctResponse></responseDeclaration><itemBody>
      <orderInteraction responseIdentifier="R" shuffle="true"><prompt>q</prompt><simpleChoice identifier="A">a</simpleChoice>
      <simpleChoice identifier="B">b</simpleChoice><simpleChoice identifier="C">c</simpleChoice></orderInteraction>
      </itemBody></assessmentItem>
      """,
      .number: canvas(
        line(" fibtype=\"Decimal\""),
        "<or><varequal respident=\"r\">3</varequal><and><vargte respident=\"r\">2</vargte><varlte respident=\"r\">4</varlte>"
          + "</and></or>"),
      .typed: canvas(
        line(), "<varequal respident=\"r\">Paris</varequal><varequal respident=\"r\">Paname</varequal>"),
    ],
    .hascard: [
      .one: "# q\n- a\n* b\n", .several: "# q\n[*] a\n[ ] b\n[*] c\n", .order: "# q\n1. a\n2. b\n3. c\n---\n# p\nx\n",
      .typed: "# q\n_a|b_\n---\n# p\nx\n",
    ],
    .mkdocs: [
      .one: "<quiz>\nq\n- [x] a\n- [ ] b\n</quiz>\n", .several: "<quiz>\nq\n- [x] a\n- [x] b\n- [ ] c\n</quiz>\n",
      .typed: "<quiz>\nq [[a]]\n</quiz>\n",
    ],
    .checklist: [.one: "# q\n- [x] a\n- [ ] b\n", .several: "# q\n- [x] a\n- [x] b\n- [ ] c\n"],
    .respondus: [
      .one: "1. q\n*a. a\nb. b\n", .several: "1.  q\n[*] a\n[ ] b\n[*] c\n",
      .number: "1.  q\n=  24 +- 1\n\n2.  p\n*a)  a\nb)  b\n",
      .typed: "1.  q\n*   Paris\n*   Paname\n\n2.  p\n*a)  a\nb)  b\n",
    ],
    .d2l: [
      .one: "NewQuestion,MC,,,\nQuestionText,q,,,\nOption,100,a,,\nOption,0,b,,\n",
      .several: "NewQuestion,MS,,,\nQuestionText,q,,,\nOption,1,a,,\nOption,0,b,,\nOption,1,c,,\n",
      .order: "NewQuestion,O,,,\nQuestionText,q,,,\nItem,a,NOT HTML,,\nItem,b,NOT HTML,,\nItem,c,NOT HTML,,\n",
      .typed: "NewQuestion,SA,,,\nQuestionText,q,,,\nAnswer,100,Paris,,\n",
    ],
    .edx: [
      .one: ">>q<<\n( ) a\n(x) b\n", .several: ">>q<<\n[x] a\n[ ] b\n[x] c\n", .number: ">>q<<\n= 3.14 +- 0.01\n",
      .typed: ">>q<<\n= Paris\nor= Paname\n",
    ],
    .lists: [
      .one: "question,correct_answer,incorrect_answers\nq,a,\"['b', 'c']\"\n",
      .several: "question,options,answer\nq,a|b|c,a|c\n",
    ],
  ]

  private static let packages: [BankFormat: [QuestionKind: [UInt8]]] = [
    .kahoot: [.one: kahoot("2"), .several: kahoot("1,3")],
    .h5p: [
      .one: h5p(
        "MultiChoice", #""question":"<p>q</p>","answers":[\#(h5pAnswer("a", true)),\#(h5pAnswer("b", false))]"#),
      .several: h5p(
        "MultiChoice",
        #""question":"<p>q</p>","answers":[\#(h5pAnswer("a", true)),\#(h5pAnswer("b", true)),\#(h5pAnswer("c", false))],"#
          + #""behaviour":{"type":"multi"}"#),
      .typed: h5p("Blanks", #""text":"<p>Fill in.</p>","questions":["<p>Blue*berry/berries:a fruit* pie</p>"]"#),
    ],
  ]

  private static func fraction(_ text: String, _ fraction: Int) -> String {
    "<answer fraction=\"\(fraction)\" format=\"html\"><text><![CDATA[<p>\(text)</p>]]></text></answer>"
  }

  private static func moodle(_ type: String, _ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <quiz><question type="\(type)"><name><text>n</text></name>
    <questiontext format="html"><text><![CDATA[<p>q</p>]]></text></questiontext>\(inner)</question></quiz>
    """
  }

  /// An item of QTI 1.2 as Canvas exports it.
  private static func canvas(_ presentation: String, _ right: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="t">
    <section ident="root_section"><item ident="i" title="Question"><presentation>
    <material><mattext texttype="text/html">&lt;div&gt;q&lt;/div&gt;</mattext></material>\(presentation)</presentation>
    <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
    <respcondition continue="No"><conditionvar>\(right)</conditionvar><setvar action="Set" varname="SCORE">100</setvar>
    </respcondition></resprocessing></item></section></assessment></questestinterop>
    """
  }

  private static func choices(_ cardinality: String) -> String {
    let labels = ["a", "b", "c"].enumerated().map {
      "<response_label ident=\"\($0.offset + 1)\"><material><mattext>\($0.element)</mattext></material></response_label>"
    }
    return "<response_lid ident=\"r\" rcardinality=\"\(cardinality)\"><render_choice>\(labels.joined())</render_choice>"
      + "</response_lid>"
  }

  private static func line(_ attributes: String = "") -> String {
    "<response_str ident=\"r\" rcardinality=\"Single\"><render_fib\(attributes)><response_label ident=\"answer1\"/>"
      + "</render_fib></response_str>"
  }

  /// The template that Kahoot offers, filled in.
  private static func kahoot(_ right: String) -> [UInt8] {
    let heading =
      ["", "Question - max 120 characters"] + (1...4).map { "Answer \($0) - max 75 characters" }
      + ["Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs", "Correct answer(s) - choose at least one"]
    return Archive.workbook([
      (name: "Sheet1", rows: [["", "Quiz template"], heading, ["1", "q", "a", "b", "c", "d", "20", right]])
    ])
  }

  private static func h5pAnswer(_ text: String, _ isRight: Bool) -> String {
    #"{"text":"<div>\#(text)</div>","correct":\#(isRight),"tipsAndFeedback":{"tip":"","chosenFeedback":""}}"#
  }

  private static func h5p(_ library: String, _ params: String) -> [UInt8] {
    Archive([
      (name: "h5p.json", text: #"{"title":"t","mainLibrary":"H5P.QuestionSet","language":"en"}"#),
      (
        name: "content/content.json",
        text: #"{"questions":[{"library":"H5P.\#(library) 1.16","params":{\#(params)}}],"passPercentage":50}"#
      ),
    ]).bytes
  }
}
