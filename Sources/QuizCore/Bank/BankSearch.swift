extension Bank {
  /// The text of the first question that fits, among `count` rows from `row` on; and the row to continue with, nil where no
  /// more can be read.
  public func firstText(
    from row: Int, among count: Int, where fits: (String) -> Bool
  ) -> (text: String?, next: Int?) {
    guard let way = index.way(to: row) else { return (nil, nil) }
    var number = row - way.rows
    var found: String?
    _ = eachReader(of: BankPart(start: way.start, end: nil)) { reader, cursor in
      while number < row + count, let (_, reading) = reader.readNext(&cursor) {
        number += 1
        guard number > row, let reading else { continue }
        let text = reader.bytes.text(of: reading.question)
        guard !fits(text) else {
          found = text
          return false
        }
      }
      return number < row + count
    }
    return (found, number > row && number < rowCount ? number : nil)
  }
}
