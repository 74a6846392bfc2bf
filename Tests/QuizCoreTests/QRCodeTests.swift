import Foundation
import Testing

@testable import QuizCore

/// QR codes, compared with those of another program.
@Suite struct QRCodeTests {
  /// A code that the Python package qrcode made: `QRCodeSamples/make.py`.
  private struct Sample {
    let bytes: [UInt8]
    let mask: Int
    let rows: [String]
  }

  private static let samples: [Sample] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "QRCodeSamples/samples.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 4, let mask = Int(fields[1]) else { return nil }
      let digits = Array(fields[0])
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
      return Sample(bytes: bytes, mask: mask, rows: fields[3].split(separator: ",").map(String.init))
    }
  }()

  /// The rows of a code as numbers in hexadecimal.
  private static func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { row in
      String((0..<code.size).reduce(UInt64(0)) { $0 << 1 | (code[row, $1] ? 1 : 0) }, radix: 16)
    }
  }

  @Test func codesAreThoseOfAnotherProgram() throws {
    #expect(Self.samples.count > 40)
    #expect(Set(Self.samples.map(\.rows.count)) == Set(QRVersion.all.map(\.size)), "each version is compared")
    for sample in Self.samples {
      let code = try #require(QRCode(sample.bytes, mask: sample.mask))
      #expect(Self.rows(code) == sample.rows, "\(sample.bytes.count) bytes, mask \(sample.mask)")
    }
  }

  @Test func theMaskIsTheOneThatIsReadBest() throws {
    let text = Array("https://quiz.example.org/j/KXRTWMPB".utf8)
    let best = try #require(QRCode(text))
    let symbols = QRSymbol.masks.compactMap { QRSymbol(text, mask: $0) }
    let least = try #require(symbols.map(\.penalty).min())
    #expect(
      symbols.contains {
        $0.penalty == least
          && $0.modules
            == (0..<best.size * best.size).map {
              best[$0 / best.size, $0 % best.size]
            }
      })
  }

  @Test func whatIsTooLongHasNoCode() {
    #expect(QRCode(String(repeating: "x", count: 213))?.size == 57)
    #expect(QRCode(String(repeating: "x", count: 214)) == nil)
    #expect(QRCode("")?.size == 21)
  }

  @Test func aroundTheSquareNothingIsDark() throws {
    let code = try #require(QRCode("A"))
    for (row, column) in [(-1, 0), (0, -1), (code.size, 0), (0, code.size)] { #expect(!code[row, column]) }
    #expect(code[0, 0] && code[0, code.size - 1] && code[code.size - 1, 0])
  }
}
