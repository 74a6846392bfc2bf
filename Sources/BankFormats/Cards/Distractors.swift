import QuizCore

/// Draws wrong answers for cards from the answers of the other cards: those of the same script whose length is nearest.
struct Distractors {
  /// The wrong answers per card, if there are enough.
  private static let count = 3
  /// From how many of the nearest they are drawn.
  private static let nearest = 8

  /// An answer that can be drawn.
  private struct Answer {
    let text: String
    let folded: String
    let length: Int
  }

  /// The different answers by their scripts, each list from short to long.
  private let groups: [(scripts: Scripts, answers: [Answer])]
  /// For the scripts of each answer the groups, from the most alike to the least.
  private let order: [Scripts: [Int]]
  /// For each question the answers that are right, where the same is asked on several cards.
  private let right: [String: Set<String>]
  private let seed: UInt64

  /// Takes the cards among `items`.
  init(_ items: [RawItem], seed: UInt64) {
    self.seed = seed
    var known: Set<String> = []
    var groups: [Scripts: [Answer]] = [:]
    var right: [String: Set<String>] = [:]
    for item in items {
      guard case .card(let back) = item.content else { continue }
      let folded = Folding.folded(back)
      right[Folding.folded(item.text), default: []].insert(folded)
      guard !folded.isEmpty, back.utf8.count <= BankLimits.field, known.insert(folded).inserted else { continue }
      groups[Scripts(of: back), default: []].append(
        Answer(text: PlainText.cleaned(back), folded: folded, length: back.count))
    }
    self.right = right
    self.groups = groups.map { scripts, answers in
      (scripts, answers.sorted { ($0.length, $0.folded) < ($1.length, $1.folded) })
    }.sorted { $0.scripts.rawValue < $1.scripts.rawValue }
    let scripts = self.groups.map(\.scripts)
    order = Dictionary(
      uniqueKeysWithValues: scripts.map { own in
        (own, scripts.indices.sorted { (scripts[$0].distance(to: own), $0) < (scripts[$1].distance(to: own), $1) })
      })
  }

  /// The card with choices; as it was when there is nothing to choose from.
  func completed(_ item: RawItem) -> RawItem {
    guard case .card(let back) = item.content else { return item }
    let own = right[Folding.folded(item.text)] ?? []
    var candidates: [Answer] = []
    for group in order[Scripts(of: back)] ?? [] where candidates.count < Distractors.count {
      let most = candidates.isEmpty ? Distractors.nearest : Distractors.count - candidates.count
      candidates += nearest(to: back.count, in: groups[group].answers, without: own, atMost: most)
    }
    guard !candidates.isEmpty else { return item }
    var generator = SeededGenerator(seed: ItemRules.seed(seed, item.text))
    var item = item
    // The order of the choices is drawn with the other items that have none.
    item.content = .unordered(
      right: back, wrong: candidates.shuffled(using: &generator).prefix(Distractors.count).map(\.text))
    return item
  }

  /// The answers whose length is nearest, walking away from it to both sides.
  private func nearest(
    to length: Int, in answers: [Answer], without own: Set<String>, atMost most: Int
  ) -> [Answer] {
    var low = 0
    var high = answers.count
    while low < high {
      let middle = (low + high) / 2
      if answers[middle].length < length { low = middle + 1 } else { high = middle }
    }
    var found: [Answer] = []
    var before = low - 1
    var after = low
    // Where thousands of answers are right for the same question, the search ends without them.
    var steps = 0
    while found.count < most, steps < 1000, before >= 0 || after < answers.count {
      steps += 1
      let isAfter =
        before < 0
        || after < answers.count && answers[after].length - length <= length - answers[before].length
      let answer = answers[isAfter ? after : before]
      if isAfter { after += 1 } else { before -= 1 }
      if !own.contains(answer.folded) { found.append(answer) }
    }
    return found
  }
}

/// The scripts that a text is written in.
struct Scripts: OptionSet, Hashable {
  let rawValue: Int

  static let latin = Scripts(rawValue: 1)
  static let digits = Scripts(rawValue: 2)
  static let hiragana = Scripts(rawValue: 4)
  static let katakana = Scripts(rawValue: 8)
  static let kanji = Scripts(rawValue: 16)
  static let hangul = Scripts(rawValue: 32)
  static let cyrillic = Scripts(rawValue: 64)
  static let greek = Scripts(rawValue: 128)
  static let other = Scripts(rawValue: 256)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether they are those of Japanese alone.
  var areJapanese: Bool { contains(.hiragana) || contains(.katakana) }

  /// The scripts of the letters and digits of a text.
  init(of text: String) {
    self.init(rawValue: 0)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0xFF10...0xFF19: insert(.digits)
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0xFF21...0xFF3A, 0xFF41...0xFF5A: insert(.latin)
      case 0x370...0x3FF: insert(.greek)
      case 0x400...0x52F: insert(.cyrillic)
      case 0x3041...0x309F: insert(.hiragana)
      case 0x30A0...0x30FF, 0xFF66...0xFF9F: insert(.katakana)
      case 0x3005, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: insert(.kanji)
      case 0x1100...0x11FF, 0xAC00...0xD7AF: insert(.hangul)
      case _: if scalar.properties.isAlphabetic { insert(.other) }
      }
    }
  }

  /// In how many scripts two texts differ.
  func distance(to other: Scripts) -> Int { symmetricDifference(other).rawValue.nonzeroBitCount }
}
