/// The part of the room's script that tells: results, standings and the podium.
enum RoomTelling {
  /// What a question came to, the standings and the podium.
  static let text = #"""
    const nextButton = (key) => room.rules.openUntil ? button("send next", () => step("next"), say(key)) : null;

    screens.result = () => {
      const question = room.question;
      const result = room.result;
      const has = Boolean(known(question));
      const isRight = has && own.isRight === true;
      const mine = has && own.panels || [];
      if (isRight && navigator.vibrate) navigator.vibrate([30, 60, 30]);
      const verdict = isLateComer() ? "began" : isRight ? "right" : has ? "wrong" : "none";
      const sign = { right: say("rightSign") + " ", wrong: say("wrongSign") + " ", none: "– ", began: "" }[verdict];
      const rise = own && own.former && own.place ? own.former - own.place : 0;
      const box = make(
        "div", "verdict " + verdict, heading("", sign, say(verdict)),
        has ? make(
          "p", "gain", isRight ? make("b", "", "+" + number(own.gained)) : null,
          make("span", "", seconds(own.milliseconds))) : null,
        hasPlace() ? make(
          "p", "place", make("b", "", say("placeOf", { place: place(own.place), of: number(result.asked) })),
          rise ? make("span", rise > 0 ? "up" : "down", many(rise > 0 ? "up" : "down", Math.abs(rise))) : null) : null);
      const most = Math.max(1, ...result.counts);
      const row = (index, count, text, isGood, isMine, at) => make(
        "li", (isGood ? "good " : "") + (index === null ? "tone0" : tone(index)),
        make("div", "row", index === null ? null : label(index), language(make("span", "words", text)),
          isMine ? make("em", "", say("yours")) : null,
          isGood ? make("span", "tick", at === undefined ? say("rightSign") : at) : null,
          make("span", "count", number(count), make("span", "unseen", " " + say("chose")))),
        make("div", "bar", make("i", "")));
      const kind = question.kind.split(" ")[0];
      const list = make("ol", "bars");
      const add = (element, share) => {
        element.lastChild.firstChild.style.transform = "scaleX(" + share + ")";
        list.appendChild(element);
      };
      if (kind === "order") {
        result.right.forEach((panel, at) => add(
          row(panel, result.counts[panel], question.panels[panel], true, false, at + 1), result.counts[panel] / most));
      } else if (question.panels.length) {
        question.panels.forEach((text, panel) => add(
          row(panel, result.counts[panel], text, result.right.indexOf(panel) >= 0, mine.indexOf(panel) >= 0),
          result.counts[panel] / most));
      } else {
        const top = Math.max(1, ...result.lines.map((line) => line.count));
        for (const line of result.lines) add(row(null, line.count, line.text, line.isRight, false), line.count / top);
      }
      const answer = question.panels.length ? null
        : make("p", "answer", say("answer"), " ", language(make("b", "", result.answer)));
      return {
        fit: () => fit(list, "small"),
        element: make(
          "div", "told", box,
          make("div", "why", prose("text small", question.text), answer,
            result.explanation ? prose("explanation", result.explanation) : null),
          make("div", "counts", list,
            make("p", "dim", say("rate", { n: number(result.rightCount), of: number(result.asked) }),
              result.unanswered ? " · " + many("unanswered", result.unanswered) : ""),
            nextButton(question.number === room.count ? "finish" : "next"))),
      };
    };

    const rows = (standings, name, above) => {
      const list = make("ol", "rows");
      const line = (standing, isMine) => {
        const rise = standing.former ? standing.former - standing.place : 0;
        list.appendChild(make(
          "li", isMine ? "mine" : "", make("span", "at", isPlaced(standing) ? number(standing.place) : ""), make("bdi", "", name(standing)),
          rise > 0 ? make("span", "up", "▲", make("span", "unseen", say("upBy")), number(rise)) : null,
          make("b", "", number(standing.points))));
      };
      for (const standing of standings) line(standing, name === who && Boolean(own) && standing.name === own.name);
      const all = standings.concat(above || []);
      if (name === who && own && own.place && !all.some((standing) => standing.name === own.name)) {
        line(own, true);
        list.lastChild.classList.add("apart");
      }
      return list;
    };
    const who = (standing) => standing.name;
    const whose = (standing) => team(Number(standing.name));
    const ranked = (teams) => teams.slice().sort((one, other) => one.place - other.place);

    screens.standings = () => ({
      element: make(
        "div", "told", heading("", say("standings")), room.teams.length ? rows(ranked(room.teams), whose) : null,
        rows(room.standings, who), nextButton("next")),
    });

    screens.podium = () => {
      const isTeams = room.teams.length > 0;
      const first = (isTeams ? ranked(room.teams) : room.standings).filter(isPlaced).slice(0, 3);
      const steps = make("ol", "steps");
      first.forEach((standing, index) => steps.appendChild(make(
        "li", "step" + (index + 1) + " " + (isTeams ? tone(Number(standing.name) - 1) : tone([2, 1, 3][index])),
        make("bdi", "", isTeams ? whose(standing) : who(standing)), make("span", "", number(standing.points)),
        make("b", "", standing.place))));
      const rest = isTeams ? room.standings : room.standings.slice(first.length);
      const confetti = make("div", "confetti");
      confetti.setAttribute("aria-hidden", "true");
      for (let index = 0; index < 36 && !still && room.phase === "podium"; index += 1) {
        const piece = make("i", tone(index % 4), shape(index % 4));
        const scatter = (index * 7919 + 104729) % 1009;
        piece.style.left = scatter % 100 + "%";
        piece.style.animationDelay = scatter * 7 % 1800 + "ms";
        piece.style.animationDuration = 1800 + scatter * 13 % 1600 + "ms";
        confetti.appendChild(piece);
      }
      return {
        element: make(
          "div", "told", confetti,
          room.phase === "closed" ? make("p", "closed", say("room.closed")) : null,
          heading("", hasPlace() ? say("youAre", { place: place(own.place) }) : say("end")),
          own && own.first <= room.count ? make(
            "p", "dim", many("points", own.points), " · ",
            say("ownRate", { n: own.right, of: number(Math.max(0, room.count - own.first + 1)) })) : null,
          first.length ? steps : null, rows(rest, who, isTeams ? [] : first),
          room.missed ? make("p", "dim", say("missed", { n: room.missed.number }), " ",
            language(make("span", "", room.missed.text.replace(/\s+/g, " ")))) : null),
      };
    };

    """#
}
