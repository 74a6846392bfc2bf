import CZlib

/// Packs and unpacks bodies as gzip (RFC 1952). Never makes more bytes than its limit.
enum Gzip {
  /// Why bytes cannot be unpacked.
  enum Failure: Error, Hashable {
    /// They are not gzip, or damaged, or end too early.
    case malformed
    /// They would become more than the limit.
    case tooLarge
  }

  /// Packs `bytes`; nil when that fails, which is no reason not to send them as they are.
  static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // Level 4: nearly as small as the default for JSON, in half the time.
    guard tenq_deflate_init(&stream, 4) == Z_OK else { return nil }
    return deflated(bytes, &stream, Z_FINISH, Z_STREAM_END)
  }

  /// How a stream begins whose pieces are packed each by itself: by ``piece(_:)`` or ``stored(_:)``, any number of them,
  /// which several streams can share. It has no end.
  static let beginning: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]

  /// A piece of a stream, packed without what came before; nil when that fails.
  static func piece(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard tenq_deflate_piece_init(&stream, 4) == Z_OK else { return nil }
    return deflated(bytes, &stream, Z_SYNC_FLUSH, Z_OK)
  }

  /// A piece of a stream as it is, in blocks of their own (RFC 1951, 3.2.4).
  static func stored(_ bytes: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let block = rest.prefix(0xffff)
      let count = UInt16(block.count)
      blocks += [0, UInt8(count & 0xff), UInt8(count >> 8), UInt8(~count & 0xff), UInt8(~count >> 8)]
      blocks += block
      rest = rest.dropFirst(block.count)
    }
    return blocks
  }

  private static func deflated(
    _ bytes: [UInt8], _ stream: inout z_stream, _ flush: Int32, _ expected: Int32
  ) -> [UInt8]? {
    defer { deflateEnd(&stream) }
    // A flushed piece ends in an empty block.
    let capacity = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    var input = bytes
    var isComplete = false
    let packed = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: capacity)
        isComplete = deflate(&stream, flush) == expected && stream.avail_in == 0
        count = capacity - Int(stream.avail_out)
      }
    }
    return isComplete ? packed : nil
  }

  /// Unpacks all of `bytes`, one member after the other, to at most `limit` bytes.
  static func unpacked(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard tenq_inflate_init(&stream) == Z_OK else { throw .malformed }
    defer { inflateEnd(&stream) }
    var input = bytes
    var unpacked: [UInt8] = []
    var failure: Failure?
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(clamping: input.count)
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while failure == nil {
        let (status, count) = block.withUnsafeMutableBufferPointer { block in
          stream.next_out = block.baseAddress
          stream.avail_out = UInt32(block.count)
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, block.count - Int(stream.avail_out))
        }
        if unpacked.count + count > limit {
          failure = .tooLarge
          return
        }
        unpacked.append(contentsOf: block[..<count])
        switch status {
        case Z_STREAM_END:
          if stream.avail_in == 0 { return }
          if inflateReset(&stream) != Z_OK { failure = .malformed }
        case Z_OK:
          // No more input, and room that was not filled: the end is missing.
          if stream.avail_in == 0 && stream.avail_out > 0 { failure = .malformed }
        case _: failure = .malformed
        }
      }
    }
    if let failure { throw failure }
    return unpacked
  }
}
