import Glibc

/// Reads and replaces small files as a whole.
public enum WholeFile {
  /// Reads the file; `nil` when there is none. A file longer than `limit` is refused (`EFBIG`).
  public static func read(_ path: String, limit: Int) throws(ReadError) -> [UInt8]? {
    guard let file = try File.reading(path) else { return nil }
    do throws(Errno) {
      guard file.size <= limit else { throw .tooLarge }
      return try file.bytes(at: 0, count: file.size)
    } catch {
      throw .read(path: path, errno: error.code)
    }
  }

  /// Replaces the file at `path`, atomically: a reader finds either all of the old or all of the new content. Creates it
  /// (with `mode`) and its folder when they are missing; a file that is there keeps its permissions. A link stays, and the
  /// file that it leads to is replaced. Without `replacing`, a file that is there already is an error (`EEXIST`), also when
  /// it was made meanwhile. Without `syncing` a power cut may leave an empty file, for what can be made again.
  public static func write(
    _ bytes: [UInt8], to path: String, syncing: Bool = true, replacing: Bool = true, mode: mode_t = 0o600
  ) throws(SaveError) {
    let target = try target(of: path)
    let former = try? FileStatus(at: target)
    let folder = Folder(of: target)
    try folder.make()
    folder.removeDrafts(of: target)
    let draft = "\(target).\(getpid()).\(UInt32.random(in: .min ... .max)).new"
    let file: File
    do throws(Errno) {
      file = try File(draft, for: .creating(mode: mode))
      // Marks it as being written; not all file systems have locks.
      try? file.tryLock()
    } catch {
      throw .open(path: draft, errno: error.code)
    }
    do throws(SaveError) {
      do throws(Errno) {
        if let former { try file.setPermissions(former.permissions) }
        guard try file.write(bytes) == bytes.count else { throw .full }
      } catch {
        throw .write(path: path, errno: error.code, restored: true)
      }
      do throws(Errno) {
        if syncing { try file.sync() }
      } catch {
        throw .sync(path: path, errno: error.code, restored: true)
      }
      try put(draft, in: target, replacing: replacing, path: path)
    } catch {
      unlink(draft)
      throw error
    }
    if syncing {
      do throws(Errno) {
        try folder.sync()
      } catch {
        throw .sync(path: path, errno: error.code, restored: false)
      }
    }
  }

  /// The name under which what cannot be read is kept: `settings.json.bak`, or with a number where that is there.
  public static func nameOfCopy(_ path: String) -> String {
    let name = path + ".bak"
    let names = [name] + (2...99).map { "\(name)\($0)" }
    return names.first { !FileStatus.exists($0) } ?? name
  }

  /// Gives the file `draft` the name `target`, under which errors tell of `path`. Without `replacing`, a file that is there
  /// by then is an error (`EEXIST`).
  public static func put(
    _ draft: String, in target: String, replacing: Bool, path: String
  ) throws(SaveError) {
    if !replacing {
      // Unlike a rename, a link is refused where there is a file already.
      if link(draft, target) == 0 {
        unlink(draft)
        return
      }
      // Some file systems have no links: there the name is taken first, by an empty file.
      guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw .replace(path: path, errno: errno) }
      do throws(Errno) {
        _ = try File(target, for: .creating(mode: 0o600))
      } catch {
        throw .replace(path: path, errno: error.code)
      }
    }
    guard rename(draft, target) == 0 else { throw .replace(path: path, errno: errno) }
  }

  /// The file that `path` leads to; `path` itself when there is none yet.
  private static func target(of path: String) throws(SaveError) -> String {
    guard let status = try? FileStatus(at: path) else { return path }
    guard status.isRegular else { throw .notRegular(path: path) }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension Folder {
  /// Removes what programs that were killed had begun to write for `target`, a file of this folder.
  fileprivate func removeDrafts(of target: String) {
    guard let names = try? FileStatus.names(in: path).text else { return }
    let beginning = "\(target.split(separator: "/").last ?? "")."
    for name in names where name.utf8.starts(with: beginning.utf8) {
      let parts = name.utf8.dropFirst(beginning.utf8.count).split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3, let process = pid_t(parts[0]), process > 0, UInt32(parts[1]) != nil, parts[2] == "new"
      else { continue }
      // A former program may have had the number of this one. One that cannot be seen from here holds its lock.
      guard process == getpid() || kill(process, 0) != 0 && errno == ESRCH else { continue }
      let draft = "\(target).\(parts[0]).\(parts[1]).new"
      guard let file = try? File(draft, for: .reading), (try? file.tryLock()) != nil else { continue }
      unlink(draft)
    }
  }
}
