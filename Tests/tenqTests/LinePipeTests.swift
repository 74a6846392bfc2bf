import Glibc
import TerminalKit
import Testing

@testable import tenq

/// Another program is spoken with by lines, whatever it does: nothing here waits for it, and it never outlives its use.
@Suite struct LinePipeTests {
  private func start(_ script: String) throws -> LinePipe {
    try #require(LinePipe.start(["/bin/sh", "-c", script]))
  }

  /// Waits until something is to be read; then reads.
  private func read(_ pipe: LinePipe) -> LinePipe.Arrival {
    var file = pollfd(fd: pipe.ends.readable, events: Int16(POLLIN), revents: 0)
    #expect(poll(&file, 1, 20_000) == 1)
    return pipe.read()
  }

  /// Everything until the end.
  private func readAll(_ pipe: LinePipe) -> [String] {
    var lines: [String] = []
    while true {
      let arrival = read(pipe)
      lines += arrival.lines.map { String(decoding: $0, as: UTF8.self) }
      if arrival.isOver { return lines }
    }
  }

  @Test func whatIsWrittenComesBackLineByLine() throws {
    let pipe = try start("read a; read b; echo \"$b\"; echo \"$a\"; echo last >&2")
    pipe.write(Array("one".utf8))
    pipe.write(Array("two 二".utf8))
    #expect(readAll(pipe) == ["two 二", "one"])
    #expect(pipe.message == "last")
  }

  @Test func aLineMayComeInPieces() throws {
    let pipe = try start("printf 'be'; read a; printf 'gun\\nand'; read a; echo ' more'")
    #expect(read(pipe) == LinePipe.Arrival())
    pipe.write([])
    #expect(String(decoding: read(pipe).lines.first ?? [], as: UTF8.self) == "begun")
    pipe.write([])
    #expect(readAll(pipe) == ["and more"])
  }

  /// A room of a megabyte is more than a pipe holds.
  @Test func whatIsNotTakenAtOnceIsWrittenLater() throws {
    let pipe = try start("read go < /dev/null; head -c 1000001 | wc -c")
    pipe.write([UInt8](repeating: 0x78, count: 1_000_000))
    while let writable = pipe.ends.writable {
      var file = pollfd(fd: writable, events: Int16(POLLOUT), revents: 0)
      try #require(poll(&file, 1, 20_000) == 1)
      pipe.flush()
    }
    #expect(readAll(pipe).first?.filter(\.isNumber) == "1000001")
  }

  @Test func aProgramThatIsGoneTakesNothing() throws {
    let pipe = try start("exec true")
    #expect(readAll(pipe) == [])
    for _ in 0..<3 { pipe.write(Array("more".utf8)) }
    #expect(pipe.ends.writable == nil)
    #expect(pipe.read().isOver)
  }

  @Test func aLineWithoutAnEndIsTheEnd() throws {
    let pipe = try start("exec tr '\\0' x < /dev/zero")
    #expect(readAll(pipe) == [])
  }

  /// Its standard input ends with its use, so that it can end too.
  @Test func itsInputEndsWhenItIsNoLongerUsed() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var program: LinePipe? = try start("cat > /dev/null; echo gone > /proc/\(getpid())/fd/\(ends[1])")
    #expect(program?.ends.writable == nil)
    program = nil
    var file = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&file, 1, 20_000) == 1)
  }
}
