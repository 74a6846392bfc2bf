import QuizCore

/// Scans the bank folders: a folder is a genre, a file in it a set, and sets of one name in several places are one.
///
/// Opens no bank and goes no deeper than a genre's files, so that no loop of links keeps it busy.
public struct CatalogueReader {
  private let banks: [String]
  private let ownBanks: String?
  private let ownGenre: String
  private let leagueBanks: String?

  /// Will scan each folder of `banks` in order (``Locations/banks(_:)``), then the user's own folder `ownBanks`.
  ///
  /// `ownGenre` is the title of the genre for the user's files outside of all genre folders. `leagueBanks` is the folder of
  /// a league's banks, read last; its genre is called as the league is.
  public init(banks: [String], ownBanks: String?, ownGenre: String, leagueBanks: String? = nil) {
    self.banks = banks
    self.ownBanks = ownBanks
    self.ownGenre = ownGenre
    self.leagueBanks = leagueBanks
  }

  /// Scans the folders; `language` only labels the result. The questions of the sets are not counted
  /// (`Catalogue.counted(by:)`).
  public func read(language: String) -> (catalogue: Catalogue, diagnostics: [CatalogueDiagnostic]) {
    var draft = Draft()
    // `XDG_DATA_DIRS` may lead to the user's own folder by another path.
    let own = ownBanks.flatMap { try? FileStatus(at: $0).fingerprint }
    for folder in banks where own.map({ !isIn($0, folder) }) ?? true { draft.readGenres(in: folder) }
    if let ownBanks {
      draft.readGenres(in: ownBanks, isOwn: true)
      draft.readLooseSets(in: ownBanks, genre: ownGenre)
    }
    if let leagueBanks { draft.readGenres(in: leagueBanks, withWholeTitles: true) }
    return (draft.catalogue(language), draft.diagnostics)
  }

  /// Whether the folder that contains `folder` is `parent`, compared by device and inode.
  private func isIn(_ parent: FileFingerprint, _ folder: String) -> Bool {
    guard let status = try? FileStatus(at: Locations.parent(folder)) else { return false }
    return status.fingerprint.isOfSameFile(as: parent)
  }
}

/// A catalogue being built.
private struct Draft {
  /// A set by its title, with the files found so far.
  private struct SetDraft {
    let title: String
    var files: [String] = []
  }

  /// A genre by its title, with the sets found so far.
  private struct GenreDraft {
    let title: String
    private(set) var sets: [SetDraft] = []

    mutating func add(_ file: String, toSet title: String) {
      let place = sets.firstIndex { $0.title.utf8.elementsEqual(title.utf8) } ?? sets.endIndex
      if place == sets.endIndex { sets.append(SetDraft(title: title)) }
      sets[place].files.append(file)
    }
  }

  private(set) var diagnostics: [CatalogueDiagnostic] = []
  private var genres: [GenreDraft] = []
  private var own: SetDraft?
  /// Each file that was found, so that two paths to it are not read twice.
  private var known: Set<FileFingerprint.Identity> = []

  /// Adds the folders in `folder` as genres; `withWholeTitles` keeps numbers that would sort other titles, and `isOwn` says
  /// that the user put the files there.
  mutating func readGenres(in folder: String, withWholeTitles: Bool = false, isOwn: Bool = false) {
    for name in names(in: folder, isRoot: true) {
      let path = "\(folder)/\(name)"
      guard let status = try? FileStatus(at: path), status.isFolder else { continue }
      let genre = withWholeTitles ? name : Catalogue.title(of: name)
      for set in names(in: path, isRoot: false) where Draft.isBank(set, isOwn: isOwn) {
        add(set, in: path, genre: genre)
      }
    }
  }

  /// Adds the files in the user's own folder that are in no genre's folder.
  mutating func readLooseSets(in folder: String, genre: String) {
    for name in names(in: folder, isRoot: true, reporting: false) where Draft.isBank(name, isOwn: true) {
      if Array(name.utf8) == Array("own.csv".utf8) {
        guard let file = file(name, in: folder), file.size > 0 else { continue }
        own = SetDraft(title: "own", files: [file.path])
      } else {
        add(name, in: folder, genre: genre)
      }
    }
  }

  func catalogue(_ language: String) -> Catalogue {
    Catalogue(
      language: language,
      genres: genres.map { Catalogue.Genre(title: $0.title, sets: $0.sets.map(entry)) },
      own: own.map(entry), isCounted: false)
  }

  private func entry(_ set: SetDraft) -> Catalogue.Entry {
    Catalogue.Entry(title: set.title, files: set.files, questions: nil)
  }

  private mutating func add(_ name: String, in folder: String, genre: String) {
    guard let file = file(name, in: folder) else { return }
    let title = Catalogue.title(of: String(name.dropLast(4)))
    // Titles are compared by their bytes, as the file system compares names. Mostly it is the last one.
    let place = genres.lastIndex { $0.title.utf8.elementsEqual(genre.utf8) } ?? genres.endIndex
    if place == genres.endIndex { genres.append(GenreDraft(title: genre)) }
    genres[place].add(file.path, toSet: title)
  }

  /// The file, when it is a regular one that was not found before.
  private mutating func file(_ name: String, in folder: String) -> (path: String, size: Int)? {
    let path = "\(folder)/\(name)"
    guard let status = try? FileStatus(at: path), status.isRegular,
      known.insert(status.fingerprint.identity).inserted
    else { return nil }
    return (path, status.size)
  }

  /// The names in a folder that are UTF-8 and not hidden, sorted by their bytes; none when there is no folder.
  private mutating func names(in folder: String, isRoot: Bool, reporting: Bool = true) -> [String] {
    func report(_ path: String, _ kind: CatalogueDiagnostic.Kind) {
      if reporting { diagnostics.append(CatalogueDiagnostic(path: path, kind: kind)) }
    }
    func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
    do throws(Errno) {
      let names = try FileStatus.names(in: folder)
      for name in names.notText where !isHidden(name) { report("\(folder)/\(name)", .notUTF8) }
      return names.text.filter { !isHidden($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      if !(isRoot && error == .missing) { report(folder, .cannotRead(errno: error.code)) }
      return []
    }
  }

  /// Whether a name is that of a table. Excel saves its "Unicode text" as `.txt`; elsewhere than in the user's own folder,
  /// that is a note.
  private static func isBank(_ name: String, isOwn: Bool) -> Bool {
    func ends(in suffix: String) -> Bool {
      name.utf8.suffix(4).elementsEqual(suffix.utf8) { $0 | ($0 == 0x2e ? 0 : 0x20) == $1 }
    }
    return name.utf8.count > 4 && (ends(in: ".csv") || ends(in: ".tsv") || isOwn && ends(in: ".txt"))
  }
}
