import QuizCore
import TerminalKit

/// A command that players can bind to keys: its name in the settings file, its default key, and what it does.
struct BindableCommand: Hashable, Sendable {
  /// The name in the settings file.
  let name: String
  /// What it does.
  let words: Phrase
  /// The default key, which custom keys are translated to.
  let key: Key
  /// Alternative keys, which always work.
  let others: [Key]
  /// Where it can be done.
  let scopes: [KeyScope]

  /// All of them. Commands of pop-ups and of the terminal itself have no name.
  static let all: [BindableCommand] =
    [
      .init("help", .hintHelp, "?", .function(1), in: .game, .result, .room, .lists),
      .init("confirm", .commandConfirm, .enter, " ", in: .game, .result, .room, .lists),
      .init("up", .commandUp, .up, "k", in: .game, .result, .room, .lists),
      .init("down", .commandDown, .down, "j", in: .game, .result, .room, .lists),
      .init("left", .commandLeft, .left, "h", in: .game, .result, .room, .lists),
      .init("right", .commandRight, .right, "l", in: .game, .result, .room, .lists),
      .init("pageUp", .commandPageUp, .pageUp, .control("u"), in: .game, .result, .room, .lists),
      .init("pageDown", .commandPageDown, .pageDown, .control("d"), in: .game, .result, .room, .lists),
      .init("first", .commandFirst, .home, "g", in: .result, .lists),
      .init("last", .commandLast, .end, "G", in: .result, .lists),
      .init("pause", .hintPause, "p", in: .game),
      .init("leave", .hintLeave, "q", .escape, in: .game),
      .init("choices", .commandChoices, "v", in: .game),
      .init("newBoard", .commandNewBoard, "n", in: .game),
      .init("again", .commandAgain, "n", in: .result),
      .init("harder", .commandHarder, "d", in: .result),
      .init("missed", .commandMissed, "r", in: .result, .room, .lists),
      .init("review", .hintReview, "v", in: .result),
      .init("history", .hintHistory, "h", in: .result),
      .init("home", .commandHome, "q", .escape, in: .result),
      .init("share", .hintShare, "s", in: .result, .room),
      .init("hold", .commandHold, "p", in: .room),
      .init("closeRoom", .commandCloseRoom, "q", .escape, in: .room),
      .init("lock", .commandLock, "l", in: .room),
      .init("sendAway", .commandSendAway, "x", in: .room),
      .init("hideNames", .hintHide, "n", in: .room),
      .init("csv", .hintWrite, "e", in: .room),
      .init("save", .hintSaveAgain, "s", in: .game),
      .init("back", .hintBack, .escape, "q", in: .lists),
      .init("switch", .commandSwitch, .tab, in: .lists),
      .init("filter", .commandFilter, "f", in: .lists),
      .init("search", .commandSearch, "/", in: .lists),
      .init("measure", .commandMeasure, "m", in: .lists),
      .init("order", .commandOrder, "o", in: .lists),
      .init("sort", .hintLeagueSort, "s", in: .lists),
      .init("edit", .commandEdit, "e", in: .lists),
      .init("default", .hintReset, "d", in: .lists),
      .init("remove", .hintRemove, "x", in: .lists),
    ]
    + (1...9).map(BindableCommand.init(answer:))

  private init(answer number: Int) {
    name = "answer\(number)"
    words = .commandAnswer(number)
    key = .character(Character("\(number)"))
    others = ChoiceLabel.letters.dropFirst(number - 1).prefix(1).map { .character($0) }
    scopes = [.game]
  }

  private init(_ name: String, _ words: Phrase, _ key: Key, _ others: Key..., in scopes: KeyScope...) {
    self.name = name
    self.words = words
    self.key = key
    self.others = others
    self.scopes = scopes
  }

  /// Whether it chooses an answer: its letter gives way to custom keys, its digit does not.
  var isAnswer: Bool { name.hasPrefix("answer") }

  /// Whether custom keys replace its key. Arrows, Enter, Escape and the like always work, so that there is always a way
  /// out.
  var isReplaced: Bool {
    if case .character = key { true } else { false }
  }
}
