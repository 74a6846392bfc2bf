/// Answers to type as Moodle has them, in which a star stands for any text unless it stands behind a backslash.
enum ShortAnswer {
  /// The texts without stars at their ends; those with one inside, or with nothing else, are left out. And whether there
  /// was a star at all.
  static func texts(_ answers: [String]) -> (texts: [String], hadStars: Bool) {
    var texts: [String] = []
    var hadStars = false
    for answer in answers {
      var pieces = [String.UnicodeScalarView()]
      for scalar in answer.unicodeScalars {
        if scalar != "*" {
          pieces[pieces.count - 1].append(scalar)
        } else if pieces[pieces.count - 1].last == "\\" {
          pieces[pieces.count - 1].removeLast()
          pieces[pieces.count - 1].append(scalar)
        } else {
          pieces.append(String.UnicodeScalarView())
        }
      }
      if pieces.count > 1 { hadStars = true }
      let filled = pieces.map { String($0).trimmed }.filter { !$0.isEmpty }
      if filled.count == 1 { texts.append(filled[0]) }
    }
    return (texts, hadStars)
  }
}
