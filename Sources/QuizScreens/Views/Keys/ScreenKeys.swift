import TerminalKit

/// A screen's key table, without the type of its commands.
struct ScreenKeys: Sendable {
  /// The section of the help about it, which also names where its keys are pressed.
  let topic: HelpScreen.Topic
  /// Every key of the table.
  let keys: [Key]

  init<Command>(_ topic: HelpScreen.Topic, _ table: KeyTable<Command>) {
    self.topic = topic
    keys = table.keys
  }
}
