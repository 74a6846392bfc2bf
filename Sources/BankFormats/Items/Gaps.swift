/// A text with gaps, each of which is a question of its own.
enum Gaps {
  /// What stands for the gap that is asked.
  static let mark = "_____"
  /// What stands for the others.
  private static let other = "…"
  /// The questions of a text with a gap between each two `pieces`; refused where there are too many, or the text is too
  /// long.
  static func content(_ pieces: [String], _ answers: [RawItem.Content]) -> RawItem.Content {
    guard !answers.isEmpty else { return .refused(.noRight) }
    let bytes = pieces.reduce(0) { $0 + $1.utf8.count }
    guard answers.count <= ImportLimits.parts, bytes <= ItemRules.longestRaw else {
      return .refused(answers.count > ImportLimits.parts ? .tooManyParts(answers.count) : .tooLong(bytes: bytes))
    }
    return .parts(
      answers.indices.map { gap in
        var text = pieces.first ?? ""
        for (index, piece) in pieces.dropFirst().enumerated() { text += (index == gap ? mark : other) + piece }
        return RawItem.Part(text: text, content: answers[gap])
      })
  }
}

/// Things that belong together, a question for each: what goes with it?
enum Matching {
  /// The questions of `text`, one for each pair. The choices are the answers of all, and `others`; where there are more
  /// than fit, the right one and those behind it.
  static func content(
    _ text: String, _ pairs: [(stem: String, answer: String)], others: [String] = []
  ) -> RawItem.Content {
    guard !pairs.isEmpty else { return .refused(.noRight) }
    guard pairs.count <= ImportLimits.parts, text.utf8.count <= ItemRules.longestRaw else {
      return .refused(pairs.count > ImportLimits.parts ? .tooManyParts(pairs.count) : .tooLong(bytes: text.utf8.count))
    }
    var known: Set<String> = []
    let answers = (pairs.map(\.answer) + others).filter { !$0.isEmpty && known.insert($0).inserted }
    return .parts(
      pairs.map { stem, answer in
        let asked = [text, stem].filter { !$0.isEmpty }.joined(separator: "\n")
        guard let right = answers.firstIndex(of: answer) else {
          return RawItem.Part(text: asked, content: .refused(.noRight))
        }
        let most = ItemRules.mostChoices
        guard answers.count > most else { return RawItem.Part(text: asked, content: .choices(answers, right: [right])) }
        let choices = (0..<most).map { answers[(right + $0) % answers.count] }
        return RawItem.Part(text: asked, content: .choices(choices, right: [0]))
      })
  }
}
