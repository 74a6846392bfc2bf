import QuizCore

/// The name of a set among the user's own: a file, in the folder of its genre or beside those folders. Never a word
/// reserved for other selections.
public struct SetName: Hashable, Sendable {
  /// The genre; nil for a set that is in none.
  public let genre: String?
  /// The set.
  public let title: String

  /// The most bytes of a name: the limit of file systems, less the suffix of temporary files.
  private static let longest = 200

  /// Takes names that are fit for files already.
  init(genre: String?, title: String) {
    self.genre = genre
    self.title = title
  }

  /// Reads `Genre/Set` or `Set` as a user writes it; nil when no file can have that name, or it stands for something else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let title = parts.last, parts.allSatisfy({ SetName.fit($0) == $0 && !$0.isEmpty }) else {
      return nil
    }
    self.init(genre: parts.count == 2 ? parts[0] : nil, title: title)
    if isReserved { return nil }
  }

  /// The name that a file gives to an item.
  init(of item: ImportedItem, in file: ImportedFile) {
    let category = item.category.map(SetName.fit).filter { !$0.isEmpty }
    let own = [file.title.map(SetName.fit) ?? "", SetName.stem(file.name)].first { !$0.isEmpty } ?? "import"
    let genre = file.genre.map(SetName.fit).flatMap { $0.isEmpty ? nil : $0 }
    let name =
      if let last = category.last {
        SetName(genre: category.dropLast().last ?? genre ?? (last == own ? nil : own), title: last)
      } else {
        SetName(genre: genre, title: own)
      }
    self = name.isReserved ? name.unreserved : name
  }

  /// The genre as it is listed, without the number that sorts it; nil for a set that is in none.
  public var listedGenre: String? { genre.map(Catalogue.title) }
  /// The title as it is listed.
  public var listedTitle: String { Catalogue.title(of: title) }

  /// As it is listed and named in commands.
  public var text: String { listedGenre.map { "\($0)/\(listedTitle)" } ?? listedTitle }

  /// The file below the folder of the user's own banks.
  public var path: String { (genre.map { "\($0)/" } ?? "") + title + ".csv" }

  /// Whether its name stands for something else.
  private var isReserved: Bool {
    // Behind `missed/` stands what was missed of a genre.
    listedGenre.map { $0.lowercased() == Selection.missedName }
      ?? Catalogue.reservedNames.contains(listedTitle.lowercased())
  }

  /// Whether `text` stands for something else, so that no set can have that name.
  public static func isReserved(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count <= 2 && SetName(genre: parts.count == 2 ? parts[0] : nil, title: parts.last ?? "").isReserved
  }

  /// A similar name that stands for nothing else.
  private var unreserved: SetName {
    genre.map { SetName(genre: "\($0) questions", title: title) } ?? SetName(genre: nil, title: "\(title) questions")
  }

  /// A file's name without folder and extension.
  static func stem(_ path: String) -> String {
    if path == "-" { return "" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return fit(name) }
    return fit(String(name[..<dot]))
  }

  /// A name that can be that of a file: one line of visible characters, without slashes, not hidden, not too long.
  private static func fit(_ name: String) -> String {
    var fit = ""
    for scalar in name.unicodeScalars.prefix(longest * 2) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        fit += " "
      case _: fit.unicodeScalars.append(scalar == "/" ? "／" : scalar)
      }
    }
    fit = PlainText.oneLine(fit)
    while fit.hasPrefix(".") { fit.removeFirst() }
    while fit.utf8.count > longest { fit.removeLast() }
    return fit.trimmed
  }
}
