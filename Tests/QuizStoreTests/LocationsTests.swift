import QuizStore
import Testing

@Suite struct LocationsTests {
  func locations(_ environment: [String: String], _ executable: String = "/x", _ files: Set<String> = []) -> Locations {
    Locations(environment: environment, executable: executable) { files.contains($0) }
  }

  @Test func withoutXDGEverythingIsUnderHome() {
    let places = locations(["HOME": "/home/ai"])
    #expect(places.scoreLog == "/home/ai/.local/share/tenq/scores.jsonl")
    #expect(places.scoreLock == "/home/ai/.local/share/tenq/scores.lock")
    #expect(places.settings == "/home/ai/.config/tenq/settings.json")
    #expect(places.ownBanks == "/home/ai/.local/share/tenq/banks")
    #expect(places.ownBank == "/home/ai/.local/share/tenq/banks/own.csv")
    #expect(places.systemBanks == ["/usr/local/share/tenq/banks", "/usr/share/tenq/banks"])
    #expect(places.resources == nil && places.guidance("ja") == nil)
  }

  @Test func theXDGVariablesComeFirst() {
    let places = locations([
      "HOME": "/h", "XDG_DATA_HOME": "/d/", "XDG_CONFIG_HOME": "/c",
      "XDG_DATA_DIRS": "/one:two::/three/:/one",
    ])
    #expect(places.dataHome == "/d/tenq" && places.configHome == "/c/tenq")
    #expect(places.systemBanks == ["/one/tenq/banks", "/three/tenq/banks"])
  }

  @Test(arguments: ["", "relative", "./here", "~"])
  func aPathThatIsNotAbsoluteIsNotThere(path: String) {
    let variables = ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS"]
    var environment = Dictionary(uniqueKeysWithValues: variables.map { ($0, path) })
    environment["HOME"] = "/h"
    #expect(locations(environment) == locations(["HOME": "/h"]))
    environment["HOME"] = path
    #expect(locations(environment).dataHome == nil)
  }

  @Test func theRootIsAHomeToo() {
    #expect(locations(["HOME": "/"]).dataHome == "/.local/share/tenq")
    #expect(locations(["HOME": "///"]).dataHome == "/.local/share/tenq")
  }

  @Test(arguments: [("/usr/local/bin/tenq", "/usr/local"), ("/usr/games/tenq", "/usr"), ("/bin/tenq", "")])
  func installedTheResourcesAreBesideTheProgram(program: String, prefix: String) {
    let resources = prefix + "/share/games/tenq"
    let places = locations(["HOME": "/h"], program, [resources + "/banks"])
    #expect(places.resources == resources)
    #expect(places.shippedBanks == resources + "/banks")
    #expect(places.guidance("en") == resources + "/guidance/en.csv")
    #expect(
      places.banks("ja") == [
        resources + "/banks/ja", "/usr/local/share/tenq/banks/ja", "/usr/share/tenq/banks/ja",
      ])
  }

  @Test func installedInTheUsersHomeNoFolderIsTheUsersOwnToo() {
    let places = locations(
      ["HOME": "/h", "XDG_DATA_DIRS": "/h/.local/share/:/usr/share"], "/h/.local/bin/tenq",
      ["/h/.local/share/games/tenq/banks"])
    #expect(places.resources == "/h/.local/share/games/tenq")
    #expect(places.dataHome == "/h/.local/share/tenq")
    #expect(places.systemBanks == ["/usr/share/tenq/banks"])
  }

  @Test func aFolderIsNotSearchedTwice() {
    let places = locations(
      ["HOME": "/h", "XDG_DATA_DIRS": "/usr/share/games:/usr/share"], "/usr/games/tenq",
      ["/usr/share/games/tenq/banks"])
    #expect(places.banks("en") == ["/usr/share/games/tenq/banks/en", "/usr/share/tenq/banks/en"])
  }

  @Test func inACheckoutTheResourcesAreThoseOfThePackage() {
    let files: Set = ["/src/TenQ/Package.swift", "/src/TenQ/Resources/banks", "/src/Package.swift"]
    let places = locations([:], "/src/TenQ/.build/x86_64-unknown-linux-gnu/debug/tenq", files)
    #expect(places.resources == "/src/TenQ/Resources")
    #expect(locations([:], "/src/tenq", files).resources == nil)
    #expect(locations([:], "tenq", files).resources == nil)
    #expect(locations([:], "/", files).resources == nil)
  }
}
