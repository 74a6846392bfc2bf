import FoundationEssentials
import QuizCore
import Testing

/// The phrases of the sources, a column for each language.
@Suite struct PhraseTests {
  static let sources = JapaneseSpellingTests.code.compactMap(SourceFile.init(path:))

  @Test func everyPhraseHasWordsInEveryLanguage() {
    let phrases = Self.sources.flatMap(\.phrases)
    #expect(phrases.count > 2000)
    for phrase in phrases where !phrase.isSame && phrase.columns < Language.allCases.count {
      Issue.record("\(phrase.name) lacks a language: \(phrase.place)")
    }
  }

  @Test func theScreensHaveTheirPhrasesAmongTheWords() {
    let screens = Self.sources.filter { $0.path.contains("/QuizScreens/") && !$0.path.contains("/Words/") }
    for phrase in screens.flatMap(\.phrases) where !phrase.isSame {
      Issue.record("\(phrase.name) belongs into Words: \(phrase.place)")
    }
  }

  @Test(arguments: [
    (#"static let one = Phrase("a, b", "c")"#, ["one 2"]),
    (#"static let one = Phrase("only \(f(1, 2)) (")"#, ["one 1"]),
    (#"static func two() -> Phrase { Phrase("a \(x == 1 ? "b, c" : "d")", "e") + Phrase("f") }"#, ["two 2", "two 1"]),
    (#"// static let none = Phrase("a")"#, []), (#"static let none = "Phrase(a)""#, []),
    ("static let list = PhraseList([\"a\", \"b\"],\n  [\"c\"])", ["list 2"]),
    (#"static let name = Phrase(same: "tenq")"#, ["name same"]),
  ])
  func phrasesAreFoundInCode(_ text: String, _ found: [String]) {
    let phrases = SourceFile(path: "", text: text).phrases
    #expect(phrases.map { "\($0.name) \($0.isSame ? "same" : "\($0.columns)")" } == found)
  }

  @Test func whatALanguageLacksIsSaidInEnglish() {
    #expect(Language.allCases.map { Phrase("one")[$0] } == Language.allCases.map { _ in "one" })
    #expect((Phrase("one") + Phrase(" and", "と")).ja == "oneと")
    #expect(PhraseList(["one", "1"]).ja == ["one", "1"])
  }
}

/// The code of a file, in which phrases are looked for.
struct SourceFile {
  let path: String
  /// The text with blanks for comments and for what is between quotation marks, but for interpolated code.
  private let code: [UInt8]

  /// A phrase that is made of words.
  struct Call {
    let name: String
    let place: String
    /// The number of languages it has.
    let columns: Int
    /// Whether it is made the same for every language.
    let isSame: Bool
  }

  init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(path: path, text: text)
  }

  init(path: String, text: String) {
    self.path = path
    code = Self.code(of: Array(text.utf8))
  }

  /// Its phrases in their order.
  var phrases: [Call] {
    var calls: [Call] = []
    var (name, former, line) = ("", "", 1)
    var rest = code[...]
    while let byte = rest.first {
      guard Self.isOfWord(byte) else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        rest.removeFirst()
        continue
      }
      let word = String(decoding: rest.prefix(while: Self.isOfWord), as: UTF8.self)
      rest = rest.dropFirst(word.utf8.count)
      if ["let", "var", "func"].contains(former) { name = word }
      if ["Phrase", "PhraseList"].contains(word), rest.first == UInt8(ascii: "(") {
        let arguments = rest.dropFirst()
        calls.append(
          Call(
            name: name, place: "\(path):\(line)", columns: Self.columns(arguments),
            isSame: arguments.starts(with: "same:".utf8) || arguments.starts(with: "each:".utf8)))
      }
      former = word
    }
    return calls
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
  }

  /// The number of arguments up to the closing parenthesis.
  private static func columns(_ arguments: ArraySlice<UInt8>) -> Int {
    var (depth, count) = (0, 1)
    for byte in arguments {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return count }
      case UInt8(ascii: ",") where depth == 0: count += 1
      case _: break
      }
    }
    return count
  }

  private static func code(of bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    // The depths of parentheses at which interpolations end.
    var interpolations: [Int] = []
    var (depth, isInString, isInComment) = (0, false, false)
    var index = 0
    while index < bytes.count {
      let (byte, next) = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      if isInComment || isInString, byte != UInt8(ascii: "\n") { code[index] = UInt8(ascii: " ") }
      switch byte {
      case UInt8(ascii: "\n"): isInComment = false
      case _ where isInComment: break
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString:
        if next == UInt8(ascii: "(") {
          interpolations.append(depth)
          depth += 1
          isInString = false
        } else if index + 1 < bytes.count {
          code[index + 1] = UInt8(ascii: " ")
        }
        index += 1
      case _ where isInString: break
      case UInt8(ascii: "/") where next == byte: isInComment = true
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if interpolations.last == depth { isInString = interpolations.popLast() != nil }
      case _: break
      }
      index += 1
    }
    return code
  }
}
