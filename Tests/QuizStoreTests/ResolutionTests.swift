import QuizCore
import QuizStore
import Testing

@Suite struct ResolutionTests {
  let catalogue = Catalogue(
    language: "ja",
    genres: [
      genre("食べ合わせ", "基本", "応用"), genre("Fruit", "Basics", "基本"), genre("ja", "all"),
    ],
    own: Catalogue.Entry(title: "own", files: [], questions: nil))

  static func genre(_ title: String, _ sets: String...) -> Catalogue.Genre {
    Catalogue.Genre(title: title, sets: sets.map { Catalogue.Entry(title: $0, files: [], questions: nil) })
  }

  @Test(arguments: [
    ("食べ合わせ/基本", Selection.set(genre: "食べ合わせ", title: "基本")),
    ("ja/食べ合わせ/基本", .set(genre: "食べ合わせ", title: "基本")),
    ("食べ合わせ", .genre("食べ合わせ")), ("ja/食べ合わせ/", .genre("食べ合わせ")),
    ("fruit/BASICS", .set(genre: "Fruit", title: "Basics")), ("JA/fruit", .genre("Fruit")), ("ｆｒｕｉｔ", .genre("Fruit")),
    ("応用", .set(genre: "食べ合わせ", title: "応用")), ("basics", .set(genre: "Fruit", title: "Basics")),
    ("own", .own), ("Own", .own), ("all", .everything), ("ja", .everything),
    ("ja/all", .set(genre: "ja", title: "all")),
  ])
  func namesAreFound(argument: String, selection: Selection) {
    #expect(catalogue.resolve(argument) == .found(selection))
  }

  @Test(arguments: [
    ("食べ合わせ/基木", ["食べ合わせ/基本", "食べ合わせ/応用", "食べ合わせ"]),
    ("friut", ["Fruit"]), ("食べ", ["食べ合わせ", "食べ合わせ/基本", "食べ合わせ/応用"]),
    ("基本", ["食べ合わせ/基本", "Fruit/基本"]), ("zzzzzzzz", []), ("", []), ("/", []),
  ])
  func ofOthersTheNearestAreNamed(argument: String, names: [String]) {
    #expect(catalogue.resolve(argument) == .unknown(nearest: names))
  }

  @Test func aLongArgumentTakesNoLonger() {
    #expect(catalogue.resolve(String(repeating: "食", count: 100_000)) == .unknown(nearest: []))
  }

  @Test func aNameThatIsExactComesFirst() {
    let catalogue = Catalogue(
      language: "ja", genres: [ResolutionTests.genre("abc"), ResolutionTests.genre("ABC")],
      own: Catalogue.Entry(title: "own", files: [], questions: nil))
    #expect(catalogue.resolve("ABC") == .found(.genre("ABC")))
    #expect(catalogue.resolve("Abc") == .found(.genre("abc")))
  }

  @Test func everyNameThatIsShownIsFound() {
    for selection in catalogue.selections {
      guard let name = catalogue.commandName(of: selection), name != "ja" else { continue }
      #expect(catalogue.resolve(name) == .found(selection))
    }
  }
}
