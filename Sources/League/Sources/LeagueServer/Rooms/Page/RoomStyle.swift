/// The style of the room's page: light or dark as the phone is, for one hand, portrait and landscape.
///
/// It does without what browsers of ten years ago lack. Every colour comes with a shape, a sign or a word.
enum RoomStyle {
  /// The style sheet.
  static let text = """
    :root {
      color-scheme: light dark;
      --back: #fbfaf7; --card: #ffffff; --text: #1b1d22; --dim: #595e6a; --line: #d9d6cd; --track: #e2ded3;
      --off: #e6e2d9; --offtext: #5d626d; --go: #1b1d22; --gotext: #fbfaf7; --focus: #1b1d22;
      --wait1: #af0000; --wait2: #005fd7; --wait3: #96692f; --wait4: #005f5f; --waittext: #ffffff;
      --lit1: #af0000; --lit2: #005fd7; --lit3: #96692f; --lit4: #005f5f; --littext: #ffffff;
      --mark1: #ffffff; --mark2: #ffffff; --mark3: #ffffff; --mark4: #ffffff;
      --right: #1d7a1d; --rightback: #e3f3e0; --wrong: #b3123f; --wrongback: #fbe7ea; --urgent: #a85400;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #111317; --card: #191c22; --text: #f1f1ee; --dim: #a9aebb; --line: #333844; --track: #2a2e38;
        --off: #22242a; --offtext: #989da9; --go: #f1f1ee; --gotext: #111317; --focus: #ffffff;
        --wait1: #5f0000; --wait2: #00507a; --wait3: #565600; --wait4: #005a5a;
        --lit1: #ff5f00; --lit2: #6f97e6; --lit3: #ffff5f; --lit4: #00d7af; --littext: #000000;
        --mark1: #ff6f1a; --mark2: #8fb4ff; --mark3: #ffff5f; --mark4: #1fe6c0;
        --right: #87d787; --rightback: #16281a; --wrong: #ff7f8f; --wrongback: #2e171c; --urgent: #ffaf00;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html {
      font-size: calc(15px + .45vmin); background: var(--back); color: var(--text); height: 100%;
      -webkit-text-size-adjust: 100%;
    }
    body {
      margin: 0 auto; max-width: 62rem; min-height: 100%; min-height: 100vh; min-height: 100dvh; line-height: 1.4;
      display: -webkit-flex; display: flex; flex-direction: column;
      padding: .6rem .8rem .8rem; padding: .6rem max(.8rem, env(safe-area-inset-right))
        max(.8rem, env(safe-area-inset-bottom)) max(.8rem, env(safe-area-inset-left));
      font-family: system-ui, -apple-system, Roboto, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP",
        "Yu Gothic UI", Meiryo, sans-serif;
      -webkit-tap-highlight-color: transparent; touch-action: manipulation; overflow-x: hidden;
    }
    h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .4rem; outline: 0; }
    h1, .text p, .explanation p, .words { word-wrap: break-word; overflow-wrap: break-word; }
    .whole .words { word-wrap: normal; overflow-wrap: normal; }
    p { margin: 0 0 .5rem; }
    ol { list-style: none; margin: 0; padding: 0; }
    .dim, small { color: var(--dim); font-weight: 400; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); white-space: nowrap; }
    .shape { width: 1em; height: 1em; fill: currentColor; flex: none; }
    .shape1 { fill: var(--lit1); } .shape2 { fill: var(--lit2); } .shape3 { fill: var(--lit3); }
    .shape4 { fill: var(--lit4); }
    .tone1 { --wait: var(--wait1); --lit: var(--lit1); --mark: var(--mark1); }
    .tone2 { --wait: var(--wait2); --lit: var(--lit2); --mark: var(--mark2); }
    .tone3 { --wait: var(--wait3); --lit: var(--lit3); --mark: var(--mark3); }
    .tone4 { --wait: var(--wait4); --lit: var(--lit4); --mark: var(--mark4); }
    .tone0 { --wait: #4a4e58; --lit: var(--dim); --mark: #ffffff; }
    button, input { font: inherit; color: inherit; margin: 0; -webkit-appearance: none; appearance: none; }
    button { cursor: pointer; touch-action: manipulation; -webkit-user-select: none; user-select: none; }
    :focus-visible { outline: .2rem solid var(--focus); outline-offset: .15rem; }
    h1:focus { outline: 0; }
    [aria-disabled="true"] { cursor: default; }

    #brand { display: flex; align-items: center; justify-content: center; margin: 9vh 0 0; font-weight: 700; }
    #brand .shape { width: 2.4rem; height: 2.4rem; margin-right: .5rem; animation: bob 2.4s ease-in-out infinite; }
    #brand .shape2 { animation-delay: .3s; }
    #brand .shape3 { animation-delay: .6s; }
    #brand .shape4 { animation-delay: .9s; }
    #brand span { margin-left: .4rem; font-size: 2rem; }
    #top { display: flex; align-items: center; min-height: 2rem; font-weight: 700; }
    #top span { flex: 1 0 auto; white-space: nowrap; }
    #top #name {
      flex: 0 1 auto; display: flex; align-items: center; min-width: 0; max-width: 48%; margin: 0 .6rem; padding: .1rem .7rem; border-radius: 1rem;
      background: var(--wait); color: #fff;
    }
    #name .shape { color: var(--mark); width: .8em; height: .8em; margin-right: .4rem; }
    #name bdi { overflow: hidden; text-overflow: ellipsis; }
    #points { text-align: right; font-variant-numeric: tabular-nums; }
    #note { margin: 0; text-align: center; font-weight: 700; }
    #note:not(:empty) { padding: .45rem .7rem; margin: .4rem 0; border-radius: .5rem; background: var(--track); }
    #note.gone { background: var(--wrongback); color: var(--wrong); }
    main, #stage { flex: 1 1 auto; display: flex; flex-direction: column; min-width: 0; }

    #enter { margin: 0 auto auto; width: 100%; max-width: 24rem; padding: 6vh 0; }
    #enter h1 { text-align: center; }
    #what { font-size: 1.15rem; color: var(--dim); text-align: center; }
    label { display: block; font-weight: 700; margin-bottom: .25rem; }
    input {
      width: 100%; min-height: 3.2rem; padding: .4rem .8rem; font-size: 1.3rem; border-radius: .7rem;
      border: .12rem solid var(--dim); background: var(--card);
    }
    #code { font-size: 2rem; font-weight: 700; letter-spacing: .35em; font-variant-numeric: tabular-nums; }
    .send, .undo {
      min-height: 3.2rem; padding: .4rem 1.4rem; border: 0; border-radius: .7rem; font-weight: 700; font-size: 1.15rem;
      background: var(--go); color: var(--gotext);
    }
    #go { width: 100%; margin-top: .5rem; }
    .undo { background: transparent; color: var(--dim); font-weight: 400; font-size: 1rem; text-decoration: underline; }
    .send[aria-disabled="true"], .undo[aria-disabled="true"] { opacity: .4; }
    .wrong { color: var(--wrong); font-weight: 700; }

    .middle { margin: auto; text-align: center; padding: 1rem 0 4vh; max-width: 30rem; }
    .middle h1 { font-size: 2rem; }
    .middle > p:empty { display: none; }
    .badge {
      display: inline-flex; align-items: center; max-width: 100%; margin: .3rem 0 .8rem; padding: .5rem 1.2rem;
      border-radius: 2rem; background: var(--wait); color: #fff; font-size: 1.4rem; font-weight: 700;
    }
    .badge .shape { color: var(--mark); margin-right: .6rem; animation: nod 2.4s ease-in-out infinite; }
    .badge bdi { overflow: hidden; text-overflow: ellipsis; }
    .look { font-size: 1.15rem; }
    .toys { display: flex; justify-content: center; margin: 1.4rem 0 1rem; }
    .toys .lamp {
      width: 3.6rem; min-height: 3.6rem; margin: 0 .3rem; padding: 0; justify-content: center; align-items: center;
      cursor: pointer;
      animation: bob 2.4s ease-in-out infinite;
    }
    .toys .lamp .shape { width: 1.7rem; height: 1.7rem; color: var(--mark); }
    .toys .lamp:nth-child(2) { animation-delay: .3s; }
    .toys .lamp:nth-child(3) { animation-delay: .6s; }
    .toys .lamp:nth-child(4) { animation-delay: .9s; }
    .toys .lamp.hop { animation: hop .7s ease-out; }
    .dots { display: flex; justify-content: center; margin: 1rem; }
    .dots span { margin: 0 .35rem; font-size: 1.4rem; color: var(--lit); animation: bob 1.2s ease-in-out infinite; }
    .dots span:nth-child(2) { animation-delay: .15s; }
    .dots span:nth-child(3) { animation-delay: .3s; }
    .dots span:nth-child(4) { animation-delay: .45s; }
    .digit { position: relative; width: 11rem; height: 11rem; margin: 1rem auto; color: var(--lit); }
    .digit .shape { width: 100%; height: 100%; animation: beat .45s ease-out; }
    .digit b {
      position: absolute; left: 0; right: 0; top: 0; bottom: 0; line-height: 11rem; font-size: 5rem;
      color: var(--littext);
    }
    .digit.tone1 b { line-height: 13.4rem; font-size: 4rem; }

    .ask { flex: 1 1 auto; display: flex; flex-direction: column; }
    .clock { display: flex; align-items: center; margin: .2rem 0 .6rem; font-weight: 700; }
    .clock b { min-width: 1.8rem; text-align: right; font-variant-numeric: tabular-nums; }
    .bar { flex: 1 1 auto; height: .45rem; border-radius: .3rem; overflow: hidden; background: var(--track); }
    .bar i { display: block; height: 100%; border-radius: .3rem; background: var(--text); transform-origin: left; }
    .urgent { color: var(--urgent); }
    .urgent .bar i { background: var(--urgent); }
    .urgent b::after { content: "!"; }
    .asked { flex: 1 1 auto; display: flex; flex-direction: column; justify-content: center; padding: .4rem 0 .9rem; }
    .title { margin: 0; font-size: 1.45rem; line-height: 1.35; }
    .text.short { font-size: 1.75rem; line-height: 1.3; }
    .text.long { font-size: 1.15rem; }
    .text p, .explanation p { margin: 0 0 .4rem; white-space: pre-line; }
    h1, .middle p { text-wrap: balance; }
    :lang(ja) { line-break: strict; word-break: auto-phrase; }
    pre {
      margin: 0 0 .5rem; padding: .5rem .7rem; border-radius: .4rem; background: var(--card); font-size: .8em;
      font-weight: 400; line-height: 1.35; overflow-x: auto; border: .06rem solid var(--line);
    }
    .lamps { display: flex; flex-wrap: wrap; margin: -.25rem; }
    .lamp {
      position: relative; display: flex; flex-direction: column; align-items: flex-start;
      justify-content: space-between; transition: background .12s, transform .12s;
      width: calc(50% - .5rem); min-height: 19vh; min-height: max(6.2rem, 19vh); margin: .25rem; padding: .6rem .7rem;
      border: .15rem solid transparent; border-radius: .9rem; text-align: left; font-size: 1.2rem; font-weight: 700;
      line-height: 1.2; background: var(--wait); color: var(--waittext);
    }
    .lamp:active { transform: scale(.97); }
    .label { display: inline-flex; align-items: center; font-size: 1rem; font-weight: 700; }
    .label .shape { width: 1.15rem; height: 1.15rem; margin-right: .4rem; color: var(--mark); }
    .lamp .words { align-self: stretch; min-width: 0; padding: .5rem 0 .1rem; }
    .small .lamp { font-size: 1.05rem; }
    .many .lamp { min-height: 4.4rem; }
    .list .lamp {
      width: calc(100% - .5rem); min-height: 3.4rem; flex-direction: row; align-items: center;
      justify-content: flex-start; font-size: 1.05rem;
    }
    .least .lamp { font-size: .9rem; }
    .list .label { min-width: 2.9rem; flex: none; }
    .list .words { align-self: auto; flex: 1; padding: 0; }
    .lamp.lit {
      background: var(--lit); color: var(--littext); border-color: var(--text); animation: press .3s ease-out;
    }
    .lamp.lit .shape { color: inherit; }
    .lamp.off { background: var(--off); color: var(--offtext); font-weight: 400; }
    .lamp.off .shape { color: var(--offtext); }
    .lamp:active.off { transform: none; }
    .turn:not(:empty) {
      position: absolute; top: .5rem; right: .6rem; min-width: 2rem; line-height: 2rem; border-radius: 1rem;
      text-align: center; background: var(--back); color: var(--text);
    }
    .actions { display: flex; margin-top: .6rem; }
    .actions .send { flex: 1; }
    .foot { display: flex; min-height: 2.6rem; align-items: center; padding-top: .5rem; }
    .foot p { margin: 0; }
    .said { font-weight: 700; margin-right: .7rem !important; }
    .said.sent { color: var(--right); }
    .said.sent::before { content: "✓ "; }
    .said.late, .said.lost, .said.refused, .said.unkept, .said.offline { color: var(--wrong); }
    .answered { color: var(--dim); }
    .line .row { display: flex; }
    .line input { flex: 1 1 auto; min-width: 0; }
    .line .send, .sign { flex: none; margin-left: .5rem; }
    .sign {
      margin: 0 .5rem 0 0; width: 3.2rem; border-radius: .7rem; border: .12rem solid var(--dim);
      background: var(--card); font-size: 1.4rem;
    }
    .typing .asked { flex: 0 1 auto; }

    .told { padding: .5rem 0; }
    .standings .told, .podium .told { margin: auto 0; }
    .standings h1 { font-size: 2rem; }
    .unit { align-self: center; margin-left: .5rem; font-size: 1.2rem; font-weight: 700; }
    .verdict {
      margin: .2rem 0 .9rem; padding: .8rem 1rem; border-radius: .9rem; background: var(--track); display: flex;
      flex-wrap: wrap; align-items: baseline; animation: rise .35s ease-out;
    }
    .verdict h1 { font-size: 2rem; margin: 0 1rem 0 0; }
    .verdict.began h1 { font-size: 1.3rem; }
    .verdict p { margin: 0; }
    .gain b { font-size: 1.6rem; margin-right: .7rem; font-variant-numeric: tabular-nums; }
    .verdict .place { flex: 1 0 100%; font-size: 1.15rem; }
    .verdict.right { background: var(--rightback); }
    .verdict.wrong { color: inherit; font-weight: 400; }
    .verdict.right h1, .gain b { color: var(--right); }
    .verdict.wrong { background: var(--wrongback); }
    .verdict.wrong h1 { color: var(--wrong); }
    .place .up, .place .down { margin-left: .8rem; }
    .up { color: var(--right); font-weight: 700; }
    .down { color: var(--dim); }
    .text.small { color: var(--dim); }
    .explanation { margin: .2rem 0 .8rem; }
    .answer b { font-size: 1.25rem; }
    .bars li { padding: .3rem 0; color: var(--dim); }
    .bars.small { font-size: .9rem; }
    .bars .words { min-width: 0; }
    .bars .row { display: flex; align-items: baseline; margin-bottom: .15rem; }
    .bars .label { align-self: center; min-width: 2.7rem; flex: none; }
    .bars .label .shape { color: var(--lit); }
    .bars em {
      font-style: normal; font-size: .8rem; margin-left: .6rem; padding: 0 .5rem; border-radius: .7rem; flex: none;
      align-self: center; border: .08rem solid currentColor;
    }
    .bars .tick { margin-left: .6rem; color: var(--right); font-weight: 700; }
    .bars .count { margin-left: auto; padding-left: .8rem; font-variant-numeric: tabular-nums; }
    .bars .bar { height: .9rem; }
    .bars .bar i { background: var(--dim); opacity: .55; }
    .bars .good { color: var(--text); font-weight: 700; }
    .bars .good .bar i { background: var(--lit); opacity: 1; }
    .counts .dim { margin-top: .4rem; }
    .next { width: 100%; margin-top: .8rem; }
    .rows { margin: .4rem 0 1rem; }
    .rows li {
      display: flex; align-items: baseline; padding: .55rem .8rem; border-bottom: .06rem solid var(--line);
      font-size: 1.15rem;
    }
    .rows .at { min-width: 2.2rem; color: var(--dim); font-variant-numeric: tabular-nums; }
    .rows bdi {
      flex: 1 1 auto; min-width: 0; text-align: left; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    }
    .rows .up { margin: 0 .8rem; font-size: .9rem; }
    .rows b { margin-left: .8rem; font-variant-numeric: tabular-nums; }
    .rows .mine {
      background: var(--go); color: var(--gotext); border-radius: .6rem; border-color: transparent; font-weight: 700;
    }
    .rows .mine .at, .rows .mine .up { color: inherit; }
    .rows .apart { margin-top: .6rem; }
    .podium { overflow: hidden; }
    .closed { text-align: center; font-weight: 700; padding: .45rem .7rem; border-radius: .5rem; background: var(--track); }
    .podium h1, .podium .told > .dim { text-align: center; }
    .podium h1 { font-size: 2rem; margin-top: .5rem; }
    .steps {
      display: flex; align-items: flex-end; justify-content: center; height: 16rem; height: clamp(11rem, 38vh, 18rem);
      margin: .8rem 0;
    }
    .steps li {
      flex: 1 1 0; min-width: 0; max-width: 33%; margin: 0 .2rem; display: flex; flex-direction: column;
      justify-content: flex-end;
      text-align: center; height: 100%;
    }
    .steps bdi { font-weight: 700; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .steps span { font-variant-numeric: tabular-nums; }
    .steps b {
      display: block; border-radius: .6rem .6rem 0 0; background: var(--lit); color: var(--littext); font-size: 2.6rem;
      line-height: 1.6; transform-origin: bottom; animation: grow .6s ease-out backwards;
    }
    .step1 { order: 2; } .step1 b { height: 74%; animation-delay: 1s; }
    .step2 { order: 1; } .step2 b { height: 54%; animation-delay: .6s; }
    .step3 { order: 3; } .step3 b { height: 40%; animation-delay: .2s; }
    .confetti i {
      position: fixed; top: -2rem; z-index: -1; color: var(--lit); pointer-events: none; opacity: 0;
      animation: fall 2.5s ease-in 2;
    }
    @keyframes bob { 50% { transform: translateY(-.35rem); } }
    @keyframes nod { 25% { transform: rotate(-14deg); } 75% { transform: rotate(14deg); } }
    @keyframes hop {
      0% { background: var(--lit); } 40% { transform: translateY(-2.6rem) rotate(180deg); background: var(--lit); }
      80% { transform: translateY(0) rotate(360deg); } 90% { transform: translateY(-.4rem) rotate(360deg); }
      100% { transform: rotate(360deg); }
    }
    @keyframes beat { from { transform: scale(.6) rotate(-20deg); opacity: 0; } }
    @keyframes press { 50% { transform: scale(1.04); } }
    @keyframes rise { from { transform: translateY(1rem); opacity: 0; } }
    @keyframes grow { from { transform: scaleY(0); } }
    @keyframes fall {
      0% { opacity: 1; transform: rotate(0); } 90% { opacity: 1; }
      100% { opacity: 0; transform: translateY(104vh) rotate(500deg); }
    }
    @media (orientation: landscape) and (max-height: 34rem) {
      body { padding-top: .3rem; }
      .ask { display: grid; grid-template-columns: 43% 57%; grid-template-rows: auto 1fr auto auto; }
      .clock { grid-column: 1 / 3; grid-row: 1; }
      .asked { grid-column: 1; grid-row: 2; padding: 0 1rem .4rem 0; justify-content: flex-start; min-width: 0; }
      .title { font-size: 1.2rem; }
      .ask .lamps, .ask .line { grid-column: 2; grid-row: 2 / 5; align-content: flex-start; min-width: 0; }
      .lamp { min-height: 33vh; }
      .many .lamp { min-height: 23vh; }
      .list .lamp { min-height: 3rem; }
      .actions { grid-column: 1; grid-row: 3; margin: 0 1rem 0 0; }
      .foot { grid-column: 1; grid-row: 4; min-height: 1.9rem; padding-top: .2rem; }
      .standings h1, .podium h1 { font-size: 1.4rem; margin-top: 0; }
      .rows { margin: .2rem 0; }
      .rows li { padding: .3rem .8rem; }
      .middle { padding: .3rem 0; }
      .middle h1 { font-size: 1.6rem; }
      .digit { width: 7rem; height: 7rem; margin: .3rem auto; }
      .digit b { line-height: 7rem; font-size: 3rem; }
      .digit.tone1 b { line-height: 8.6rem; font-size: 2.6rem; }
      .toys { margin: .5rem; }
      #brand { margin: .4rem 0 0; }
      #brand .shape { width: 1.4rem; height: 1.4rem; }
      #brand span { font-size: 1.3rem; }
      #enter { padding: 0; }
      #enter h1 { font-size: 1.2rem; }
      .text.short { font-size: 1.4rem; }
      .result .told { display: flex; flex-wrap: wrap; }
      .verdict { flex: 1 0 100%; padding: .5rem 1rem; margin-bottom: .5rem; }
      .verdict .place { flex: 0 1 auto; margin-left: auto; }
      .why { flex: 1 1 40%; padding-right: 1.2rem; }
      .counts { flex: 1 1 55%; }
      .steps { height: 54vh; }
      .steps b { font-size: 1.8rem; }
    }
    @media (prefers-reduced-motion: reduce) { * { animation: none !important; transition: none !important; } }
    @media (forced-colors: active) {
      .lamp, .send, .verdict, .rows .mine, .steps b { border: .12rem solid; }
      .lamp.lit, .bar i { forced-color-adjust: none; }
    }

    """
}
