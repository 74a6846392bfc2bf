import Glibc
import QuizCore
import TerminalKit

/// Proof: with any Unicode scalar in a question, nothing unsafe reaches the terminal.
enum Scalars {
  static func run(_ bench: Bench) -> Report {
    var report = inMemory(bench)
    let played = onScreen(bench)
    report.tried += "; " + played.tried
    report.found += played.found
    return report
  }

  /// Sends every scalar through the text filter and a canvas.
  private static func inMemory(_ bench: Bench) -> Report {
    var chance = bench.chance(0)
    var count = 0
    var shown = 0
    var found: [String] = []
    var value: UInt32 = 0
    while value <= 0x10_ffff {
      if let scalar = Unicode.Scalar(value) {
        count += 1
        let text = "a\(scalar)b\(scalar)\(scalar)"
        let safe = SafeText(text)
        if safe.string.unicodeScalars.contains(where: { $0 != "\n" && Trace.isUnsafe($0) }) {
          found.append("U+\(String(value, radix: 16)) is kept as text")
        }
        var canvas = Canvas(size: Size(width: 12, height: 1))
        canvas.draw(safe, at: Point(x: 0, y: 0))
        // Behind text from right to left the canvas has a mark of its own.
        let drawn = canvas.lines.joined().unicodeScalars.filter { $0 != "\u{200E}" }
        if drawn.contains(where: Trace.isUnsafe) {
          found.append("U+\(String(value, radix: 16)) is drawn")
        }
        if safe.string.unicodeScalars.contains(scalar) { shown += 1 }
      }
      // All of the beginning, where most unsafe scalars are; of the rest a random sample in the tests.
      value += bench.amount == .small && value > 0x3000 ? UInt32(1 + chance.below(800)) : 1
    }
    return Report(tried: "\(count) scalars through filter and canvas, \(shown) of them shown", found: found)
  }

  /// Asks questions with hundreds of scalars each in the program.
  private static func onScreen(_ bench: Bench) -> Report {
    let perQuestion = 900
    let all = (UInt32(1)...0x10_ffff).compactMap(Unicode.Scalar.init)
    let questions = (all.count + perQuestion - 1) / perQuestion
    let members = 4
    let outcome = Crew.run(members) { member, notes in
      let home = bench.folder.make("home\(member)")
      for index in stride(from: member, to: questions, by: members) {
        // The first ones hold most unsafe scalars.
        if bench.amount == .small && index >= 12 && index % 397 != member { continue }
        guard bench.amount == .small || bench.hasTime else { return }
        let scalars = all[(index * perQuestion)..<min(all.count, (index + 1) * perQuestion)]
        ask(Array(scalars), bench, home, &notes)
      }
    }
    return Report(
      tried: "\(outcome["scalars"]) in \(outcome["questions"]) questions on a terminal",
      found: Array(outcome.found.prefix(20)))
  }

  private static func ask(_ scalars: [Unicode.Scalar], _ bench: Bench, _ home: String, _ notes: inout Crew.Notes) {
    var field = ""
    for scalar in scalars {
      field.unicodeScalars.append(scalar)
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
    }
    let bank = home + "/scalars.csv"
    Bytes.write(Array("\"\(field) fin\",1,yes,no\n".utf8), to: bank)
    let name = "U+\(String(scalars[0].value, radix: 16)) and following"
    guard
      let player = Player(
        [bench.program, "play", "--lang", "en", "-t", "0", "--no-motion", bank], home: home, columns: 400, rows: 120)
    else { return notes.found("no terminal") }
    guard player.readList() else {
      notes.found("\(name): \(String(decoding: Trace(player.output).text.suffix(200), as: UTF8.self))")
      return player.destroy()
    }
    player.type("\r")
    if !player.read(until: "Question 1 of 1") { notes.found("\(name): not asked") }
    player.read(milliseconds: 40)
    player.destroy()
    notes.add("questions")
    notes.add("scalars", scalars.count)
    let trace = Trace(player.output)
    if let stray = trace.stray.first { notes.found("\(name): \(stray)") }
    // Behind text from right to left the canvas has a mark of its own.
    if let scalar = trace.unsafeScalars.first(where: { $0 != "\u{200E}" }) {
      notes.found("\(name): U+\(String(scalar.value, radix: 16))")
    }
  }
}
