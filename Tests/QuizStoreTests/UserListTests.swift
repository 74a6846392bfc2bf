import Glibc
import Testing

@testable import QuizStore

@Suite struct UserListTests {
  @Test(arguments: [
    ("root:x:0:0:root:/root:/bin/sh\nai:x:1000:1000:Ai,,,:/home/ai:/bin/zsh\n", "/home/ai"),
    ("ai:x:1000:1000::/home/ai:", "/home/ai"),
    ("one:x:1000:1000::/one:/bin/sh\ntwo:x:1000:1000::/two:/bin/sh\n", "/one"),
    ("ai:x:10000:1000::/home/ai:/bin/sh\nai:x:100:1000::/home/ai:/bin/sh\n", nil),
    ("ai:x:+1000:1000::/home/ai:/bin/sh\n", nil),
    ("ai:x:1000:1000:/home/ai:/bin/sh\n", nil),
    ("ai:x:1000:1000::/home/ai:/bin/sh:more\n", nil),
    ("ai:x:1000:1000::home/ai:/bin/sh\nlater:x:1000:1000::/home/later:/bin/sh\n", nil),
    (":x:1000:1000::/home/ai:/bin/sh\n", nil),
    ("ai:x:4294968296:1000::/home/ai:/bin/sh\n", nil),
    ("ai:x:1000:1000::/ho\0me/ai:/bin/sh\n", nil),
    ("+::::::\n\n:\n::::::\n", nil),
    ("", nil),
  ])
  func theFirstLineWithTheNumberDecides(list: String, home: String?) {
    #expect(UserList.home(of: 1000, in: Array(list.utf8)) == home)
  }

  @Test func aHomeThatIsNotUTF8IsNone() {
    #expect(UserList.home(of: 7, in: Array("a:x:7:7::/h".utf8) + [0xFF] + Array(":/bin/sh\n".utf8)) == nil)
  }

  @Test func aListThatCannotBeReadHasNoUsers() {
    let scratch = Scratch()
    #expect(UserList(path: scratch("missing")).home(of: 0) == nil)
    #expect(UserList(path: scratch.path).home(of: 0) == nil)
    #expect(mkfifo(scratch("pipe"), 0o600) == 0)
    #expect(UserList(path: scratch("pipe")).home(of: 0) == nil)
    scratch.write("passwd", "root:x:0:0:root:/root:/bin/sh\n")
    #expect(UserList(path: scratch("passwd")).home(of: 0) == "/root")
  }

  @Test func aLineThatTheLimitCutsIsNotRead() {
    let line = "ai:x:1000:1000::/home/ai:/bin/sh\n"
    let filling = String(repeating: "#", count: 4 << 20 - 20)
    let scratch = Scratch()
    scratch.write("passwd", filling + "\n" + line)
    #expect(UserList(path: scratch("passwd")).home(of: 1000) == nil)
  }
}
