import Foundation

/// The program that the end-to-end tests play: `TENQ_PROGRAM`, or what was built beside the tests.
enum ProgramUnderTest {
  static let path: String = {
    if let chosen = ProcessInfo.processInfo.environment["TENQ_PROGRAM"], !chosen.isEmpty {
      return URL(filePath: chosen).path
    }
    return URL(filePath: beside).appending(path: "tenq").path
  }()

  /// The folder of what was built beside the tests.
  static let beside = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
}
