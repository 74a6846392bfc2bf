import QuizCore
import Sweeps
import TerminalKit
import Testing

@testable import QuizScreens

/// What is true of every screen in every window, whatever it shows.
@Suite struct EveryScreenTests {
  /// Windows at the bounds of layouts and between them.
  private static let sizes =
    [Size.small, .ordinary, .wide]
    + [(44, 18), (60, 20), (79, 23), (90, 30), (100, 24), (117, 44), (118, 28), (150, 45), (160, 54), (190, 50)].map(
      Size.of)
    + [.largest]

  /// A screen of the table of pictures in a language and a window.
  struct Case: Sendable, CustomTestStringConvertible {
    let picture: Picture
    let language: Language
    let size: Size
    var testDescription: String { "\(picture.name) \(language) \(size.width)x\(size.height)" }
  }

  private static let cases = Picture.all.flatMap { picture in
    Language.allCases.flatMap { language in
      sizes.map { Case(picture: picture, language: language, size: $0) }
    }
  }

  @Test(arguments: Sweep.of(cases, oneIn: 16))
  func aScreenDrawsNothingOutsideOfItsWindowAndCutsNoWordsOfItsOwn(_ place: Case) throws {
    let stage = try place.picture.way(place.language, place.size)
    guard !stage.app.context.isTooSmall else { return }
    if EveryScreenTests.faulty.contains(place.picture.name) {
      return withKnownIssue(isIntermittent: true) { try EveryScreenTests.expectAll(of: stage, place.language) }
    }
    try EveryScreenTests.expectAll(of: stage, place.language)
  }

  /// Screens with words that are cut in some small window: facts beside the large digits of a practice's result, the own
  /// place at the end of a live round, and what is wrong with a form that has its preview beside it.
  private static let faulty: Set = ["result/practice", "result/long-practice", "live/podium", "form/refused"]

  private static func expectAll(of stage: any Stage, _ language: Language) throws {
    try expectNothingOutside(of: stage)
    // The help keeps the keys as they were called when it was opened.
    if language == .en, stage.app.help == nil { try expectASCII(of: stage) }
    expectNoWordsToBeCut(stage.screen)
  }

  /// Draws a screen on a canvas larger than its window, so that all is seen that a window clips.
  private static func expectNothingOutside(of stage: any Stage) throws {
    let (app, size) = (stage.app, stage.app.context.size)
    var canvas = Canvas(size: .of(size.width + 30, size.height + 20), glyphs: app.context.glyphs)
    let top: any Screen = try app.help ?? #require(app.screens.last)
    top.draw(on: &canvas, context: app.context, at: stage.now)
    let outside = (0..<canvas.size.height).flatMap { y in
      ((y < size.height ? size.width : 0)..<canvas.size.width).map { Point(x: $0, y: y) }
    }
    let drawn = outside.first { canvas[$0].character != " " || canvas[$0].style != .plain }
    #expect(drawn == nil, "\(canvas.lines.picture)")
  }

  /// Without Unicode a screen has no other signs than those of ASCII.
  private static func expectASCII(of stage: any Stage) throws {
    var context = stage.app.context
    context.state.glyphs = .ascii
    var canvas = Canvas(size: context.size, glyphs: .ascii)
    try #require(stage.app.screens.last).draw(on: &canvas, context: context, at: stage.now)
    // Letters stay, and the arrow between the parts of an order, which has nothing in its place so far.
    let others = canvas.lines.joined().unicodeScalars.filter {
      (0x80..<0x2E80).contains($0.value) && !$0.properties.isAlphabetic && $0 != "→"
    }
    #expect(others.isEmpty, "\(canvas.lines.picture)")
  }

  /// The program's own words have shorter wordings for small windows, so that only what others wrote is ever cut.
  private static func expectNoWordsToBeCut(_ lines: [String]) {
    for line in lines {
      for end in line.indices where line[end] == "…" {
        let cut = line[..<end].hasSuffix(" ") ? line[..<end].dropLast() : line[..<end]
        // After blanks an ellipsis says that there is more.
        guard let last = cut.last, last != " ", last != "│" else { continue }
        let words = String(cut.suffix(4).drop { $0 == " " })
        #expect(written.contains { $0.contains(words) }, "\(words)… in\(lines.picture)")
      }
    }
  }

  /// What the screens of the table show that is not the program's own: questions, titles and names.
  private static let written: [String] = {
    var texts = LiveStage.names + waits + LeagueScreenTests.troubled().problems
    texts += LiveStage.table(players: 0).questions.map(\.text)
    texts += ["A name of twenty-four let", "トマトに合わない野菜はどれですか？", "How long is a fortnight?"]
    if let problem = LeagueScreenTests.troubled().status?.problem { texts += [problem.en, problem.ja] }
    for language in Language.allCases {
      let kinds = [KindPlayer.several, KindPlayer.order, KindPlayer.number, KindPlayer.code]
      let others = [LiveStage.venus(language), try? KindPlayer.typed(language), try? KindPlayer.six()]
      for question in Player.questions(language) + (kinds.map { try? $0(language) } + others).compactMap({ $0 }) {
        texts += [question.text, question.explanation ?? ""] + question.choices
      }
      for genre in Player.genres(language) { texts += genre.sets.map { "\(genre.title) › \($0)" } }
      texts += [Phrase.own[language], LiveStage.title(language), LiveStage.podium(language).missed?.text ?? ""]
    }
    return texts
  }()

  /// Words of the program that end in an ellipsis because something goes on.
  private static let waits = ["Fetching…", "取得中…", "press a key…", "キーを押してください…", "Opening the room…", "部屋を開いています…"]

  /// The longest and the shortest question of each kind that comes with the program.
  private static let extremes: [(language: Language, question: Question)] = Language.allCases.flatMap { language in
    let questions = (try? ShippedBanksLayoutTests.questions(language)) ?? []
    return QuestionKind.all.flatMap { kind in
      let sorted = questions.filter { $0.kind == kind }.sorted { length($0) < length($1) }
      return [sorted.first, sorted.last].compactMap { $0.map { (language, $0) } }
    }
  }

  private static func length(_ question: Question) -> Int {
    SafeText(question.text).width + question.choices.map { SafeText($0).width }.reduce(0, +)
  }

  @Test(arguments: Sweep.of(sizes, oneIn: 6)) func aQuestionThatShipsIsWholeAndStandsWhereItStoodOnceItIsAnswered(
    _ size: Size
  ) throws {
    for (language, question) in EveryScreenTests.extremes {
      var player = KindPlayer.asked([question, try KindPlayer.code(language)], language, size: size)
      let before = player.canvas
      let board = BoardView(asking: ShuffledQuestion(question), words: player.app.context.words)
      let above = board.fitted(in: player.app.context).panelRows.lowerBound
      // The question, without the header and what is to be done.
      let asked = before.styledLines.dropFirst(BoardHeader.rows).prefix(above).joined()
        .filter { $0.style == .title || $0.style == .lamp(nil) }
      if size.width >= Size.ordinary.width, size.height >= Size.ordinary.height {
        #expect(!before.lines.joined().contains("…"), "\(before.lines.picture)")
      }
      player.type(String("123456789".prefix(max(1, ShuffledQuestion(question).rightPanels.count))))
      if question.kind != .one { player.press(.enter) }
      player.wait(AnswerLight.length)
      let after = player.canvas
      let moved = asked.filter { run in
        (run.origin.x..<run.origin.x + SafeText(run.text).width).contains { x in
          let point = Point(x: x, y: run.origin.y)
          return before[point].character != after[point].character
        }
      }
      #expect(!asked.isEmpty && moved.isEmpty, "\(before.lines.picture)\(after.lines.picture)")
    }
  }
}
