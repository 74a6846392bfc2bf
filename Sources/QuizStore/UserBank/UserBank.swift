import QuizCore

/// The bank of the questions made in the program.
///
/// A change for which a method returns is on the disk, whole; when it throws, the file is as it was. Writers lock a file
/// beside it, so that two programs lose nothing of each other. Only the row in question changes, no other by a byte.
public struct UserBank: Sendable {
  /// The file's path; `nil` when there is no home folder.
  public let path: String?
  private let timeout: Duration

  /// A longer file, in bytes, is refused: it cannot be typed.
  static let limit = 64 << 20

  /// The bank at `path`; its lock is waited for for at most `timeout`.
  public init(path: String?, timeout: Duration = .seconds(2)) {
    self.path = path
    self.timeout = timeout
  }

  /// The user's own bank.
  public init(_ locations: Locations) {
    self.init(path: locations.ownBank)
  }

  /// All rows, unusable ones included; none when there is no file.
  public func rows() throws(UserBankError) -> [BankEditor.Row] {
    guard let path else { return [] }
    return try editor(whole(path), path).rows
  }

  /// Adds a question after all others. The first one creates the folder, the file and its heading.
  public func append(_ question: Question) throws(UserBankError) {
    let path = try place()
    if try appends(question, to: path) { return }
    try rewrite { editor throws(BankEditorError) in
      guard let wider = try editor.withKindColumn() else { throw .noKindColumn }
      return wider.bytes + (try wider.appending(question))
    }
  }

  /// Adds a question at the file's end; false where its heading needs a column more for that.
  private func appends(_ question: Question, to path: String) throws(UserBankError) -> Bool {
    let file = try open(path)
    let editor = try editor(content(of: file), path)
    let addition: [UInt8]
    do throws(BankEditorError) {
      addition = try editor.appending(question)
    } catch {
      if error == .noKindColumn { return false }
      throw .refused(path: path, error)
    }
    do throws(SaveError) {
      try file.append(addition)
    } catch {
      throw .save(error)
    }
    return true
  }

  /// Replaces a row by another question; refused when the row has changed meanwhile.
  public func replace(_ row: BankEditor.Row, with question: Question) throws(UserBankError) {
    try rewrite { editor throws(BankEditorError) in
      do throws(BankEditorError) {
        return try editor.replacing(row, with: question)
      } catch {
        guard error == .noKindColumn, let wider = try editor.withKindColumn() else { throw error }
        return try wider.replacing(row, with: question)
      }
    }
  }

  /// Removes a row; refused when the row has changed meanwhile.
  public func remove(_ row: BankEditor.Row) throws(UserBankError) {
    try rewrite { editor throws(BankEditorError) in try editor.removing(row) }
  }
}

extension UserBank {
  private func place() throws(UserBankError) -> String {
    guard let path else { throw .save(.noHome) }
    return path
  }

  private func underLock(_ path: String, _ body: () throws(UserBankError) -> Void) throws(UserBankError) {
    let lock: FileLock
    do throws(SaveError) {
      lock = try FileLock(beside: path, timeout: timeout)
    } catch {
      throw .save(error)
    }
    try body()
    lock.release()
  }

  /// Replaces the whole file by what `change` returns for it, under the lock.
  private func rewrite(_ change: (BankEditor) throws(BankEditorError) -> [UInt8]) throws(UserBankError) {
    let path = try place()
    try underLock(path) { () throws(UserBankError) in
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

  private func whole(_ path: String) throws(UserBankError) -> [UInt8] {
    do throws(ReadError) {
      return try WholeFile.read(path, limit: UserBank.limit) ?? []
    } catch {
      throw .save(.unreadable(error))
    }
  }

  private func open(_ path: String) throws(UserBankError) -> AppendOnlyFile {
    do throws(SaveError) {
      return try AppendOnlyFile(path, lockPath: FileLock.path(beside: path), timeout: timeout)
    } catch {
      throw .save(error)
    }
  }

  private func content(of file: borrowing AppendOnlyFile) throws(UserBankError) -> [UInt8] {
    do throws(ReadError) {
      return try file.content(limit: UserBank.limit)
    } catch {
      throw .save(.unreadable(error))
    }
  }

  private func editor(_ bytes: [UInt8], _ path: String) throws(UserBankError) -> BankEditor {
    do throws(BankEditorError) {
      return try BankEditor(bytes, name: path)
    } catch {
      throw .refused(path: path, error)
    }
  }
}
