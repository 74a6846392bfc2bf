import TerminalKit

/// The files of a folder that can be imported, and the folders in it.
public struct FolderContent: Response {
  /// The folder as it was typed, up to its last `/`; empty for that in which the program was started.
  public let folder: String
  /// The names of the files.
  public var files: [String] = []
  /// The names of the folders, `..` for the one above.
  public var folders: [String] = []

  /// A folder of which nothing is known yet.
  public init(folder: String) {
    self.folder = folder
  }

  /// The same with its names in alphabetical order.
  public var sorted: FolderContent {
    func sorted(_ names: [String]) -> [String] { names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) } }
    var content = self
    (content.files, content.folders) = (sorted(files), sorted(folders))
    return content
  }

  /// A name in the folder, with a `/` behind that of a folder, and the path that it makes.
  struct Entry: Equatable {
    let name: String
    let path: String
  }

  /// What a typed path may become: files first, then folders. Small and capital letters are the same, hidden names have
  /// to be begun; nothing for a path in another folder.
  func entries(for path: String) -> [Entry] {
    guard path.typedFolder == folder else { return [] }
    let start = path.dropFirst(folder.count).lowercased()
    return (files + folders.map { $0 + "/" }).filter { name in
      name.lowercased().hasPrefix(start) && (!start.isEmpty || !name.hasPrefix(".") || name == "../")
        && name != "./"
        // What cannot be shown as it is cannot be typed either.
        && SafeText(name).oneLine.string == name
    }.map { Entry(name: $0, path: $0 == "../" ? above : folder + $0) }
  }

  /// What paths begin with, all of them; small and capital letters are the same, and stand as in the first.
  static func commonStart(of paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    return paths.dropFirst().reduce(first) { start, path in
      String(zip(start, path).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
  }

  /// The folder above, as short as it can be typed.
  private var above: String {
    let last = folder.dropLast().split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return ["", "~", ".", ".."].contains(last) ? folder + "../" : String(folder.dropLast(last.count + 1))
  }
}

extension String {
  /// The folder of a path as it is typed: all up to the last `/`.
  var typedFolder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
