import Glibc
import QuizCore

/// The bank of the questions that the player made.
///
/// What a method returns for is on the disk, whole; when it throws, the file is as it was. Writers take turns by a lock,
/// so that two games lose nothing of each other. Nobody's rows but the one in question change by a byte.
public struct UserBank: Sendable {
  /// Why nothing was changed.
  public enum Problem: Error, Hashable, Sendable {
    /// The file could not be written.
    case save(SaveError)
    /// The file does not take the change.
    case refused(path: String, BankEditorError)
  }

  /// The file's path; nil when there is no home to keep it in.
  public let path: String?
  private let timeout: Duration

  /// More than anybody types in a life; what is longer is something else.
  static let limit = 64 << 20

  /// The bank at `path`, whose writers take turns by a lock on a file beside it; `timeout` is how long to wait for it.
  public init(path: String?, timeout: Duration = .seconds(2)) {
    self.path = path
    self.timeout = timeout
  }

  /// The player's own bank.
  public init(_ locations: Locations) {
    self.init(path: locations.ownBank)
  }

  /// All rows, also those that cannot be used; none when there is no file.
  public func rows() throws(Problem) -> [BankEditor.Row] {
    guard let path else { return [] }
    return try editor(whole(path), path).rows
  }

  /// Adds a question behind all others. The first one makes folder, file and heading.
  public func append(_ question: Question) throws(Problem) {
    let path = try place()
    try underLock(path) { () throws(Problem) in
      let file: File
      do throws(Errno) {
        file = try File(path, O_RDWR | O_APPEND | O_CREAT)
      } catch {
        throw .save(error.isNotRegular ? .notRegular(path: path) : .open(path: path, errno: error.code))
      }
      try write(editor(bytes(of: file, path), path).suffix(for: question, path), to: file, path)
    }
  }

  /// Puts another question in a row's place; refuses when the row is not what it was.
  public func replace(_ row: BankEditor.Row, with question: Question) throws(Problem) {
    try rewrite { editor throws(BankEditorError) in try editor.replacing(row, with: question) }
  }

  /// Takes a row away; refuses when the row is not what it was.
  public func remove(_ row: BankEditor.Row) throws(Problem) {
    try rewrite { editor throws(BankEditorError) in try editor.removing(row) }
  }
}

extension UserBank {
  private func place() throws(Problem) -> String {
    guard let path else { throw .save(.noHome) }
    return path
  }

  private func underLock(_ path: String, _ body: () throws(Problem) -> Void) throws(Problem) {
    let lock: FileLock
    do throws(SaveError) {
      try Folder(of: path).make()
      lock = try FileLock(UserBank.lockPath(path), timeout: timeout)
    } catch {
      throw .save(error)
    }
    try body()
    lock.release()
  }

  /// Hidden, so that it is no set of questions in anybody's eyes.
  static func lockPath(_ path: String) -> String {
    let folder = Folder(of: path).path
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return (folder == "/" ? "/" : folder + "/") + ".\(name).lock"
  }

  /// Replaces the file by what `change` makes of it.
  private func rewrite(_ change: (BankEditor) throws(BankEditorError) -> [UInt8]) throws(Problem) {
    let path = try place()
    try underLock(path) { () throws(Problem) in
      let editor = try editor(whole(path), path)
      let after: [UInt8]
      do throws(BankEditorError) {
        after = try change(editor)
      } catch {
        throw .refused(path: path, error)
      }
      do throws(SaveError) {
        try WholeFile.write(after, to: path)
      } catch {
        throw .save(error)
      }
    }
  }

  private func whole(_ path: String) throws(Problem) -> [UInt8] {
    do throws(ReadError) {
      return try WholeFile.read(path, limit: UserBank.limit) ?? []
    } catch {
      throw .save(.unreadable(error))
    }
  }

  private func bytes(of file: borrowing File, _ path: String) throws(Problem) -> [UInt8] {
    do throws(Errno) {
      guard file.size <= UserBank.limit else { throw Errno(code: EFBIG) }
      return try file.bytes(at: 0, count: file.size)
    } catch {
      throw .save(.unreadable(.read(path: path, errno: error.code)))
    }
  }

  private func editor(_ bytes: [UInt8], _ path: String) throws(Problem) -> BankEditor {
    do throws(BankEditorError) {
      return try BankEditor(bytes, name: path)
    } catch {
      throw .refused(path: path, error)
    }
  }

  /// Writes behind what is there, or cuts back to it.
  private func write(_ suffix: [UInt8], to file: borrowing File, _ path: String) throws(Problem) {
    do throws(Errno) {
      guard try file.write(suffix) == suffix.count else { throw Errno(code: ENOSPC) }
    } catch {
      throw .save(.write(path: path, errno: error.code, restored: file.cutBack()))
    }
    do throws(Errno) {
      try file.syncData()
      if file.size == 0 { try Folder(of: path).sync() }
    } catch {
      // As with the log: what the system could not write it may have dropped, and the next sync would say nothing.
      throw .save(.sync(path: path, errno: error.code, restored: file.cutBack()))
    }
  }
}

extension BankEditor {
  fileprivate func suffix(for question: Question, _ path: String) throws(UserBank.Problem) -> [UInt8] {
    do throws(BankEditorError) {
      return try appending(question)
    } catch {
      throw .refused(path: path, error)
    }
  }
}

extension File {
  /// Makes the file as long as it was when it was opened; false when even that fails.
  fileprivate borrowing func cutBack() -> Bool {
    do {
      try cut(to: size)
      return true
    } catch {
      return false
    }
  }
}

extension UserBank.Problem: CustomStringConvertible {
  /// One sentence: where, what was found, what to do.
  public var description: String {
    switch self {
    case .save(let error): error.description
    case .refused(let path, let error): error.located(in: path).en
    }
  }
}
