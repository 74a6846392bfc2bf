/// The part of the room's script that asks: what a phone shows of a question until it is decided.
enum RoomAsking {
  /// The countdown, the held room and the question.
  static let text = #"""
    const screens = {};
    screens.waiting = () => ({ element: make("div", "middle", heading("", say("waiting")), waiting()) });

    let opening = 0;
    screens.ready = () => {
      const question = room.question;
      const isLast = question.number === room.count && room.count > 1;
      const digit = make("b", "");
      const lamp = make("div", "digit", digit);
      lamp.setAttribute("aria-hidden", "true");
      let before = -1;
      const tick = () => {
        const left = Math.min(4, Math.ceil((question.opens - now()) / 1000));
        if (left === before) return;
        before = left;
        while (lamp.firstChild) lamp.removeChild(lamp.firstChild);
        digit.textContent = left > 3 || left < 1 ? "" : left;
        lamp.className = "digit " + tone((4 - left) % 4);
        lamp.appendChild(shape((4 - left) % 4));
        lamp.appendChild(digit);
      };
      return {
        element: make(
          "div", "middle", heading("", say("question", { n: question.number, of: room.count })), lamp,
          make("p", "dim", question.isAgain ? say(question.wasHeld ? "anewHeld" : "anew") : isLast ? say("last") : "")),
        tick,
        update: () => {
          tick();
          clearTimeout(opening);
          // The frame that shows the question is the one after the instant at which it opens.
          const open = () => { if (document.hidden) draw(); else requestAnimationFrame(draw); };
          opening = setTimeout(open, Math.max(0, question.opens - now()));
        },
      };
    };

    screens.held = () => ({
      element: make("div", "middle", heading("", say("paused")), waiting(), make("p", "dim", say("anewAfter"))),
    });

    screens.late = () => ({ element: make("div", "middle", heading("", say("began")), waiting(), toys()) });

    const stamp = (event) => {
      const at = event && event.timeStamp;
      const time = performance.now();
      return at > 0 && at <= time && time - at < 1000 ? at : time;
    };
    screens.question = () => {
      const question = room.question;
      const kind = question.kind.split(" ")[0];
      const isLine = question.panels.length === 0;
      const frame = performance.now();
      const old = kept("pending");
      if (!(given && given.opens === question.opens && given.question === question.number)) given = null;
      if (!given && old && old.opens === question.opens && old.question === question.number) {
        pending = old;
        given = Object.assign({}, old, { state: "sending", limit: question.limit });
        send();
      }
      const left = () => question.opens + question.limit - now();
      const isDone = () => Boolean(given || known(question)) || left() <= 0;
      const submit = (answer, event) => { if (!isDone()) give(answer, stamp(event) - frame); };

      const chosen = [];
      const lamps = question.panels.map((text, index) => {
        const lamp = button("lamp " + tone(index), (event) => {
          if (isDone()) return;
          if (kind === "several" || kind === "order") {
            const at = chosen.indexOf(index);
            if (at < 0) chosen.push(index);
            else if (kind === "several") chosen.splice(at, 1);
            draw();
          } else {
            submit({ panels: [index] }, event);
          }
        }, label(index), language(make("span", "words", text)));
        if (kind === "order") lamp.appendChild(make("span", "turn"));
        return lamp;
      });
      const sendButton = button("send", (event) => {
        const panels = chosen.slice();
        if (kind === "several") panels.sort((one, other) => one - other);
        if (panels.length === lamps.length || (kind === "several" && panels.length)) submit({ panels }, event);
      }, say("send"));
      const undo = button("undo", () => { if (!isDone()) { chosen.pop(); draw(); } }, say("undo"));

      const field = make("input", "");
      const line = make("form", "line");
      if (isLine) {
        field.id = "line";
        field.type = "text";
        field.maxLength = 100;
        field.setAttribute("autocomplete", "off");
        field.setAttribute("autocapitalize", "off");
        field.setAttribute("autocorrect", "off");
        field.setAttribute("spellcheck", "false");
        field.setAttribute("enterkeyhint", "send");
        if (kind === "number") field.setAttribute("inputmode", "decimal");
        language(field);
        const letters = question.wanted ? make("small", "", many("letters", question.wanted)) : null;
        const name = make("label", "", say(kind === "number" ? "number" : "typed"), " ", letters);
        name.htmlFor = "line";
        // Phones' keys for numbers have no minus.
        const sign = kind !== "number" ? null : button("sign", () => {
          if (!isDone()) field.value = field.value[0] === "-" ? field.value.slice(1) : "-" + field.value;
          field.focus();
        }, "±");
        if (sign) sign.setAttribute("aria-label", say("sign"));
        const submitting = make("button", "send", say("send"));
        const unit = question.unit ? make("span", "unit", question.unit) : null;
        for (const one of [name, make("div", "row", sign, field, unit, submitting)]) line.appendChild(one);
        line.addEventListener("submit", (event) => {
          event.preventDefault();
          if (field.value.trim()) submit({ text: field.value }, event);
        });
      }

      const bar = make("i", "");
      const time = make("b", "");
      const clock = make("div", "clock", make("div", "bar", bar), time);
      clock.setAttribute("aria-hidden", "true");
      const said = make("p", "said");
      said.setAttribute("role", "status");
      const answered = make("p", "answered");
      const isLong = question.text.length > (info && info.language === "ja" ? 60 : 100);
      const isShort = question.text.length < (info && info.language === "ja" ? 28 : 50);
      const counted = kind === "several" && question.wanted ? many("wanted", question.wanted) : "";
      const hint = kind === "several" || kind === "order" ? make("p", "dim", counted || say(kind)) : null;
      const text = prose("text" + (isLong ? " long" : isShort ? " short" : ""), question.text);
      const numbered = make("span", "unseen", say("question", { n: question.number, of: room.count }));
      const title = heading("title", numbered, text);
      const long = question.panels.some((panel) => panel.length > 34) || lamps.length > 6;
      const grid = isLine ? line : make("div", "lamps" + (long ? " list" : lamps.length > 4 ? " many" : ""), ...lamps);
      const actions = hint ? make("div", "actions", kind === "order" ? undo : null, sendButton) : null;
      const tick = () => {
        const rest = Math.max(0, Math.ceil(left() / 1000));
        if (time.textContent !== String(rest)) time.textContent = rest;
        clock.className = "clock" + (rest <= 3 ? " urgent" : "");
        if (left() <= 0 && !isDone.told) { isDone.told = true; draw(); }
      };
      return {
        element: make(
          "div", "ask" + (isLine ? " typing" : ""), clock, make("div", "asked", title, hint), grid, actions,
          make("div", "foot", said, answered)),
        focus: isLine && !isDone() ? field : null,
        fit: () => fit(grid, "small", ...(long ? [] : ["list"]), "least"),
        begin: () => {
          const share = Math.max(0, Math.min(1, left() / question.limit));
          bar.style.transform = "scaleX(" + share + ")";
          if (still) return;
          bar.getBoundingClientRect();
          bar.style.transition = "transform " + Math.max(0, left()) + "ms linear";
          bar.style.transform = "scaleX(0)";
        },
        tick,
        update: () => {
          tick();
          const done = isDone();
          const mine = given || known(question);
          const panels = mine ? mine.panels || [] : done ? [] : chosen;
          lamps.forEach((lamp, index) => {
            const at = panels.indexOf(index);
            lamp.className = "lamp " + tone(index) + (at >= 0 ? " lit" : done ? " off" : "");
            lamp.setAttribute("aria-disabled", done);
            if (kind === "order") lamp.lastChild.textContent = at >= 0 ? at + 1 : "";
            else lamp.setAttribute("aria-pressed", at >= 0);
          });
          if (isLine) {
            field.readOnly = done;
            if (mine && mine.text) field.value = mine.text;
          }
          const isReady = kind === "order" ? chosen.length === lamps.length : chosen.length > 0;
          sendButton.setAttribute("aria-disabled", done || !isReady);
          undo.setAttribute("aria-disabled", done || !chosen.length);
          if (actions) actions.hidden = done;
          const isSent = Boolean(known(question)) || Boolean(given) && given.state === "sent";
          const isWaiting = Boolean(given) && given.state === "sending" && !isThere;
          const state = isSent ? "sent" : isWaiting ? "offline" : given ? given.state : done ? "timeUp" : "";
          const telling = state && say(!given && isSent && question.isAgain ? "kept" : state);
          if (said.textContent !== telling) said.textContent = telling;
          said.className = "said " + state;
          answered.textContent = isSent && !room.rules.openUntil
            ? many("answered", room.answered, { of: number(room.asked) }) : "";
        },
      };
    };

    """#
}
