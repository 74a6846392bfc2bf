import Glibc
import QuizCore
import QuizStore
import TortureSystem

/// Proof: the program, played to the end of a round and killed around its save, has saved every round that it called
/// saved.
enum Saves {
  static func run(_ bench: Bench) -> Report {
    let wanted = bench.count(16, 5000)
    let members = 8
    let home = bench.folder.make("saves")
    let log = Log(below: home + "/data")
    mkdir(home + "/data", 0o700)
    mkdir(home + "/config", 0o700)
    mkdir(home + "/config/tenq", 0o700)
    // Without verdicts the round ends, and is saved, at the key that answers it.
    Bytes.write(Array(#"{"verdict":"off"}"#.utf8), to: home + "/config/tenq/settings.json")
    let outcome = Crew.run(members) { member, notes in
      for trial in stride(from: member, to: wanted, by: members) {
        guard bench.amount == .small || bench.hasTime else { return }
        var chance = bench.chance(trial)
        let seed = UInt64(trial + 1)
        guard let player = Player([bench.program, "play", "--lang", "en", "-n", "1", "--seed", "\(seed)"], home: home)
        else { return notes.found("no terminal") }
        guard player.readList() else {
          notes.found("it did not start: \(String(decoding: Trace(player.output).text.suffix(300), as: UTF8.self))")
          return player.destroy()
        }
        guard player.startRound() else {
          notes.found("seed \(seed): not asked")
          return player.destroy()
        }
        // Keys are ignored in the first quarter of a second.
        player.read(milliseconds: 270)
        let from = player.output.count
        player.type("1")
        if chance.below(4) == 0 {
          _ = player.read(until: "saved", from: from)
        } else {
          player.read(milliseconds: chance.milliseconds(below: 12))
        }
        kill(player.process, SIGKILL)
        _ = player.waitForEnd(reading: true)
        notes.add("kills")
        let shown = Trace(Array(player.output[from...]))
        if shown.contains("saved"), !shown.contains("NOT saved") { notes.add("saved \(seed)") }
      }
    }
    return report(on: log, outcome, "of the program around its save")
  }

  /// The same in plain mode through pipes, which allows more kills in the same time.
  static func runPlainly(_ bench: Bench) -> Report {
    let wanted = bench.count(20, 20_000)
    let members = 8
    let home = bench.folder.make("plain")
    let log = Log(below: home + "/data")
    mkdir(home + "/data", 0o700)
    let outcome = Crew.run(members) { member, notes in
      for trial in stride(from: member, to: wanted, by: members) {
        guard bench.amount == .small || bench.hasTime else { return }
        var chance = bench.chance(trial)
        let seed = UInt64(trial + 1)
        var input: [Int32] = [-1, -1]
        var output: [Int32] = [-1, -1]
        guard torture_pipe(&input) == 0, torture_pipe(&output) == 0 else { return notes.found("no pipe") }
        let process = Player.spawn(
          [bench.program, "--plain", "--lang", "en", "-n", "1", "--seed", "\(seed)"], Player.environment(home: home),
          terminal: -1, files: [input[0], output[1], output[1]])
        close(input[0])
        close(output[1])
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while text.firstRange(of: "answer:".utf8) == nil {
          let count = read(output[0], &buffer, buffer.count)
          if count <= 0 { break }
          text += buffer[..<count]
        }
        Bytes.writeAll(Array("1\n".utf8), to: input[1])
        pause(chance.milliseconds(below: chance.pick([1.0, 4, 12])))
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        text += Bytes.readAll(output[0])
        close(output[0])
        close(input[1])
        notes.add("kills")
        if Ending(status) != .signalled(SIGKILL) { notes.found("ended with \(Ending(status))") }
        if text.firstRange(of: "Saved.".utf8) != nil { notes.add("saved \(seed)") }
      }
    }
    return report(on: log, outcome, "of the program in plain mode around its save")
  }

  /// Compares the log with what the program reported.
  private static func report(on log: Log, _ outcome: Crew.Outcome, _ what: String) -> Report {
    var report = Report(tried: "", found: outcome.found)
    let said = outcome.sums.keys.compactMap { $0.hasPrefix("saved ") ? UInt64($0.dropFirst(6)) : nil }
    do {
      try log.open().append(Records.make(0, answers: 1))
    } catch {
      report.found.append("after all kills: \(error)")
    }
    guard let findings = log.findings() else {
      report.found.append("the log cannot be read")
      return report
    }
    for seed in said where findings.times[seed] != 1 {
      report.found.append("seed \(seed) was called saved and is \(findings.times[seed] ?? 0) times there")
    }
    for (seed, times) in findings.times where times > 1 { report.found.append("seed \(seed) is doubled") }
    if findings.torn.count > outcome["kills"] { report.found.append("\(findings.torn.count) torn lines") }
    report.tried =
      "\(outcome["kills"]) kills \(what), 8 at once, \(said.count) rounds "
      + "called saved on screen, \(findings.times.count - 1 - said.count) saved before it could say so"
    return report
  }
}

/// Proof: when a system call of its save fails, the program reports it, prints the record on standard error and exits
/// with 74.
enum Refusals {
  static func run(_ bench: Bench) -> Report {
    guard let library = bench.failingCalls else { return Report(tried: "nothing", found: ["cc does not work"]) }
    var trials: [(call: String, number: Int32)] = [
      ("write", ENOSPC), ("write", -20), ("write", EIO), ("fdatasync", EIO), ("flock", ENOLCK), ("ftruncate", EIO),
    ]
    if bench.amount == .large {
      for call in FailingCalls.calls { trials += [EIO, EACCES, EROFS, EINTR].map { (call, $0) } }
    }
    let members = min(6, trials.count)
    let outcome = Crew.run(members) { member, notes in
      for index in stride(from: member, to: trials.count, by: members) {
        attempt(trials[index].call, trials[index].number, library, bench, bench.folder.make("refusal\(index)"), &notes)
      }
    }
    return Report(
      tried: "\(outcome["trials"]) rounds of the program with a failing call, \(outcome["refused"]) of them not saved "
        + "and said so, their records on standard error",
      found: outcome.found)
  }

  private static func attempt(
    _ call: String, _ number: Int32, _ library: String, _ bench: Bench, _ home: String, _ notes: inout Crew.Notes
  ) {
    mkdir(home + "/data", 0o700)
    mkdir(home + "/config", 0o700)
    mkdir(home + "/config/tenq", 0o700)
    Bytes.write(Array(#"{"verdict":"off"}"#.utf8), to: home + "/config/tenq/settings.json")
    let log = Log(below: home + "/data")
    _ = try? log.open().append(Records.make(1, answers: 1))
    let before = Bytes.read(log.path) ?? []
    let name = "\(call) \(number)"
    notes.add("trials")
    guard
      let player = Player(
        [bench.dynamicProgram, "play", "--lang", "en", "-n", "1", "--seed", "5"], home: home,
        environment: ["LD_PRELOAD": library, "TORTURE_FAIL": "\(call) \(number) 0 1 \(home)/data"],
        errors: home + "/errors")
    else { return notes.found("no terminal") }
    guard player.readList() else {
      notes.found("\(name): it did not start: \(String(decoding: Bytes.read(home + "/errors") ?? [], as: UTF8.self))")
      return player.destroy()
    }
    guard player.startRound() else {
      notes.found("\(name): not asked")
      return player.destroy()
    }
    player.read(milliseconds: 300)
    let from = player.output.count
    player.type("1")
    // The save state in the result.
    guard player.read(until: "saved", from: from) else {
      notes.found("\(name): no result")
      return player.destroy()
    }
    player.read(milliseconds: 300)
    let saved = !Trace(Array(player.output[from...])).contains("NOT saved")
    player.type("qq")
    player.read(milliseconds: 100)
    player.type("qq")
    guard let end = player.waitForEnd(reading: true) else { return notes.found("\(name): does not end") }
    for problem in player.leftovers() { notes.found("\(name): \(problem)") }
    let errors = String(decoding: Bytes.read(home + "/errors") ?? [], as: UTF8.self)
    let times = log.findings()?.times ?? [:]
    if saved {
      if end.ending != .exited(0) { notes.found("\(name): saved, and ended with \(end.ending): \(errors)") }
      if times[5] != 1 { notes.found("\(name): called saved, and is \(times[5] ?? 0) times there") }
    } else {
      notes.add("refused")
      if end.ending != .exited(74) { notes.found("\(name): not saved, and ended with \(end.ending)") }
      if !errors.contains(#""seed":5,"#) { notes.found("\(name): not saved, and no record said: \(errors)") }
      if Bytes.read(log.path)?.starts(with: before) != true { notes.found("\(name): the log is damaged") }
    }
    if times[1] != 1 { notes.found("\(name): another round was lost") }
  }
}
