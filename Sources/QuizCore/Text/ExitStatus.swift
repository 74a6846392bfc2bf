/// The exit statuses of a program that fails, after `sysexits.h`.
public enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  /// The command line is wrong.
  case usage = 64
  /// A bank or other input cannot be used.
  case data = 65
  /// There is no such file.
  case noInput = 66
  /// There is no usable terminal.
  case unavailable = 69
  /// A file or folder cannot be created.
  case cannotCreate = 73
  /// A file cannot be read or written to the end.
  case cannotWrite = 74
  /// The settings, or the environment, cannot be used.
  case settings = 78

  /// Orders statuses by their numbers.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
