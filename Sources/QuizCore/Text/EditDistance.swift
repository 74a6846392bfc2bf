/// How far two words are from each other: for "did you mean".
public enum EditDistance {
  /// Longer words are cut, because the time grows with the square of the length.
  private static let longest = 64

  /// The number of characters to insert, remove or change, or of neighbours to swap, that turn one word into the other:
  /// the optimal string alignment distance (Boytsov 2011, "Indexing methods for approximate dictionary searching").
  public static func between(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
    let left = Array(left.prefix(longest))
    let right = Array(right.prefix(longest))
    var before: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
      var next = [i + 1]
      for j in right.indices {
        var best = min(row[j] + (left[i] == right[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, before[j - 1] + 1) }
        next.append(best)
      }
      before = row
      row = next
    }
    return row[right.count]
  }

  /// The word that was probably meant: the nearest, unless even that is another word. Letters match in either case.
  public static func nearest(to typed: String, among words: [String]) -> String? {
    let limit = max(1, min(typed.count, longest) / 3)
    let near = words.map { (word: $0, distance: between($0.lowercased(), typed.lowercased())) }
      .filter { $0.distance <= limit && $0.distance < $0.word.count }
    return near.min { $0.distance < $1.distance }?.word
  }
}
