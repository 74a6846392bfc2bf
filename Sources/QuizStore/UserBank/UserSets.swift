import QuizCore

/// The sets in the folder of the user's own banks, but for the questions made in the program. Each is written whole or
/// not at all.
public struct UserSets: Sendable {
  /// The folder; `nil` when there is no home folder.
  public let folder: String?

  /// The sets in a folder.
  public init(folder: String?) {
    self.folder = folder
  }

  /// The files that make up a set now; a set without a genre is a file beside the genres' folders.
  public func files(genre: String?, title: String) -> [String] {
    guard let folder else { return [] }
    // No folder has this name, so that only files beside the folders are in this genre.
    let loose = "/"
    let (catalogue, _) = CatalogueReader(banks: [], ownBanks: folder, ownGenre: loose).read(language: "")
    let set = Selection.set(genre: genre.map(Catalogue.title) ?? loose, title: Catalogue.title(of: title))
    var files = catalogue.entries(of: set).flatMap(\.files)
    // An existing file may be one that is not listed.
    let path = path(genre: genre, title: title, in: folder)
    if !files.contains(path), FileStatus.isTaken(path) { files.append(path) }
    return files
  }

  /// The file that a set is written to: with `replacing`, the one file that it may have now. Throws without a home folder.
  public func path(genre: String?, title: String, replacing: Bool) throws(SaveError) -> String {
    guard let folder else { throw .noHome }
    let old = replacing ? files(genre: genre, title: title).first : nil
    return old ?? path(genre: genre, title: title, in: folder)
  }

  /// Writes a set and returns its file. With `replacing`, the one file that it may have now is replaced; otherwise one
  /// that is there already is an error.
  @discardableResult
  public func write(_ bytes: [UInt8], genre: String?, title: String, replacing: Bool) throws(SaveError) -> String {
    let path = try path(genre: genre, title: title, replacing: replacing)
    try WholeFile.write(bytes, to: path, replacing: replacing)
    return path
  }

  private func path(genre: String?, title: String, in folder: String) -> String {
    "\(folder)/\(genre.map { "\($0)/" } ?? "")\(title).csv"
  }
}
