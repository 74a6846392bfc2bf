import LeagueStore

extension PlayerExport {
  /// All of it.
  public func whole() async throws -> [UInt8] {
    var (export, bytes) = (self, [UInt8]())
    while let piece = try await export.next() { bytes += piece }
    return bytes
  }
}
