import QuizCore

/// The heading of a list of cards: which column is asked, and which is the answer.
struct CardHeading {
  /// The column, from 0, of what is asked.
  let front: Int
  /// That of the answer.
  let back: Int
  /// That of what the player may learn from it.
  let explanation: Int?
  /// That of the level of difficulty.
  let level: Int?
  /// Whether the sides are named the other way round: as in a list of clues, where the answer is asked.
  private(set) var isReversed = false

  /// Rows that may stand above a heading: a title, the class, the date.
  private static let titles = 5

  /// The heading among the first rows of a table, and its index; nil where there is none. Above it stand titles, which
  /// have one cell.
  static func find(in table: Table) -> (row: Int, heading: CardHeading)? {
    for (index, row) in table.rows.prefix(titles + 1).enumerated() {
      if let heading = CardHeading(row.cells) { return (index, heading) }
      guard row.cells.count(where: { !$0.isEmpty }) == 1 else { return nil }
    }
    return nil
  }

  /// The names of columns that hold choices as no bank has them, where a heading has both sides.
  static func otherChoices(_ cells: [String]) -> [String] {
    let kinds = cells.map { $0.utf8.count < 64 ? BankColumnNames.kind(of: $0) : nil }
    guard kinds.contains(.question), kinds.contains(.answer) else { return [] }
    let words = ["wrong", "incorrect", "distract", "option", "choice", "alternative", "誤答", "選択肢", "ダミー"]
    return zip(cells, kinds).filter { cell, kind in
      kind == nil && cell.utf8.count < 64 && words.contains { Folding.folded(cell).contains($0) }
    }.map(\.0)
  }

  /// Reads a row; nil when it does not name both sides, or names choices, which cards have none of.
  init?(_ cells: [String]) {
    // Names are short; what follows may be of any length.
    let kinds = cells.map { $0.utf8.count < 64 ? BankColumnNames.kind(of: $0) : nil }
    guard !kinds.contains(.choice), CardHeading.otherChoices(cells).isEmpty else { return nil }
    let names = cells.map { $0.utf8.count < 64 ? CardHeading.plain($0) : "" }
    explanation = kinds.firstIndex(of: .explanation)
    level = kinds.firstIndex(of: .level)
    let front = names.indices.first { kinds[$0] == .question || CardHeading.fronts.contains(names[$0]) }
    let back = names.indices.first { kinds[$0] == .answer || CardHeading.backs.contains(names[$0]) }
    if let front, let back, front != back {
      // In lists of the television quiz the contestants ask.
      isReversed = names.contains { $0.hasPrefix("clue") || $0.hasPrefix("daily") && $0.contains("double") }
      (self.front, self.back) = isReversed ? (back, front) : (front, back)
    } else if cells.count == 2, let one = CardHeading.language(names[0]), let other = CardHeading.language(names[1]),
      one != other
    {
      (self.front, self.back) = (0, 1)
    } else {
      return nil
    }
  }

  /// Columns that were chosen, with the others as a heading has them.
  init(front: Int, back: Int, like heading: CardHeading?) {
    (self.front, self.back) = (front, back)
    explanation = heading?.explanation
    level = heading?.level
  }

  /// A name without case, width and marks behind it.
  private static func plain(_ cell: String) -> String {
    Folding.folded(cell).prefix { !":：(（".contains($0) }.trimmed
  }

  /// Besides what a bank calls its questions.
  private static let fronts: Set<String> = [
    "front", "fronts", "term", "terms", "word", "words", "vocabulary", "vocab", "q", "表", "表面", "単語", "用語", "語句",
    "英単語", "言葉", "vorderseite", "begriff", "begriffe", "wort", "vokabel", "recto", "terme", "mot", "anverso", "término",
    "termino", "palabra", "正面", "单词", "單詞", "词语", "术语", "앞면", "단어", "용어",
  ]
  /// Besides what a bank calls its answers.
  private static let backs: Set<String> = [
    "back", "backs", "definition", "definitions", "meaning", "meanings", "translation", "translations", "answers", "a",
    "裏", "裏面", "意味", "定義", "訳", "和訳", "日本語訳", "読み", "読み方", "rückseite", "bedeutung", "übersetzung", "verso",
    "définition", "sens", "signification", "traduction", "reverso", "definición", "significado", "traducción", "背面",
    "释义", "定义", "意思", "翻译", "뒷면", "뜻", "의미", "정의", "번역",
  ]

  /// Names of languages: those of two different ones beside each other are a heading, the same one twice is a card.
  private static let languages: [[String]] = [
    ["english", "englisch", "anglais", "inglés", "英語", "英语", "영어"],
    ["german", "deutsch", "allemand", "alemán", "ドイツ語", "独語", "德语", "독일어"],
    ["french", "französisch", "français", "francés", "フランス語", "仏語", "法语", "프랑스어"],
    ["spanish", "spanisch", "espagnol", "español", "スペイン語", "西班牙语", "스페인어"],
    ["italian", "italienisch", "italien", "italiano", "イタリア語", "意大利语", "이탈리아어"],
    ["latin", "latein", "latín", "ラテン語"],
    ["japanese", "japanisch", "japonais", "japonés", "日本語", "日语", "일본어"],
    ["chinese", "chinesisch", "chinois", "chino", "中国語", "中文", "중국어"],
    ["korean", "koreanisch", "coréen", "coreano", "韓国語", "韩语", "한국어"],
    ["russian", "russisch", "russe", "ruso", "ロシア語", "русский"],
  ]

  private static func language(_ name: String) -> Int? { languages.firstIndex { $0.contains(name) } }
}
