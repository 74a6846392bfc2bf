/// The second half of the room's script: what a phone shows, and what its player does there.
enum RoomDrawing {
  /// The screens, and the start.
  static let text = parts + RoomAsking.text + RoomTelling.text + RoomEntry.text

  /// Elements, shapes, and the one screen that is shown.
  private static let parts = #"""
    const stage = byId("stage");
    const top = byId("top");
    const still = window.matchMedia && matchMedia("(prefers-reduced-motion: reduce)").matches;

    const make = (kind, name, ...inside) => {
      const element = document.createElement(kind);
      if (name) element.className = name;
      for (const one of inside) {
        if (one === null || one === undefined || one === "") continue;
        element.appendChild(typeof one === "object" ? one : document.createTextNode(String(one)));
      }
      return element;
    };
    const button = (name, press, ...inside) => {
      const element = make("button", name, ...inside);
      element.type = "button";
      element.addEventListener("click", press);
      return element;
    };
    const heading = (name, ...inside) => {
      const element = make("h1", name, ...inside);
      element.tabIndex = -1;
      return element;
    };
    const drawings = [
      "M8 1 15.5 14.5H.5z", "M8 0 16 8 8 16 0 8z", "M8 .8a7.2 7.2 0 1 1-.01 0z", "M1.2 1.2H14.8V14.8H1.2z",
    ];
    const shape = (index) => {
      const space = "http://www.w3.org/2000/svg";
      const picture = document.createElementNS(space, "svg");
      picture.setAttribute("class", "shape");
      picture.setAttribute("viewBox", "0 0 16 16");
      picture.setAttribute("aria-hidden", "true");
      picture.setAttribute("focusable", "false");
      const path = document.createElementNS(space, "path");
      path.setAttribute("d", drawings[index % 4]);
      picture.appendChild(path);
      return picture;
    };
    // Beyond the fourth panel there is neither colour nor shape.
    const tone = (index) => "tone" + (index < 4 ? index + 1 : 0);
    const label = (index) => make("span", "label", index < 4 ? shape(index) : null, make("b", "", index + 1));
    const language = (element) => { if (info) element.lang = info.language; return element; };
    // A text from a bank; lines between two lines of three backticks are code.
    const prose = (name, text) => {
      const box = language(make("div", name));
      text.split(/^```.*$/m).forEach((part, index) => {
        const inside = part.replace(/^\n|\n$/g, "");
        if (inside) box.appendChild(make(index % 2 ? "pre" : "p", "", inside));
      });
      return box;
    };
    // Without points nobody has a place that is said.
    const isPlaced = (standing) => standing.place > 0 && standing.points > 0;
    const hasPlace = () => Boolean(own) && isPlaced(own);
    // Who came while the question was open is asked the next one.
    const isLateComer = () => Boolean(own) && Boolean(room.question) && room.question.number < own.first;
    const team = (n) => say("team").split("|")[n - 1] || n;
    // The sign by which the board shows this player; none before that is known.
    const sign = () => (own ? own.sign : 4);
    // Words that are too long for their place become smaller, step by step, before they are broken.
    const fit = (box, ...steps) => {
      const isWide = () => {
        box.classList.add("whole");
        const wide = Array.from(box.querySelectorAll(".words")).some((one) => one.scrollWidth > one.clientWidth);
        box.classList.remove("whole");
        return wide;
      };
      box.classList.remove(...steps);
      for (const step of steps) if (isWide()) box.classList.add(step);
    };

    // The screen is made anew only where it is another one, so that the focus stays.
    let shown = "";
    let screen = null;
    const draw = () => {
      if (!seat && !over) return;
      const path = current();
      const key = path.join(" ");
      if (key !== shown) {
        shown = key;
        screen = screens[path[0]]();
        byId("enter").hidden = true;
        stage.hidden = false;
        while (stage.firstChild) stage.removeChild(stage.firstChild);
        stage.className = path[0];
        stage.appendChild(screen.element);
        if (screen.fit) screen.fit();
        if (screen.begin) screen.begin();
        window.scrollTo(0, 0);
        const focus = screen.focus || stage.querySelector("h1");
        if (focus) focus.focus();
      }
      if (screen.update) screen.update();
      drawTop();
      drawNote();
    };
    const current = () => {
      if (over) return ["over", over];
      if (!room) return ["waiting"];
      const question = room.question || { number: 0, opens: 0, panels: [] };
      switch (room.phase) {
        case "lobby": return ["lobby"].concat(own ? [own.name] : []);
        case "open": return ["open"];
        case "question":
          if (room.isPaused) return ["held", question.number];
          if (isLateComer()) return ["late", question.number];
          return [now() < question.opens || !question.text ? "ready" : "question", question.number, question.opens];
        case "result":
          return ["result", question.number, question.opens].concat(
            own ? [own.answered, own.isRight, own.points, own.place] : []);
        case "standings": return ["standings", room.question ? room.question.number : room.version];
        case "podium": return ["podium"];
        default: return room.standings.length ? ["podium", "closed"] : ["over", "room.closed"];
      }
    };
    const drawTop = () => {
      const isIn = Boolean(seat) && !over;
      top.hidden = !isIn;
      byId("brand").hidden = isIn;
      if (!isIn) return;
      const question = room && room.phase !== "podium" ? room.question : null;
      byId("at").textContent = question ? question.number + " / " + number(room.count) : "";
      const name = byId("name");
      const text = own ? own.name : seat.name;
      if (name.textContent !== text || name.signed !== sign()) {
        name.signed = sign();
        name.className = tone(sign());
        while (name.firstChild) name.removeChild(name.firstChild);
        if (own) name.appendChild(shape(sign()));
        name.appendChild(make("bdi", "", text));
      }
      climb(byId("points"), own && (own.place || own.points) ? own.points : null);
    };
    // Points count up.
    const climb = (element, points) => {
      if (points === null) { element.textContent = ""; return; }
      const before = element.points === undefined ? points : element.points;
      if (before === points && element.textContent) return;
      element.points = points;
      const began = performance.now();
      const frame = () => {
        const share = still || document.hidden ? 1 : Math.min(1, (performance.now() - began) / 700);
        if (element.points !== points) return;
        element.textContent = many("points", Math.round(before + (points - before) * share));
        if (share < 1) requestAnimationFrame(frame);
      };
      frame();
    };

    // One line for what is wrong, for a moment also that it is well again.
    let isThere = true;
    let isBack = false;
    let telling = 0;
    const there = (value, isSure) => {
      if (!value && (!isThere || telling && !isSure)) return;
      clearTimeout(telling);
      telling = 0;
      if (!value) {
        telling = setTimeout(() => { telling = 0; isThere = isBack = false; draw(); }, isSure ? 0 : 1500);
      } else if (!isThere) {
        isThere = isBack = true;
        draw();
        setTimeout(() => { isBack = false; drawNote(); }, 2500);
        // What was open may be dead without a word.
        if (seat && !over && performance.now() - listened > 1000) { listen(); sync(); send(); }
      }
    };
    const drawNote = () => {
      const note = byId("note");
      let text = "";
      if (isEnded()) text = "";
      else if (!isThere) text = say("gone");
      else if (room && room.isPaused && room.phase !== "question") text = say("paused");
      else if (isBack) text = say("back");
      if (note.textContent !== text) note.textContent = text;
      note.className = isThere || !text ? "" : "gone";
    };
    const waiting = () => make("div", "dots", ...[0, 1, 2, 3].map((index) => make("span", tone(index), shape(index))));

    """#
}
