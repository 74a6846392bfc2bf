extension Game {
  /// Panels: five rows of five panels at once. Nothing is said of a wrong choice, so the faster board is the better.
  public static let panels = Game(id: .panels, source: .generated, ranking: .time)
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let panels: Game.ID = "panels"
}
