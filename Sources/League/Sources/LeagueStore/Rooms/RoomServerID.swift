import Glibc

/// The id of a server of rooms: a UUID of its own, and which process it is, so that others on its machine see at once
/// that it has ended, and need not wait until it was silent for long.
enum RoomServerID {
  /// A new id of this process.
  static func make() -> String { ([Secret.uuid()] + identity(of: "self")).joined(separator: " ") }

  /// Whether it is known that the server has ended: its process was of this machine, since its start, and is gone.
  static func isDead(_ id: String) -> Bool {
    let parts = id.split(separator: " ").map(String.init)
    let own = identity(of: "self")
    guard parts.count == 5, own.count == 4, parts[1] == own[0], parts[2] == own[1], Int32(parts[3]) != nil else {
      return false
    }
    // Its number may be another process's now.
    return identity(of: parts[3]).last != parts[4]
  }

  /// The machine since its start, the namespace of processes, the process, and when that began; nothing where the system
  /// does not say.
  private static func identity(of process: String) -> [String] {
    guard let boot = content(of: "/proc/sys/kernel/random/boot_id"), let space = link("/proc/self/ns/pid"),
      let stat = content(of: "/proc/\(process)/stat"), let end = stat.lastIndex(of: ")")
    else { return [] }
    // Behind the name, which may have blanks, begins the third field; the instant is the 22nd.
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    // What has ended, but was not waited for, is gone too.
    guard fields.count > 19, fields[0] != "Z", let number = stat.split(separator: " ").first else { return [] }
    return [boot, space, String(number), String(fields[19])]
  }

  private static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }

  /// The first line of a short file; nil where it cannot be read.
  private static func content(of path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
