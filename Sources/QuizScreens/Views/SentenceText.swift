import TerminalKit

/// A text of one or more sentences, the last of which may be left out where there is little room.
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

  /// How it begins: its first sentence, and more as far as they have no more columns than these together.
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
      // What closes with the sentence is part of it.
      while index < string.endIndex, "」』）”’)\"'".contains(string[index]) { index = string.index(after: index) }
      // A point within a number, or of a Latin word, ends nothing.
      let isWide = "。！？".contains(character)
      guard index == string.endIndex || isWide || string[index].isWhitespace else { continue }
      ends.append(index)
    }
    return ends.last == string.endIndex ? ends : ends + [string.endIndex]
  }
}
