import QuizCore
import Testing

@testable import BankFormats

/// Markup becomes text.
@Suite struct TextTests {
  @Test(arguments: [
    ("<p>One</p><p>two</p>", "One\ntwo"), ("a<br>b<br/>c", "a\nb\nc"), ("  a \n\t b  ", "a b"),
    ("x<sup>2</sup> + H<sub>2</sub>O", "x² + H₂O"),
    ("19<sup>th</sup> x<sup>a</sup> y<sup>ab1</sup>", "19th x^a y^(ab1)"),
    ("10<sup>-7</sup>", "10⁻⁷"), ("<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", "漢字（かんじ）"),
    ("a < b and c > d", "a < b and c > d"), ("1<2", "1<2"), ("<b>x</b><i >y</i\n>", "xy"),
    ("a<!-- no <p> -->b", "ab"), ("a<!-- no end", "a<!-- no end"), ("<script>if (a<b) {}</script>x", "x"),
    ("<style>p{}</style>", ""),
    ("&lt;b&gt; &amp;amp; &nbsp;&eacute;&#233;&#xE9;&#x0;&none;", "<b> &amp; ééé&#x0;&none;"),
    ("<ul><li>a</li><li>b</li></ul>", "a\nb"),
    ("<td>a</td><td>b</td>", "a b"),
    ("<p>Run:</p><pre>\nif x:\n    y()\n\nz()\n</pre>then", "Run:\n```\nif x:\n    y()\n\nz()\n```\nthen"),
    ("<pre>a  b</pre>", "a  b"), ("x<pre></pre>y", "x\ny"), ("<pre>a\n```\nb</pre>", "a\n```\nb"),
    ("<pre>\n\ta\n&nbsp;b</pre>", "```\n    a\n b\n```"), ("<pre>a\nb", "```\na\nb\n```"),
    ("<pre>a\n<pre>b\nc</pre>", "a\n```\nb\nc\n```"),
    ("<a href=\"x>y\">z</a>", "y\">z"),
    ("<1>", "<1>"), ("<", "<"), ("</p", "</p"), ("é<b>語</b>", "é語"),
  ])
  func htmlBecomesText(html: String, text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(arguments: [
    ("<b>x</b>", true),
    ("a &amp; b", true),
    ("x &nbsp;", true),
    ("a < b > c", false),
    ("if a<b", false),
    ("AT&T;", false),
    ("<quiz>", false), ("a<br>b", true),
  ])
  func whatLooksLikeHTML(text: String, isHTML: Bool) {
    #expect(HTMLText.isLikely(text) == isHTML)
  }

  @Test func picturesAreNoticed() {
    #expect(HTMLText("a <IMG src='x'> b").hasMedia)
    #expect(HTMLText("<video></video>").hasMedia)
    #expect(!HTMLText("an img").hasMedia)
  }

  @Test(arguments: [
    ("**bold** and *it* and __b__ and _i_", "bold and it and b and i"),
    ("2 * 3 * 4, a_b_c", "2 * 3 * 4, a_b_c"),
    ("`a*b*` and **`c`**", "a*b* and c"), ("[text](https://x) [not", "text [not"), ("\\*no\\*", "*no*"),
    ("x<sup>2</sup>", "x²"),
    ("*a*\n```\n*b*  <b>\n    _c_\n```\n*d*", "a\n```\n*b*  <b>\n    _c_\n```\nd"),
  ])
  func markdownBecomesText(markdown: String, text: String) throws {
    #expect(try MarkdownText.plain(markdown) == text)
  }

  @Test(arguments: [
    ("a\r\nb\rc", "a\nb\nc"),
    ("  a\u{0}b\u{7}c\t ", "a b c"),
    ("\u{FEFF}a", "a"),
    ("a\u{1B}[31m", "a [31m"),
    ("　全角　", "全角"),
  ])
  func textIsCleaned(text: String, cleaned: String) {
    #expect(PlainText.cleaned(text) == cleaned)
  }

  @Test func linesAreCountedAsEditorsCount() {
    let lines = Array(TextLines(Array("a\nb\r\nc\rd\n".utf8)))
    #expect(lines.map(\.text) == ["a", "b", "c", "d", ""])
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test func jsonKeepsLinesAndCharacters() throws {
    let value = try JSONReader.read(Array("{\n \"a\":\n [\"\\ud83d\\ude00\\n\\u00e9\", 1.50]\n}".utf8))
    let list = try #require(value.member(["a"])?.array)
    #expect(list.map(\.text) == ["😀\né", "1.50"])
    #expect(list.map(\.line) == [3, 3])
  }

  @Test func answersOfJSONCountFromWhatTheFileShows() throws {
    func answers(_ numbers: [Int]) throws -> (String, [ImportNote]) {
      let items = numbers.enumerated().map {
        #"{"question":"q\#($0.offset)","choices":["a","b","c"],"answer":\#($0.element)}"#
      }
      let file = try imported("[\(items.joined(separator: ","))]")
      return (file.items.map { $0.question?.rightAnswer ?? "-" }.joined(), file.notes)
    }
    #expect(try answers([0, 1, 2]) == ("abc", []))
    #expect(try answers([1, 2, 3]) == ("abc", []))
    #expect(try answers([1, 2, 1]) == ("bcb", [.answersFromZero]))
    #expect(try answers([0, 3]) == ("a-", []))
    #expect(try answers([9, 0]) == ("-a", []))
  }

  @Test(arguments: [
    ("a\tb\tc\nd\te\tf\n", UInt8(ascii: "\t")),
    ("a;b\nc;d, e\n", UInt8(ascii: ";")),
    ("a,b\nc,\"d;e\"\n", UInt8(ascii: ",")),
    ("none", UInt8(ascii: ",")),
  ])
  func theSeparatorIsRecognised(text: String, separator: UInt8) {
    #expect(SeparatedText.separator(of: Array(text.utf8)[...]) == separator)
  }

  @Test func rowsAreSplitAtUnquotedMarks() throws {
    let table = try SeparatedText.table(
      Array("a,\"b\nc\",\"d\"\"e\"\n\n f , \"g\" h,\r\n\"open,1\n".utf8)[...], separator: UInt8(ascii: ","))
    #expect(table.rows.map(\.cells) == [["a", "b\nc", "d\"e"], ["f", "g h"], ["\"open", "1"]])
    #expect(table.rows.map(\.number) == [1, 4, 5])
  }
}
