import Glibc

/// What the system says of a file or a folder without its content: its kind, its size, which one it is.
public struct FileStatus: Sendable {
  private let status: stat

  /// The status of what is at `path`, links followed.
  init(at path: String) throws(Errno) {
    try self.init { fstatat(AT_FDCWD, path, &$0, 0) }
  }

  /// The status of an open file.
  init(descriptor: Int32) throws(Errno) {
    try self.init { fstat(descriptor, &$0) }
  }

  private init(_ call: (inout stat) -> Int32) throws(Errno) {
    var status = stat()
    _ = try Errno.check { call(&status) }
    self.status = status
  }

  /// Whether this is a regular file, not a folder, a FIFO or a device.
  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  /// Whether this is a folder.
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  /// Its permissions.
  var permissions: mode_t { status.st_mode & 0o7777 }

  /// The size in bytes.
  var size: Int { Int(status.st_size) }

  /// How many bytes can be added where the file system is full: those that are left of the last block.
  var room: Int { max(0, Int(status.st_blocks) * 512 - size) }

  /// Which file it is, and when it was changed last.
  var fingerprint: FileFingerprint {
    FileFingerprint(
      identity: .init(device: UInt64(status.st_dev), inode: UInt64(status.st_ino)), size: size,
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }
}

extension FileStatus {
  /// Whether there is a file or a folder at `path`, or a link that leads to one.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is anything at `path`, be it a link that leads nowhere.
  public static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether there is a regular file at `path` that this user may run.
  public static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && (try? FileStatus(at: path))?.isRegular == true
  }

  /// How many bytes the file at `path` has; nil when there is none.
  public static func size(of path: String) -> Int? { (try? FileStatus(at: path))?.size }

  /// What this user may be allowed to do.
  enum Right {
    /// Read and write a file.
    case change
    /// Create files in a folder.
    case addFiles
  }

  /// Why this user may not do so with the file or folder at `path`; nil when nothing is in the way.
  static func refusal(of right: Right, at path: String) -> Errno? {
    let mode =
      switch right {
      case .change: R_OK | W_OK
      case .addFiles: W_OK | X_OK
      }
    return faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 ? nil : Errno(code: errno)
  }

  /// The names in a folder, hidden ones too, in no order; those that are not UTF-8 apart, as far as they can be read.
  static func names(in folder: String) throws(Errno) -> (text: [String], notText: [String]) {
    guard let stream = opendir(folder) else { throw Errno(code: errno) }
    defer { closedir(stream) }
    var names: (text: [String], notText: [String]) = ([], [])
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name.0) { name in
        if let text = String(validatingCString: name) {
          names.text.append(text)
        } else {
          names.notText.append(String(cString: name))
        }
      }
    }
    return names
  }

  /// The names in a folder, hidden ones and `..` too, in no order, and which are folders; empty where it cannot be read.
  public static func content(of folder: String) -> [(name: String, isFolder: Bool)] {
    let names = (try? FileStatus.names(in: folder))?.text ?? []
    return names.map { ($0, (try? FileStatus(at: folder + "/" + $0))?.isFolder == true) }
  }
}
