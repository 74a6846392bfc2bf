import QuizCore

/// A response of the Open Trivia Database: its texts hold HTML entities, or are all in URL encoding or base64.
enum OpenTrivia {
  /// How the texts of a response are encoded.
  private enum Encoding {
    case entities
    /// With `plus` a plus sign is a blank.
    case url(plus: Bool)
    case base64
  }

  /// Reads a response; nil when it is none.
  static func read(_ root: JSONValue) throws(ImportError) -> RawFile? {
    guard root.member(["responsecode"]) != nil, let results = root.member(["results"])?.array else { return nil }
    let encoding = encoding(of: results)
    if let code = root.member(["responsecode"])?.integer, let (kind, advice) = refusal(code) {
      throw ImportError(.otherKind(kind, advice: advice))
    }
    var file = RawFile()
    var categories: Set<String> = []
    for result in results {
      guard file.items.count < ImportLimits.items else { throw ImportError(.tooMuch(.items), line: result.line) }
      func text(_ name: String) -> String? { result.member([name])?.text.flatMap { decoded($0, encoding) } }
      let place = ItemPlace.item(file.items.count + 1, line: result.line)
      var item = RawItem(place: place, text: text("question") ?? "", content: .refused(.noRight))
      item.level = text("difficulty").flatMap { level($0) }
      let wrong = result.member(["incorrectanswers"])?.array?.map { $0.text.flatMap { decoded($0, encoding) } }
      if let right = text("correctanswer"), let wrong, !wrong.contains(nil) {
        let others = wrong.compactMap { $0 }
        // The two choices of such a question have an order of their own.
        item.content =
          text("type") == "boolean" && others.count == 1
          ? .choices(["True", "False"], right: [right == "True" ? 0 : 1]) : .unordered(right: right, wrong: others)
      }
      if let category = text("category") { categories.insert(category) }
      file.items.append(item)
    }
    if categories.count == 1 { file.title = categories.first }
    return file
  }

  /// What a response without questions says by its code, and what to do; nil for one that is none.
  private static func refusal(_ code: Int) -> (Phrase, advice: Phrase)? {
    let (meaning, advice): (Phrase, Phrase)
    switch code {
    case 1:
      meaning = Phrase(en: "there are not so many questions", ja: "指定した数の問題がない")
      advice = Phrase(en: "ask for fewer questions, or another category", ja: "問題数を減らすか、カテゴリーを変えてください")
    case 2:
      meaning = Phrase(en: "an argument of the request is wrong", ja: "要求の引数の誤り")
      advice = Phrase(en: "check its address and fetch it again", ja: "アドレスを確かめて、もう一度取得してください")
    case 3:
      meaning = Phrase(en: "there is no such session token", ja: "セッショントークンがない")
      advice = Phrase(en: "ask for a new token", ja: "新しいトークンを取得してください")
    case 4:
      meaning = Phrase(en: "the session token has had all questions", ja: "このトークンでは全問取得済み")
      advice = Phrase(en: "reset the token", ja: "トークンをリセットしてください")
    case 5:
      meaning = Phrase(en: "too many requests", ja: "要求が多すぎる")
      advice = Phrase(en: "wait five seconds and fetch it again", ja: "5秒待って、もう一度取得してください")
    case _: return nil
    }
    return (
      Phrase(
        en: "a refusal of the Open Trivia Database, code \(code) (\(meaning.en))",
        ja: "Open Trivia Database の拒否の応答、コード\(code)（\(meaning.ja)）"), advice
    )
  }

  private static func level(_ text: String) -> Int? {
    switch text {
    case "easy": 1
    case "medium": 2
    case "hard": 3
    case _: nil
    }
  }

  private static func encoding(of results: [JSONValue]) -> Encoding {
    let types = results.compactMap { $0.member(["type"])?.text }
    if types.contains(where: { ["bXVsdGlwbGU=", "Ym9vbGVhbg=="].contains($0) }) { return .base64 }
    let texts = results.compactMap { $0.member(["question"])?.text }
    if texts.contains(where: { PercentEncoding.decoded($0).bytes.count < $0.utf8.count }),
      !texts.contains(where: { $0.contains(" ") })
    {
      return .url(plus: !texts.contains { $0.contains("%20") })
    }
    return .entities
  }

  private static func decoded(_ text: String, _ encoding: Encoding) -> String? {
    switch encoding {
    case .entities: Entities.decoded(text)
    case .url(let plus): String(validating: PercentEncoding.decoded(text, plusIsBlank: plus).bytes, as: UTF8.self)
    case .base64: base64Decoded(text)
    }
  }

  private static func base64Decoded(_ text: String) -> String? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): value = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): value = 63
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}
