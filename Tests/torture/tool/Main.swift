import Glibc
import QuizCore
import TortureSystem

/// `torture [--small] [--seconds N] [--seed N] [--program PATH] [--dynamic PATH] [PROOF…]`
///
/// Tries to refute what the project claims to survive, and prints a line for each claim: what was tried and what was
/// found. Exits with 1 when something was found, with 64 for a wrong command line.
@main
enum Main {
  static let proofs = [
    Proof(name: "kills", claim: "writers killed at random instants", weight: 5, run: Kills.run),
    Proof(name: "outbox", claim: "writers to a league's outbox killed", weight: 1, run: Outbox.run),
    Proof(name: "saves", claim: "the program killed around its save", weight: 4, run: Saves.run),
    Proof(name: "plain", claim: "plain mode killed around its save", weight: 3, run: Saves.runPlainly),
    Proof(name: "calls", claim: "every system call of a save failing", weight: 2, run: FailingCalls.run),
    Proof(name: "refusals", claim: "the program whose save fails", weight: 1, run: Refusals.run),
    Proof(name: "damage", claim: "a log cut and flipped at every byte", weight: 3, run: Damage.run),
    Proof(name: "deaths", claim: "signals at random instants", weight: 5, run: Deaths.run),
    Proof(name: "windows", claim: "windows of every size", weight: 3, run: Windows.run),
    Proof(name: "scalars", claim: "every Unicode scalar as a question", weight: 2, run: Scalars.run),
    Proof(name: "oddities", claim: "absurd surroundings", weight: 1, run: Oddities.run),
    Proof(name: "crowd", claim: "many processes saving at once", weight: 3, run: Crowd.run),
  ]

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    func value(_ option: String) -> String? {
      guard let place = words.firstIndex(of: option), place + 1 < words.count else { return nil }
      defer { words.removeSubrange(place...place + 1) }
      return words[place + 1]
    }
    func flag(_ option: String) -> Bool {
      let count = words.count
      words.removeAll { $0 == option }
      return words.count < count
    }
    let isSmall = flag("--small")
    let seconds = value("--seconds").flatMap { Double($0) } ?? 1200
    let seed = value("--seed").flatMap { UInt64($0) } ?? .random(in: 0..<1_000_000_000)
    let program = value("--program") ?? beside("tenq")
    let dynamicProgram = value("--dynamic") ?? beside("tenq")
    let chosen = proofs.filter { words.isEmpty || words.contains($0.name) }
    guard !chosen.isEmpty, words.allSatisfy({ word in proofs.contains { $0.name == word } }) else {
      print("torture: the proofs are \(proofs.map(\.name).joined(separator: " "))")
      exit(64)
    }

    signal(SIGPIPE, SIG_IGN)
    var weight = chosen.reduce(0) { $0 + $1.weight }
    let end = ContinuousClock.now + .milliseconds(Int(seconds * 1000))
    var found = 0
    let library = Folder()
    let failingCalls = compileFailingCalls(in: library)
    for proof in chosen {
      // Time that one proof leaves is shared by the others.
      let start = ContinuousClock.now
      let share = (end - start) * (proof.weight / weight)
      weight -= proof.weight
      let bench = Bench(
        amount: isSmall ? .small : .large, seed: seed, program: program, dynamicProgram: dynamicProgram,
        failingCalls: failingCalls, deadline: start + share, folder: Folder())
      let report = proof.run(bench)
      let took = Int((ContinuousClock.now - start).seconds + 0.5)
      let verdict = report.found.isEmpty ? "nothing" : "\(report.found.count) PROBLEMS"
      say("| \(proof.claim) | \(report.tried) | \(verdict) | \(took) s, seed \(seed) |")
      for problem in report.found.prefix(20) { say("    torture \(proof.name) --seed \(seed): \(problem)") }
      found += report.found.count
    }
    exit(found == 0 ? 0 : 1)
  }

  /// Prints a line without buffering.
  private static func say(_ line: String) {
    Bytes.writeAll(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

  /// The path of a program in the folder of this one.
  private static func beside(_ name: String) -> String {
    guard let path = realpath("/proc/self/exe", nil) else { return name }
    defer { free(path) }
    return folder(of: String(cString: path)) + "/" + name
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  /// Compiles the failing calls to a shared object for `LD_PRELOAD`; returns its path, or nil when that fails.
  private static func compileFailingCalls(in folder: Folder) -> String? {
    let sources = Main.folder(of: Main.folder(of: #filePath)) + "/system"
    let library = folder("failing.so")
    let arguments = [
      "/usr/bin/env", "cc", "-shared", "-fPIC", "-O1", "-w", "-I", sources + "/include", "-o", library,
      sources + "/Failing.c",
    ]
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let process = Player.spawn(arguments, ["PATH": path], terminal: -1, files: [-1, 2, 2])
    var status: Int32 = 0
    guard process > 0, waitpid(process, &status, 0) == process, status == 0 else { return nil }
    return library
  }
}
