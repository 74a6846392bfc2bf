import Glibc
import QuizCore
import TortureSystem

/// Proof: killed by any signal at any instant, on a terminal that is read or not, the program ends by that signal,
/// soon, and gives the terminal back.
enum Deaths {
  private static let signals: [(number: Int32, name: String)] = [
    (SIGINT, "INT"), (SIGTERM, "TERM"), (SIGHUP, "HUP"), (SIGQUIT, "QUIT"), (SIGILL, "ILL"), (SIGTRAP, "TRAP"),
    (SIGABRT, "ABRT"), (SIGSEGV, "SEGV"), (SIGBUS, "BUS"), (SIGFPE, "FPE"), (SIGSYS, "SYS"), (SIGALRM, "ALRM"),
    (SIGUSR1, "USR1"), (SIGUSR2, "USR2"), (SIGXCPU, "XCPU"), (SIGVTALRM, "VTALRM"), (SIGPROF, "PROF"), (SIGPWR, "PWR"),
    // Stopped and continued, then ended by SIGTERM.
    (SIGTSTP, "TSTP"),
  ]

  /// What becomes of the program's output: it is read, held as by Ctrl-S, or not read at all.
  private enum Reader: CaseIterable {
    case reads, holds, sleeps
  }

  /// When the terminal answers what it was asked, if it does.
  private enum Answer: CaseIterable {
    case never, once, inPieces, late
  }

  /// How long an answer may take after the signal: half of what the program waits for one.
  private static let longestAnswer = 0.05

  private static let replies = Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;4c".utf8)

  static func run(_ bench: Bench) -> Report {
    let wanted = bench.count(24, 10_000)
    // Beside other tests a program may be left waiting by the machine.
    let limit = bench.amount == .small ? 60 : 1.2
    // More processes than processors, since most of a trial is waiting.
    let members = bench.count(8, 24)
    let outcome = Crew.run(members) { member, notes in
      let home = bench.folder.make("home\(member)")
      for trial in stride(from: member, to: wanted, by: members) {
        guard bench.amount == .small || bench.hasTime else { return }
        die(trial, bench, home, limit, &notes)
      }
    }
    return Report(
      tried: "\(outcome["deaths"]) deaths by \(signals.count) signals, \(outcome["unread"]) of them unread, "
        + "\(outcome["early"]) before the screen was taken, \(outcome["asked"]) in a round; the slowest took "
        + "\(outcome.most["milliseconds"] ?? 0) ms",
      found: outcome.found)
  }

  private static func die(_ trial: Int, _ bench: Bench, _ home: String, _ limit: Double, _ notes: inout Crew.Notes) {
    var chance = bench.chance(trial)
    let signal = signals[trial % signals.count]
    let reader = trial / signals.count % 3 == 0 ? Reader.reads : chance.pick([.reads, .holds, .sleeps])
    let isEarly = reader == .reads && chance.below(3) == 0
    let begun = ContinuousClock.now
    guard let player = Player([bench.program, "play", "--lang", "en", "--seed", "7"], home: home) else {
      return notes.found("no terminal")
    }
    let name = "trial \(trial), \(signal.name), \(reader)\(isEarly ? ", early" : "")"
    if isEarly {
      player.read(milliseconds: chance.milliseconds(below: 40))
    } else {
      guard player.readList() else {
        player.destroy()
        return notes.found("\(name): it did not start")
      }
      // In the list, in its help, in the countdown, in a question.
      player.type(chance.pick(["", "?", "\r", "\r\r", "\r\r", "\r\r1"]))
      if reader == .holds {
        player.hold()
        pause(chance.milliseconds(below: 300))
      } else if reader == .sleeps {
        // One frame after another, until the terminal's buffer is full.
        for _ in 0..<40 {
          player.resize(columns: 60 + chance.below(900), rows: 20 + chance.below(400))
          pause(2)
        }
      } else {
        player.read(milliseconds: chance.milliseconds(below: 400))
      }
    }
    // The program waits for an answer only in its first two seconds, which a busy machine can take to start it.
    let isAwaited = player.isAsked && (ContinuousClock.now - begun).seconds < 1
    let answer = reader == .reads && isAwaited ? chance.pick(Answer.allCases) : .never
    switch answer {
    case .never, .late: break
    case .once: player.type(replies)
    case .inPieces:
      let cut = 1 + chance.below(replies.count - 1)
      player.type(Array(replies[..<cut]))
      player.read(milliseconds: chance.milliseconds(below: 100))
      player.type(Array(replies[cut...]))
    }
    // Beside other tests the answer may be held up by the machine until nobody waits for it.
    var isInTime = true
    if signal.number == SIGTSTP {
      kill(player.process, SIGTSTP)
      for _ in 0..<3000 where !torture_is_stopped(player.process) {
        if reader == .reads { player.read(milliseconds: 1) } else { pause(1) }
      }
      if torture_is_stopped(player.process), reader == .reads, !isEarly {
        player.read(milliseconds: 3)
        for problem in player.leftovers() { notes.found("\(name), stopped: \(problem)") }
      }
      kill(player.process, SIGCONT)
      if reader == .reads { player.read(milliseconds: chance.milliseconds(below: 20)) }
      kill(player.process, SIGTERM)
    } else {
      let killed = ContinuousClock.now
      kill(player.process, signal.number)
      if answer == .late {
        player.read(milliseconds: chance.milliseconds(below: 20))
        player.type(replies)
        isInTime = (ContinuousClock.now - killed).seconds < longestAnswer
      }
    }
    let number = signal.number == SIGTSTP ? SIGTERM : signal.number
    notes.add("deaths")
    if reader != .reads { notes.add("unread") }
    guard let end = player.waitForEnd(reading: reader == .reads) else { return notes.found("\(name): it does not end") }
    notes.most("milliseconds", Int(end.seconds * 1000))
    if end.ending != .signalled(number) { notes.found("\(name): ended with \(end.ending)") }
    if end.seconds > limit { notes.found("\(name): took \(end.seconds) s") }
    if reader != .reads { player.read(milliseconds: 20) }
    let trace = Trace(player.output)
    if trace.modes[1049] == nil { notes.add("early") }
    if trace.contains("Question 1") { notes.add("asked") }
    for problem in player.leftovers() { notes.found("\(name): \(problem)") }
    if isInTime, player.leftInput.firstRange(of: Array("rgb:".utf8)) != nil {
      notes.found("\(name): a shell reads \(answer)")
    }
  }
}

/// Proof: in windows of any size and resized at any instant, a round goes on and ends cleanly.
enum Windows {
  static func run(_ bench: Bench) -> Report {
    let wanted = bench.count(200, 100_000)
    let members = bench.count(4, 8)
    let outcome = Crew.run(members) { member, notes in
      let home = bench.folder.make("home\(member)")
      var done = 0
      let share = wanted / members
      var chance = bench.chance(member)
      while done < share, bench.amount == .small || bench.hasTime {
        let part = min(share - done, 250)
        play(part, bench, home, &chance, &notes)
        done += part
      }
    }
    return Report(
      tried: "\(outcome["sizes"]) window sizes in \(outcome["rounds"]) rounds, \(outcome["bytes"] >> 10) KB of "
        + "pictures, the last one within \(outcome.most["milliseconds"] ?? 0) ms",
      found: outcome.found)
  }

  private static func play(
    _ sizes: Int, _ bench: Bench, _ home: String, _ chance: inout SeededGenerator, _ notes: inout Crew.Notes
  ) {
    notes.add("rounds")
    guard let player = Player([bench.program, "play", "--lang", "en", "-n", "500"], home: home),
      player.readList()
    else { return notes.found("it did not start") }
    if chance.below(4) == 0 {
      // The countdown is resized too; the first question comes by itself.
      player.type("\r")
    } else if !player.startRound() {
      return notes.found("not asked")
    }
    var last = (columns: 80, rows: 24)
    for _ in 0..<sizes {
      last = (size(&chance), size(&chance))
      player.resize(columns: last.columns, rows: last.rows)
      // None of these keys leaves the round.
      if chance.below(4) == 0 { player.type(chance.pick(["1", "2", "p", " ", "?", "j", "v", "\u{0c}"])) }
      // Mostly sooner than the last frame is sent, sometimes later.
      player.read(milliseconds: chance.below(8) == 0 ? 60 : chance.milliseconds(below: 6))
      notes.add("bytes", player.output.count)
      player.forget()
      notes.add("sizes")
      if kill(player.process, 0) != 0 { break }
    }
    // Whatever the sizes before, a redraw soon fills the window.
    player.resize(columns: 80, rows: 24)
    player.read(milliseconds: 20)
    player.type([0x0c])
    let asked = ContinuousClock.now
    while player.output.count < 200, (ContinuousClock.now - asked).seconds < 5 { player.read(milliseconds: 5) }
    notes.most("milliseconds", Int((ContinuousClock.now - asked).seconds * 1000))
    if player.output.count < 200 { notes.found("nothing is drawn after \(last), seed \(bench.seed)") }
    kill(player.process, SIGINT)
    guard let end = player.waitForEnd(reading: true) else { return notes.found("does not end after \(last)") }
    if end.ending != .signalled(SIGINT) { notes.found("ended with \(end.ending) after \(last), seed \(bench.seed)") }
    for problem in player.leftovers() { notes.found("\(problem) after \(last), seed \(bench.seed)") }
  }

  private static func size(_ chance: inout SeededGenerator) -> Int {
    switch chance.below(5) {
    case 0: chance.below(4)
    case 1: 30 + chance.below(20)
    case 2: chance.below(200)
    case 3: chance.below(2000)
    default: chance.below(65_536)
    }
  }
}
