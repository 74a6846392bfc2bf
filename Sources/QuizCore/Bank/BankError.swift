/// Why a file is no bank at all.
///
/// Names and reasons come from outside and may hold anything: clean them before they are shown.
public enum BankError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound(name: String)
  /// There is such a file, but it cannot be opened or read; `errno` is the system's number for why.
  case cannotRead(name: String, errno: Int32)
  /// For so long it had no bytes to give.
  case timedOut(name: String, after: Duration)
  /// It became shorter while it was being read.
  case cutShort(name: String)
  /// It is a folder.
  case folder(name: String)
  /// It is a device, a pipe or a socket.
  case notAFile(name: String)
  /// It has more bytes than are read.
  case tooLarge(name: String, limit: Int)
  /// It is neither UTF-8 nor UTF-16 with a mark nor CP932, from this byte (from 0), line and column (from 1) on.
  case notText(name: String, byte: Int, line: Int, column: Int)
  /// It has no rows.
  case empty(name: String)
  /// Its heading lacks columns, by their English names.
  case incompleteHeading(name: String, line: Int, missing: [String])
  /// It has rows, but none that can be used; `first` says what is wrong with the first.
  case noUsableRow(name: String, rows: Int, first: BankDiagnostic)

  /// What the program ends with: 66 where there is no such file, 65 where it cannot be used.
  public var exitStatus: Int32 {
    switch self {
    case .notFound: 66
    case .cannotRead, .timedOut, .cutShort, .folder, .notAFile, .tooLarge, .notText, .empty, .incompleteHeading,
      .noUsableRow:
      65
    }
  }
}

extension BankError: CustomStringConvertible {
  /// One sentence: where, what was found, what to do.
  public var description: String {
    switch self {
    case .notFound(let name):
      "\(name): there is no such file; `tenq bank list` shows what there is"
    case .cannotRead(let name, let code):
      "\(name): cannot be read (\(SystemReason.words(code))); "
        + (SystemReason.remedy(code) ?? "check the file and its permissions")
    case .timedOut(let name, let duration):
      "\(name): nothing could be read from it for \(duration.components.seconds) seconds; name a CSV file"
    case .cutShort(let name):
      "\(name): \(BankDiagnostic.Kind.cutShort.sentence); try again when nobody writes to it"
    case .folder(let name):
      "\(name): this is a folder; name a CSV file in it"
    case .notAFile(let name):
      "\(name): this is not a regular file; name a CSV file, or `-` for standard input"
    case .tooLarge(let name, let limit):
      "\(name): longer than \(limit >> 20) MiB; split it into several files"
    case .notText(let name, let byte, let line, let column):
      "\(name):\(line):\(column): this is no text from byte \(byte) on; save the file as UTF-8"
    case .empty(let name):
      "\(name): holds no questions; write a row such as `2 + 2 = ?,3,2,3,4,5`"
    case .incompleteHeading(let name, let line, let missing):
      "\(name):\(line):1: the heading lacks \(missing.map { "`\($0)`" }.joined(separator: ", ")); "
        + "add the column, or remove the heading"
    case .noUsableRow(let name, let rows, let first):
      "\(first.located(in: name)); "
        + (rows == 1 ? "its only row cannot be used" : "none of its \(rows) rows can be used")
    }
  }
}
