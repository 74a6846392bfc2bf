import QuizCore
import QuizScreens
import Testing

@testable import tenq

@Suite struct StatisticsCommandTests {
  let catalogue = Catalogue(language: "ja", genres: [])

  func statistics() throws -> Statistics {
    let bank = try Bank(bytes: Array("\"say \"\"a\"\"\u{1b}\",2,x,y".utf8), name: "")
    let id = QuestionID(text: "say \"a\"\u{1b}", rightChoice: "y")
    let tallies = [
      id: QuestionTally(asked: 3, right: 2, milliseconds: 6001, chosen: [1: 1, 2: 2]),
      QuestionID(hash: 7): QuestionTally(asked: 1, right: 0, milliseconds: 10_000, chosen: [4: 1], late: 1),
    ]
    var places = QuestionLocations(of: Set(tallies.keys))
    places.search(bank, of: .set(genre: "ことば", title: "基本"))
    return Statistics(tallies, at: places)
  }

  @Test func jsonTellsEachChoice() throws {
    let lines = StatisticsJSON(catalogues: [catalogue], grouping: .question).lines(
      try statistics().rows(.question, by: .asked))
    let id = QuestionID(text: "say \"a\"\u{1b}", rightChoice: "y")
    #expect(
      lines == [
        "[{\"question\":\"\(id)\",\"text\":\"say \\\"a\\\"\\u001b\",\"set\":\"ja/ことば/基本\","
          + "\"kind\":\"one\",\"asked\":3,\"right\":2,"
          + "\"rate\":0.667,\"averageMilliseconds\":2000,\"late\":0,\"choices\":["
          + "{\"choice\":1,\"text\":\"x\",\"right\":false,\"taken\":1},"
          + "{\"choice\":2,\"text\":\"y\",\"right\":true,\"taken\":2}],\"wrong\":[]}",
        ",{\"question\":\"0000000000000007\",\"text\":null,\"set\":null,\"kind\":null,"
          + "\"asked\":1,\"right\":0,"
          + "\"rate\":0.000,\"averageMilliseconds\":10000,\"late\":1,\"choices\":["
          + "{\"choice\":4,\"text\":null,\"right\":null,\"taken\":1}],\"wrong\":[]}",
        "]",
      ])
  }

  @Test func jsonTellsWhatWasTypedAndWhatStoodInItsPlace() throws {
    let csv = "question,kind,answer,choice1,choice2,choice3\nCapital?,typed,Paris,,,\nOrder?,order,2;1;3,b,a,c\n"
    let bank = try Bank(bytes: Array(csv.utf8), name: "")
    let questions = try (0..<2).map { try #require(bank.question(at: $0)) }
    let tallies = [
      questions[0].id: QuestionTally(
        asked: 3, right: 1, milliseconds: 3000,
        wrong: [.init(text: "say \"Lyon\"\u{1b}", count: 2), .init(text: "Nice", count: 1)]),
      questions[1].id: QuestionTally(
        asked: 2, right: 1, milliseconds: 3000, chosen: [1: 2, 2: 2, 3: 2],
        placed: [1: [2: 2], 2: [1: 1, 3: 1], 3: [3: 1, 1: 1]]),
    ]
    var places = QuestionLocations(of: Set(tallies.keys))
    places.search(bank, of: .own)
    let rows = Statistics(tallies, at: places).rows(.question, by: .asked)
    let lines = StatisticsJSON(catalogues: [catalogue], grouping: .question).lines(rows)
    #expect(lines[0].contains(#""kind":"typed""#))
    #expect(
      lines[0].hasSuffix(
        #""choices":[],"wrong":[{"text":"say \"Lyon\"\u001b","given":2},{"text":"Nice","given":1}]}"#))
    #expect(lines[1].contains(#"{"choice":1,"text":"b","right":true,"taken":2,"inPlace":1}"#))
    #expect(lines[1].contains(#"{"choice":2,"text":"a","right":true,"taken":2,"inPlace":2}"#))
  }

  @Test func jsonOfSetsHasTheirSums() throws {
    let lines = StatisticsJSON(catalogues: [catalogue], grouping: .set).lines(try statistics().rows(.set, by: .name))
    #expect(
      lines == [
        "[{\"set\":\"ja/ことば/基本\",\"questions\":1,\"total\":1,\"asked\":3,\"right\":2,\"rate\":0.667,"
          + "\"averageMilliseconds\":2000,\"late\":0}",
        ",{\"set\":null,\"questions\":1,\"total\":null,\"asked\":1,\"right\":0,\"rate\":0.000,"
          + "\"averageMilliseconds\":10000,\"late\":1}",
        "]",
      ])
  }

  @Test func levelsThatAnswersContradictAreNamed() throws {
    let csv = """
      question,answer,choice1,choice2,level
      "Easy, is it?",1,a,b,1
      Hard?,2,x,y,3
      Fair?,1,x,y,2
      """
    let bank = try Bank(bytes: Array(csv.utf8), name: "")
    let ids = (0..<3).compactMap { bank.question(at: $0)?.id }
    func report(league: [QuestionID: QuestionTally]) -> LevelReport {
      let tallies = zip(ids, [20, 40, 30]).map { ($0, QuestionTally(asked: 40, right: $1, milliseconds: 1)) }
      var places = QuestionLocations(of: Set(ids))
      places.search(bank, of: .set(genre: "ことば", title: "基本"))
      let statistics = Statistics(Dictionary(uniqueKeysWithValues: tallies), at: places)
      return LevelReport(statistics, league: league, in: [catalogue])
    }
    let own = report(league: [ids[2]: QuestionTally(asked: 39, right: 0, milliseconds: 1)])
    #expect(
      own.csv.map(\.string) == [
        "question,text,set,line,level,asked,right,rate,measured",
        "\(ids[0]),\"Easy, is it?\",ja/ことば/基本,2,1,40,20,0.500,3",
        "\(ids[1]),Hard?,ja/ことば/基本,3,3,40,40,1.000,1",
      ])
    #expect(
      own.lines(.en, glyphs: .unicode, columns: 68).map(\.string) == [
        "set             line  level  asked  right  measured  question",
        "ja/ことば/基本     2      1     40    50%         3  Easy, is it?",
        "ja/ことば/基本     3      3     40   100%         1  Hard?",
      ])
    let all = report(league: [ids[0]: QuestionTally(asked: 200, right: 180, milliseconds: 1)])
    #expect(
      all.json(quoted: { "\"\($0)\"" }) == [
        "[{\"question\":\"\(ids[1])\",\"text\":\"Hard?\",\"set\":\"ja/ことば/基本\",\"line\":3,\"level\":3,"
          + "\"asked\":40,\"right\":40,\"rate\":1.000,\"measured\":1}",
        "]",
      ])
    let none = LevelReport(Statistics([:], at: QuestionLocations(of: [])), league: [:], in: [])
    #expect(none.json(quoted: { $0 }) == ["[]"] && none.lines(.en, glyphs: .unicode, columns: nil).count == 1)
  }

  @Test func nothingIsAnEmptyArray() {
    #expect(StatisticsJSON(catalogues: [catalogue], grouping: .genre).lines([]) == ["[]"])
  }

  @Test(arguments: [
    (["stats"], Statistics.Grouping.question, Statistics.Order.rate),
    (["stats", "--by", "due"], .question, .rate),
    (["stats", "--by", "set", "--sort", "time", "--csv"], .set, .time),
    (["stats", "--by", "genre", "--sort", "name", "--json", "--game", "endless"], .genre, .name),
  ])
  func theArgumentsSayWhatIsShown(_ arguments: [String], _ grouping: Statistics.Grouping, _ order: Statistics.Order)
    throws
  {
    let stats = try #require(try Tenq.parseAsRoot(arguments) as? Stats)
    #expect(stats.view.grouping == grouping && stats.sort == order)
  }

  @Test(arguments: [["stats", "--by", "row"], ["stats", "--sort", "least"]])
  func whatMakesNoSenseIsUsage(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try Tenq.parseAsRoot(arguments) }
  }
}
