import FoundationEssentials
import QuizCore
import Testing

@testable import QuizStore

/// Sets of one's own are written whole or not at all.
@Suite struct UserSetsTests {
  private let scratch = Scratch()
  private var sets: UserSets { UserSets(folder: scratch("banks")) }

  private func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: scratch(folder))) ?? []).sorted()
  }

  @Test func aSetIsAFileInTheFolderOfItsGenre() throws {
    #expect(sets.files(genre: "G", title: "S") == [])
    #expect(try sets.write([65], genre: "G", title: "S", replacing: false) == scratch("banks/G/S.csv"))
    #expect(try sets.write([66], genre: nil, title: "L", replacing: false) == scratch("banks/L.csv"))
    #expect(sets.files(genre: "G", title: "S") == [scratch("banks/G/S.csv")])
    #expect(sets.files(genre: nil, title: "L") == [scratch("banks/L.csv")])
    #expect(sets.files(genre: nil, title: "S") == [])
    #expect(try WholeFile.read(scratch("banks/G/S.csv"), limit: 9) == [65])
  }

  @Test func aSetThatIsThereIsReplacedOnlyWhenAsked() throws {
    try sets.write([65], genre: "G", title: "S", replacing: false)
    #expect(throws: SaveError.replace(path: scratch("banks/G/S.csv"), errno: 17)) {
      try sets.write([66], genre: "G", title: "S", replacing: false)
    }
    #expect(try WholeFile.read(scratch("banks/G/S.csv"), limit: 9) == [65])
    try sets.write([66], genre: "G", title: "S", replacing: true)
    #expect(try WholeFile.read(scratch("banks/G/S.csv"), limit: 9) == [66])
    #expect(names(in: "banks/G") == ["S.csv"])
  }

  @Test func aNumberedFileIsTheSetThatIsShown() throws {
    scratch.write("banks/01-G/02-S.csv", "x")
    #expect(sets.files(genre: "G", title: "S") == [scratch("banks/01-G/02-S.csv")])
    #expect(try sets.write([66], genre: "G", title: "S", replacing: true) == scratch("banks/01-G/02-S.csv"))
    #expect(names(in: "banks") == ["01-G"])
    // Also where the number is another.
    #expect(sets.files(genre: "3-G", title: "4-S") == [scratch("banks/01-G/02-S.csv")])
  }

  @Test func withoutAHomeNothingIsWritten() {
    #expect(throws: SaveError.noHome) {
      try UserSets(folder: nil).write([65], genre: nil, title: "S", replacing: false)
    }
  }

  @Test func aFileOfTheUsersChoiceHasTheModeOfTheMask() throws {
    try OutputFile.write([65], to: scratch("out.txt"), replacing: false)
    #expect(FileStatus.isTaken(scratch("out.txt")))
    #expect(throws: SaveError.self) { try OutputFile.write([66], to: scratch("out.txt"), replacing: false) }
    try OutputFile.write([66], to: scratch("out.txt"), replacing: true)
    #expect(try WholeFile.read(scratch("out.txt"), limit: 9) == [66])
    #expect(throws: SaveError.self) { try OutputFile.write([66], to: scratch.path, replacing: true) }
  }
}
