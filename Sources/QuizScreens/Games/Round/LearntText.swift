import TerminalKit

/// The explanations that a result tells, each after what it is about.
struct LearntText {
  /// Those of missed questions; the first is of another one than after the round before.
  var missed: [SafeText] = []
  /// Those of questions that were right: read where there is room besides.
  var right: [SafeText] = []

  /// Whether nothing was missed, so that there is nothing to tell.
  var isEmpty: Bool { missed.isEmpty }

  /// The lines of the first explanation.
  func firstCount(of width: Int) -> Int { missed.first?.wrapped(to: width).count ?? 0 }

  /// The first explanation, as many whole sentences of it as fit into `most` lines; then, a blank line apart, each that
  /// fits whole.
  func lines(of width: Int, most: Int, ellipsis: SafeText) -> [SafeText] {
    guard let first = missed.first else { return [] }
    var lines = SentenceText(text: first).lines(of: width, most: most, ellipsis: ellipsis)
    for text in missed.dropFirst() + right {
      let more = text.wrapped(to: width)
      if lines.count + 1 + more.count <= most { lines += [.empty] + more }
    }
    return lines
  }
}
