/// Which league the player belongs to, under which name.
public struct LeagueMembership: Codable, Hashable, Sendable {
  /// A league or a player: an identifier that never changes, and a name that may.
  public struct Named: Codable, Hashable, Sendable {
    /// A UUID in lowercase.
    public let id: String
    /// As its owner chose it; passed the league's limits of text.
    public var name: String

    /// Makes it of its parts.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The format of the file, 1.
  public let version: Int
  /// The server's address without a slash at its end, `https://quiz.example.org`.
  public let server: String
  /// The league.
  public var league: Named
  /// The player.
  public var player: Named
  /// When it was joined, milliseconds since 1970.
  @Amount public private(set) var joined: Int

  /// Makes the file's content in the current format.
  public init(server: String, league: Named, player: Named, joined: Int) {
    version = 1
    self.server = server
    self.league = league
    self.player = player
    self.joined = joined
  }
}
