extension CSVBytes {
  /// Whether two fields of UTF-8 are the same but for case, width and outer spaces.
  func areAlike(_ first: CSVField, _ second: CSVField) -> Bool {
    folded(text(of: first)) == folded(text(of: second))
  }
}
