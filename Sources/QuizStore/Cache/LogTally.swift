import QuizCore

/// A running total over the lines of the score log, oldest first, that can be written to the cache and continued.
protocol LogTally {
  /// The name of its file in the cache folder.
  static var fileName: String { get }
  /// Which tally a cache file holds, and in which format: another number for every change of `write`.
  static var format: UInt64 { get }
  /// No cache file of this tally is longer, in bytes.
  static var sizeLimit: Int { get }

  /// The ids counted so far.
  var ids: RecentIDs { get }

  /// A tally of no lines, by the rules of `games`.
  init(_ games: GameList)
  /// Reads what `write` wrote. Every number is checked to be in a range in which later additions cannot overflow.
  init(_ games: GameList, from reader: inout CacheReader, ids: RecentIDs) throws(CacheReader.Damage)

  /// Writes everything but the ids.
  func write(to writer: inout CacheWriter)
  /// Counts a line; `nil` stands for one that is too long.
  mutating func take(_ line: UnsafeRawBufferPointer?)
}
