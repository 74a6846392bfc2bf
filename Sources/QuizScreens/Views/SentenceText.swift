import TerminalKit

/// A text whose last sentences may be dropped where there is little room.
struct SentenceText {
  /// The text in one line.
  let text: SafeText

  /// The text in at most `most` lines of `width` columns: as many whole sentences as fit; where not even the first does,
  /// what fits of it, and an ellipsis.
  func lines(of width: Int, most: Int, ellipsis: SafeText) -> [SafeText] {
    guard most > 0 else { return [] }
    let all = text.wrapped(to: width)
    guard all.count > most else { return all }
    for end in ends.dropLast().reversed() {
      let lines = SafeText(String(text.string[..<end])).wrapped(to: width)
      if lines.count <= most { return lines }
    }
    let last = (all[most - 1] + ellipsis + " ").truncated(to: width, ellipsis: ellipsis)
    return all.prefix(most - 1) + [last]
  }

  /// Its first sentence, and more of them while all fit into `columns`.
  func opening(columns: Int) -> SafeText {
    var opening: SafeText?
    for end in ends {
      let longer = SafeText(String(text.string[..<end]))
      if let opening, longer.width > columns { return opening }
      opening = longer
    }
    return opening ?? text
  }

  /// Where each sentence ends.
  private var ends: [String.Index] {
    let string = text.string
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
