extension Game {
  /// Panels: five rows of five panels at once. A choice may be changed until all are right, so only the time counts.
  public static let panels = Game(
    id: .panels, name: Phrase(en: "Panels", ja: "パネル"), source: .generated,
    length: .fixed(PanelBoard.rowCount), clock: .never, repetition: .any, ranking: .time)
}

extension Game.ID {
  /// The game's name in the log and on the command line.
  public static let panels: Game.ID = "panels"
}
