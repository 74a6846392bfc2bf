import QuizCore
import TerminalKit

/// Something that a player can give keys of their own to: a name for the settings file, and the key that does it
/// otherwise.
struct BindableCommand: Hashable, Sendable {
  /// The name in the settings file.
  let name: String
  /// The key that does it when nothing is chosen, and that a key of the player's own stands for.
  let key: Key
  /// Other keys that do the same, and go on doing it.
  let others: [Key]
  /// Where it can be done.
  let scopes: [KeyScope]

  /// All of them. What is only asked in pop-ups, and what the terminal itself does, has no name.
  static let all: [BindableCommand] =
    [
      .init("help", "?", .function(1), in: .game, .result, .lists),
      .init("confirm", .enter, .character(" "), in: .game, .result, .lists),
      .init("up", .up, .character("k"), in: .game, .result, .lists),
      .init("down", .down, .character("j"), in: .game, .result, .lists),
      .init("left", .left, .character("h"), in: .game, .result, .lists),
      .init("right", .right, .character("l"), in: .game, .result, .lists),
      .init("pageUp", .pageUp, .control("u"), in: .game, .result, .lists),
      .init("pageDown", .pageDown, .control("d"), in: .game, .result, .lists),
      .init("first", .home, .character("g"), in: .result, .lists),
      .init("last", .end, .character("G"), in: .result, .lists),
      .init("pause", "p", in: .game),
      .init("leave", "q", .escape, in: .game),
      .init("choices", "v", in: .game),
      .init("newBoard", "n", in: .game),
      .init("again", "n", in: .result),
      .init("missed", "r", in: .result, .lists),
      .init("review", "v", in: .result),
      .init("history", "h", in: .result),
      .init("home", "q", .escape, in: .result),
      .init("save", "s", in: .game, .result),
      .init("back", .escape, .character("q"), in: .lists),
      .init("switch", .tab, in: .lists),
      .init("filter", "f", in: .lists),
      .init("sort", "s", in: .lists),
      .init("edit", "e", in: .lists),
      .init("default", "d", in: .lists),
      .init("remove", "x", in: .lists),
    ]
    + zip(1...9, "abcdefghi").map { number, letter in
      .init("answer\(number)", .character(Character("\(number)")), .character(letter), in: .game)
    }

  private init(_ name: String, _ key: Key, _ others: Key..., in scopes: KeyScope...) {
    self.name = name
    self.key = key
    self.others = others
    self.scopes = scopes
  }

  private init(_ name: String, _ key: Character, _ others: Key..., in scopes: KeyScope...) {
    self.name = name
    self.key = .character(key)
    self.others = others
    self.scopes = scopes
  }

  /// Whether a key of the player's own takes the place of its key. Arrows, Enter, Escape and the like always work, so
  /// that nobody is locked in.
  var isReplaced: Bool {
    if case .character = key { true } else { false }
  }
}
