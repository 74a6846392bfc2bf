/// The key by which records of a game played in sittings are grouped.
///
/// Records with the same name form a sitting even if not adjacent, since two sittings may overlap in time. Records
/// without a name form one only if adjacent, so that a log yields the same sittings read forwards or backwards, whole
/// or in pages, with or without other games in between.
public struct SittingMark: Hashable, Sendable {
  /// Records without the name of a sitting, as versions before 0.2 wrote them, are of one sitting when they ended less
  /// than this apart, in seconds: long enough to read an explanation or to answer the door, and shorter than a meal.
  public static let longestGap = 600

  /// A hash of the sitting's name; nil in a record without one.
  public let name: UInt64?
  /// When the record ended, in seconds since 1970.
  public let seconds: Int

  /// Whether a record with this mark and one with `other`, its neighbour where they have no name, are of one sitting.
  public func isOfOneSitting(with other: SittingMark) -> Bool {
    switch (name, other.name) {
    case (let name?, let other?): name == other
    case (nil, nil): abs(seconds - other.seconds) < SittingMark.longestGap
    case (nil, .some), (.some, nil): false
    }
  }
}

extension RoundRecord {
  /// The key of its sitting.
  public var sittingMark: SittingMark {
    SittingMark(name: sitting.map { FNV1a($0.utf8).value }, seconds: date.secondsSince1970)
  }
}
