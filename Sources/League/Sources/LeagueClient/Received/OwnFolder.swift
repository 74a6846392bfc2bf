import Glibc
import QuizCore
import QuizStore

/// An open descriptor of a folder of the league: operations stay in this folder, whatever its path leads to meanwhile.
/// Never opened through a link, so that nothing behind one is removed or written.
struct OwnFolder: ~Copyable {
  /// Why a folder could not be opened.
  enum Failure: Error, Hashable {
    /// There is none.
    case missing
    /// There is a link, or a file, in its place.
    case link(path: String)
    /// A system error.
    case system(path: String, errno: Int32)
  }

  /// Its path when it was opened, for messages.
  let path: String
  private let descriptor: Int32

  /// No folder of a league is deeper; a deeper one is left alone.
  private static let depth = 4

  /// Opens the folder at `path`; the folders above it may be links.
  init(_ path: String) throws(Failure) {
    try self.init(path, in: AT_FDCWD, path: path)
  }

  private init(_ name: String, in parent: Int32, path: String) throws(Failure) {
    let opened = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else {
      switch errno {
      case ENOENT: throw .missing
      case ELOOP, ENOTDIR: throw .link(path: path)
      case let code: throw .system(path: path, errno: code)
      }
    }
    descriptor = opened
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// Opens the folder `name` in this one, which is made with mode 0700 where it is missing and `creating`.
  func folder(_ name: String, creating: Bool = false) throws(Failure) -> OwnFolder {
    if creating { mkdirat(descriptor, name, 0o700) }
    return try OwnFolder(name, in: descriptor, path: "\(path)/\(name)")
  }

  /// The names in it, in no order.
  func names() -> [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else { continue }
      names.append(name)
    }
    return names
  }

  /// How many seconds ago a file of this folder was changed; nil when there is none.
  func age(of name: String) -> Int? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return time(nil) - status.st_mtim.tv_sec
  }

  /// Removes a file of this folder, or a link, which is not followed; returns the system's error, or 0.
  @discardableResult
  func remove(_ name: String) -> Int32 { unlinkat(descriptor, name, 0) == 0 ? 0 : errno }

  /// Removes everything in it but what `kept` names by paths from here, and folders that are empty then. Links are
  /// removed, not followed. What cannot be removed stays.
  func removeAll(keeping kept: Set<String> = []) {
    removeAll(keeping: kept, below: "", depth: OwnFolder.depth)
  }

  private func removeAll(keeping kept: Set<String>, below prefix: String, depth: Int) {
    guard depth > 0 else { return }
    for name in names() where !kept.contains(prefix + name) {
      // A folder cannot be unlinked, and nothing else opened as one.
      guard unlinkat(descriptor, name, 0) != 0, let inner = try? folder(name) else { continue }
      inner.removeAll(keeping: kept, below: "\(prefix)\(name)/", depth: depth - 1)
      unlinkat(descriptor, name, AT_REMOVEDIR)
    }
  }

  /// Replaces a file, atomically: a reader finds either all of the old or all of the new content. A link in its place
  /// is replaced, not followed. Without `syncing` a power cut may leave an empty file.
  func write(_ bytes: [UInt8], to name: String, syncing: Bool = true) throws(SaveError) {
    let target = "\(path)/\(name)"
    let draft = "\(name).\(getpid()).\(UInt32.random(in: .min ... .max)).new"
    let file = openat(descriptor, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .open(path: target, errno: errno) }
    defer { close(file) }
    do throws(SaveError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .write(path: target, errno: count < 0 ? errno : ENOSPC, restored: true) }
        rest = rest.dropFirst(count)
      }
      if syncing, fsync(file) != 0 { throw .sync(path: target, errno: errno, restored: true) }
      guard renameat(descriptor, draft, descriptor, name) == 0 else { throw .replace(path: target, errno: errno) }
    } catch {
      unlinkat(descriptor, draft, 0)
      throw error
    }
    // Some file systems cannot sync folders.
    if syncing, fsync(descriptor) != 0, errno != EINVAL { throw .sync(path: target, errno: errno, restored: false) }
  }
}

extension LeagueProblem {
  /// A folder of the league is a link, or cannot be opened.
  init(_ failure: OwnFolder.Failure, _ path: String) {
    switch failure {
    case .missing: self.init(SaveError.folder(path: path, errno: ENOENT))
    case .system(let path, let code): self.init(SaveError.folder(path: path, errno: code))
    case .link(let path): self = .link(path)
    }
  }

  /// Whether there is a link where the league keeps a folder of its own.
  var isLink: Bool { code == "files.link" }

  /// There is a link where the league keeps a folder of its own.
  static func link(_ path: String) -> LeagueProblem {
    LeagueProblem(
      "files.link",
      safe(
        Phrase(
          en: "\(Excerpt.of(path)): this is no folder but a link, so nothing behind it is written or removed; "
            + "remove the link, and run `tenq league sync`",
          ja: "\(Excerpt.of(path))：フォルダーではなくリンクなので、リンク先には何も書き込まず、何も消しません。リンクを削除してから "
            + "tenq league sync を実行してください")),
      status: ExitStatus.cannotCreate.rawValue)
  }
}
