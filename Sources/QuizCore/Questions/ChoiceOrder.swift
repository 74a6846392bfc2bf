// The order of choices that means something: that of the bank, or of choices that speak of the others.
extension QuestionKind.Option {
  /// The choices keep the order of the bank.
  public static let fixed = QuestionKind.Option(
    "fixed", "順序固定", Phrase(en: "The choices keep their order.", ja: "選択肢を並べ替えません。"), isInForms: false)
}

extension Question {
  /// The order in which choices are dealt where chance has drawn one: for each panel the index of its choice. Choices that
  /// speak of all others come last, in the order of the bank. True and false, choices of which one names others by their
  /// letters, and those that the bank fixes keep its order.
  func dealt(_ drawn: [Int]) -> [Int] {
    let all = Array(choices.indices)
    if has(.fixed) || isTrueOrFalse { return all }
    let references = choices.map(ChoiceReference.init)
    let last = all.filter { references[$0] == .all }
    // Where every choice speaks of others, what they speak of stands in the question.
    guard last.count < all.count else { return drawn }
    var named: [Int] = []
    for case .named(let indices)? in references { named += indices }
    if named.contains(where: { references.indices.contains($0) && references[$0] == nil }) { return all }
    return drawn.filter { !last.contains($0) } + last
  }

  /// Whether a choice speaks of all others, and therefore belongs behind them.
  package static func speaksOfAllChoices(_ choice: String) -> Bool { ChoiceReference(choice) == .all }
}

/// What a choice says of the other choices: `All of the above`, `Both A and B`, 「上記すべて」.
enum ChoiceReference: Equatable {
  /// It speaks of all of them.
  case all
  /// It names some by their letters; their indices.
  case named([Int])

  /// Bytes of the longest choice that is looked at: longer ones are sentences of their own.
  private static let longest = 120

  /// Reads a choice; nil where it speaks of no other.
  init?(_ choice: String) {
    guard choice.utf8.count <= ChoiceReference.longest else { return nil }
    let folded = Folding.folded(choice)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return nil }
    if let named = ChoiceReference.named(words, in: folded) {
      self = .named(named)
    } else if ChoiceReference.english(first, words) || words.count == 1 && ChoiceReference.japanese(first[...]) {
      self = .all
    } else {
      return nil
    }
  }

  /// The choices that a text names by two letters or more and nothing else: `A and B`, `both a, b & c`, 「AとBの両方」.
  private static func named(_ words: [String], in text: String) -> [Int]? {
    var labels: [AnswerLabel] = []
    var isJoined = text.contains("&")
    var saysBoth = false
    for word in words.flatMap({ divided($0) }) {
      if let label = AnswerLabel(word) {
        labels.append(label)
      } else if joints.contains(word) {
        isJoined = true
      } else if quantities.contains(word) {
        saysBoth = true
      } else if !particles.contains(word) {
        return nil
      }
    }
    // Digits alone are numbers: `1 and 2`.
    let areLetters = labels.allSatisfy { $0.style == .letter || $0.style == .kana }
    guard labels.count > 1, isJoined, areLetters || saysBoth else { return nil }
    return labels.map { $0.number - 1 }
  }

  /// A word, in Japanese with its labels and particles by themselves.
  private static func divided(_ word: String) -> [String] {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return [word] }
    var rest = word[...]
    var parts: [String] = []
    while !rest.isEmpty {
      let known = (quantitiesJapanese + ["および", "及び", "と", "か", "の", "が", "も"]).first { rest.hasPrefix($0) }
      let part = known ?? String(rest.prefix(1))
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return parts
  }

  private static let joints: Set<String> = ["and", "or", "nor", "と", "か", "および", "及び"]
  private static let particles: Set<String> = ["only", "choices", "options", "answers", "の", "が", "も", "選択肢"]
  private static let quantities = Set(["both", "neither", "either"] + quantitiesJapanese)
  private static let quantitiesJapanese = ["両方", "どちらも", "いずれも", "すべて", "全て", "正しい"]

  /// `All of the above`, `none of these answers are correct`, `two of the above`.
  private static func english(_ first: String, _ words: [String]) -> Bool {
    if words.count == 1 { return ["none", "neither", "all", "both"].contains(first) }
    if openings.contains(first), words.dropFirst().allSatisfy(fillers.contains) { return true }
    return words.count <= 8 && endings.contains { words.suffix($0.count) == $0[...] }
  }

  private static let openings: Set<String> = [
    "all", "none", "both", "neither", "any", "either", "each", "every", "not",
  ]
  private static let fillers: Set<String> = [
    "of", "the", "above", "these", "those", "them", "this", "that", "other", "others", "one", "ones", "option",
    "options",
    "answer", "answers", "choice", "choices", "statement", "statements", "response", "responses", "alternatives", "are",
    "is", "correct", "right", "true", "false", "wrong", "incorrect", "apply", "applies", "mentioned", "listed", "given",
    "previous", "preceding", "here", "two", "three", "four", "any", "all",
  ]
  private static let endings = [
    ["of", "the", "above"], ["than", "the", "above"], ["of", "these"], ["all", "above"],
  ]

  /// 「上記すべて」「すべて正しい」「どれでもない」「上の選択肢はどれも当てはまらない」
  private static func japanese(_ text: Substring) -> Bool {
    if ["該当なし", "上記以外", "それ以外", "以上すべて", "その他"].contains(text) { return true }
    var rest = text
    func drop(_ words: [String]) -> Bool {
      guard let word = words.first(where: { rest.hasPrefix($0) }) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
    while drop(["上記", "以上", "上", "これら", "この中", "ここ", "前述", "選択肢", "答え", "に", "の", "は", "、"]) {}
    guard
      drop([
        "すべて", "全て", "全部", "みんな", "どれも", "どれで", "どれ", "いずれも", "いずれで", "いずれ", "どちらも", "どちらで", "両方とも", "両方",
        "二つとも", "2つとも", "三つとも", "3つとも", "四つとも", "4つとも", "ひとつも", "1つも",
      ])
    else { return false }
    while drop([
      "正しくない", "正しい", "正解", "不正解", "当てはまらない", "当てはまる", "あてはまらない", "あてはまる", "該当しない", "該当する", "間違い", "間違っている",
      "誤り", "違う", "ちがう", "でもない", "ではない", "もない", "ない", "である", "です", "だ", "が", "に", "も", "とも", "、",
    ]) {}
    return rest.isEmpty
  }
}
