/// The names of genre and set in a category's path, as Moodle and Anki write it.
enum Category {
  /// The parts of `$course$/top/Science/Cells`; `//` in a name is a slash.
  static func path(_ text: String) -> [String] {
    var parts = [""]
    var wasSlash = false
    for character in text.trimmed {
      if character == "/" {
        if wasSlash { parts[parts.count - 1].append("/") }
        wasSlash.toggle()
        continue
      }
      if wasSlash { parts.append("") }
      wasSlash = false
      parts[parts.count - 1].append(character)
    }
    return named(parts)
  }

  /// The parts that are names, without what every path begins with.
  static func named(_ parts: [String]) -> [String] {
    let empty: Set<String> = ["", "top", "$course$", "$module$", "$cat1$", "$system$"]
    return parts.map(\.trimmed).filter { !empty.contains($0) }
  }

  /// A path of names for Moodle.
  static func moodle(_ parts: [String]) -> String {
    (["$course$", "top"] + parts.map { PlainText.replacing("/", by: "//", in: $0) }).joined(separator: "/")
  }
}

/// The level of difficulty among tags: `level 2`.
enum Level {
  /// How a tag names a level.
  static func tag(_ level: Int) -> String { "level \(level)" }

  /// The level that a tag names; nil when it names none.
  static func named(_ tag: String) -> Int? {
    let words = tag.lowercased().split { " :-_=".contains($0) }
    guard words.count == 2, ["level", "difficulty", "難易度"].contains(words[0]) else { return nil }
    return Int(words[1])
  }

  /// The level among the `[tag:…]` of a comment in GIFT.
  static func tagged(_ comment: String) -> Int? {
    for part in comment.split(separator: "[") where part.hasPrefix("tag:") {
      if let level = named(String(part.dropFirst(4).prefix { $0 != "]" })) { return level }
    }
    return nil
  }
}
