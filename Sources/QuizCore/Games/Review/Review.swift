extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let review: Game.ID = "review"
}
