import QuizCore
import Testing

@testable import QuizStore

@Suite struct RecordLineTests {
  /// The two readers of a line agree, or the quick one leaves it to the other.
  @Test func theQuickReaderReadsWhatTheOtherReads() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: .min ... .max, using: &generator)
    var chance = Chance(state: seed)
    let line = RecordLine.bytes(of: record(1))
    let alphabet = Array("0123456789-+.eE\"\\,:{}[] ntrufalse\u{0}é".utf8)
    for _ in 0..<4000 {
      var damaged = line
      let position = Int.random(in: damaged.indices, using: &chance)
      switch UInt8.random(in: 0..<3, using: &chance) {
      case 0: damaged[position] = alphabet.randomElement(using: &chance) ?? 0
      case 1: damaged.remove(at: position)
      default: damaged.insert(alphabet.randomElement(using: &chance) ?? 0, at: position)
      }
      let (quick, slow) = damaged.withUnsafeBytes { bytes in
        (result(RecordLine.read(bytes)), result(RecordLine.readAnyForm(bytes)))
      }
      guard quick == slow else {
        return #expect(Bool(false), "seed \(seed): \(String(decoding: damaged, as: UTF8.self))")
      }
    }
  }

  @Test func theQuickReaderReadsWhatThisProgramWrites() {
    let line = RecordLine.bytes(of: record(1))
    line.withUnsafeBytes { bytes in
      var parser = RecordParser(bytes)
      #expect(parser.record() == record(1))
    }
  }

  private func result(_ reading: RecordLine.Reading) -> LogLine.Content? {
    switch reading {
    case .record(let record): .record(record)
    case .newer(let version): .newer(version: version)
    case .unreadable(let reason): .unreadable(reason)
    case .blank: nil
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood), so that a failing seed can be tried again.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
