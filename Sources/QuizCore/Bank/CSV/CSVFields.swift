/// The fields of one row, `BankLimits.columns` at most. Takes its memory once, for all rows that are put into it.
struct CSVFields: RandomAccessCollection {
  private var memory = Array(
    repeating: CSVField(start: 0, end: 0, quoted: false, escaped: false), count: BankLimits.columns)
  private(set) var count = 0

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> CSVField {
    assert(index < count)
    return memory[index]
  }

  /// Takes all fields away.
  mutating func removeAll() { count = 0 }

  /// Puts a field behind the others; false when there is no room for it.
  mutating func append(_ field: CSVField) -> Bool {
    guard count < memory.count else { return false }
    memory[count] = field
    count &+= 1
    return true
  }

  /// Replaces all fields by those between the `ends`, beginning at `start`, each made by `field` of its place.
  @inline(__always)
  mutating func replace(from start: Int, ends: UnsafeMutableBufferPointer<Int>, _ field: (Int, Int) -> CSVField) {
    var start = start
    count = Swift.min(ends.count, memory.count)
    memory.withUnsafeMutableBufferPointer { memory in
      for index in 0..<count {
        memory[index] = field(start, ends[index])
        start = ends[index] &+ 1
      }
    }
  }
}
