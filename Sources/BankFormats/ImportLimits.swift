/// The limits of what is imported, each with its reason. What exceeds one is an error that names it; memory stays bounded.
public enum ImportLimits {
  /// Bytes of a file: a hundred times the largest question bank that teachers exchange.
  public static let file = 64 << 20
  /// Items of a file, questions or not.
  public static let items = 100_000
  /// Entries of a zip archive: a package has one for each question and picture.
  static let zipEntries = 10_000
  /// Sets that one file may name: each becomes a file.
  static let sets = 1_000
  /// Questions that one item may hold: one for each gap, or each pair.
  static let parts = 100
  /// Bytes that one entry of an archive may inflate to, and all that are read together.
  static let inflated = 64 << 20
  /// How many times its own size an archive may inflate to; XML packs to a twentieth, bombs to a thousandth.
  static let inflation = 200
  /// Elements within each other in XML, values within each other in JSON: real files have a dozen.
  static let depth = 64
  /// Elements of XML, or values of JSON: what a sheet of 100,000 rows needs.
  static let nodes = 2_000_000
  /// Lines of a text: forty for each item, and as many as there are with a value of JSON on each.
  static let lines = 4_000_000
  /// Rows and columns of a sheet.
  static let rows = 100_000
  /// Rows above the heading of a sheet, where titles and instructions are.
  static let rowsBeforeHeading = 20
}
