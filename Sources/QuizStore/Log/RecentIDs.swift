import QuizCore

/// The ids of the rounds read last, so that a round that stands in the log twice counts once.
///
/// Holds the hashes of at most `capacity` ids, so that a log of any length is read in constant memory. Ids sort by time:
/// one that is higher than all before it is new, and the set of hashes is only built for a log whose ids are out of
/// order.
struct RecentIDs: Sendable {
  /// How many lines apart two lines of one round may be and still be recognised.
  static let capacity = 65_536

  /// The highest id so far; empty when there is none.
  private var highest: [UInt8] = []
  private var ring: [UInt64] = []
  private var next = 0
  private var known: Set<UInt64>?

  /// Inserts an id, by its bytes; false when it was inserted before.
  mutating func insert(_ id: UnsafeRawBufferPointer) -> Bool {
    let hash = FNV1a(id).value
    if isHigherThanAll(id) {
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

  private func isHigherThanAll(_ id: UnsafeRawBufferPointer) -> Bool {
    highest.withUnsafeBytes { highest in
      guard highest.count == id.count else { return highest.isEmpty }
      guard let left = highest.baseAddress, let right = id.baseAddress else { return false }
      return Memory.precedes(left, right, id.count)
    }
  }
}

extension RecentIDs {
  /// Inserts an id; false when it was inserted before.
  mutating func insert(_ id: String) -> Bool {
    var id = id
    return id.withUTF8 { insert(UnsafeRawBufferPointer($0)) }
  }
}
