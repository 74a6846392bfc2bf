import QuizCore
import Testing

/// The language that the environment asks for.
@Suite struct LanguageTests {
  @Test(
    arguments: [
      ([:], Language.en), (["LANG": "ja_JP.UTF-8"], .ja), (["LANG": "ja"], .ja), (["LANG": "jam_JP"], .en),
      (["LANG": "ja_JP", "LC_ALL": "C"], .en), (["LANG": "C", "LC_MESSAGES": "ja_JP"], .ja),
      (["LANG": "ja_JP", "LC_ALL": ""], .ja), (["LANG": "fr_FR.UTF-8"], .en),
      // LANGUAGE comes before the locale, unless that is C.
      (["LANG": "en_US.UTF-8", "LANGUAGE": "ja"], .ja), (["LANG": "fr_FR", "LANGUAGE": "de:ja_JP:en"], .ja),
      (["LANG": "ja_JP", "LANGUAGE": "en_GB:ja"], .en), (["LANG": "ja_JP", "LANGUAGE": "de"], .en),
      (["LANG": "ja_JP", "LANGUAGE": ""], .ja), (["LANG": "ja_JP", "LANGUAGE": "C:ja"], .en),
      (["LANG": "C", "LANGUAGE": "ja"], .en), (["LANG": "C.UTF-8", "LANGUAGE": "ja"], .en),
      (["LC_ALL": "POSIX", "LANG": "ja_JP", "LANGUAGE": "ja"], .en), (["LANGUAGE": "ja"], .en),
      (["LANG": "ja_JP", "LANGUAGE": "::"], .en),
    ] as [([String: String], Language)])
  func theEnvironmentAsksForALanguage(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }
}
