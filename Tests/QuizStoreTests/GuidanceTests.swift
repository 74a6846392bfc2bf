import QuizStore
import Testing

@Suite struct GuidanceTests {
  typealias Row = Guidance.Row

  @Test(arguments: [
    ("", []),
    ("10秒,パネルを1つ\n", [Row(title: "10秒", text: "パネルを1つ")]),
    ("\u{feff}title,text\r\na,b\r\n\r\nc,d", [Row(title: "a", text: "b"), Row(title: "c", text: "d")]),
    ("\"a,1\",\"say \"\"b\"\"\nagain\",more,,\n", [Row(title: "a,1", text: "say \"b\"\nagain")]),
    (" a , b \n,\nalone\n,text only\n", [Row(title: "a", text: "b"), Row(title: "", text: "text only")]),
    ("a,\"never closed\nb,c\n", [Row(title: "b", text: "c")]),
  ])
  func rowsAreTitlesAndTexts(csv: String, rows: [Row]) {
    let read = Guidance(csv: csv.utf8).rows
    #expect(read == rows)
  }

  @Test func moreThanFitOnTheScreenAreNotRead() {
    let csv = (1...20).map { "\($0),text\n" }.joined()
    #expect(Guidance(csv: csv.utf8).rows.map(\.title) == (1...8).map(String.init))
  }

  @Test func withoutAFileThereIsNoGuidance() {
    let scratch = Scratch()
    #expect(Guidance(path: nil).rows.isEmpty)
    #expect(Guidance(path: scratch("missing.csv")).rows.isEmpty)
    #expect(Guidance(path: scratch.path).rows.isEmpty)
    scratch.write("ja.csv", "a,b\n")
    #expect(Guidance(path: scratch("ja.csv")).rows == [Row(title: "a", text: "b")])
  }
}
