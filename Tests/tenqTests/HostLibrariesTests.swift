import Foundation
import Testing

/// No function is called that loads libraries of the host at run time: the program is linked statically, and a library
/// made for another glibc crashes it.
///
/// Only our own modules are looked at. Of what is linked to them, FoundationEssentials refers to `getpwuid_r`,
/// `getpwnam_r`, `getgrgid_r` and `getgrnam_r`, in ProcessInfo's user names, the expansion of `~` in paths and
/// FileManager's attributes; the program uses neither of them, only JSON and dates. The Swift runtime refers to `dlopen`
/// for a library that is named by a variable for debugging the runtime.
@Suite struct HostLibrariesTests {
  /// The modules that are linked into the program and are ours, by the folders of their object files.
  static let modules = [
    "CFormats", "BankFormats", "CTerminal", "TerminalKit", "CommandLineKit", "QuizCore", "QuizScreens", "QuizStore",
    "tenq",
  ]

  /// How the names of such functions begin: character sets, users and groups, hosts and services, shared objects.
  static let forbidden = [
    "iconv", "getpw", "getgr", "getlogin", "initgroups", "getaddrinfo", "getnameinfo", "gethostby", "getserv",
    "getproto",
    "getnet", "getspnam", "nss_", "__nss", "dlopen", "dlmopen",
  ]

  /// The forbidden names among the undefined symbols of `objects`.
  private func forbiddenCalls(in objects: [String]) async throws -> [String] {
    let run = try await CommandRun.run(
      "nm", ["--undefined-only", "--portability", "--print-file-name"] + objects,
      environment: ProcessInfo.processInfo.environment)
    try #require(run.ending == .exited(0), "nm (Debian: binutils) could not read the object files: \(run.errorText)")
    return run.outputText.split(separator: "\n").filter { line in
      // `Bank.swift.o: iconv_open U`
      let words = line.split(separator: " ")
      guard words.count >= 3 else { return false }
      return HostLibrariesTests.forbidden.contains { words[words.count - 2].hasPrefix($0) }
    }.map(String.init)
  }

  @Test(arguments: modules) func noModuleCallsWhatLoadsLibrariesOfTheHost(module: String) async throws {
    let folder = URL(filePath: ProgramUnderTest.beside).appending(path: "\(module).build")
    let objects = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
    try #require(!objects.isEmpty)
    #expect(try await forbiddenCalls(in: objects.map { folder.appending(path: $0).path }) == [])
  }

  @Test func aCallIsSeenInAnObjectFile() async throws {
    // The tests of the table of CP932 call `iconv_open`, and are no part of the program.
    let object = URL(filePath: ProgramUnderTest.beside).appending(path: "QuizCoreTests.build/CP932Tests.swift.o").path
    #expect(try await forbiddenCalls(in: [object]).contains { $0.contains("iconv_open") })
  }
}
