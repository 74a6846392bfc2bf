import QuizCore

@testable import QuizScreens

extension Picture {
  /// Rounds for a room, of the host and of a player.
  static let live = [
    Picture("live/menu", en: .wide, ja: .small) { LiveStage($0, $1, opens: LiveMenuScreen()) },
    Picture("live/rules", en: .ordinary, ja: .small) {
      let state = LiveStage($0, opens: LiveMenuScreen()).app.context.state
      return LiveStage($0, $1, opens: LiveRulesScreen(.everything, in: state))
    },
    Picture("live/host-lobby", en: .ordinary, .small, .largest, ja: .ordinary) { language, size in
      LiveStage.host(language, size).having {
        $0.stand(LiveStage.state(.lobby, language), board: LiveStage.board())
        $0.wait(.seconds(9))
      }
    },
    Picture("live/host-question", en: .ordinary, .largest, ja: .ordinary) { language, size in
      LiveStage.host(language, size).having {
        var state = $0.question(LiveStage.venus(language), language, in: .milliseconds(-3300))
        state.answered = 7
        $0.stand(state, board: LiveStage.board())
      }
    },
    Picture("live/host-ending", en: .wide, ja: .ordinary) { language, size in
      LiveStage.host(language, size).having {
        $0.stand($0.question(LiveStage.venus(language), language, in: .milliseconds(-3300)), board: LiveStage.board())
        $0.type("q")
      }
    },
    Picture("live/host-result", en: .ordinary, .small) { language, size in
      LiveStage.host(language, size).having {
        $0.stand($0.venus(language), board: LiveStage.board())
        $0.wait(.seconds(9))
      }
    },
    Picture("live/host-typed", en: .ordinary) { language, size in
      try LiveStage.host(language, size).having {
        $0.stand(try LiveStage.capital($0, language))
        $0.wait(.seconds(9))
      }
    },
    Picture("live/host-leaders", en: .ordinary, ja: .small) { language, size in
      LiveStage.host(language, size).having {
        $0.stand(LiveStage.leaders($0, language), board: LiveStage.board())
        $0.wait(.seconds(9))
      }
    },
    Picture("live/host-podium", en: .ordinary) { language, size in
      LiveStage.host(language, size).atThePodium(language).having { $0.wait(.seconds(9)) }
    },
    Picture("live/host-everybody", en: .ordinary) { language, size in
      LiveStage.host(language, size).atThePodium(language).having { $0.press(.enter) }
    },
    Picture("live/join", en: .wide) { LiveStage($0, $1, opens: LiveJoinScreen(address: "", code: "", name: "")) },
    Picture("live/join-refused", en: .ordinary) {
      LiveStage($0, $1, opens: LiveJoinScreen(address: "", code: "", name: "")).having { $0.press(.enter) }
    },
    Picture("live/waiting", en: .ordinary) { LiveStage.player($0, $1) },
    Picture("live/latecomer", en: .wide, ja: .of(60, 18)) { language, size in
      LiveStage.player(language, size).having {
        $0.stand($0.question(LiveStage.venus(language), language, in: .seconds(-2)), own: LiveStage.latecomer)
      }
    },
    Picture("live/latecomer-result", en: .wide, ja: .of(60, 18)) { language, size in
      LiveStage.player(language, size).having { $0.stand($0.venus(language), own: LiveStage.latecomer) }
    },
    Picture("live/answered", en: .ordinary) { LiveStage.player($0, $1).answering($0) },
    Picture("live/right", en: .ordinary, ja: .small) { language, size in
      LiveStage.player(language, size).answering(language).having {
        $0.stand(
          $0.venus(language),
          own: LiveStage.own {
            ($0.answered, $0.isRight, $0.gained, $0.milliseconds) = (3, true, 1080, 1900)
            ($0.points, $0.right, $0.place, $0.former) = (3213, 3, 2, 4)
          })
      }
    },
    Picture("live/leaders", en: .ordinary) { language, size in
      LiveStage.player(language, size).having {
        $0.stand(LiveStage.leaders($0, language), own: LiveStage.seventh)
        $0.wait(.seconds(9))
      }
    },
    Picture("live/podium", ja: .ordinary) { language, size in
      LiveStage.player(language, size).having {
        $0.stand(LiveStage.podium(language), own: LiveStage.seventh)
        $0.wait(.seconds(9))
      }
    },
  ]

  /// The league: its table, what is wrong with it, and joining one.
  static let league = [
    Picture("league/week", en: .wide, ja: .ordinary, .small) {
      LeagueScreenTests.at(LeagueScreenTests.page(5), $0, $1)
    },
    Picture("league/hundred", en: .ordinary, ja: .small) { language, size in
      LeagueScreenTests.at(LeagueScreenTests.page(4000, own: 341), language, size).having {
        if size == .ordinary { $0.press(.end) }
      }
    },
    Picture("league/empty", en: .ordinary) { LeagueScreenTests.at(LeagueScreenTests.page(0), $0, $1) },
    Picture("league/trouble", en: .ordinary, ja: .small) {
      LeagueScreenTests.at(LeagueScreenTests.troubled(), $0, $1)
    },
    Picture("league/details", en: .ordinary) {
      LeagueScreenTests.at(LeagueScreenTests.troubled(), $0, $1).having { $0.type("v") }
    },
    Picture("league/by-time", en: .small) {
      LeagueScreenTests.at(LeagueScreenTests.page(5), $0, $1).having {
        $0.type("ss")
        $0.answer(LeagueScreenTests.page(5, selection: LeagueTable.Selection(order: .time)))
      }
    },
    Picture("league/join", en: .ordinary, ja: .small) { LeagueScreenTests.joining($0, $1) },
    Picture("league/join-missing", en: .ordinary, .small) {
      LeagueScreenTests.joining($0, $1) { $0.live.problem = "It is not installed." }
    },
  ]
}

extension LiveStage {
  /// What the question about Venus came to.
  fileprivate func venus(_ language: Language) -> LiveState {
    result(LiveStage.venus(language), language, counts: [3, 5, 1, 2], right: 5)
  }

  /// Having answered it after two seconds.
  fileprivate func answering(_ language: Language) -> LiveStage {
    having {
      $0.stand($0.question(LiveStage.venus(language), language, in: .milliseconds(100)), own: LiveStage.own())
      $0.type("2", after: .seconds(2))
    }
  }

  /// At the end of a room of eleven.
  fileprivate func atThePodium(_ language: Language) -> LiveStage {
    having {
      $0.stand(LiveStage.podium(language), board: LiveStage.board())
      $0.say(.table(LiveStage.table(players: 11)))
    }
  }

  /// A player who came in the middle of the third question.
  fileprivate static let latecomer = own { $0.first = 4 }

  /// A player of the seventh place.
  fileprivate static let seventh = own { ($0.name, $0.points, $0.place, $0.former, $0.right) = ("Kim", 2133, 7, 4, 2) }
}
