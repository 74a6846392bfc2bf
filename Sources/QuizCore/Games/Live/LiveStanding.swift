/// A row of a live room's standings: a player, or a team.
public struct LiveStanding: Codable, Hashable, Sendable {
  /// The player's name, or their animal; of a team, its number from 1.
  public var name: String
  /// The team, from 1; 0 for none.
  public var team: Int
  /// The points so far; of a team the mean of its players'.
  public var points: Int
  /// How many answers were right.
  public var right: Int
  /// The place, from 1; equal points share one.
  public var place: Int
  /// The place from which they rose or fell by the last question; 0 where there was none. See ``LivePlaces``.
  public var former: Int

  /// Makes it of its parts.
  public init(name: String, team: Int, points: Int, right: Int, place: Int, former: Int) {
    self.name = name
    self.team = team
    self.points = points
    self.right = right
    self.place = place
    self.former = former
  }

  /// Whether there is a place worth telling: without points there is none.
  public var hasPlace: Bool { place > 0 && points > 0 }
}
