import CommandLineKit
import Glibc
import QuizCore
import TerminalKit

/// Another program that this one speaks with by lines, on its standard input and output.
///
/// Nothing here waits: what cannot be written at once is kept and written later, and what comes is read as it comes. It
/// lasts as long as this value, and as this program, however that ends: then its standard input ends.
final class LinePipe {
  /// The most bytes of a line that comes, and of all that waits to be written.
  static let longest = 4 << 20

  /// What came.
  struct Arrival: Equatable {
    /// The lines that are complete, without their newlines.
    var lines: [[UInt8]] = []
    /// Whether nothing more will come.
    var isOver = false
  }

  private let child: ChildProcess
  private let input: Int32
  private var output: Int32?
  private var lines = LineBuffer()
  /// What waits to be written.
  private var waiting: [UInt8] = []

  /// The most bytes that are read at a time, so that keys come between them.
  private static let block = 256 << 10

  private init(_ child: ChildProcess, input: Int32, output: Int32) {
    self.child = child
    self.input = input
    self.output = output
  }

  deinit {
    close(input)
    if let output { close(output) }
  }

  /// Starts a program by its path and its arguments; nil when that is impossible.
  static func start(_ words: [String]) -> LinePipe? {
    // Its end is no reason to end.
    OwnProcess.outliveReaders()
    guard let orders = pipe() else { return nil }
    guard let answers = pipe() else {
      close(orders.reading)
      close(orders.writing)
      return nil
    }
    let child = ChildProcess.start(words, input: orders.reading, output: answers.writing, keepsErrors: true)
    close(orders.reading)
    close(answers.writing)
    guard let child else {
      close(orders.writing)
      close(answers.reading)
      return nil
    }
    for end in [orders.writing, answers.reading] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return LinePipe(child, input: answers.reading, output: orders.writing)
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { ChildProcess.closesInChildren(end) }
    return (ends[0], ends[1])
  }

  /// What is to be waited for.
  var ends: Terminal.PipeEnds {
    Terminal.PipeEnds(readable: input, writable: waiting.isEmpty ? nil : output)
  }

  /// The last line that the program wrote to standard error; empty where there is none.
  var message: String { child.message }

  /// Writes a line, given without its newline: at once, or as soon as the program takes it. Nothing where it is gone, or
  /// takes nothing for too long.
  func write(_ line: [UInt8]) {
    guard output != nil, waiting.count + line.count < LinePipe.longest else { return }
    waiting += line + [UInt8(ascii: "\n")]
    flush()
  }

  /// Writes what waits, as far as it is taken.
  func flush() {
    guard let output else { return }
    while !waiting.isEmpty {
      let count = waiting.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        waiting.removeFirst(count)
      } else if errno != EINTR {
        if errno != EAGAIN {
          // It is gone, and reading will tell.
          close(output)
          self.output = nil
          waiting = []
        }
        return
      }
    }
  }

  /// Reads what has come, a part at a time; also writes what waits. A line that is too long is the end.
  func read() -> Arrival {
    flush()
    var arrival = Arrival()
    var buffer = [UInt8](repeating: 0, count: LinePipe.block)
    let count = Glibc.read(input, &buffer, buffer.count)
    guard count > 0 else {
      arrival.isOver = count == 0 || errno != EAGAIN && errno != EINTR
      return arrival
    }
    arrival.lines = lines.take(buffer[..<count])
    if lines.rest.count > LinePipe.longest { arrival.isOver = true }
    return arrival
  }
}
