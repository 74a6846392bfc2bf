import QuizCore
import TerminalKit

/// The player's own keys. Each is translated to the default key of its command, so that screens handle only default
/// keys.
public struct KeyBindings: Hashable, Sendable {
  /// The keys of one command.
  private struct Binding: Hashable, Sendable {
    let command: BindableCommand
    let keys: [Key]
    let line: Int

    func isIn(_ scope: KeyScope) -> Bool { command.scopes.contains(scope) }
  }

  private var bindings: [Binding] = []

  /// No custom keys.
  public init() {}

  /// Whether every key has its default meaning.
  var isEmpty: Bool { bindings.isEmpty }

  /// The default key that a pressed one stands for; nil for a key that was replaced.
  func meaning(of key: Key, in scope: KeyScope) -> Key? {
    let folded = key.halfWidth
    let own = bindings.first { $0.isIn(scope) && $0.keys.contains(folded) }
    if let own { return own.command.key }
    let isTaken = bindings.contains { $0.isIn(scope) && $0.command.key == folded && $0.command.isReplaced }
    return isTaken ? nil : key
  }

  /// The custom keys for `key`; nil when there are none.
  private func keys(for key: Key, in scope: KeyScope) -> [Key]? {
    bindings.first { $0.isIn(scope) && $0.command.key == key }?.keys
  }
}

// Labels of keys.
extension KeyBindings {
  /// The names of choices: a custom key whose name has one column, else the number while that answers, else a blank;
  /// empty if all are numbers.
  func choiceNames(in scope: KeyScope) -> [SafeText] {
    guard !isEmpty else { return [] }
    return (1...9).map { number in
      let digit = Key.character(Character("\(number)"))
      let own = keys(for: digit, in: scope) ?? []
      return own.lazy.map { SafeText($0.name(nil)) }.first { $0.width == 1 }
        ?? (meaning(of: digit, in: scope) == digit ? "\(number)" : " ")
    }
  }

  /// A label of a key table, honouring custom keys: words with a blank between them, each a key, arrows, or digits such
  /// as `1-4`.
  func text(_ label: SafeText, in scope: KeyScope, _ glyphs: Glyphs) -> SafeText {
    // Most terminals show arrows as the label has them.
    if isEmpty, glyphs.arrows == "↑↓←→" || label.string.utf8.allSatisfy({ $0 < 0x80 }) { return label }
    return label.string.split(separator: " ", omittingEmptySubsequences: false).map { word -> SafeText in
      let keys = KeyBindings.keys(named: word)
      guard keys.contains(where: { self.keys(for: $0, in: scope) != nil }) else {
        return KeyBindings.arrows(word, glyphs) ?? SafeText(String(word))
      }
      return keys.flatMap { self.keys(for: $0, in: scope) ?? [$0] }.map { SafeText($0.name(glyphs)) }.joined(by: " ")
    }.joined(by: " ")
  }

  /// Arrows as `glyphs` show them; nil for other words.
  private static func arrows(_ word: Substring, _ glyphs: Glyphs) -> SafeText? {
    switch word {
    case "↑↓": glyphs.upDown
    case "←→": glyphs.leftRight
    case "←": glyphs.left
    case "→": glyphs.right
    case "↑↓←→": glyphs.arrows
    default: nil
    }
  }

  /// The keys that a word of a label stands for; none for a range of letters.
  private static func keys(named word: Substring) -> [Key] {
    if word.hasPrefix("1-"), let last = Int(word.dropFirst(2)), (2...9).contains(last) {
      return (1...last).map { .character(Character("\($0)")) }
    }
    let arrows: [Character: Key] = ["↑": .up, "↓": .down, "←": .left, "→": .right]
    let keys = word.compactMap { arrows[$0] }
    return keys.isEmpty ? [Key(name: String(word))].compactMap(\.self) : keys
  }
}

// Reading.
extension KeyBindings {
  /// Reads the keys of the settings file; what cannot be used is left out.
  static func read(_ entries: [SettingsEntry], in games: Games) -> (
    bindings: KeyBindings, problems: [OwnChoices.Problem]
  ) {
    var problems: [OwnChoices.Problem] = []
    var read: [Binding] = []
    for entry in entries {
      do {
        read.append(try parsed(entry))
      } catch {
        problems.append(OwnChoices.Problem(line: entry.line, reason: error.reason))
      }
    }
    // Dropping a binding frees its default key, which may clash with another.
    var used: [KeyScope: [Key]] = [:]
    for scope in KeyScope.allCases { used[scope] = scope.usedKeys(in: games) }
    while let (index, clash) = firstClash(in: read, used) {
      problems.append(OwnChoices.Problem(line: read[index].line, reason: clash.inFile, clash: clash))
      read.remove(at: index)
    }
    var bindings = KeyBindings()
    bindings.bindings = read
    return (bindings, problems)
  }

  private struct Fault: Error {
    let reason: Phrase
  }

  private static func parsed(_ entry: SettingsEntry) throws(Fault) -> Binding {
    if entry.name.isEmpty { throw Fault(reason: .notAnObject("keys")) }
    guard let command = BindableCommand.all.first(where: { $0.name == entry.name }) else {
      throw Fault(reason: .noSuchCommand(entry.name))
    }
    guard case .words(let names) = entry.value, !names.isEmpty else { throw Fault(reason: .notKeys(entry.name)) }
    var keys: [Key] = []
    for name in names {
      guard let key = Key(name: name) else { throw Fault(reason: .noSuchKey(name, of: entry.name)) }
      keys.append(key)
    }
    return Binding(command: command, keys: keys, line: entry.line)
  }

  /// A key that would be taken from another command; nil where that has no name.
  struct Clash: Hashable, Sendable {
    let key: Key
    let command: BindableCommand
    let other: BindableCommand?

    /// What is wrong, for the settings file.
    var inFile: Phrase { .keyClashInFile(command.name, key.name(nil), other) }

    /// The same for a player who pressed the key.
    var onScreen: Phrase { .keyClash(key.name(nil), other) }

    /// The other of the two commands; nil if it has no name.
    func rival(of one: BindableCommand) -> BindableCommand? { command == one ? other : command }
  }

  /// The first binding that would take a key from another command, and that command.
  private static func firstClash(in all: [Binding], _ used: [KeyScope: [Key]]) -> (index: Int, clash: Clash)? {
    for (index, binding) in all.enumerated() {
      for (key, scope) in binding.keys.flatMap({ key in binding.command.scopes.map { (key, $0) } }) {
        if let other = all[..<index].first(where: { $0.isIn(scope) && $0.keys.contains(key) }) {
          return (index, Clash(key: key, command: binding.command, other: other.command))
        }
        guard used[scope]?.contains(key) == true else { continue }
        let owner = BindableCommand.all.first { $0.key == key && $0.scopes.contains(scope) }
        if owner == binding.command || owner == nil && binding.command.others.contains(key) { continue }
        if let owner, owner.isReplaced, all.contains(where: { $0.command == owner }) { continue }
        let others = BindableCommand.all.filter { $0.others.contains(key) && $0.scopes.contains(scope) }
        // An answer whose letter is rebound still has its digit.
        if owner == nil, !others.isEmpty, others.allSatisfy(\.isAnswer) { continue }
        return (index, Clash(key: key, command: binding.command, other: owner ?? others.first))
      }
    }
    return nil
  }
}
