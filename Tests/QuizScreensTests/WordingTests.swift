import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Texts that have shorter wordings where there is little room.
@Suite struct WordingTests {
  let wordings: [SafeText] = ["食べ合わせ › 基本", "基本"]

  @Test(arguments: [(80, "食べ合わせ › 基本"), (17, "食べ合わせ › 基本"), (16, "基本"), (4, "基本"), (3, "基本")])
  func theLongestThatFitsIsTaken(_ width: Int, _ wording: String) {
    #expect(wordings.wording(for: width).string == wording)
  }

  @Test func withoutWordingsThereIsNothing() {
    let none: [SafeText] = []
    #expect(none.wording(for: 10).isEmpty)
  }

  /// A header in a window of this many columns.
  func header(_ columns: Int, _ left: [SafeText], _ right: [SafeText]) -> String {
    var canvas = Canvas(size: Size(width: columns, height: 15))
    Page(title: left, details: right, content: Empty()).draw(in: canvas.bounds, on: &canvas)
    return canvas.lines[0]
  }

  @Test func aHeaderShortensItsLeftBeforeItDropsItsRight() {
    #expect(header(40, wordings, ["2026-11-21 09:14"]) == " 食べ合わせ › 基本     2026-11-21 09:14")
    #expect(header(36, wordings, ["2026-11-21 09:14"]) == " 基本              2026-11-21 09:14")
    #expect(header(36, ["食べ合わせ › 基本"], ["2026-11-21 09:14", "09:14"]) == " 食べ合わせ › 基本            09:14")
    #expect(header(20, ["食べ合わせ › 基本"], ["2026-11-21 09:14"]) == " 食べ合わせ › 基本")
  }

  @Test(arguments: [Language.en, .ja])
  func theSmallestReviewAndRecordCutNothing(_ language: Language) {
    let genre = language == .ja ? "食べ合わせ" : "Food pairings"
    let set = language == .ja ? "季節の食卓" : "Through the seasons"
    var player = Player(language, size: Size(width: 40, height: 15)) {
      $0.selection = .set(genre: genre, title: set)
      $0.questions = 2
    }
    player.press(.enter)
    for _ in 0..<2 {
      player.wait(.seconds(1))
      player.type("1")
      player.wait(.seconds(1))
      player.press(.enter)
    }
    player.wait(.seconds(1))
    player.type("v")
    #expect(player.screen[0].contains(set))
    #expect(player.screen[0].hasSuffix(language == .ja ? "1/2問" : "Q1/2"))
    #expect(!player.screen.joined().contains("…"))

    var past = Player(language, size: Size(width: 40, height: 15)) {
      $0.rounds = 1
      $0.played = [.timed]
    }
    past.remember([Player.record(1, set: "\(language.rawValue)/\(genre)/\(set)", pauses: 1)])
    past.choose(.history)
    past.press(.enter)
    #expect(past.screen[0].hasSuffix(language == .en ? "21 Nov 09:14" : "09:14"))
    #expect(!past.screen.joined().contains("…"))
    #expect(past.screen.joined(separator: " ").contains("tenq play"))
  }
}
