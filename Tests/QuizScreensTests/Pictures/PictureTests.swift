import FoundationEssentials
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
        let line = try picture.way(language, size).screen.last ?? ""
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

/// The files of pictures: `Tests/Pictures/<screen>/<case>.<language>.<columns>x<rows>.txt`.
enum PictureFiles {
  /// Whether pictures are drawn anew rather than compared, as by `make test-pictures`.
  static let draws = ProcessInfo.processInfo.environment["TENQ_PICTURES"] == "draw"

  private static let folder =
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Pictures").standardized.path

  /// The lines of a file; nil where there is none.
  static func lines(of file: String) -> [String]? {
    guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { return nil }
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Writes a file of these lines.
  static func write(_ lines: [String], to file: String) throws {
    let path = URL(filePath: "\(folder)/\(file)")
    try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: path)
  }

  /// Removes a file.
  static func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(folder)/\(file)") }

  /// All files there are.
  static func all() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
  }

  /// How the first line that differs is, and how it should be; nil where none does. Pictures of few rows follow whole.
  static func difference(of lines: [String], from wanted: [String]) -> String? {
    guard lines != wanted else { return nil }
    let count = max(lines.count, wanted.count)
    func pair(_ row: Int) -> (is: String?, want: String?) {
      (lines.indices.contains(row) ? lines[row] : nil, wanted.indices.contains(row) ? wanted[row] : nil)
    }
    let rows = (0..<count).filter { pair($0).is != pair($0).want }
    let (line, want) = pair(rows[0])
    func told(_ line: String?) -> String { line.map { "|\($0)|" } ?? "no line" }
    let first = "line \(rows[0] + 1), the first of \(rows.count):\n  is   \(told(line))\n  want \(told(want))"
    guard count <= 24 else { return first }
    return "\(first)\nis\n\(lines.joined(separator: "\n"))\nwant\n\(wanted.joined(separator: "\n"))"
  }
}
