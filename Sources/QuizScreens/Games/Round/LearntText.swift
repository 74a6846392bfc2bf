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
  /// fits whole, those of right answers only when no missed one is left out; and how many of those are.
  func lines(of width: Int, most: Int, ellipsis: SafeText) -> (lines: [SafeText], left: Int) {
    guard let first = missed.first else { return ([], 0) }
    var lines = SentenceText(text: first).lines(of: width, most: most, ellipsis: ellipsis)
    func take(_ text: SafeText) -> Bool {
      let more = text.wrapped(to: width)
      guard lines.count + 1 + more.count <= most else { return false }
      lines += [.empty] + more
      return true
    }
    let left = missed.dropFirst().filter { !take($0) }.count
    if left == 0 { for text in right { _ = take(text) } }
    return (lines, left)
  }
}
