import Glibc
import TortureSystem

/// Proof: with absurd variables, closed standard files or tight limits, the program plays or ends with one sentence,
/// and leaves the terminal as it was.
enum Oddities {
  private struct Oddity {
    let name: String
    var environment: [String: String] = [:]
    var closed: Set<Int32> = []
    var limit: Player.Limit?
  }

  private static var all: [Oddity] {
    var all: [Oddity] = []
    func add(_ variable: String, _ values: [String]) {
      for value in values {
        all.append(Oddity(name: "\(variable)=\(value.prefix(24))", environment: [variable: value]))
      }
    }
    let long = String(repeating: "long", count: 25_000)
    let variables = ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS"]
    let places = ["", "relative", "/" + long, "/nowhere/at/all", "/dev/null", "/dev/full", "/proc", "/\u{1b}[31m", ":"]
    for variable in variables { add(variable, places) }
    add("TERM", ["", "nonsense", "../../../etc/passwd", "xterm\u{1b}[31m", String(long.prefix(65_536))])
    for variable in ["LINES", "COLUMNS", "ESCDELAY"] { add(variable, ["", "-1", "0", "99999999999999999999", "many"]) }
    for variable in ["LC_ALL", "LANG"] { add(variable, ["", "POSIX", "ja_JP.SJIS", "xx_YY.EBCDIC", long]) }
    add("TZ", ["", "/" + long, "ABC99999999999", ":/dev/zero"])
    add("COLORFGBG", ["", ";;;", "15;99999999999999999999", long])
    for closed: Set<Int32> in [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] {
      all.append(Oddity(name: "closed files \(closed.sorted())", closed: closed))
    }
    for most: UInt64 in [4, 5, 6, 7, 8, 10, 12] {
      all.append(Oddity(name: "\(most) open files", limit: .init(resource: RLIMIT_NOFILE.number, most: most)))
    }
    for most: UInt64 in [0, 1, 100] {
      all.append(Oddity(name: "files of \(most) bytes", limit: .init(resource: RLIMIT_FSIZE.number, most: most)))
    }
    return all
  }

  static func run(_ bench: Bench) -> Report {
    // A third of them in a test, another one each time.
    var chance = bench.chance(0)
    let step = bench.count(3, 1)
    let first = chance.below(step)
    let oddities = all.enumerated().filter { $0.offset % step == first }.map(\.element)
    let members = 4
    let outcome = Crew.run(members) { member, notes in
      let home = bench.folder.make("odd\(member)")
      for index in stride(from: member, to: oddities.count, by: members) {
        attempt(oddities[index], bench, home, &notes)
      }
    }
    return Report(
      tried: "\(outcome["played"] + outcome["refused"]) absurd variables, closed files and limits: "
        + "\(outcome["played"]) ended in play, \(outcome["refused"]) in a sentence",
      found: outcome.found)
  }

  private static func attempt(_ oddity: Oddity, _ bench: Bench, _ home: String, _ notes: inout Crew.Notes) {
    let errors = home + "/errors"
    unlink(errors)
    guard
      let player = Player(
        [bench.program, "--lang", "en"], home: home, environment: oddity.environment, errors: errors,
        closed: oddity.closed, limit: oddity.limit)
    else { return notes.found("no terminal") }
    func found(_ problem: String) { notes.found("\(oddity.name): \(problem)") }
    if player.read(until: "Four choices.", milliseconds: 3000) {
      notes.add("played")
      for file in oddity.closed where player.file(file) != "/dev/null" {
        found("closed file \(file) became \(player.file(file) ?? "nothing")")
      }
      kill(player.process, SIGINT)
      guard let end = player.waitForEnd(reading: true) else { return found("does not end") }
      if end.ending != .signalled(SIGINT) { found("ended with \(end.ending)") }
    } else {
      notes.add("refused")
      guard let end = player.waitForEnd(reading: true, limit: 1) else { return found("neither plays nor ends") }
      let sentence = String(decoding: Bytes.read(errors) ?? [], as: UTF8.self)
      guard case .exited(let status) = end.ending, (64...78).contains(status) else { return found("\(end.ending)") }
      if !oddity.closed.contains(2), oddity.limit == nil || !sentence.isEmpty,
        sentence.split(separator: "\n").count != 1 || sentence.utf8.count > 1000
      {
        found("said \(sentence.prefix(200))")
      }
    }
    for problem in player.leftovers() { found(problem) }
  }
}

extension __rlimit_resource {
  fileprivate var number: Int32 { Int32(rawValue) }
}
