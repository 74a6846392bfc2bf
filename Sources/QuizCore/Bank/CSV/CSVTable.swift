/// A CSV file (RFC 4180) with any columns, not only those of a bank.
public struct CSVTable: Hashable, Sendable {
  /// The fields of each row that holds anything, without quotes and outer spaces; no more than `BankLimits.columns` a row.
  public let rows: [[String]]

  /// Reads UTF-8, with or without a byte order mark. Rows whose quotes are broken are left out.
  public init(_ bytes: [UInt8]) {
    var rows: [[String]] = []
    _ = BankBytes(bytes)?.withBytes { bytes in
      var fields = CSVFields()
      var cursor = CSVCursor(offset: bytes.startsWithMark ? 3 : 0, line: 1)
      while let row = bytes.nextRow(&cursor) {
        guard row.diagnostic == nil else { continue }
        _ = bytes.split(row, into: &fields)
        rows.append(fields.map(bytes.text(of:)))
      }
    }
    self.rows = rows
  }
}
