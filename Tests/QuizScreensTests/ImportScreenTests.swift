import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// A file that is imported by its path, from the list of one's own questions.
@Suite struct ImportScreenTests {
  private let home = PlayerHome()

  private func player(_ language: Language = .en, _ size: Size = .ordinary) -> Player {
    Player(language, size: size, home: home, opens: UserQuestionsScreen())
  }

  private let bank = "question,answer,choice1,choice2\nTwo?,1,a,b\nBad?,9,a,b\n"

  @Test(arguments: Language.allCases, [Size.ordinary, Size.small])
  func aPastedPathIsImportedAndTheReportIsThatOfTheCommand(_ language: Language, _ size: Size) {
    _ = home.writeFile(bank, named: "cells.csv")
    var player = player(language, size)
    player.type("i")
    player.send(.input(.paste("~/files/cells.csv\n")))
    player.press(.enter)
    let screen = player.screen.joined()
    #expect(
      screen.contains(language == .en ? "cells: 1 of 2 questions taken" : "cells: 2問中1問を取り込み"),
      "\(player.screen.picture)")
    #expect(screen.contains(language == .en ? "not taken: the column" : "対象外: "))
    // The field is free for another file, and the set is there to be played.
    #expect(!player.screen[2...3].joined().contains("cells"))
    let sets = player.app.context.state.catalogue.genres.flatMap(\.sets).map(\.title)
    #expect(sets.contains("cells"))
    #expect(player.screen[player.screen.count - 1].hasPrefix(language == .en ? " Enter play" : " Enter 遊ぶ"))
    var playing = player
    playing.press(.enter)
    #expect(playing.screen[0].contains("cells"), "its page, from which a round begins")
    player.press(.escape)
    #expect(player.screen[0].hasPrefix(" " + Phrase.own[language]))
  }

  @Test(arguments: Language.allCases, [Size.ordinary, Size.small])
  func whatIsOddAboutASetIsToldAndNotWhereToAsk(_ language: Language, _ size: Size) {
    let file = home.writeFile("question,answer,choice1,choice2\nOdd\u{200B}?,1,a,b\n", named: "cells.csv")
    var player = player(language, size)
    player.fill("i" + file)
    let screen = player.screen.joined()
    #expect(
      screen.contains(language == .en ? "cells.csv:2:4: warning: the character" : "cells.csv:2:4: 警告："),
      "\(player.screen.picture)")
    #expect(!screen.contains("bank check"), "\(player.screen.picture)")
  }

  @Test func whatCannotBeImportedIsSaidAndThePathIsKept() {
    let file = home.writeFile(bank, named: "cells.csv")
    var player = player()
    player.fill("i/no/such")
    #expect(player.canvas.runs(of: .alert).joined().hasPrefix("/no/such: there is no such file"))
    player.expect("File  /no/such")
    // What is typed then is another file.
    player.type("/file").expectNoAlerts()
    player.press(.control("u"))
    for _ in 0..<2 {
      player.fill(file)
    }
    #expect(player.canvas.runs(of: .alert).joined(separator: " ").contains("cells: there is such a set already"))
    // Standard input is the keyboard's.
    player.press(.control("u"), "-", .enter)
    #expect(player.canvas.runs(of: .alert).joined().contains("no such file"))
  }

  @Test func tabCompletesWhatAllFilesHaveInCommonBeforeItTakesOne() {
    for name in ["Deck 1.csv", "deck 2.csv", "other.csv"] { _ = home.writeFile(bank, named: name) }
    var player = player()
    player.type("i~/files/d")
    player.press(.tab).expect(row: 3, ends: "~/files/Deck")
    var looking = player
    player.press(.tab).expect(row: 3, ends: "~/files/Deck 1.csv")
    looking.press(.down, .tab).expect(row: 3, ends: "~/files/deck 2.csv")
  }

  @Test(arguments: Language.allCases) func whatIsTypedIsCompletedByTheFilesAndFoldersThatThereAre(_ language: Language)
  {
    _ = home.writeFile(bank, named: "Deck.csv")
    _ = home.writeFile(bank, named: "other.csv")
    _ = home.writeFile(bank, named: "deep/decks.txt")
    _ = home.writeFile(bank, named: ".hidden.csv")
    _ = home.writeFile("", named: "deed.pdf")
    var player = player(language)
    func list() -> [String] { player.app.context.listed(player.screen) }
    player.type("i~/files/")
    #expect(list() == ["▶ Deck.csv", "other.csv", "../", "deep/"])
    player.type("de")
    #expect(list() == ["▶ Deck.csv", "deep/"])
    #expect(player.screen[player.screen.count - 1].contains(language == .en ? "Enter import" : "Enter 取り込み"))
    player.press(.down)
    #expect(player.screen[player.screen.count - 1].contains(language == .en ? "Enter open" : "Enter 開く"))
    player.press(.tab)
    #expect(player.screen[3].contains("~/files/deep/") && list() == ["▶ decks.txt", "../"])
    player.press(.down, .enter)
    #expect(player.screen[3].hasSuffix("~/files/") && list().count == 4, "the folder above")
    player.type(".h")
    #expect(list() == ["▶ .hidden.csv"], "a hidden one is begun by hand")
    player.press(.backspace, .backspace, .enter)
    #expect(
      player.screen.contains { $0.contains("Deck: ") } && player.screen[3].hasSuffix(language == .en ? "File" : "ファイル"))
  }

  @Test func aClickOnAFileImportsIt() throws {
    _ = home.writeFile(bank, named: "Deck.csv")
    var player = player()
    player.type("i~/files/")
    let row = try #require(player.screen.firstIndex { $0.contains("▶ Deck.csv") })
    player.click(10, row).expect("Deck: ")
  }

  @Test func aFolderAboveIsTypedAsShortAsItCanBe() {
    func above(_ folder: String) -> String? {
      var content = FolderContent(folder: folder)
      content.folders = [".", ".."]
      return content.entries(for: folder).first?.path
    }
    #expect(above("") == "../" && above("../") == "../../" && above("~/") == "~/../")
    #expect(above("a/") == "" && above("/a/b/") == "/a/" && above("/") == "/../" && above("./") == "./../")
  }

  @Test func ofALongReportTheEndIsSeen() {
    var player = Player(.en, size: .small, opens: ImportScreen())
    let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
    player.send(.response(UserQuestionsResponse.imported(report: lines, set: .own)))
    #expect(player.screen.contains { $0.contains("line 30") } && !player.screen.contains { $0.hasSuffix("line 1") })
  }
}

extension ViewContext {
  /// The rows of the list below the field and what is said there.
  fileprivate func listed(_ screen: [String]) -> [String] {
    let rows = screen.dropFirst(5).dropLast(2).map { $0.trimmed }
    return rows.drop { !$0.hasPrefix("▶") }.prefix { !$0.isEmpty } + []
  }
}
