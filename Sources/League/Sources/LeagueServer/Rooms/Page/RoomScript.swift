/// The first half of the room's script: how a phone speaks with the server. ``RoomDrawing`` has the other.
///
/// It asks for nothing newer than ES2017, so that a phone of ten years ago runs it. Text from outside becomes text of
/// the page only as text nodes.
enum RoomScript {
  /// The whole script.
  static let text = "(() => {\n\"use strict\";\n" + speaking + RoomDrawing.text + "})();\n"

  /// The words, the clock, the seat, the events, and answers that are sent until they are acknowledged.
  private static let speaking = #"""
    const byId = (id) => document.getElementById(id);
    const main = byId("main");
    const words = JSON.parse(main.getAttribute("data-words"));
    // Absolute, since the address of the page changes once the code is known.
    const root = new URL(main.getAttribute("data-root") || "./", location.href).href;
    let code = main.getAttribute("data-code");

    // Words: {name} stands for a value.
    const say = (key, values) =>
      words[key].replace(/\{(\w+)\}/g, (all, name) => values && name in values ? values[name] : all);
    const number = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");
    const many = (key, n, values) =>
      say(n === 1 && words[key + "1"] ? key + "1" : key, Object.assign({ n: number(n) }, values));
    const place = (n) => {
      const forms = words.place.split("|");
      const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
      return (forms[last] || forms[0]).replace("{n}", number(n));
    };
    const seconds = (milliseconds) => say("seconds", { n: (Math.round(milliseconds / 100) / 10).toFixed(1) });

    // What stays when the page is loaded again.
    const kept = (key, value) => {
      try {
        if (value === undefined) return JSON.parse(localStorage.getItem("tenq." + key));
        if (value === null) localStorage.removeItem("tenq." + key);
        else localStorage.setItem("tenq." + key, JSON.stringify(value));
      } catch (fault) {
        // A browser that keeps nothing plays as well, until its page is closed.
      }
      return null;
    };

    // What is heard of the server, and since when an answer of it is owed; 0 for nothing owed.
    let heard = 0;
    let owed = 0;
    const hear = () => {
      heard = performance.now();
      owed = 0;
      there(true);
    };

    // Requests: an answer always comes, that of a server that is away has the status 0.
    const ask = async (method, path, body, patience) => {
      const stop = window.AbortController ? new AbortController() : null;
      const timer = setTimeout(() => { if (stop) stop.abort(); }, patience || 6000);
      owed = owed || performance.now();
      try {
        const headers = {};
        const token = seat ? seat.token : ticket;
        if (token) headers.Authorization = "Bearer " + token;
        if (body) headers["Content-Type"] = "application/json";
        const options = { method, headers, cache: "no-store", credentials: "omit" };
        if (body) options.body = JSON.stringify(body);
        if (stop) options.signal = stop.signal;
        const answer = await fetch(root + "v1/rooms/" + code + path, options);
        hear();
        let json = {};
        try { json = await answer.json(); } catch (fault) { json = {}; }
        const error = json.error || {};
        return { ok: answer.ok, status: answer.status, code: error.code || "", wait: error.retryAfter || 0, json };
      } catch (fault) {
        return { ok: false, status: 0, code: "", wait: 0, json: {} };
      } finally {
        clearTimeout(timer);
      }
    };
    const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

    // The server's clock: this one's and an offset, from the quickest of five round trips.
    let offset = Date.now() - performance.now();
    let roundTrip = 0;
    let synced = 0;
    const now = () => performance.now() + offset;
    const sync = async () => {
      const mine = synced = performance.now();
      let best = Infinity;
      let echo = 0;
      for (let turn = 0; turn < 6 && seat && mine === synced; turn += 1) {
        const sent = performance.now();
        const answer = await ask("GET", "/time?key=" + encodeURIComponent(seat.token) + (echo ? "&echo=" + echo : ""));
        const trip = performance.now() - sent;
        if (!answer.ok) return;
        echo = answer.json.now;
        // The first may have made the connection.
        if (turn > 0 && trip < best) {
          best = roundTrip = trip;
          offset = echo - sent - trip / 2;
          draw();
        }
      }
    };

    // The seat, and the room as it was told last.
    let seat = null;
    let info = null;
    let room = null;
    let own = null;
    let over = "";

    const look = async () => {
      const answer = await ask("GET", "");
      if (answer.ok) info = answer.json;
      return answer;
    };

    // A token of one's own: where the answer is lost, the seat is had by asking again.
    let ticket = "";
    const newTicket = () => {
      const bytes = Array.from(crypto.getRandomValues(new Uint8Array(32)));
      const text = btoa(String.fromCharCode.apply(null, bytes));
      return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
    };

    // Takes a seat, or the same one again; says why it cannot be had.
    const sit = async (name) => {
      if (!seat && !ticket) ticket = newTicket();
      const answer = await ask("POST", "/players", { name });
      if (answer.ok) {
        seat = { code, token: answer.json.token, name: answer.json.name, id: answer.json.id, team: answer.json.team };
        kept("seat", seat);
        kept("name", name);
      }
      return answer;
    };
    const leave = () => {
      if (source) source.close();
      clearTimeout(retry);
      source = seat = room = own = pending = null;
      ticket = "";
      kept("seat", null);
      kept("pending", null);
    };

    // Events: the state comes whole, so that a connection that broke has missed nothing.
    // What comes together is drawn together.
    let drawing = 0;
    const soon = () => {
      if (!drawing) drawing = setTimeout(() => { drawing = 0; draw(); }, 15);
    };
    let source = null;
    let retry = 0;
    let failures = 0;
    let listened = 0;
    const listen = () => {
      if (source) source.close();
      clearTimeout(retry);
      listened = performance.now();
      const mine = source = new EventSource(
        root + "v1/rooms/" + code + "/events?key=" + encodeURIComponent(seat.token));
      const on = (name, take) => mine.addEventListener(name, (event) => {
        if (mine !== source) return;
        listened = performance.now();
        hear();
        take(JSON.parse(event.data));
        soon();
      });
      on("room", (state) => { room = state; });
      on("own", (state) => { own = state; });
      on("count", (counts) => { if (room) Object.assign(room, counts); });
      mine.onopen = () => {
        failures = 0;
        listened = performance.now();
        hear();
        send();
      };
      mine.onerror = () => {
        if (mine !== source) return;
        there(false);
        if (mine.readyState === 2) retry = setTimeout(again, 500);
      };
    };

    const isEnded = () => Boolean(room) && (room.phase === "podium" || room.phase === "closed");

    // Comes back, or learns why not.
    const again = async () => {
      if (!seat) return;
      clearTimeout(retry);
      const answer = await sit(seat.name);
      if (!seat) return;
      if (answer.ok) {
        listen();
        sync();
      } else if (["room.away", "room.closed", "room.unknown"].indexOf(answer.code) >= 0) {
        if (source) source.close();
        there(true);
        // Of a room that ended well the podium stays.
        if (isEnded() && answer.code !== "room.away") return;
        over = answer.code;
        draw();
      } else if (answer.code === "token.unknown") {
        leave();
        welcome();
      } else {
        there(false);
        failures += 1;
        retry = setTimeout(again, Math.max(answer.wait, Math.min(failures, 8)) * 1000);
      }
    };

    // A phone that slept, and a connection that died without a word.
    let hidden = 0;
    const wake = () => {
      if (!seat || over || document.hidden) return;
      owed = 0;
      if (performance.now() - hidden > 2000 || (source && source.readyState === 2)) { listen(); sync(); }
    };
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) hidden = performance.now();
      else wake();
    });
    window.addEventListener("online", wake);
    window.addEventListener("offline", () => { if (seat && !over) there(false, true); });
    window.addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
    setInterval(() => {
      if (!seat || over || document.hidden || !source || source.readyState !== 1) return;
      const question = asked();
      const late = question ? now() - question.opens - question.limit > 6000 : false;
      if (performance.now() - listened > (late ? 6000 : 90000)) listen();
      if (performance.now() - synced > 300000) sync();
    }, 2000);

    // A network that swallows everything says nothing of it. Where nothing comes, the clock is asked for, while a
    // question is open often enough that two seconds after the last word it is said that there is none.
    const asked = () => (room && room.phase === "question" && !room.isPaused ? room.question : null);
    const probe = () => {
      if (!seat || over || document.hidden || isEnded()) return;
      const time = performance.now();
      if (owed && time - owed > Math.max(900, 3 * roundTrip)) there(false, true);
      if (!owed && room && time - heard > (asked() ? 800 : 4000)) poll();
      else if (owed && time - polled > 1500) poll();
    };
    let polled = 0;
    const poll = () => {
      polled = performance.now();
      ask("GET", "/time?key=" + encodeURIComponent(seat.token), null, 3000);
    };

    // An answer: sent again until it is acknowledged, at the latest a second after the question's time.
    let pending = null;
    let given = null;
    // What the server has of this player, to the question that is asked or was decided.
    const known = (question) => (own && own.answered === question.number ? own : null);
    const give = (answer, milliseconds) => {
      const question = room.question;
      given = Object.assign({ question: question.number, opens: question.opens }, answer);
      pending = Object.assign({ milliseconds: Math.max(0, Math.round(milliseconds)) }, given);
      given.state = "sending";
      given.limit = question.limit;
      kept("pending", pending);
      if (navigator.vibrate) navigator.vibrate(15);
      draw();
      send();
    };
    let sending = false;
    const send = async () => {
      if (sending || !pending || !given) return;
      sending = true;
      while (pending && seat) {
        const mine = pending;
        const answer = await ask("POST", "/answers", mine, Math.max(1200, 4 * roundTrip));
        if (mine !== pending) continue;
        const end = now() > mine.opens + given.limit + 1000;
        if (answer.ok) given.state = "sent";
        else if (answer.status === 0 && end) given.state = "lost";
        else if (answer.code === "room.over" || end) given.state = "late";
        else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) given.state = "refused";
        else given.state = answer.code === "room.unkept" ? "unkept" : "sending";
        if (given.state !== "sending" && given.state !== "unkept") {
          pending = null;
          kept("pending", null);
        }
        draw();
        if (pending) await pause(Math.max(answer.wait * 1000, 250));
      }
      sending = false;
    };

    // The player's own step, in a room where everybody plays in a time of their own.
    let stepping = false;
    const step = async (name) => {
      if (stepping || !room) return;
      stepping = true;
      const answer = await ask("POST", "/steps", { step: { [name]: {} }, version: room.version });
      stepping = false;
      if (!answer.ok && seat) again();
    };

    """#
}
