import QuizCore
import TerminalKit
import Testing

@testable import QuizScreens

/// Screens as they should be. `make test-pictures` draws their files anew.
@Suite struct PictureTests {
  @Test(arguments: Picture.all.flatMap(\.frames)) func aScreenIsAsItsPicture(_ frame: Picture.Frame) throws {
    try PictureTests.compare(frame.lines(), with: frame.file)
  }

  @Test func eachFileIsDrawnByOneRow() throws {
    let drawn =
      Picture.all.flatMap(\.frames).map(\.file) + Language.allCases.map(PictureTests.keys) + PlainGameTests.files
    #expect(Set(drawn).count == drawn.count, "\(drawn.filter { file in drawn.count { $0 == file } > 1 })")
    let others = try Set(PictureFiles.all()).subtracting(drawn)
    if PictureFiles.draws { return try others.forEach(PictureFiles.remove) }
    #expect(others.isEmpty)
  }

  /// What the last line of each screen offers.
  @Test(arguments: Language.allCases) func theKeyLineOfEachScreenIsAsItIsInItsFile(_ language: Language) throws {
    let lines = try Picture.all.flatMap { picture in
      try [Size.ordinary, .small].map { size in
        let name = "\(picture.name) \(size.width)x\(size.height)"
        let line = try picture.way(language, size).picture.lines.last ?? ""
        return name + String(repeating: " ", count: max(1, 32 - name.count)) + line
      }
    }
    try PictureTests.compare(lines, with: PictureTests.keys(language))
  }

  private static func keys(_ language: Language) -> String { "keys.\(language.rawValue).txt" }

  static func compare(_ lines: [String], with file: String) throws {
    if PictureFiles.draws { return try PictureFiles.write(lines, to: file) }
    let wanted = try #require(PictureFiles.lines(of: file), "no \(file): make test-pictures draws it")
    if let difference = PictureFiles.difference(of: lines, from: wanted) {
      Issue.record("\(file), \(difference)\nWhere this is intended, make test-pictures draws it.")
    }
  }
}
