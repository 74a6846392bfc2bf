import LeagueStore
import QuizCore
import ServiceLifecycle
import Synchronization

/// Watches the machine's clock while the server runs, reports to the owner when it was set, and notes the time in the
/// store so that the next server can compare.
struct ClockService: Service {
  /// The last change of the clock that was noticed.
  final class Memory: Sendable {
    private let jump = Mutex<ClockWatch.Jump?>(nil)

    /// The last one; nil when there was none.
    var last: ClockWatch.Jump? {
      get { jump.withLock { $0 } }
      set { jump.withLock { $0 = newValue } }
    }
  }

  /// How often the clocks are compared.
  private static let pause: Duration = .seconds(5)
  /// How many comparisons pass between two notes in the store: ten minutes.
  private static let looks = 120

  let services: LeagueServices

  func run() async throws {
    var watch = ClockWatch()
    _ = watch.look(wall: services.now(), steady: .now)
    // Corrects what an earlier server dated by a clock that was ahead, whether it noted the time or not.
    _ = try? await services.store.clockWasSetBack(now: services.now())
    await noteTime()
    var looks = 0
    while await ServerPause.wait(ClockService.pause) {
      looks += 1
      if let jump = watch.look(wall: services.now(), steady: .now) {
        await say(jump)
        await noteTime(isKnown: true)
      } else if looks % ClockService.looks == 0 {
        await noteTime()
      }
    }
    await noteTime()
  }

  /// Notes the time; a store that does not answer is ignored, since requests report it. `isKnown` where it was reported
  /// already that the time noted before is ahead.
  private func noteTime(isKnown: Bool = false) async {
    let now = services.now()
    guard let ahead = try? await services.store.noteTime(now), !isKnown,
      let jump = ClockWatch.start(noted: ahead, at: now)
    else { return }
    await say(jump)
  }

  /// Reports to the owner that the clock was set, and corrects dates in the future.
  private func say(_ jump: ClockWatch.Jump) async {
    services.clock.last = jump
    services.configuration.report(ClockService.sentence(jump)[services.configuration.language])
    guard jump.moved < 0, let count = try? await services.store.clockWasSetBack(now: services.now()), count > 0 else {
      return
    }
    let sentence = Phrase(
      en: "\(count) rounds that were dated in the future have their date by the players' clocks now",
      ja: "未来の日時になっていた\(count)件の記録を、参加者の時計による日時に直しました")
    services.configuration.report(sentence[services.configuration.language])
  }

  /// The message for the owner.
  static func sentence(_ jump: ClockWatch.Jump) -> Phrase {
    let date = WallTime(secondsSince1970: jump.noticed / 1000, offset: 0).map { "\($0)" } ?? "-"
    let amount = Phrase.time(milliseconds: abs(jump.moved))
    return jump.moved < 0
      ? Phrase(
        en: "the clock of this machine was set back by \(amount.en), to \(date); rounds are dated by it",
        ja: "このコンピューターの時計が\(amount.ja)戻され、\(date) になりました。記録の日時はこの時計で決まります")
      : Phrase(
        en: "the clock of this machine was set forward by \(amount.en), to \(date); rounds are dated by it",
        ja: "このコンピューターの時計が\(amount.ja)進められ、\(date) になりました。記録の日時はこの時計で決まります")
  }
}

extension Phrase {
  /// A length of time in the largest unit that gives at least two.
  fileprivate static func time(milliseconds: Int) -> Phrase {
    let seconds = milliseconds / 1000
    return switch seconds {
    case 172_800...: Phrase(en: "\(seconds / 86_400) days", ja: "\(seconds / 86_400)日")
    case 7200...: Phrase(en: "\(seconds / 3600) hours", ja: "\(seconds / 3600)時間")
    case 120...: Phrase(en: "\(seconds / 60) minutes", ja: "\(seconds / 60)分")
    case _: Phrase(en: "\(seconds) seconds", ja: "\(seconds)秒")
    }
  }
}
