import CommandLineKit
import Foundation
import TerminalKit
import Testing

@testable import tenq

@Suite struct JSONTextTests {
  @Test(arguments: [
    (#"{"a":1,"b":[true,null]}"#, #"{"a":1,"b":[true,null]}"#),
    ("\u{FEFF}{\"a\":1}\r", #"{"a":1}"#),
    ("{\t\"a\" :\t1 ,\t\"b\": [ 1, 2 ]\t}", #"{"a":1,"b":[1,2]}"#),
    (#"{"a":[1,2,],}"#, #"{"a":[1,2]}"#),
    (#"{"a":[1 , ] , }"#, #"{"a":[1]}"#),
    (#"{"a,}":", ]\",}\\","b":"\\\",]"}"#, #"{"a,}":", ]\",}\\","b":"\\\",]"}"#),
    (#"{"食":"べ"}"#, #"{"食":"べ"}"#),
    ("{\"a\u{202E}\u{FEFF}\":\"\u{7F}\u{E000}\"}", #"{"a\u202e\ufeff":"\u007f\ue000"}"#),
  ])
  func aLineIsPrintedAsAnyProgramReadsIt(line: String, printed: String) throws {
    #expect(JSONText.escaped(line) == printed)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(printed.utf8)) }
  }

  @Test func everyScalarThatIsNotEscapedIsSafe() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = ""
      JSONText.append(scalar, to: &text)
      #expect(text.hasPrefix("\\u") || SafeText(text).string == text, "\(String(value, radix: 16))")
    }
  }
}
