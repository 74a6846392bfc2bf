import QuizCore
import Sweeps
import Testing

/// Words that are nearly others.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "ab", 1), ("abc", "axc", 1), ("histroy", "history", 1), ("", "abc", 3),
    ("ca", "abc", 3), ("kitten", "sitting", 3), ("\u{e9}", "e\u{301}", 0),
  ])
  func changesAreCounted(left: String, right: String, distance: Int) {
    #expect(EditDistance.between(left, right) == distance)
    #expect(EditDistance.between(right, left) == distance)
  }

  @Test(arguments: [
    ("histroy", "history"), ("Stats", "stats"), ("pla", "play"), ("x", nil), ("", nil), ("banks", "bank"),
    ("nonsense", nil), (LongText("history", times: 10_000), nil),
  ])
  func theNearestWordIsMeantUnlessItIsAnother(typed: LongText, meant: String?) {
    #expect(EditDistance.nearest(to: typed.value, among: ["play", "history", "stats", "bank"]) == meant)
  }
}
