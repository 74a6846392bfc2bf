import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Keys of the player's own, as the settings file names them.
@Suite struct KeyBindingsTests {
  /// Entries of the settings file, each on a line of its own from 3 on.
  func choices(keys: [(String, [String])]) -> OwnChoices {
    var settings = Settings()
    settings.ownKeys = keys.enumerated().map { row, entry in
      SettingsEntry(name: entry.0, value: .words(entry.1), line: row + 3)
    }
    return OwnChoices(settings)
  }

  /// A question, played with keys of one's own.
  func asked(_ language: Language = .en, size: Size = .ordinary, keys: [(String, [String])]) -> Player {
    let bindings = choices(keys: keys).bindings
    return Player(language, size: size) { $0.bindings = bindings }.asked(for: .seconds(1))
  }

  @Test func theNoticeOfATooSmallWindowNamesTheKeyThatLeaves() {
    var player = asked(keys: [("leave", ["p"]), ("pause", ["q"])])
    player.send(.size(.of(30, 10)))
    player.expect("p leave", without: "q leave")
  }

  @Test func aKeyOfOnesOwnDoesWhatTheUsualOneDoes() {
    var player = asked(keys: [("pause", ["z"]), ("answer1", ["u", "F5"])])
    player.type("z").expect("Paused")
    player.type("z")
    player.press(.function(5), after: .milliseconds(300)).expect("✓ 1.")
  }

  @Test func theUsualLetterDoesNothingThen() {
    var player = asked(keys: [("pause", ["z"])])
    let before = player.screen
    player.type("p")
    #expect(player.screen == before)
  }

  @Test func arrowsEnterAndEscapeAlwaysWork() {
    var player = asked(keys: [("confirm", ["m"]), ("leave", ["x"])])
    player.press(.escape).expect("Leave?")
    player.press(.escape)
    player.press(.up, .enter, after: .milliseconds(300)).expect("✓ 1.")
  }

  @Test(arguments: [
    (Size.ordinary, Language.en, " u 2 3 4 answer  w ↓ ← → move  Enter confirm  z pause, no best  ? help  x leave"),
    (Size.ordinary, .ja, " u 2 3 4 答える   w ↓ ← → 移動   Enter 決定   z 停止   ? ヘルプ   x やめる"),
    (Size.small, .ja, " u 2 3 4 答える   ? ヘルプ   x やめる"),
    (Size.wide, .en, " u 2 3 4 answer   w ↓ ← → move   Enter confirm   z pause, no best   ? help   x leave"),
  ])
  func theLastLineShowsTheKeysOfOnesOwn(size: Size, language: Language, line: String) {
    let keys = [("pause", ["z"]), ("answer1", ["u"]), ("up", ["w"]), ("leave", ["x"])]
    #expect(asked(language, size: size, keys: keys).screen[size.height - 1] == line)
  }

  @Test func popUpsAndTheHelpShowThem() {
    var player = asked(keys: [("pause", ["z"]), ("leave", ["x"])])
    player.type("z").expect("z  Esc  Enter  continue", "x              leave")
    player.type("z?").expectRow(" z ", "pause and hide").expect(" x Esc ")
  }

  @Test func aClickOnAHintStillWorks() {
    var player = asked(keys: [("pause", ["z"])])
    let line = player.screen[23]
    let column = line.distance(from: line.startIndex, to: line.firstIndex(of: "z") ?? line.startIndex)
    player.click(column, 23).expect("Paused")
  }

  @Test func lettersStayLettersWhereTextIsTyped() {
    let bindings = choices(keys: [("back", ["b"]), ("confirm", ["m"])]).bindings
    var player = Player { $0.bindings = bindings }
    player.choose(.make, .enter, "m", "b", "q").expect("mbq").expect(row: 23, has: "Enter next")
  }

  @Test(
    arguments: [
      ("a key does it in the game", [("leave", ["x"])], Key.character("x"), KeyScope.game, "q"),
      ("in full width too", [("leave", ["x"])], "ｘ", .game, "q"),
      ("the usual one does nothing", [("leave", ["x"])], "q", .game, nil),
      ("on other screens it is none", [("leave", ["x"])], "x", .lists, "x"),
      ("and the usual one stays", [("leave", ["x"])], "q", .lists, "q"),
      ("two commands may exchange their keys", [("pause", ["v"]), ("choices", ["p"])], "v", .game, "p"),
      ("the second has that of the first", [("pause", ["v"]), ("choices", ["p"])], "p", .game, "v"),
      (
        "a letter of an answer gives way to another answer", [("answer2", ["i", "F2"]), ("pause", ["b"])], "i", .game,
        "2"
      ),
      ("and to a command", [("answer2", ["i", "F2"]), ("pause", ["b"])], "b", .game, "p"),
      ("other answers stay", [("answer2", ["i", "F2"]), ("pause", ["b"])], "9", .game, "9"),
    ] as [(String, [(String, [String])], Key, KeyScope, Key?)])
  func aKeyHasOneMeaningInEachScope(
    _ rule: String, _ keys: [(String, [String])], _ key: Key, _ scope: KeyScope, _ meaning: Key?
  ) {
    let own = choices(keys: keys)
    #expect(own.problems.isEmpty && own.bindings.meaning(of: key, in: scope) == meaning, "\(rule)")
  }

  @Test func aPanelIsLabelledByTheKeyThatAnswers() {
    var player = asked(keys: [("answer1", ["2"]), ("answer2", ["F5", "1"]), ("answer3", ["u"]), ("answer4", ["F6"])])
    func labels(_ player: Player) -> [String] {
      ["▲", "◆", "●", "■"].map { sign in
        let row = player.screen.first { $0.contains(sign + " ") } ?? ""
        return String(row[(row.range(of: sign + " ")?.upperBound ?? row.endIndex)...].prefix(1))
      }
    }
    // Of `F6` there is no room for the name, and 4 is no key any more.
    #expect(labels(player) == ["2", "1", "u", " "])
    player.type("2").expect("✓ 2")
    #expect(labels(asked(keys: [("pause", ["z"])])) == ["1", "2", "3", "4"])
    // The number of one may be the key of another.
    #expect(labels(asked(keys: [("answer1", ["F5"]), ("answer2", ["1"])])) == [" ", "1", "3", "4"])
  }

  @Test func theHelpShowsTheLabelsOfPanels() {
    var player = asked(size: .wide, keys: [("answer1", ["u"])])
    // The first says what the help costs.
    player.type("??")
    for _ in 0..<9 where !player.screen.contains(where: { $0.contains("▲ u") }) { player.press(.pageDown) }
    player.expect("▲ u   ◆ 2   ● 3   ■ 4")
  }

  @Test(
    arguments: [
      ([("pause", ["h"])], [3], "\"keys\": \"pause\": the key \"h\" is already that of \"left\" (move left)"),
      (
        [("pause", ["v"])], [3],
        "\"keys\": \"pause\": the key \"v\" is already that of \"choices\" (the choices in full)"
      ),
      (
        [("pause", ["z"]), ("choices", ["z"])], [4],
        "\"keys\": \"choices\": the key \"z\" is already that of \"pause\" (pause)"
      ), ([("pause", ["y"])], [3], "\"keys\": \"pause\": the key \"y\" is already that of something else"),
      ([("pause", ["Ctrl-C"])], [3], "\"keys\": \"pause\": the key \"Ctrl-C\" is already that of something else"),
      (
        [("pause", ["enter"])], [3],
        "\"keys\": \"pause\": the key \"Enter\" is already that of \"confirm\" (confirm, open)"
      ), ([("left", ["h"])], [3], "\"keys\": \"left\": the key \"h\" is already that of \"history\" (history)"),
      ([("pasue", ["z"])], [3], "\"keys\": nothing is called \"pasue\""),
      ([("pause", ["zz"])], [3], "\"keys\": \"pause\": no key is called \"zz\""),
      ([("pause", [])], [3], "\"keys\": \"pause\" must be a list of keys, such as [\"z\", \"F5\"]"),
      // What is left out does not free its own key.
      (
        [("pause", ["v"]), ("choices", ["zz"])], [4, 3],
        "\"keys\": \"pause\": the key \"v\" is already that of \"choices\" (the choices in full)"
      ),
    ] as [([(String, [String])], [Int], String)])
  func whatCannotBeIsSaidAndLeftOut(keys: [(String, [String])], lines: [Int], reason: String) {
    let own = choices(keys: keys)
    #expect(Set(own.problems.map(\.line)) == Set(lines))
    #expect(own.problems.contains { $0.reason.en == reason }, "\(own.problems)")
    #expect(own.problems.allSatisfy { !$0.reason.ja.isEmpty && $0.reason.ja != $0.reason.en })
    let meaning = own.bindings.meaning(of: .character("p"), in: .game)
    #expect(meaning == (keys.count == 2 && lines == [4] ? nil : .character("p")))
  }

  @Test func everyCommandHasAKeyOfItsOwnInEachScope() {
    for scope in KeyScope.allCases where scope != .text {
      let commands = BindableCommand.all.filter { $0.scopes.contains(scope) }
      #expect(Set(commands.map(\.key)).count == commands.count, "\(scope)")
    }
    for command in BindableCommand.all {
      #expect(command.scopes.contains { $0.usedKeys(in: .all).contains(command.key) }, "\(command.name)")
    }
    #expect(Set(BindableCommand.all.map(\.name)).count == BindableCommand.all.count)
  }

  @Test(arguments: Array("hjklｈｊｋｌ")) func lettersThatMoveAnswerNothing(_ letter: Character) {
    for module in QuestionModules.all where !module.kind.isLine {
      if case .move = module.keys(choices: 9).command(for: .character(letter)) { continue }
      Issue.record("\(module.kind)")
    }
    #expect(PlainAnswer(String(letter)) == .unknown)
  }

  @Test func everyKeyOfAScreenIsThatOfACommandUnlessItHasNoName() {
    // What the terminal does, what a pop-up asks, digits and what opens a screen or changes a number of a list.
    let unnamed: [KeyScope: String] = [
      .game: "! < > A B Backspace C Ctrl-C Ctrl-L Ctrl-Z D Delete E F G Shift-Tab Tab r y",
      .result: "Ctrl-C Ctrl-L Ctrl-Z", .room: "Ctrl-C Ctrl-L Ctrl-Z Tab y",
      .lists:
        "! * + - 0 1 2 3 4 5 6 7 8 9 = Backspace Ctrl-C Ctrl-L Ctrl-N Ctrl-P Ctrl-Z Delete Shift-Tab a b c i n p t u v y",
    ]
    for scope in KeyScope.allCases where scope != .text {
      let named = BindableCommand.all.filter { $0.scopes.contains(scope) }.flatMap { [$0.key] + $0.others }
      let missing = Set(scope.usedKeys(in: .all)).subtracting(named).map { $0.name(nil) }.sorted()
      #expect(missing.joined(separator: " ") == unnamed[scope], "\(scope)")
    }
  }

  @Test(arguments: [
    ("Enter", Key.enter), ("enter", .enter), ("Tab", .tab), ("F5", .function(5)), ("Ctrl-X", .control("x")),
    ("ctrl-x", .control("x")), ("Space", .character(" ")), ("z", .character("z")), ("Z", .character("Z")),
    ("ｚ", .character("z")), ("あ", .character("あ")), ("PgUp", .pageUp), ("PageUp", .pageUp), ("f", .character("f")),
  ])
  func keysHaveNames(name: String, key: Key) { #expect(Key(name: name) == key && Key(name: key.name(nil)) == key) }

  @Test(arguments: ["", "F0", "F13", "Ctrl-", "Ctrl-1", "zz", " ", "\u{1B}", "Ctrl-é"])
  func whatIsNoKeyHasNoName(name: String) { #expect(Key(name: name) == nil) }
}
