import QuizCore

/// The settings file, a JSON object with the key of each chosen setting, `selection` and `start`, the games `hidden` on the
/// home screen, the `colors` and `keys` of the player's own, and what is for the `review`.
///
/// Unknown keys and unusable values are preserved. A file that cannot be parsed is replaced only when the player
/// agrees.
public struct SettingsFile: Sendable {
  /// The file's path; `nil` when there is no home folder, and nothing can be saved.
  public let path: String?
  /// The settings that the program has, with the values each may have.
  private let list: [AnySetting]
  private let timeout: Duration

  /// The file at `path` with the settings of `list`. Writers lock a file beside it, and wait for it for at most `timeout`.
  public init(path: String?, list: [AnySetting], timeout: Duration = .seconds(2)) {
    self.path = path
    self.list = list
    self.timeout = timeout
  }

  /// The contents of the file.
  public struct Reading: Hashable, Sendable {
    /// The settings; those without a usable value in the file are not chosen.
    public internal(set) var settings: Settings
    /// The members that are left out, in the order of the file.
    public internal(set) var problems: [SettingsProblem] = []
    /// Why the file cannot be used at all; `nil` when it can, or when there is none.
    public internal(set) var failure: ReadError?

    /// A file without problems.
    public init(_ settings: Settings = Settings()) {
      self.settings = settings
    }

    /// A file that cannot be used.
    init(failure: ReadError) {
      settings = Settings()
      self.failure = failure
    }
  }

  /// Reads the settings; none is chosen when there is no file, or when it cannot be used.
  public func read() -> Reading {
    guard let path else { return Reading() }
    do throws(ReadError) {
      guard let bytes = try SettingsFile.bytes(path) else { return Reading() }
      return reading(try SettingsFile.members(of: bytes, path))
    } catch {
      return Reading(failure: error)
    }
  }

  /// Writes a change of the settings, or throws and leaves the file as it was. What the change does not name stays as it
  /// is, also what another program has written meanwhile, and a value that cannot be used.
  public func save(_ change: SettingsChange) throws(SaveError) {
    guard let path else { throw .noHome }
    let lock = try FileLock(beside: path, timeout: timeout)
    var members: [JSONValue.Member] = []
    do throws(ReadError) {
      if let bytes = try SettingsFile.bytes(path) { members = try SettingsFile.members(of: bytes, path) }
    } catch {
      throw .unreadable(error)
    }
    try write(change, over: members, to: path)
    lock.release()
  }

  /// Replaces a file that cannot be parsed by its usable settings with a change, keeping a copy. Returns the path of
  /// the copy, `nil` where there was nothing to copy.
  public func replace(changing change: SettingsChange) throws(SaveError) -> String? {
    guard let path else { throw .noHome }
    let lock = try FileLock(beside: path, timeout: timeout)
    let bytes: [UInt8]?
    do throws(ReadError) {
      bytes = try SettingsFile.bytes(path)
    } catch {
      throw .unreadable(error)
    }
    var copy: String?
    var settings = Settings()
    if let bytes {
      settings = (try? SettingsFile.members(of: bytes, path)).map { reading($0).settings } ?? settings
      let name = WholeFile.nameOfCopy(path)
      try WholeFile.write(bytes, to: name)
      copy = name
    }
    settings.apply(change)
    try write(SettingsChange(to: settings), over: [], to: path)
    lock.release()
    return copy
  }

  private func write(
    _ change: SettingsChange, over old: [JSONValue.Member], to path: String
  ) throws(SaveError) {
    var members = old
    func set(_ key: String, _ value: JSONValue?) {
      members.removeAll { $0.key == key }
      if let value { members.append(JSONValue.Member(key, value)) }
    }
    for setting in list {
      if let value = change.chosen.choice(of: setting) { set(setting.key, JSONValue(value)) }
      if change.reset.contains(setting.key) { set(setting.key, nil) }
    }
    if let selection = change.chosen.selection { set(SettingsFile.selectionKey, selection.json) }
    for change in change.own {
      let key: String
      let value: JSONValue?
      switch change {
      case .color(let name, let number):
        key = SettingsFile.colorsKey
        value = members.value(of: key, setting: name, to: number.map { JSONValue(.number(String($0))) })
      case .keys(let name, let keys):
        key = SettingsFile.keysKey
        value = members.value(of: key, setting: name, to: keys.isEmpty ? nil : JSONValue(keys))
      case .hidden(let games):
        key = SettingsFile.hiddenKey
        value = games.isEmpty ? nil : JSONValue(games)
      case .start(let selection):
        key = SettingsFile.startKey
        value = selection?.json
      case .learning(let change):
        key = SettingsFile.reviewKey
        let former = members.first { $0.key == key }?.value
        var learning = former.flatMap(Learning.init) ?? Learning()
        learning.apply(change)
        value = learning.json(over: former)
      }
      set(key, value)
    }
    try WholeFile.write(Array((JSONValue(.object(members)).lines + "\n").utf8), to: path)
  }

  /// The key of `Settings.selection`.
  private static let selectionKey = "selection"
  /// The key of `Settings.start`.
  private static let startKey = "start"
  /// The key of `Settings.learning`.
  private static let reviewKey = "review"
  /// The key of `Settings.hidden`.
  private static let hiddenKey = "hidden"
  /// The key of `Settings.ownColors`.
  private static let colorsKey = "colors"
  /// The key of `Settings.ownKeys`.
  private static let keysKey = "keys"

  /// The longest file that is read, in bytes; a longer one is something else.
  private static let limit = 1 << 20

  /// How many keys that are no settings are named; a file that has more was meant for something else.
  private static let namedKeys = 10

  private static func bytes(_ path: String) throws(ReadError) -> [UInt8]? {
    do {
      return try WholeFile.read(path, limit: limit)
    } catch .notRegular {
      throw .settings(path: path, .notRegular)
    } catch .read(_, Errno.tooLarge.code) {
      throw .settings(path: path, .tooLong(limit: limit))
    } catch {
      throw error
    }
  }

  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { [0x20, 0x09, 0x0a, 0x0d].contains($0) }
  }

  /// The members of the file's object, each name once: the first counts, wherever one is twice.
  private static func members(of bytes: [UInt8], _ path: String) throws(ReadError) -> [JSONValue.Member] {
    if isBlank(bytes) { return [] }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(bytes)
    } catch {
      throw .settings(path: path, .notJSON(line: error.line, column: error.column))
    }
    guard let members = value.object else { throw .settings(path: path, .notAnObject) }
    var known: Set<String> = []
    return members.filter { known.insert($0.key).inserted }
  }

  private func reading(_ members: [JSONValue.Member]) -> Reading {
    var reading = Reading()
    func leaveOut(_ member: JSONValue.Member, _ kind: SettingsProblem.Kind) {
      reading.problems.append(SettingsProblem(key: member.key, line: member.line, kind: kind))
    }
    var unknown: [JSONValue.Member] = []
    for member in members {
      if let setting = list.first(where: { $0.key == member.key }) {
        if member.value.isNull { continue }
        // A value that is not allowed is named, not silently replaced.
        guard let value = member.value.setting, setting.values.contains(value) else {
          leaveOut(member, .value(setting.values))
          continue
        }
        reading.settings[setting] = value
        continue
      }
      switch member.key {
      case SettingsFile.colorsKey: reading.settings.ownColors = SettingsFile.entries(of: member)
      case SettingsFile.keysKey: reading.settings.ownKeys = SettingsFile.entries(of: member)
      case SettingsFile.selectionKey:
        if member.value.isNull { continue }
        reading.settings.selection = Selection(member.value)
        if reading.settings.selection == nil { leaveOut(member, .selection) }
      case SettingsFile.startKey:
        if member.value.isNull { continue }
        reading.settings.start = Selection(member.value)
        if reading.settings.start == nil { leaveOut(member, .selection) }
      case SettingsFile.hiddenKey:
        if member.value.isNull { continue }
        let names = member.value.array?.map(\.string) ?? [nil]
        reading.settings.hidden = names.compactMap { $0 }
        if names.contains(nil) { leaveOut(member, .names) }
      case SettingsFile.reviewKey:
        if member.value.isNull { continue }
        if let learning = Learning(member.value) {
          reading.settings.learning = learning
        } else {
          leaveOut(member, .learning)
        }
      case _: unknown.append(member)
      }
    }
    let known =
      list.map(\.key) + [
        SettingsFile.selectionKey, SettingsFile.startKey, SettingsFile.hiddenKey, SettingsFile.colorsKey,
        SettingsFile.keysKey, SettingsFile.reviewKey,
      ]
    unknown.sort { ($0.line, $0.key) < ($1.line, $1.key) }
    for member in unknown.prefix(SettingsFile.namedKeys) {
      leaveOut(member, .unknownKey(nearest: EditDistance.nearest(to: member.key, among: known)))
    }
    if let next = unknown.dropFirst(SettingsFile.namedKeys).first {
      leaveOut(next, .moreUnknownKeys(unknown.count - SettingsFile.namedKeys))
    }
    reading.problems.sort { ($0.line, $0.key) < ($1.line, $1.key) }
    return reading
  }

  /// The members of an object; validated by the caller, which has the list of keys.
  private static func entries(of member: JSONValue.Member) -> [SettingsEntry] {
    if member.value.isNull { return [] }
    guard let members = member.value.object else { return [SettingsEntry(name: "", value: .other, line: member.line)] }
    var known: Set<String> = []
    return members.filter { known.insert($0.key).inserted }
      .map { SettingsEntry(name: $0.key, value: $0.value.entry, line: $0.line) }
      .sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }
}

extension [JSONValue.Member] {
  /// The object that is a member, with one of its own members set, or removed for nil; nil where it is empty then.
  fileprivate func value(of key: String, setting name: String, to value: JSONValue?) -> JSONValue? {
    var object = (first { $0.key == key }?.value.object ?? []).filter { $0.key != name }
    if let value { object.append(JSONValue.Member(name, value)) }
    return object.isEmpty ? nil : JSONValue(.object(object))
  }
}

extension JSONValue {
  fileprivate init(_ words: [String]) {
    self.init(.array(words.map { JSONValue($0) }))
  }

  fileprivate init(_ value: SettingValue) {
    switch value {
    case .bool(let value): self.init(Content.bool(value))
    case .int(let value): self.init(Content.number(String(value)))
    case .text(let value): self.init(value)
    }
  }

  /// The value as one of a setting; `nil` for all that no setting can have.
  fileprivate var setting: SettingValue? {
    bool.map(SettingValue.bool) ?? integer.map(SettingValue.int) ?? string.map(SettingValue.text)
  }

  /// The value as one of an entry that only this file holds.
  fileprivate var entry: SettingsEntry.Value {
    if let number = integer { return .number(number) }
    let values = array ?? [self]
    let words = values.compactMap(\.string)
    return words.count == values.count ? .words(words) : .other
  }
}
