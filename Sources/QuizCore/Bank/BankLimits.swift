/// The limits of what is read of a bank, each with its reason. What exceeds a limit is reported with its line; memory
/// stays bounded.
public enum BankLimits {
  /// Bytes of one field: a screen of 100 × 40 characters; what is longer is not a quiz's text but another file.
  public static let field = 4096
  /// Columns of one row: a question needs at most 12, a spreadsheet may carry some of its own.
  public static let columns = 64
  /// Bytes after an opening quote in which the closing one is looked for: enough to report a field that is too long as
  /// such, few enough that unclosed quotes cannot make the time to read a file quadratic.
  public static let quotedField = 65_536
  /// Bytes of a row: four times the largest that can be used, 64 columns of 4096 bytes; so much of a file can always be
  /// held in memory.
  public static let row = 1 << 20
  /// Bytes of a file: 17 times the largest bank anyone has measured.
  public static let file = 4 << 30
  /// Bytes that are held in memory because they cannot be read a second time (standard input) or had to be converted.
  public static let memory = 256 << 20
  /// Bytes up to which a file is kept in memory, and checked as a whole to be text; of a larger one as many from its
  /// beginning are checked. A round's memory has room for it; ordinary banks are smaller.
  public static let readWhole = 4 << 20
  /// Bytes of a larger file that are read at once on the way through all of its rows: they fit in a processor's cache.
  static let piece = 1 << 18
  /// Rows of a part of a bank that is checked by itself, if it has so many: each may have several problems, which are
  /// kept until those of the rows before are known.
  static let rowsInPart = 4096
  /// Bytes that are read behind such a part to find where it ends: most rows are shorter.
  static let behindPart = 4096
  /// Bytes that are read at once to get at one row.
  static let pieceForRow = 1 << 14
  /// Bytes of a file that are in memory at most: a row, and as much behind it as decides about its quotes.
  static let longestPiece = row + quotedField + 2
  /// Places of rows that an index remembers: one mebibyte, however many rows there are.
  public static let checkpoints = 65_536
  /// Questions that a check remembers to find the same one again: 32 mebibytes at most, 16 for a million.
  public static let remembered = 2 << 20
  /// Characters of a bank's own text that a message quotes.
  public static let quoted = 40
}
