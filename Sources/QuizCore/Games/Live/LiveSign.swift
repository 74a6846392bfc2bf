/// The sign by which a player is known on every screen of a room: the shape and the colour of a choice.
public enum LiveSign {
  /// How many there are.
  public static let count = 4

  /// The sign, from 0, of the n-th player to join, from 0: that of their team; without teams the signs in turn.
  public static func of(number: Int, team: Int) -> Int {
    max(0, team > 0 ? team - 1 : number) % count
  }

  /// A sign that anybody may have sent, within what can be drawn.
  public static func drawable(_ sign: Int) -> Int { max(0, sign) % count }
}
