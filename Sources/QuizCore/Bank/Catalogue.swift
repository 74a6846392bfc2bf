/// All sets of questions that can be chosen, by genre, in the order they are shown.
///
/// A table of contents: it locates the questions and holds none of them.
public struct Catalogue: Hashable, Sendable {
  /// One set: a title, and the files whose rows make it up.
  public struct Entry: Hashable, Sendable {
    /// The set's name as shown, a leading `01-` removed.
    public let title: String
    /// The files to read, in order; one, or several where places to search hold a set of the same name.
    public let files: [String]
    /// How many usable questions the files hold; nil when that is not known, because a file is too large to be counted,
    /// or nothing was counted yet.
    public let questions: Int?

    /// Makes an entry from its parts.
    public init(title: String, files: [String], questions: Int?) {
      self.title = title
      self.files = files
      self.questions = questions
    }
  }

  /// Sets that belong together.
  public struct Genre: Hashable, Sendable {
    /// The genre's name as shown, a leading `01-` removed.
    public let title: String
    /// Its sets; never empty.
    public let sets: [Entry]

    /// Makes a genre from its parts.
    public init(title: String, sets: [Entry]) {
      self.title = title
      self.sets = sets
    }
  }

  /// The language whose banks these are, `ja` or `en`; the first part of a set's name in the log.
  public let language: String
  /// All genres; empty when no bank was found.
  public let genres: [Genre]
  /// The player's own questions, which stand beside the genres; nil when there are none yet.
  public let own: Entry?
  /// Whether the questions of the files were counted.
  public let isCounted: Bool

  /// Makes a catalogue from its parts.
  public init(language: String, genres: [Genre], own: Entry? = nil, isCounted: Bool = true) {
    self.language = language
    self.genres = genres
    self.own = own
    self.isCounted = isCounted
  }

  /// The same sets with their questions counted: `count` returns the number of usable questions in a file, nil if
  /// unknown.
  public func counted(by count: (_ path: String) -> Int?) -> Catalogue {
    func counted(_ entry: Entry) -> Entry {
      let counts = entry.files.map(count)
      let questions = counts.reduce(Int?.some(0)) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
      return Entry(title: entry.title, files: entry.files, questions: questions)
    }
    return Catalogue(
      language: language, genres: genres.map { Genre(title: $0.title, sets: $0.sets.map(counted)) },
      own: own.map(counted))
  }
}

/// What a round's questions are drawn from.
public enum Selection: Hashable, Sendable {
  /// Every set there is, the player's own among them.
  case everything
  /// Every set of a genre.
  case genre(String)
  /// One set of a genre.
  case set(genre: String, title: String)
  /// The player's own questions.
  case own
  /// A file named on the command line; `-` is standard input.
  case file(String)
  /// The missed questions of all sets, as defined by `MissedQuestions`.
  case missed
  /// Those of a genre, a set or the player's own that were missed.
  indirect case missedIn(Selection)

  /// What stands for the missed questions in the score log and on the command line.
  public static let missedName = "missed"
  /// What stands for the questions that are due in the review on the command line.
  public static let dueName = "due"

  /// Whether it holds questions that were missed: it shrinks as they are answered right.
  public var isMissed: Bool {
    switch self {
    case .missed, .missedIn: true
    case .everything, .genre, .set, .own, .file: false
    }
  }
}

extension Catalogue {
  /// All that can be chosen, in the order in which → goes through it: each genre, then its sets; own; everything.
  public var selections: [Selection] {
    var all: [Selection] = []
    for genre in genres {
      all.append(.genre(genre.title))
      all += genre.sets.map { .set(genre: genre.title, title: $0.title) }
    }
    if own != nil { all.append(.own) }
    if !all.isEmpty { all.append(.everything) }
    return all
  }

  /// The entries that `selection` draws from; empty for what the catalogue does not have, and for a file.
  public func entries(of selection: Selection) -> [Entry] {
    switch selection {
    case .everything: genres.flatMap(\.sets) + (own.map { [$0] } ?? [])
    case .genre(let title): genres.filter { $0.title == title }.flatMap(\.sets)
    case .set(let genre, let title):
      genres.filter { $0.title == genre }.flatMap(\.sets).filter { $0.title == title }
    case .own: own.map { [$0] } ?? []
    case .file, .missed, .missedIn: []
    }
  }

  /// How the score log names a selection: `ja/食べ合わせ/基本`, `ja/食べ合わせ`, `ja`, `own`, `missed`, or a file's last part.
  public func logName(of selection: Selection) -> String {
    switch selection {
    case .everything: language
    case .genre(let genre): "\(language)/\(genre)"
    case .set(let genre, let title): "\(language)/\(genre)/\(title)"
    case .own: "own"
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .missed, .missedIn: Selection.missedName
    }
  }

  /// The same in the first of some catalogues that has it; where none has, in the first of all.
  public static func logName(of selection: Selection, in catalogues: [Catalogue]) -> String? {
    (catalogues.first { !$0.entries(of: selection).isEmpty } ?? catalogues.first)?.logName(of: selection)
  }

  /// The reserved names of selections on the command line, which are neither genres nor sets: all sets, the questions
  /// made in the program, what was missed, standard input, and all sets by the language.
  public static let reservedNames =
    ["all", "own", Selection.missedName, Selection.dueName, "-"] + Language.allCases.map(\.rawValue)

  /// The name of a folder or a file without the digits and the hyphen that sort it, as it is listed.
  public static func title(of name: String) -> String {
    let rest = name.utf8.drop { (0x30...0x39).contains($0) }
    guard rest.count < name.utf8.count, rest.first == UInt8(ascii: "-"), rest.count > 1 else { return name }
    return String(Substring(rest.dropFirst()))
  }

  /// How a player names a selection on the command line, less the language: `食べ合わせ/基本`.
  public func commandName(of selection: Selection) -> String? {
    switch selection {
    case .everything: "all"
    case .genre(let genre): genre
    case .set(let genre, let title): "\(genre)/\(title)"
    case .own: "own"
    case .missed: Selection.missedName
    case .missedIn(let home): commandName(of: home).map { "\(Selection.missedName)/\($0)" }
    case .file: nil
    }
  }
}
