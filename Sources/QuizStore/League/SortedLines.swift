import QuizCore

/// A file of lines in the order of their bytes, each beginning with the 16 digits of a question and a space, read by
/// binary search: some reads of a page for each question, whatever the length of the file.
///
/// A damaged file has no questions, or fewer.
struct SortedLines: ~Copyable {
  private let file: File
  /// The whole content, where it was worth reading.
  private let content: [UInt8]?

  /// The longest line that is read, in bytes; longer than any name allows.
  static let longestLine = 1024
  /// The digits that begin each line.
  private static let digits = 16

  /// A file up to this size, in bytes, is read as a whole for many lines.
  private static let smallSize = 4 << 20

  /// Opens the file at `path` for about `count` lookups; nil when there is none that can be read.
  init?(_ path: String, for count: Int) {
    guard let file = (try? File.reading(path)) ?? nil else { return nil }
    let isWorthIt = count > 16 && file.size <= SortedLines.smallSize
    content = isWorthIt ? try? file.bytes(at: 0, count: file.size) : nil
    self.file = file
  }

  private borrowing func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    if let content {
      return offset < content.count ? content[offset..<min(content.count, offset + count)] : []
    }
    guard let bytes = try? file.bytes(at: offset, count: count) else { return nil }
    return bytes[...]
  }

  /// The line of a question, without its newline; nil when there is none.
  borrowing func line(of question: QuestionID) -> [UInt8]? {
    let wanted = Array(question.description.utf8)
    // Lines that begin before `low` are before the wanted one, those that begin at `high` or later are not.
    var low = 0
    var high = file.size
    while low < high {
      let middle = low + (high - low) / 2
      // From the byte before, which ends a line where one begins in the middle.
      let start = max(0, middle - 1)
      guard let bytes = bytes(at: start, count: 2 * SortedLines.longestLine + 1) else { return nil }
      var first = bytes.startIndex
      if middle > 0 {
        guard let end = bytes.firstIndex(of: AppendOnlyFile.newline) else {
          guard bytes.count < SortedLines.longestLine else { return nil }
          high = middle
          continue
        }
        first = end + 1
      }
      guard start + first - bytes.startIndex < high else {
        high = middle
        continue
      }
      // Without a newline it is a line that was not written to its end.
      guard let end = bytes[first...].firstIndex(of: AppendOnlyFile.newline) else { return nil }
      let line = bytes[first..<end]
      let name = line.prefix(SortedLines.digits)
      if name.elementsEqual(wanted) { return Array(line) }
      if name.lexicographicallyPrecedes(wanted) {
        low = start + end - bytes.startIndex + 1
      } else {
        high = middle
      }
    }
    return nil
  }
}
