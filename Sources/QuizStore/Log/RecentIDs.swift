import Glibc

/// The ids of the rounds read last, so that a round that stands in the log twice counts once.
///
/// Remembers `capacity` of them, so that a log of any length is read in constant memory. Ids sort by time, so one that
/// is higher than all before it is new without a look; the set is only built for a log whose ids are out of order.
struct RecentIDs: Sendable {
  /// How far apart two lines of one round may be and still be told.
  static let capacity = 65_536

  /// The highest id so far; empty when there is none.
  private(set) var highest: [UInt8] = []
  private var ring: [UInt64] = []
  private var next = 0
  private var known: Set<UInt64>?

  /// Begins with none.
  init() {}

  /// Begins after ids of which `highest` is the highest.
  init(highest: [UInt8]) {
    self.highest = highest
  }

  /// Is told of ids that were met before all others, oldest first, as their hashes.
  mutating func precede(by earlier: [UInt64]) {
    let sinceThen = ring[next...] + ring[..<next]
    ring = (earlier + sinceThen).suffix(RecentIDs.capacity)
    next = 0
    known = nil
  }

  /// Whether `id` is higher than all before it, which makes it new.
  func rises(_ id: UnsafeRawBufferPointer) -> Bool {
    highest.withUnsafeBytes { highest in
      guard highest.count == id.count else { return highest.isEmpty }
      guard let left = highest.baseAddress, let right = id.baseAddress else { return false }
      return memcmp(left, right, id.count) < 0
    }
  }

  /// Notes an id, by its bytes; false when it was noted before.
  mutating func insert(_ id: UnsafeRawBufferPointer) -> Bool {
    let hash = RecentIDs.hash(id)
    if rises(id) {
      highest.withUnsafeMutableBytes { if $0.count == id.count { $0.copyMemory(from: id) } }
      if highest.isEmpty { highest = Array(id) }
      known?.insert(hash)
    } else {
      if known == nil { known = Set(ring) }
      guard known?.insert(hash).inserted == true else { return false }
    }
    if ring.count < RecentIDs.capacity {
      ring.append(hash)
    } else {
      known?.remove(ring[next])
      ring[next] = hash
      next = (next + 1) % RecentIDs.capacity
    }
    return true
  }

  /// What stands for an id: FNV-1a, 64 bits.
  static func hash(_ id: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in id { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
