import QuizCore

/// The files that the pages load: their style, the script that keeps them live, and their picture.
enum Assets {
  /// A hash of the files for their addresses, since browsers cache them for a year.
  static let version = QuestionID(text: style, rightChoice: script).description

  /// TenQ's four shapes.
  static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#ff5f00" d="M8 2 14.5 14h-13z"/>\
    <path fill="#5f87d7" d="M24 1.5 30.5 8 24 14.5 17.5 8z"/><circle cx="8" cy="24" r="6" fill="#d7a700"/>\
    <path fill="#00a88a" d="M18.5 18.5h11v11h-11z"/></svg>
    """

  /// Keeps a page live: fetches it again when the server signals a change, and replaces the parts that differ. Without
  /// server-sent events it polls every fifteen seconds.
  static let script = #"""
    (() => {
      "use strict";
      const copy = document.querySelector(".copy");
      const command = document.querySelector("#command");
      if (copy && command && navigator.clipboard) {
        copy.hidden = false;
        copy.addEventListener("click", async () => {
          await navigator.clipboard.writeText(command.textContent);
          copy.textContent = copy.dataset.copied;
        });
      }
      const main = document.querySelector("main[data-live]");
      if (!main || !window.fetch || !window.DOMParser) return;
      const live = document.querySelector(".live");
      let busy = false;
      let again = false;
      const texts = (part) =>
        new Map([...part.querySelectorAll("[data-key]")].map((row) => [row.dataset.key, row.textContent]));
      const refresh = async () => {
        if (busy) { again = true; return; }
        busy = true;
        try {
          const answer = await fetch(location.href, { credentials: "same-origin", cache: "no-store" });
          if (answer.ok) {
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            for (const part of document.querySelectorAll("[data-part]")) {
              const next = page.querySelector(`[data-part="${part.dataset.part}"]`);
              if (!next || next.innerHTML === part.innerHTML) continue;
              const before = texts(part);
              for (const row of next.querySelectorAll("[data-key]")) {
                if (before.get(row.dataset.key) !== row.textContent) row.classList.add("changed");
              }
              part.replaceChildren(...next.childNodes);
            }
          }
        } catch {
          // The server is away; the next try comes by itself.
        }
        setTimeout(() => {
          busy = false;
          if (again) { again = false; refresh(); }
        }, 1000);
      };
      let timer = null;
      const poll = () => { if (timer === null) timer = setInterval(refresh, 15000); };
      if (!window.EventSource) { poll(); return; }
      const source = new EventSource(main.dataset.live);
      source.addEventListener("open", () => { if (live) live.hidden = false; refresh(); });
      source.addEventListener("change", refresh);
      source.addEventListener("error", () => {
        if (live) live.hidden = true;
        if (source.readyState === EventSource.CLOSED) poll();
      });
    })();

    """#

  /// The style. Colours are TenQ's, light or dark as the reader's system is; sizes follow the width, so that a
  /// projector can be read from the last row and a phone needs no scrolling to the side.
  static let style = """
    :root {
      color-scheme: light dark;
      --back: #fbfaf7; --card: #ffffff; --text: #1b1d22; --dim: #595e6a; --line: #d9d6cd; --link: #1a4fb4;
      --one: #af0000; --two: #005fff; --three: #96692f; --four: #005f5f; --bar: #8b909c; --track: #e8e5dc;
      --flash: #fff1b8; --here: #1b1d22; --heretext: #fbfaf7;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #111317; --card: #191c22; --text: #f1f1ee; --dim: #a9aebb; --line: #333844; --link: #9fc0ff;
        --one: #ff6a1a; --two: #7ea2ea; --three: #f2e24f; --four: #12cfae; --bar: #737a89; --track: #2a2e38;
        --flash: #3d3a18; --here: #f1f1ee; --heretext: #111317;
      }
    }
    * { box-sizing: border-box; }
    html { font-size: clamp(16px, 9px + 0.9vw, 44px); background: var(--back); color: var(--text); }
    body {
      margin: 0 auto; padding: 0.8rem clamp(0.7rem, 2.2vw, 3rem) 1rem; max-width: 110rem; line-height: 1.45;
      font-family: system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif;
    }
    a { color: var(--link); text-underline-offset: 0.15em; }
    a:focus-visible, button:focus-visible, input:focus-visible {
      outline: 0.18rem solid var(--two); outline-offset: 0.15rem;
    }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 0.5rem; top: 0.5rem; background: var(--card); padding: 0.4rem 0.8rem; z-index: 1; }
    header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.1rem; }
    h1 { font-size: 1.8rem; line-height: 1.2; margin: 0.1rem 0; overflow-wrap: anywhere; }
    .brand { margin: 0; display: flex; align-items: center; gap: 0.22rem; font-weight: 700; color: var(--dim); }
    .brand span { margin-left: 0.3rem; }
    .facts { margin: 0; color: var(--dim); display: flex; gap: 1rem; align-items: center; }
    .live { color: var(--four); font-weight: 700; }
    .live::before {
      content: ""; display: inline-block; width: 0.6em; height: 0.6em; border-radius: 50%; background: currentColor;
      margin-right: 0.4em;
    }
    .live[hidden] { display: none; }
    .shape { width: 0.78em; height: 0.78em; flex: none; }
    .shape1 { fill: var(--one); }
    .shape2 { fill: var(--two); }
    .shape3 { fill: var(--three); }
    .shape4 { fill: var(--four); }
    nav ul { list-style: none; margin: 0.35rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.3rem 0.4rem; }
    .choices { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.6rem; }
    nav a {
      display: inline-block; padding: 0.12rem 0.7rem; border-radius: 1rem; text-decoration: none;
      border: 0.06rem solid var(--line); color: var(--text); background: var(--card);
    }
    nav a:hover { border-color: var(--dim); }
    nav a[aria-current] { background: var(--here); color: var(--heretext); border-color: var(--here); font-weight: 700; }
    .games { font-size: 0.82rem; }
    main { margin-top: 0.8rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.2rem; }
    table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--dim); padding-bottom: 0.3rem; }
    thead th {
      font-size: 0.82rem; font-weight: 600; color: var(--dim); vertical-align: bottom; line-height: 1.2;
      white-space: normal; word-break: keep-all;
    }
    thead a { color: inherit; }
    th[aria-sort] a { color: var(--text); font-weight: 700; text-decoration: none; }
    th[aria-sort] a::after { content: " ▾"; content: " ▾" / ""; }
    th[aria-sort="ascending"] a::after { content: " ▴"; content: " ▴" / ""; }
    th, td { padding: 0.3rem 0.35rem; text-align: right; white-space: nowrap; }
    th.player { text-align: left; white-space: normal; width: 99%; }
    tbody tr { border-top: 0.06rem solid var(--line); }
    tbody th, tbody td { font-size: 1.15rem; font-weight: 400; }
    tbody th.player { font-weight: 600; overflow-wrap: anywhere; line-height: 1.2; min-width: 6em; }
    tbody .place { color: var(--dim); }
    tbody td.place { font-weight: 600; }
    td.place .shape { margin-right: 0.35em; }
    tr[class^="rank"] td.place span { color: var(--text); }
    td.chosen { font-weight: 700; }
    td small { color: var(--dim); font-weight: 400; font-size: 0.68em; margin-left: 0.1em; }
    td.time small { margin-left: 0; }
    .bar { display: block; width: 100%; height: 0.26rem; margin-top: 0.18rem; border-radius: 0.13rem; overflow: hidden; }
    .bar .all { fill: var(--track); }
    .bar .part { fill: var(--bar); }
    .rank1 .bar .part { fill: var(--one); }
    .rank2 .bar .part { fill: var(--two); }
    .rank3 .bar .part { fill: var(--three); }
    .rank4 .bar .part { fill: var(--four); }
    .nothing { color: var(--dim); text-align: left; white-space: normal; padding: 1rem 0; }
    .side { display: grid; gap: 1.2rem; align-content: start; min-width: 0; }
    .joining { display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: center; }
    .joining > div { flex: 1 1 12rem; min-width: 0; }
    .joining h2 { font-size: 1.15rem; margin: 0; }
    .joining p { margin: 0 0 0.3rem; color: var(--dim); font-size: 0.85rem; }
    .code { width: 9rem; height: 9rem; flex: none; border-radius: 0.3rem; forced-color-adjust: none; }
    .questions h2 { font-size: 1.15rem; margin: 0 0 0.3rem; }
    .questions ol { list-style: none; margin: 0; padding: 0; }
    .questions li { padding: 0.5rem 0; border-top: 0.06rem solid var(--line); }
    .question {
      margin: 0; overflow-wrap: anywhere; line-height: 1.35; display: -webkit-box; -webkit-box-orient: vertical;
      -webkit-line-clamp: 3; overflow: hidden;
    }
    .rate { margin: 0; color: var(--dim); font-size: 0.85rem; display: flex; flex-wrap: wrap; gap: 0 0.8rem; }
    .rate .bar { flex-basis: 100%; margin-bottom: 0.2rem; }
    .questions .bar .part { fill: var(--four); }
    .changed { animation: changed 3s ease-out; }
    @keyframes changed { from { background: var(--flash); } to { background: transparent; } }
    footer { margin-top: 1rem; color: var(--dim); font-size: 0.85rem; display: flex; flex-wrap: wrap; gap: 0 1.4rem; }
    footer p { margin: 0; }
    .text { max-width: 42rem; }
    .steps { list-style: none; padding: 0; }
    .steps li { display: flex; gap: 0.7rem; margin-bottom: 0.9rem; }
    .steps p { margin: 0 0 0.3rem; }
    .steps div { min-width: 0; flex: 1; }
    .step .shape { width: 1.1rem; height: 1.1rem; margin-top: 0.2rem; }
    pre {
      margin: 0; padding: 0.6rem 0.8rem; background: var(--card); border: 0.06rem solid var(--line); border-radius: 0.4rem;
      white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.95rem;
    }
    .note { color: var(--dim); }
    label { display: block; margin-bottom: 0.25rem; }
    input, button { font: inherit; padding: 0.4rem 0.8rem; border-radius: 0.4rem; border: 0.08rem solid var(--dim); }
    input { width: 100%; max-width: 24rem; background: var(--card); color: var(--text); }
    button { background: var(--here); color: var(--heretext); border-color: var(--here); cursor: pointer; margin-top: 0.4rem; }
    .wrong { color: var(--one); font-weight: 700; }
    @media (max-width: 40rem) {
      .rounds, td.time:not(.chosen), th.time:not([aria-sort]) { display: none; }
      table:has(th.time[aria-sort]) .days { display: none; }
      tbody th.player { min-width: 5em; }
      h1 { font-size: 1.5rem; }
      header { gap: 0 0.8rem; }
      th, td { padding-left: 0.2rem; padding-right: 0.2rem; }
    }
    @media (max-width: 26rem) {
      thead .days a, thead .time a { display: inline-block; word-break: normal; line-height: 1.1; max-width: 3.4rem; }
      thead .days a { min-width: 2.1em; }
      thead .time a { min-width: 4.2em; }
      td.right small { display: block; margin: 0; }
    }
    @media (min-width: 64rem) {
      main { grid-template-columns: minmax(0, 2.3fr) minmax(0, 1fr); gap: 2.4rem; }
      tbody th, tbody td { padding-top: 0.18rem; padding-bottom: 0.18rem; }
      tbody .player, tbody .place, tbody .chosen { font-size: 1.6rem; }
      th, td { padding-left: 0.45rem; padding-right: 0.45rem; }
    }
    @media (prefers-reduced-motion: reduce) { .changed { animation: none; } }
    @media (forced-colors: active) { .shape, .bar .part { forced-color-adjust: none; } }
    @media print { nav, footer, .live { display: none; } }

    """
}
