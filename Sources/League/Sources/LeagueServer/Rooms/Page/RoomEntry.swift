/// The last part of the room's script: how a phone comes in, what it shows before the first question, and the start.
enum RoomEntry {
  /// The form, the lobby, the keys, and the start.
  static let text = #"""
    screens.over = () => ({ element: make("div", "middle", heading("", say(over || "room.closed")), button(
      "undo", () => { over = ""; leave(); welcome(); }, say("other"))) });

    // While one waits, the lamps can be tried.
    const toys = () => {
      const box = make("div", "toys");
      box.setAttribute("aria-hidden", "true");
      [0, 1, 2, 3].forEach((index) => {
        const toy = make("span", "lamp " + tone(index), shape(index));
        toy.addEventListener("click", () => {
          toy.classList.remove("hop");
          toy.getBoundingClientRect();
          toy.classList.add("hop");
          if (navigator.vibrate) navigator.vibrate(15);
        });
        box.appendChild(toy);
      });
      return box;
    };
    screens.lobby = () => {
      const here = make("p", "dim");
      // Names may be hidden at any time.
      const name = own ? own.name : seat.name;
      const badge = make("p", "badge " + tone(sign()), own ? shape(sign()) : null, make("bdi", "", name));
      return {
        element: make(
          "div", "middle", heading("", name === seat.name ? say("in") : say("onBoard", { name })), badge,
          make("p", "", own && own.team ? team(own.team) : ""),
          make("p", "look", say("look")), here, toys(),
          button("undo", () => { leave(); welcome(); }, say("notYou", { name: seat.name }))),
        update: () => { here.textContent = many("here", room.players); },
      };
    };
    screens.open = () => {
      const until = new Date(room.rules.openUntil).toLocaleString(
        document.documentElement.lang, { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" });
      return {
        element: make(
          "div", "middle", heading("", room.title), make("p", "", many("questions", room.count)),
          make("p", "dim", say("until", { date: until })), toys(),
          button("send next", () => step("start"), say("start"))),
      };
    };

    // The form.
    const form = byId("enter");
    const wrong = byId("wrong");
    const fault = (answer) => {
      const key = answer.status === 0 ? "away" : answer.status === 429 ? "tooMany" : answer.code;
      return words[key] ? say(key) : say("fault");
    };
    const complain = (answer) => {
      wrong.textContent = answer ? "✗ " + fault(answer) : "";
      wrong.hidden = !answer;
      const isCode = Boolean(answer) && answer.code === "room.unknown";
      const isName = Boolean(answer) && answer.code.slice(0, 5) === "name.";
      byId("code").setAttribute("aria-invalid", isCode);
      byId("called").setAttribute("aria-invalid", isName);
      if (isCode && byId("code").value) { code = ""; byId("codes").hidden = false; }
      if (isCode) byId("code").focus();
      if (isName) byId("called").focus();
    };
    const describe = () => {
      byId("what").textContent = info ? info.title : "";
      byId("what").lang = info ? info.language : "";
    };
    const welcome = async () => {
      shown = "";
      stage.hidden = true;
      form.hidden = false;
      top.hidden = true;
      byId("brand").hidden = false;
      byId("codes").hidden = Boolean(code);
      byId("called").value = kept("name") || "";
      if (!code) { byId("code").focus(); return; }
      byId("code").value = code;
      byId("called").focus();
      const answer = await look();
      describe();
      if (!answer.ok && answer.code === "room.unknown") byId("codes").hidden = false;
      if (!answer.ok) complain(answer);
      else if (info.isLocked) complain({ status: 403, code: "room.locked" });
    };
    let entering = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const plain = (text) => (text.normalize ? text.normalize("NFKC") : text);
      const digits = plain(byId("code").value).replace(/\D/g, "");
      const name = byId("called").value.trim();
      if (entering) return;
      if (!digits) { complain({ status: 404, code: "room.unknown" }); return; }
      if (!name) { complain({ status: 422, code: "name.unusable" }); return; }
      entering = true;
      byId("go").setAttribute("aria-disabled", "true");
      code = digits;
      let answer = await look();
      describe();
      const isThere = answer.ok;
      if (isThere) answer = await sit(name);
      // Of many at one address a room lets in one a second.
      for (let turn = 0; isThere && answer.status === 429 && answer.wait <= 10 && turn < 120; turn += 1) {
        complain(null);
        wrong.textContent = say("turn");
        wrong.hidden = false;
        await pause(answer.wait * 1000);
        answer = await sit(name);
      }
      entering = false;
      byId("go").removeAttribute("aria-disabled");
      complain(answer.ok ? null : answer);
      if (!answer.ok) return;
      if (window.history && history.replaceState) history.replaceState(null, "", root + "r/" + code + location.search);
      arrive();
    });
    const arrive = () => {
      draw();
      listen();
      sync();
      // Where the address is secure, the phone stays awake.
      if (navigator.wakeLock) navigator.wakeLock.request("screen").catch(() => {});
    };

    // Keys, for whoever has some.
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "INPUT") return;
      const lamp = stage.querySelectorAll("button.lamp")["123456789".indexOf(event.key)];
      if (lamp) { lamp.focus(); lamp.click(); }
    });
    window.addEventListener("resize", () => { if (screen && screen.fit && !stage.hidden) screen.fit(); });
    setInterval(() => { probe(); if (screen && screen.tick && !stage.hidden) screen.tick(); }, 100);

    // The start; whoever was in the room comes back by themselves.
    (async () => {
      if (!window.EventSource || !window.fetch) { complain({ status: 1, code: "old" }); return; }
      const old = kept("seat");
      if (!old || old.code !== code) { welcome(); return; }
      seat = old;
      draw();
      if (!(await look()).ok) info = null;
      await again();
      if (seat && !over && navigator.wakeLock) navigator.wakeLock.request("screen").catch(() => {});
    })();

    """#
}
