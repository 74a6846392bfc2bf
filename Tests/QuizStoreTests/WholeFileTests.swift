import Glibc
import QuizCore
import Testing

@testable import QuizStore

/// What is written whole, and what a program that was killed left of it.
@Suite struct WholeFileTests {
  private let scratch = Scratch()
  /// No system has a process with this number.
  private let gone = pid_t.max

  @Test func whatAKilledProgramHadBegunIsRemovedByTheNextWriter() throws {
    let left = ["a.json.\(gone).7.new", "a.json.\(getpid()).4294967295.new"]
    let others = [
      // Of a program that lives, of another file, and no such name.
      "a.json.\(getppid()).7.new", "b.json.\(gone).7.new", "a.json.\(gone).new", "a.json.\(gone).7.8.new",
      "a.json.\(gone).x.new", "a.json.-1.7.new", "a.json.0.7.new", "a.json.\(gone).7.old", "xa.json.\(gone).7.new",
    ]
    for name in left + others { scratch.write(name, "half") }
    try WholeFile.write([65], to: scratch("a.json"))
    #expect(scratch.content == (others + ["a.json"]).sorted())
    #expect(scratch.text("a.json") == "A")
  }

  @Test func whatIsBeingWrittenIsNotRemoved() throws {
    // A program whose number cannot be seen from here, in another container.
    let draft = "a.json.\(gone).7.new"
    scratch.write(draft, "half")
    let file = try File(scratch(draft), for: .reading)
    try file.tryLock()
    try WholeFile.write([65], to: scratch("a.json"))
    #expect(scratch.content == ["a.json", draft])
  }

  @Test func besideTheFileThatALinkLeadsToItIsRemovedToo() throws {
    let draft = "dotfiles/a.json.\(gone).7.new"
    scratch.write("dotfiles/a.json", "old")
    scratch.write(draft, "half")
    #expect(symlink(scratch("dotfiles/a.json"), scratch("link.json")) == 0)
    try WholeFile.write([65], to: scratch("link.json"))
    #expect(scratch.content == ["dotfiles", "dotfiles/a.json", "link.json"])
  }
}
