import QuizCore

/// A selection in the settings file: an object with the name of a case, and in it an object of what the case holds.
extension Selection {
  /// Reads a stored selection; nil when it is none.
  init?(_ json: JSONValue) {
    guard let members = json.object, members.count == 1, let kind = members.first, kind.value.object != nil else {
      return nil
    }
    let held = kind.value["_0"]
    switch kind.key {
    case "everything": self = .everything
    case "own": self = .own
    case "missed": self = .missed
    case "missedIn":
      guard let home = held.flatMap(Selection.init) else { return nil }
      self = .missedIn(home)
    case "genre":
      guard let name = held?.string else { return nil }
      self = .genre(name)
    case "file":
      guard let path = held?.string else { return nil }
      self = .file(path)
    case "set":
      guard let genre = kind.value["genre"]?.string, let title = kind.value["title"]?.string else { return nil }
      self = .set(genre: genre, title: title)
    case _: return nil
    }
  }

  /// The selection as it is stored.
  var json: JSONValue {
    let (name, held): (String, [JSONValue.Member]) =
      switch self {
      case .everything: ("everything", [])
      case .own: ("own", [])
      case .missed: ("missed", [])
      case .missedIn(let home): ("missedIn", [.init("_0", home.json)])
      case .genre(let name): ("genre", [.init("_0", JSONValue(name))])
      case .file(let path): ("file", [.init("_0", JSONValue(path))])
      case .set(let genre, let title): ("set", [.init("genre", JSONValue(genre)), .init("title", JSONValue(title))])
      }
    return JSONValue(.object([.init(name, JSONValue(.object(held)))]))
  }
}
