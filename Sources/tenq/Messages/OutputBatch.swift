/// Lines for standard output, collected until they are worth a write.
struct OutputBatch {
  private var bytes: [UInt8] = []

  /// How many bytes are worth a write.
  static let size = 1 << 16

  /// Adds a line that is safe to print.
  mutating func add(line: String) {
    bytes += line.utf8
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= OutputBatch.size { flush() }
  }

  /// Writes what was collected.
  mutating func flush() {
    if !bytes.isEmpty { Printer.write(bytes) }
    bytes.removeAll(keepingCapacity: true)
  }
}
