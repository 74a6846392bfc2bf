import FoundationEssentials
import Glibc
import Sweeps
import Testing

/// Japanese spells a word in one way: the table of the rule that CONTRIBUTING states.
@Suite struct JapaneseSpellingTests {
  /// A spelling that is not used.
  struct Spelling: Sendable, CustomTestStringConvertible {
    let wrong: String
    let right: String
    /// Words in which it stands all the same.
    var words: [String] = []
    /// Whether it is wrong only behind hiragana: alone, and not as a part of a word.
    var isAlone = false

    var testDescription: String { "\(wrong) → \(right)" }
  }

  /// Words of grammar in kana, a word of two spellings in one, the bar at the end of a foreign word.
  static let everywhere = [
    Spelling(
      wrong: "事", right: "こと",
      words: ["賭け事", "頼み事", "もめ事", "決め事", "考え事", "願い事", "祝い事", "事件", "事故", "事情", "事実", "事務"], isAlone: true),
    Spelling(
      wrong: "物", right: "もの",
      words: [
        "食べ物", "飲み物", "生き物", "乗り物", "贈り物", "買い物", "焼き物", "揚げ物", "入れ物", "打ち物", "吹き物", "弾き物", "鳴り物", "化け物", "詰め物", "余り物",
        "残り物", "調べ物", "染め物", "出し物", "売り物", "物語", "物質", "物理", "物価", "物事", "物置", "物知り",
      ], isAlone: true), Spelling(wrong: "訳", right: "わけ", words: ["言い訳", "を訳", "新しい訳", "英語の訳"], isAlone: true),
    Spelling(wrong: "時", right: "とき", words: ["時間", "時期", "時代", "時計", "時刻", "時点", "時速", "時差"], isAlone: true),
    Spelling(wrong: "等", right: "など", words: ["等級", "等分"], isAlone: true),
    Spelling(wrong: "頃", right: "ころ", words: ["年頃"]), Spelling(wrong: "為", right: "ため", words: ["応為"]),
    Spelling(wrong: "出来", right: "でき", words: ["出来事"]), Spelling(wrong: "下さ", right: "くださ"),
    Spelling(wrong: "無い", right: "ない"), Spelling(wrong: "無く", right: "なく"), Spelling(wrong: "全て", right: "すべて"),
    Spelling(wrong: "既に", right: "すでに"), Spelling(wrong: "更に", right: "さらに"), Spelling(wrong: "殆ど", right: "ほとんど"),
    Spelling(wrong: "又は", right: "または"), Spelling(wrong: "分かる", right: "わかる"), Spelling(wrong: "分かり", right: "わかり"),
    Spelling(wrong: "分かっ", right: "わかっ"),
    Spelling(wrong: "過ぎ", right: "すぎ", words: ["通り過ぎ", "を過ぎ", "に過ぎ", "時過ぎ", "。過ぎ"]),
    Spelling(wrong: "普通", right: "ふつう"), Spelling(wrong: "子供", right: "子ども"), Spelling(wrong: "友達", right: "友だち"),
    Spelling(wrong: "だれか", right: "誰か"), Spelling(wrong: "だれが", right: "誰が"), Spelling(wrong: "だれも", right: "誰も"),
    Spelling(wrong: "いちばん", right: "一番", words: [",いちばん,"]), Spelling(wrong: "はじめて", right: "初めて"),
    Spelling(wrong: "ひとつ", right: "一つ, 1つ"), Spelling(wrong: "ひとり", right: "一人, 1人", words: ["ひとりでに"]),
    Spelling(wrong: "ふたり", right: "二人, 2人"), Spelling(wrong: "近づ", right: "近付"), Spelling(wrong: "気づ", right: "気付"),
    Spelling(wrong: "名づ", right: "名付"), Spelling(wrong: "ぬれた", right: "濡れた"), Spelling(wrong: "ぬれて", right: "濡れて"),
    Spelling(wrong: "唐辛子", right: "とうがらし"), Spelling(wrong: "醤油", right: "しょうゆ", words: ["サバ醤油味付け缶詰"]),
    Spelling(wrong: "みそ汁", right: "味噌汁"), Spelling(wrong: "餃子", right: "ギョーザ"),
    Spelling(wrong: "ブラウザ", right: "ブラウザー", words: ["ブラウザー"]), Spelling(wrong: "サーバ", right: "サーバー", words: ["サーバー"]),
    Spelling(wrong: "フォルダ", right: "フォルダー", words: ["フォルダー"]), Spelling(wrong: "ユーザ", right: "ユーザー", words: ["ユーザー"]),
    Spelling(wrong: "コンピュータ", right: "コンピューター", words: ["コンピューター"]),
  ]

  /// Words of the program and its papers.
  static let inTheProgram = [
    Spelling(wrong: "ターミナル", right: "端末"), Spelling(wrong: "端末どうし", right: "機器どうし"),
    Spelling(wrong: "主催者", right: "ホスト"), Spelling(wrong: "ロビー", right: "受付画面"),
    Spelling(wrong: "電話のブラウザー", right: "スマホのブラウザー"), Spelling(wrong: "構内ネットワーク", right: "同じネットワーク（LAN）"),
    Spelling(wrong: "ラウンドの1.5倍", right: "その回の制限時間の1.5倍"), Spelling(wrong: "以上が必要", right: "画面が小さすぎます。… 以上にしてください"),
    Spelling(wrong: "警告:", right: "警告："), Spelling(wrong: "「クイズを作る」", right: "「ホーム › クイズを作る」"),
    Spelling(wrong: "問題を作る）", right: "クイズを作る）"),
  ]

  /// A file, and its lines that hold kana.
  struct Text: Sendable {
    let path: String
    /// In UTF-8, ended by a zero.
    let bytes: [UInt8]

    init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes + [0]
    }

    init?(_ path: String) {
      guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
      let lines = Array(data).split(separator: UInt8(ascii: "\n")).filter { line in
        // A comment of code says nothing to a player.
        let isComment = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
        return line.contains(0xE3) && !(isComment && path.hasSuffix(".swift"))
      }
      self.init(path: path, bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }

    /// What stands around each place where `spelling` is used.
    func places(of spelling: Spelling) -> [String] {
      let wrong = Array(spelling.wrong.utf8)
      var places: [String] = []
      var start = 0
      while let place = find(wrong, from: start) {
        start = place + wrong.count
        if spelling.isAlone, !isHiragana(before: place) { continue }
        if spelling.words.contains(where: { stands(within: Array($0.utf8), wrong, at: place) }) { continue }
        places.append(String(decoding: bytes[max(0, place - 24)..<min(bytes.count, start + 12)], as: UTF8.self))
      }
      return places
    }

    private func find(_ word: [UInt8], from start: Int) -> Int? {
      bytes.withUnsafeBytes { all in
        (word + [0]).withUnsafeBytes { word in
          let text = all.bindMemory(to: CChar.self)
          guard let base = text.baseAddress, let first = word.bindMemory(to: CChar.self).baseAddress else { return nil }
          return strstr(base + start, first).map { UnsafePointer($0) - base }
        }
      }
    }

    private func isHiragana(before place: Int) -> Bool {
      guard place >= 3 else { return false }
      let scalar = String(decoding: bytes[place - 3..<place], as: UTF8.self).unicodeScalars
      return scalar.count == 1 && scalar.allSatisfy { ("ぁ"..."ん").contains($0) }
    }

    private func stands(within word: [UInt8], _ wrong: [UInt8], at place: Int) -> Bool {
      (0...word.count - wrong.count).contains { offset in
        word[offset...].starts(with: wrong) && place >= offset && bytes[(place - offset)...].starts(with: word)
      }
    }
  }

  static let questions = ["Resources/banks/ja", "Resources/guidance/ja.csv"].flatMap(ProjectFiles.below)
    .compactMap(Text.init)

  /// Tables of characters, and of words that are read in files of others.
  static let tables = ["/CP932Table.swift", "/ChoiceOrder.swift", "/JSONQuestions.swift"]

  /// The paths of the code whose words are the program's own.
  static let code = ProjectFiles.below("Sources").filter { path in
    path.hasSuffix(".swift") && !path.contains("Tests/") && !tables.contains { path.hasSuffix($0) }
  }

  /// The code and the papers.
  static let program: [Text] = {
    let guides = ProjectFiles.below("Resources/docs").filter { $0.hasSuffix(".ja.md") }
    let papers = ["Resources/man/ja", "Resources/README.ja.md"].flatMap(ProjectFiles.below)
    return (code + guides + papers).compactMap(Text.init)
  }()

  @Test func thereIsSomethingToRead() {
    #expect(Self.questions.count > 50 && Self.program.count > 300)
    #expect(Self.program.contains { $0.path.hasSuffix("tenq.6") && !$0.bytes.isEmpty })
  }

  @Test(arguments: everywhere) func aWordIsSpeltInOneWay(_ spelling: Spelling) {
    for text in Self.questions + Self.program {
      #expect(text.places(of: spelling).isEmpty, "\(text.path)")
    }
  }

  @Test(arguments: inTheProgram) func aThingHasOneName(_ spelling: Spelling) {
    for text in Self.program { #expect(text.places(of: spelling).isEmpty, "\(text.path)") }
  }

  @Test(arguments: [("すべての物は", 1), ("食べ物は", 0), ("物語の", 0), ("荷物", 0), ("どこの物、どんな物", 2), ("その物語の生き物", 0)])
  func aPartOfAWordIsNotAWord(_ text: String, _ count: Int) throws {
    let spelling = try #require(Self.everywhere.first { $0.wrong == "物" })
    #expect(Text(path: "", bytes: Array(text.utf8)).places(of: spelling).count == count)
  }
}
