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

  /// Who made their settings readable for a group, or a script that copies them, finds them so afterwards.
  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o400] as [mode_t])
  func aFileKeepsItsPermissions(_ mode: mode_t) throws {
    scratch.write("a.json", "old")
    #expect(chmod(scratch("a.json"), mode) == 0)
    try WholeFile.write([65], to: scratch("a.json"))
    #expect(try FileStatus(at: scratch("a.json")).permissions == mode)
    #expect(scratch.text("a.json") == "A")
  }

  @Test func aNewFileIsItsUsersAlone() throws {
    try WholeFile.write([65], to: scratch("new/a.json"))
    #expect(try FileStatus(at: scratch("new/a.json")).permissions == 0o600)
  }

  @Test func aNameThatIsTakenMeanwhileStays() throws {
    scratch.write("draft", "new")
    scratch.write("a.json", "somebody's")
    #expect(throws: SaveError.replace(path: "told", errno: EEXIST)) {
      try WholeFile.put(scratch("draft"), in: scratch("a.json"), replacing: false, path: "told")
    }
    #expect(scratch.text("a.json") == "somebody's" && scratch.text("draft") == "new")
    try WholeFile.put(scratch("draft"), in: scratch("b.json"), replacing: false, path: "told")
    #expect(scratch.content == ["a.json", "b.json"])
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
