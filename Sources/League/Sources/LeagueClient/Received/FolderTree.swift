import Glibc

/// Folders that only this program writes to, and what is to be removed in them.
enum FolderTree {
  /// No folder of a league is deeper; a deeper one is left alone.
  private static let depth = 4

  /// Removes the files below `folder` but those in `kept`, and the folders that are empty then. Links are removed, not
  /// followed. What cannot be removed stays.
  static func removeAll(below folder: String, keeping kept: Set<String> = [], depth: Int = FolderTree.depth) {
    guard depth > 0 else { return }
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if kept.contains(path) { continue }
      if isFolder(path) {
        removeAll(below: path, keeping: kept, depth: depth - 1)
        rmdir(path)
      } else {
        unlink(path)
      }
    }
  }

  /// Removes what programs that were killed had begun to write of some files of a folder; nobody else may be writing them.
  static func removeDrafts(of names: Set<String>, in folder: String) {
    for draft in self.names(in: folder) where draft.hasSuffix(".new") {
      // The name, and a process, a random number and "new" behind it, as `WholeFile` calls them.
      let parts = draft.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 3, names.contains(parts.dropLast(3).joined(separator: ".")) else { continue }
      unlink("\(folder)/\(draft)")
    }
  }

  /// The names in a folder; none when there is no folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
      names.append(name)
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
