/// Fuzz target: decodes the input as what a terminal sends, and traps when keys do not work after it. 0xFE stands for a
/// pause in which an Escape is Escape, 0xFF for one after which what was begun is given up; the first byte says whether
/// replies are expected.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  var now = beginning
  var decoder = KeyDecoder()
  if let first = bytes.first, first % 2 == 1 { decoder.replyDeadline = now + .seconds(2) }
  var inputs = 0
  for byte in bytes.dropFirst() {
    switch byte {
    case 0xFE:
      now += .milliseconds(25)
      if decoder.pause(at: now) != nil { inputs += 1 }
    case 0xFF: now += .milliseconds(1100)
    default: if decoder.decode(.byte(byte), at: now) != nil { inputs += 1 }
    }
  }
  precondition(inputs <= count, "more than came")
  if let colors = decoder.facts.colors { precondition((1...99_999_999).contains(colors), "so many colours") }
  now += .seconds(3)
  precondition(decoder.decode(.byte(0x0D), at: now) == .key(.enter), "Enter is not Enter")
  precondition(decoder.decode(.byte(0x1B), at: now) == nil && decoder.pause(at: now) == .key(.escape), "nor is Escape")
  return 0
}

private let beginning = ContinuousClock.now
