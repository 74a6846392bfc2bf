/// The FNV-1a hash, 64 bits (Fowler, Noll and Vo): the same for the same bytes on every machine and in every run.
public struct FNV1a: Sendable {
  @usableFromInline var hash: UInt64

  /// The hash of everything combined so far.
  @inlinable
  public var value: UInt64 { hash }

  /// The hash of no bytes.
  @inlinable
  public init() {
    hash = 0xcbf2_9ce4_8422_2325
  }

  /// The hash of `bytes`.
  @inlinable
  public init(_ bytes: some Sequence<UInt8>) {
    self.init()
    combine(bytes)
  }

  /// Adds bytes to the hash.
  @inlinable
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { combine(word: UInt64(byte)) }
    }
    if isDone != nil { return }
    for byte in bytes { combine(word: UInt64(byte)) }
  }

  /// Adds one step of the hash for all 64 bits of `word`. The step is a bijection of the hash, so two inputs that
  /// differ in one word never have the same hash.
  @inlinable
  public mutating func combine(word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01b3
  }
}
