import TerminalKit

extension SafeText {
  /// The first sentence of one line, and more of them while all fit into `columns`.
  func opening(columns: Int) -> SafeText {
    var opening: SafeText?
    for end in sentenceEnds {
      let longer = SafeText(String(string[..<end]))
      if let opening, longer.width > columns { return opening }
      opening = longer
    }
    return opening ?? self
  }

  /// Where each sentence ends.
  private var sentenceEnds: [String.Index] {
    var ends: [String.Index] = []
    var index = string.startIndex
    while index < string.endIndex {
      let character = string[index]
      index = string.index(after: index)
      guard "。！？.!?".contains(character) else { continue }
      // Closing quotes and brackets belong to the sentence.
      while index < string.endIndex, "」』）”’)\"'".contains(string[index]) { index = string.index(after: index) }
      // A point inside a number or a name ends no sentence.
      let isWide = "。！？".contains(character)
      guard index == string.endIndex || isWide || string[index].isWhitespace else { continue }
      ends.append(index)
    }
    return ends.last == string.endIndex ? ends : ends + [string.endIndex]
  }
}
