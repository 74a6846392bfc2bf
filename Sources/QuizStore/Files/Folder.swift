import Glibc

/// A folder by its path.
struct Folder: Hashable {
  let path: String

  /// The folder at `path`.
  init(_ path: String) {
    self.path = path
  }

  /// The folder that contains the file or folder at `path`.
  init(of path: String) {
    let trimmed = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let above = trimmed.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    if !above.isEmpty {
      self.path = String(decoding: Array(above.reversed()), as: UTF8.self)
    } else {
      self.path = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
    }
  }

  /// Creates the folder and the missing ones above it with mode 0700; existing ones are not changed.
  ///
  /// The parent of each new one is synced, so that a file synced in it later is still found after a power cut.
  func make() throws(SaveError) {
    for path in try nearest().missing.reversed() {
      do throws(Errno) {
        _ = try Errno.check { mkdir(path, 0o700) }
        try Folder(of: path).sync()
      } catch {
        // Another program created it meanwhile; whether it is a folder shows when a file in it is opened.
        guard error.code == EEXIST else { throw .folder(path: path, errno: error.code) }
      }
    }
  }

  /// The nearest existing folder, this one or one above it, and the paths of the missing ones below it, deepest first.
  private func nearest() throws(SaveError) -> (folder: Folder, missing: [String]) {
    var missing: [String] = []
    var folder = self
    while true {
      do throws(Errno) {
        let status = try FileStatus(at: folder.path)
        guard status.isFolder else { throw Errno(code: ENOTDIR) }
        return (folder, missing)
      } catch {
        let above = Folder(of: folder.path)
        guard error.code == ENOENT, above != folder else { throw .folder(path: folder.path, errno: error.code) }
        missing.append(folder.path)
        folder = above
      }
    }
  }

  /// Why no file could be created in this folder, or in the nearest existing one above it; `nil` when one could. Creates
  /// nothing.
  func obstacle() -> SaveError? {
    let folder: Folder
    do {
      folder = try nearest().folder
    } catch {
      return error
    }
    let step: (Int32) -> SaveError = { [self] code in
      folder == self ? .open(path: path, errno: code) : .folder(path: path, errno: code)
    }
    if let refusal = FileStatus.refusal(of: .addFiles, at: folder.path) { return step(refusal.code) }
    return folder.isFull ? .write(path: path, errno: ENOSPC, restored: true) : nil
  }

  /// Whether the folder's file system is full.
  var isFull: Bool {
    var room = statvfs()
    guard statvfs(path, &room) == 0, room.f_blocks > 0 else { return false }
    return (geteuid() == 0 ? room.f_bfree : room.f_bavail) == 0
  }

  /// Syncs the folder's list of names to the disk.
  func sync() throws(Errno) {
    do throws(Errno) {
      try File(path, for: .folder).sync()
    } catch {
      // Some file systems cannot sync folders.
      guard error.code == EINVAL else { throw error }
    }
  }
}
