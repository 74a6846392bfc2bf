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
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    var isComplete = false
    let packed = input.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(clamping: input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: capacity)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
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
