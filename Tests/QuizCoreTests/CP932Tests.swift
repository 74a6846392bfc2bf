import Glibc
import Testing

@testable import QuizCore

/// The table of CP932 against the converter of the C library, which the tests may load and the program may not.
struct CP932Tests {
  /// The C library's converter of CP932.
  private final class Converter {
    private let converter: iconv_t

    init() throws {
      let converter = iconv_open("UTF-8", "CP932")
      try #require(
        converter != iconv_t(bitPattern: -1), "this host has no converter of CP932 to compare with (Debian: libc-bin)")
      self.converter = try #require(converter)
    }

    deinit { iconv_close(converter) }

    func utf8(_ bytes: [UInt8]) -> Conversion {
      iconv(converter, nil, nil, nil, nil)
      var input = bytes.map(CChar.init(bitPattern:))
      var output = [CChar](repeating: 0, count: 4 * bytes.count + 16)
      let size = output.count
      return input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (from, fromLeft) = (input.baseAddress, input.count)
          var (to, toLeft) = (output.baseAddress, output.count)
          let isText = iconv(converter, &from, &fromLeft, &to, &toLeft) == 0
          let text = output.prefix(size - toLeft).map(UInt8.init(bitPattern:))
          return isText ? .text(text) : .stops(text, at: bytes.count - fromLeft)
        }
      }
    }
  }

  @Test func everyByteIsReadAsTheSystemReadsIt() throws {
    let converter = try Converter()
    for byte in UInt8.min...UInt8.max { #expect(CP932.utf8([byte]) == converter.utf8([byte]), "\(byte)") }
  }

  @Test func everyPairIsReadAsTheSystemReadsIt() throws {
    let converter = try Converter()
    var converted = 0
    for lead in UInt8.min...UInt8.max {
      for trail in UInt8.min...UInt8.max {
        let ours = CP932.utf8([lead, trail])
        if ours != converter.utf8([lead, trail]) { Issue.record("\(lead) \(trail): \(ours)") }
        if case .text = ours { converted += 1 }
      }
    }
    // 191 × 191 pairs of single bytes, and the characters of two bytes.
    #expect(converted == 191 * 191 + 9604)
  }

  @Test func conversionStopsWhereTheSystemsStops() throws {
    let converter = try Converter()
    var rng = SeededGenerator(seed: 932)
    for round in 0..<3000 {
      let bytes = (0..<rng.below(40)).map { _ in
        // Mostly what may begin or end a character.
        UInt8(rng.below(3) == 0 ? rng.below(256) : 0x81 + rng.below(0x1F))
      }
      if CP932.utf8(bytes) != converter.utf8(bytes) { Issue.record("round \(round): \(bytes)") }
    }
  }
}
