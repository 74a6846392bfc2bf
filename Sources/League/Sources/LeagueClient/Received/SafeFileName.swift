/// Names of files and folders made of names that came from outside.
enum SafeFileName {
  /// The most bytes: file systems have 255, and a draft of the file needs some.
  private static let bytes = 180

  /// A folder for a genre with this title: one part of a path, not hidden, whose title the catalogue shows as it is.
  ///
  /// A slash and a backslash become full-width.
  static func folder(_ title: String) -> String {
    var name = ""
    for character in ReceivedText.name(title) {
      let safe: String =
        switch character {
        case "/": "／"
        case "\\": "＼"
        case _: String(character)
        }
      guard name.utf8.count + safe.utf8.count <= bytes else { break }
      name += safe
    }
    if name.isEmpty || name.hasPrefix(".") { name = "_" + name }
    return name
  }
}
