import Testing

@testable import TerminalKit

/// What it costs a reader that a line ends somewhere.
@Suite struct LineBreakerCostTests {
  /// The cost of a break at the stroke.
  private func cost(_ text: String) throws -> Int? {
    let parts = text.split(separator: "／")
    try #require(parts.count == 2)
    return SafeText(parts.joined()).costsOfBreaks[parts[0].count]
  }

  @Test func noLineEndsBeforeTheFirstCharacterNorBeforeAMark() throws {
    #expect(SafeText("何の姿？").costsOfBreaks.first == .some(nil))
    #expect(try cost("何の姿／？") == nil)
    #expect(SafeText.empty.costsOfBreaks.isEmpty)
  }

  @Test(arguments: ["天の川の／光る帯", "見てきた。／中でも", "夢を／あきらめるな", "one ／two"])
  func aBreakBetweenPhrasesCostsNothing(_ text: String) throws {
    #expect(try cost(text) == 0)
  }

  /// Each line of the table: what is better, and what is worse.
  @Test(arguments: [
    ("少女の／話", "少女の／ころ"), ("サーカスの／熊", "サーカス／の熊"), ("飼って／いた犬", "飼ってい／た犬"), ("氷に／合わなかった", "氷に合わ／なかった"),
    ("正しく／ない", "食べ／ない"), ("犬が／かわいい", "犬がかわ／いい"),
    ("格下げ／された", "格下げさ／れた"), ("盗み／出された物", "盗み出さ／れた物"), ("角から／ひびが入る", "角からひ／びが入る"),
    ("国立科学／博物館", "国立科／学博物館"), ("静岡県／浜松市", "静岡県浜／松市"), ("料理／人だった", "料／理人だった"),
    ("アラビア／文字", "アラ／ビア文字"), ("シュー／クリーム", "シュークリ／ーム"), ("田んぼの／あぜ", "田んぼ／のあぜ"),
    ("裏側には／どの歌が", "裏側に／はどの歌が"), ("イチゴ味と／メロン味", "イチゴ味とメロン／味は"),
  ])
  func theMoreIsPartedTheMoreItCosts(_ better: String, _ worse: String) throws {
    #expect(try (cost(better) ?? .max) < cost(worse) ?? .max)
  }

  @Test(arguments: ["火／事", "アイスク／リーム", "1／2個"])
  func aWordIsPartedLast(_ text: String) throws {
    #expect(try (cost(text) ?? .max) >= SafeText.costOfPartedWord)
  }
}
