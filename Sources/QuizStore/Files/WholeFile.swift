import Glibc

/// Reads and replaces small files as a whole.
public enum WholeFile {
  /// Reads the file; `nil` when there is none. A file longer than `limit` is refused (`EFBIG`).
  public static func read(_ path: String, limit: Int) throws(ReadError) -> [UInt8]? {
    guard let file = try File.reading(path) else { return nil }
    do throws(Errno) {
      guard file.size <= limit else { throw Errno(code: EFBIG) }
      return try file.bytes(at: 0, count: file.size)
    } catch {
      throw .read(path: path, errno: error.code)
    }
  }

  /// Replaces the file at `path`, atomically: a reader finds either all of the old or all of the new content. Creates it
  /// (0600) and its folder when they are missing. A link stays, and the file that it leads to is replaced.
  ///
  /// Without `syncing` a power cut may leave an empty file, for what can be made again.
  public static func write(_ bytes: [UInt8], to path: String, syncing: Bool = true) throws(SaveError) {
    let target = try target(of: path)
    let folder = Folder(of: target)
    try folder.make()
    let draft = "\(target).\(getpid()).\(UInt32.random(in: .min ... .max)).new"
    let file: File
    do throws(Errno) {
      file = try File(draft, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      throw .open(path: draft, errno: error.code)
    }
    do throws(SaveError) {
      do throws(Errno) {
        guard try file.write(bytes) == bytes.count else { throw Errno(code: ENOSPC) }
      } catch {
        throw .write(path: path, errno: error.code, restored: true)
      }
      do throws(Errno) {
        if syncing { try file.sync() }
      } catch {
        throw .sync(path: path, errno: error.code, restored: true)
      }
      guard rename(draft, target) == 0 else { throw .replace(path: path, errno: errno) }
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

  /// The file that `path` leads to; `path` itself when there is none yet.
  private static func target(of path: String) throws(SaveError) -> String {
    guard let status = try? stat(at: path) else { return path }
    guard status.isRegular else { throw .notRegular(path: path) }
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
