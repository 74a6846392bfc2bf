import FoundationEssentials

/// What is remembered of live rooms from one time to the next, in a file of its own. Worth little: where it cannot be read
/// or written, nothing is remembered.
public struct LiveNotes: Codable, Hashable, Sendable {
  /// The address of the room that was joined last; empty for none.
  public var address = ""
  /// The name under which that was; empty for none.
  public var name = ""

  /// The most bytes of the file that are read.
  private static let limit = 16 << 10

  /// Nothing.
  public init() {}

  /// Reads what is remembered.
  public init(_ locations: Locations) {
    guard let path = LiveNotes.path(locations), let bytes = try? WholeFile.read(path, limit: LiveNotes.limit),
      let notes = try? JSONDecoder().decode(LiveNotes.self, from: Data(bytes))
    else { return }
    self = notes
  }

  /// Writes what is remembered.
  public func save(_ locations: Locations) {
    guard let path = LiveNotes.path(locations), let data = try? JSONEncoder().encode(self) else { return }
    try? WholeFile.write(Array(data), to: path, syncing: false)
  }

  private static func path(_ locations: Locations) -> String? { LiveFiles(locations).map { $0.folder + "/notes.json" } }
}
