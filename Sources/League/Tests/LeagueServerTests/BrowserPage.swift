import Foundation
import LeagueTesting

/// A page in a headless Chromium of its own, driven by the browser's protocol for debuggers (CDP): messages of JSON, each
/// with a zero behind it, go in by a pipe and come out into a file.
actor BrowserPage {
  /// What went wrong on the page.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: TestFolder
  private let program: ChildProgram
  private let input: FileHandle
  private let output: FileHandle
  private var rest = Data()
  private var answers: [Int: [String: Any]] = [:]
  private var last = 0
  private var session: String?
  /// The addresses that the page has asked for.
  private(set) var requests: [String] = []
  /// What the browser complained of: exceptions of scripts, and what the page's policy forbade.
  private(set) var complaints: [String] = []

  /// Starts the browser. Its window is a phone's.
  init() throws {
    let folder = try TestFolder()
    self.folder = folder
    let pipe = Pipe()
    let file = folder.path + "/output"
    let words = [
      "exec", Browser.path ?? "/usr/bin/false", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--window-size=360,740", "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe", "about:blank",
      "3<&0", "4>&1", "</dev/null", ">/dev/null", "2>&1",
    ]
    program = try ChildProgram(
      ["/bin/sh", "-c", words.joined(separator: " ")], environment: ProcessInfo.processInfo.environment,
      inputEnd: pipe.fileHandleForReading.fileDescriptor, output: file)
    input = pipe.fileHandleForWriting
    guard let output = FileHandle(forReadingAtPath: file) else { throw Failure(description: "\(file): not there") }
    self.output = output
  }

  /// Opens an address.
  func open(_ address: String, language: String = "en") async throws {
    if session == nil {
      let targets = try await ask("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
      let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String ?? ""
      session = try await ask("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
      for name in ["Page", "Runtime", "Network", "Log"] { _ = try await ask("\(name).enable") }
      _ = try await ask("Network.setExtraHTTPHeaders", ["headers": ["Accept-Language": language]])
    }
    _ = try await ask("Page.navigate", ["url": address])
  }

  /// What a script comes to, as text.
  @discardableResult
  func value(_ script: String) async throws -> String {
    let answer = try await ask(
      "Runtime.evaluate", ["expression": "String(\(script))", "returnByValue": true, "awaitPromise": true])
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Waits until the page's text has `text`, a minute at most.
  func wait(for text: String) async throws {
    for _ in 0..<1200 {
      if try await value("document.body.innerText").contains(text) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "no \"\(text)\": \(try await value("document.body.innerText")) \(complaints)")
  }

  /// Clicks what a selector finds first, as soon as it is there.
  func click(_ selector: String, at index: Int = 0) async throws {
    for _ in 0..<1200 {
      let element = "document.querySelectorAll('\(selector)')[\(index)]"
      let script = "((e) => e && e.offsetParent && (e.click(), true))(\(element))"
      if try await value(script) == "true" { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "no \(selector): \(try await value("document.body.innerText")) \(complaints)")
  }

  /// A picture of what is on the page, as PNG.
  func picture() async throws -> Data {
    Data(base64Encoded: try await ask("Page.captureScreenshot")["data"] as? String ?? "") ?? Data()
  }

  /// Ends the browser.
  func close() {
    program.kill()
  }

  private func ask(_ method: String, _ parameters: [String: any Sendable] = [:]) async throws -> [String: Any] {
    last += 1
    let id = last
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try input.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
    for _ in 0..<6000 {
      try read()
      if let answer = answers.removeValue(forKey: id) {
        guard let result = answer["result"] as? [String: Any] else {
          throw Failure(description: "\(method): \(answer)")
        }
        return result
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw Failure(description: "\(method): no answer")
  }

  /// Takes what has come.
  private func read() throws {
    rest += try output.readToEnd() ?? Data()
    while let end = rest.firstIndex(of: 0) {
      let message = try JSONSerialization.jsonObject(with: rest[..<end]) as? [String: Any] ?? [:]
      rest = Data(rest[rest.index(after: end)...])
      let parameters = message["params"] as? [String: Any] ?? [:]
      switch message["method"] as? String {
      case "Network.requestWillBeSent":
        requests.append((parameters["request"] as? [String: Any])?["url"] as? String ?? "")
      case "Runtime.exceptionThrown": complaints.append("\(parameters)")
      case "Log.entryAdded":
        let entry = parameters["entry"] as? [String: Any] ?? [:]
        if entry["source"] as? String == "security" { complaints.append("\(entry)") }
      case _: break
      }
      if let id = message["id"] as? Int { answers[id] = message }
    }
  }
}
