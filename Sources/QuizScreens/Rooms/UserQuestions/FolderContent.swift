import TerminalKit

/// The files of a folder that can be imported, and the folders in it.
public struct FolderContent: Response {
  /// The folder as typed, up to its last `/`; empty for the working directory.
  public let folder: String
  /// The names of the files.
  public var files: [String] = []
  /// The names of the folders, `..` for the parent.
  public var folders: [String] = []

  /// A folder that has not been read yet.
  public init(folder: String) {
    self.folder = folder
  }

  /// A copy with the names in alphabetical order.
  public var sorted: FolderContent {
    func sorted(_ names: [String]) -> [String] { names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) } }
    var content = self
    (content.files, content.folders) = (sorted(files), sorted(folders))
    return content
  }

  /// A file or a folder.
  public struct Entry: Equatable, Sendable {
    /// Its name in the folder, of a folder with a trailing `/`.
    public let name: String
    /// Its path as it would be typed.
    public let path: String
  }

  /// The completions of a typed path: files first, then folders, ignoring case. Hidden names appear once their dot is
  /// typed. Empty for a path in another folder.
  public func entries(for path: String) -> [Entry] {
    guard path.typedFolder == folder else { return [] }
    let start = path.dropFirst(folder.count).lowercased()
    return (files + folders.map { $0 + "/" }).filter { name in
      name.lowercased().hasPrefix(start) && (!start.isEmpty || !name.hasPrefix(".") || name == "../")
        && name != "./"
        // A name that cannot be shown exactly cannot be typed either.
        && SafeText(name).oneLine.string == name
    }.map { Entry(name: $0, path: $0 == "../" ? above : folder + $0) }
  }

  /// The common prefix of all paths, ignoring case and spelled as in the first.
  static func commonStart(of paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    return paths.dropFirst().reduce(first) { start, path in
      String(zip(start, path).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
  }

  /// The shortest path of the parent folder.
  private var above: String {
    let last = folder.dropLast().split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return ["", "~", ".", ".."].contains(last) ? folder + "../" : String(folder.dropLast(last.count + 1))
  }
}

extension String {
  /// The folder of a typed path: all up to the last `/`.
  public var typedFolder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
