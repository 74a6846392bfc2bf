import Glibc
import QuizCore
import QuizStore
import Testing

@Suite struct CatalogueReaderTests {
  let scratch = Scratch()

  /// Reads `one` and `two`, then the player's own in `own`; every bank holds as many questions as bytes.
  func read() -> (catalogue: Catalogue, diagnostics: [CatalogueDiagnostic]) {
    var (catalogue, diagnostics) = CatalogueReader(
      banks: [scratch("one"), scratch("two")], ownBanks: scratch("own"), ownGenre: "自作"
    ).read(language: "ja")
    #expect(!catalogue.isCounted)
    catalogue = catalogue.counted { scratch.bytes(String($0.dropFirst(scratch.path.count + 1)))?.count }
    return (catalogue, diagnostics)
  }

  @Test func withoutFoldersThereIsNothing() {
    let (catalogue, diagnostics) = read()
    #expect(catalogue == Catalogue(language: "ja", genres: []))
    #expect(diagnostics.isEmpty)
    #expect(scratch.content == [])
  }

  @Test func foldersAreGenresAndFilesAreSetsInTheOrderOfTheirNames() {
    scratch.write("one/02-果物/b.csv", "12")
    scratch.write("one/01-食べ合わせ/02-応用.csv", "123")
    scratch.write("one/01-食べ合わせ/01-基本.CSV", "1234")
    let genres = read().catalogue.genres
    #expect(genres.map(\.title) == ["食べ合わせ", "果物"])
    #expect(
      genres.first?.sets == [
        Catalogue.Entry(title: "基本", files: [scratch("one/01-食べ合わせ/01-基本.CSV")], questions: 4),
        Catalogue.Entry(title: "応用", files: [scratch("one/01-食べ合わせ/02-応用.csv")], questions: 3),
      ])
  }

  @Test func setsOfOneNameAreOneSetWhereverTheyAre() {
    scratch.write("one/01-a/01-x.csv", "1")
    scratch.write("two/a/x.csv", "12")
    scratch.write("own/07-a/x.csv", "123")
    scratch.write("own/07-a/y.TSV", "1")
    scratch.write("own/07-a/z.txt", "1")
    scratch.write("own/07-a/z.pdf", "1")
    let genres = read().catalogue.genres
    #expect(genres.map(\.title) == ["a"])
    #expect(genres.first?.sets.map(\.title) == ["x", "y", "z"])
    let files = ["one/01-a/01-x.csv", "two/a/x.csv", "own/07-a/x.csv"].map { scratch($0) }
    #expect(genres.first?.sets.first == Catalogue.Entry(title: "x", files: files, questions: 6))
  }

  @Test func theUsersOwnFolderIsNeverListedAsTheSystems() {
    scratch.write("own/ja/mine.csv", "1")
    scratch.write("own/ja/a/x.csv", "12")
    _ = symlink(scratch("own"), scratch("link"))
    let reader = CatalogueReader(banks: [scratch("link/ja")], ownBanks: scratch("own"), ownGenre: "自作")
    let catalogue = reader.read(language: "ja").catalogue
    #expect(catalogue.genres.map(\.title) == ["ja"])
    #expect(catalogue.genres.first?.sets.map(\.files) == [[scratch("own/ja/mine.csv")]])
  }

  @Test func theOwnBankStandsBesideTheGenres() {
    scratch.write("own/own.csv", "12")
    scratch.write("own/03-mine.csv", "1")
    scratch.write("own/extra/deep.csv", "1")
    let catalogue = read().catalogue
    #expect(catalogue.own == Catalogue.Entry(title: "own", files: [scratch("own/own.csv")], questions: 2))
    #expect(catalogue.genres.map(\.title) == ["extra", "自作"])
    #expect(catalogue.genres.last?.sets.map(\.title) == ["mine"])
  }

  @Test func anEmptyOwnBankIsNoneAndAnEmptyGenreIsNone() {
    scratch.write("own/own.csv", "")
    scratch.folder("one/empty")
    #expect(read().catalogue == Catalogue(language: "ja", genres: []))
  }

  @Test func whatIsNoBankIsPassedOverInSilence() {
    for name in ["one/a/.hidden.csv", "one/a/notes.txt", "one/a/.csv", "one/.git/x.csv", "one/loose.csv"] {
      scratch.write(name, "1")
    }
    scratch.folder("one/a/folder.csv")
    #expect(mkfifo(scratch("one/a/pipe.csv"), 0o600) == 0)
    #expect(symlink("/dev/zero", scratch("one/a/device.csv")) == 0)
    #expect(symlink("nowhere", scratch("one/a/dangling.csv")) == 0)
    let (catalogue, diagnostics) = read()
    #expect(catalogue.genres.isEmpty && diagnostics.isEmpty)
  }

  @Test func linksInACircleDoNoHarmAndNoFileIsReadTwice() {
    scratch.write("one/a/x.csv", "1")
    #expect(symlink("..", scratch("one/a/up")) == 0)
    #expect(symlink(scratch("one"), scratch("one/itself")) == 0)
    #expect(symlink(scratch("one"), scratch("two")) == 0)
    #expect(symlink("loop", scratch("one/loop")) == 0)
    let genres = read().catalogue.genres
    #expect(genres.map(\.title) == ["a"])
    #expect(genres.first?.sets.map(\.files) == [[scratch("one/a/x.csv")]])
  }

  @Test(arguments: [("01-", "01-"), ("-x", "-x"), ("1x", "1x"), ("2024-food", "food"), ("01-02-x", "02-x")])
  func onlyDigitsAndAHyphenBeforeATitleAreRemoved(name: String, title: String) {
    scratch.write("one/\(name)/\(name).csv", "1")
    #expect(read().catalogue.genres.map(\.title) == [title])
    #expect(read().catalogue.genres.first?.sets.map(\.title) == [title])
  }

  @Test func aNameThatIsNotTextIsReported() {
    scratch.folder("one/a")
    let path = scratch("one/a/").utf8CString.dropLast() + [CChar(bitPattern: 0xff), 0x2e, 0x63, 0x73, 0x76, 0]
    close(open(Array(path), O_WRONLY | O_CREAT, 0o600))
    let (catalogue, diagnostics) = read()
    #expect(catalogue.genres.isEmpty)
    #expect(diagnostics.map(\.kind) == [.notUTF8])
  }

  @Test func aFileInThePlaceOfTheFolderIsReported() {
    scratch.write("one", "a file")
    scratch.write("two/a/x.csv", "1")
    let (catalogue, diagnostics) = read()
    #expect(catalogue.genres.map(\.title) == ["a"])
    #expect(diagnostics.map(\.description) == ["\(scratch("one")): cannot read this folder (Not a directory)"])
  }

  @Test func aSetOfWhichAFileIsNotCountedHasNoNumber() {
    scratch.write("one/a/x.csv", "12")
    scratch.write("two/a/x.csv", "1")
    let catalogue = read().catalogue.counted { $0.contains("/two/") ? nil : 2 }
    #expect(catalogue.isCounted)
    #expect(catalogue.genres.first?.sets.first?.questions == .some(nil))
  }
}
