SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.changes (
    league text NOT NULL,
    player text NOT NULL,
    id text NOT NULL,
    received bigint NOT NULL
);
CREATE TABLE public.dailies (
    league text NOT NULL,
    player text NOT NULL,
    name text NOT NULL,
    round text NOT NULL
);
CREATE TABLE public.days (
    league text NOT NULL,
    player text NOT NULL,
    day bigint NOT NULL
);
CREATE TABLE public.former_wordings (
    league text NOT NULL,
    hash text NOT NULL,
    question text NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.invitation_details (
    hash text NOT NULL,
    league text NOT NULL,
    uses bigint NOT NULL,
    short text NOT NULL,
    player text NOT NULL
);
CREATE TABLE public.invitations (
    hash text NOT NULL,
    league text NOT NULL,
    expires bigint NOT NULL,
    uses bigint NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.leagues (
    id text NOT NULL,
    name text NOT NULL,
    utc_offset bigint NOT NULL,
    word text,
    created bigint NOT NULL
);
CREATE TABLE public.player_marks (
    league text NOT NULL,
    player text NOT NULL,
    hidden bigint NOT NULL,
    banned bigint NOT NULL,
    invitation text NOT NULL,
    held text NOT NULL
);
CREATE TABLE public.player_names (
    league text NOT NULL,
    folded text NOT NULL,
    player text NOT NULL
);
CREATE TABLE public.player_sets (
    league text NOT NULL,
    player text NOT NULL,
    set_name text NOT NULL
);
CREATE TABLE public.players (
    league text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    joined bigint NOT NULL,
    seen bigint NOT NULL,
    streak bigint NOT NULL,
    streak_day bigint NOT NULL,
    state bigint NOT NULL
);
CREATE TABLE public.question_tallies (
    league text NOT NULL,
    question text NOT NULL,
    slot bigint NOT NULL,
    asked bigint NOT NULL,
    right_count bigint NOT NULL,
    ms bigint NOT NULL,
    changed bigint NOT NULL,
    minute bigint NOT NULL
);
CREATE TABLE public.questions (
    league text NOT NULL,
    id text NOT NULL,
    maker text NOT NULL,
    content text NOT NULL,
    hash text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    state bigint NOT NULL
);
CREATE TABLE public.refusals (
    league text NOT NULL,
    player text NOT NULL,
    code text NOT NULL,
    count bigint NOT NULL,
    last bigint NOT NULL,
    example text NOT NULL
);
CREATE TABLE public.reports (
    league text NOT NULL,
    question text NOT NULL,
    player text NOT NULL,
    reason text,
    reported bigint NOT NULL
);
CREATE TABLE public.room_answers (
    room text NOT NULL,
    round bigint NOT NULL,
    question bigint NOT NULL,
    player text NOT NULL,
    given text NOT NULL,
    ms bigint NOT NULL
);
CREATE TABLE public.room_contents (
    room text NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.room_players (
    room text NOT NULL,
    id text NOT NULL,
    token text NOT NULL,
    name text NOT NULL,
    folded text NOT NULL,
    team bigint NOT NULL,
    state bigint NOT NULL,
    joined bigint NOT NULL,
    round bigint NOT NULL,
    place bigint NOT NULL,
    version bigint NOT NULL,
    course text NOT NULL
);
CREATE TABLE public.rooms (
    code text NOT NULL,
    id text NOT NULL,
    host text NOT NULL,
    league text NOT NULL,
    opened bigint NOT NULL,
    expires bigint NOT NULL,
    version bigint NOT NULL,
    server text NOT NULL,
    leased bigint NOT NULL,
    course text NOT NULL
);
CREATE TABLE public.rounds (
    league text NOT NULL,
    round text NOT NULL,
    player text NOT NULL,
    played bigint NOT NULL,
    received bigint NOT NULL,
    points bigint NOT NULL,
    state bigint NOT NULL,
    record text NOT NULL,
    batch bigint NOT NULL,
    own bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.rules (
    league text NOT NULL,
    rule text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    league text NOT NULL,
    player text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.totals (
    league text NOT NULL,
    game text NOT NULL,
    set_name text NOT NULL,
    player text NOT NULL,
    day bigint NOT NULL,
    day_points bigint NOT NULL,
    day_right bigint NOT NULL,
    day_asked bigint NOT NULL,
    day_ms bigint NOT NULL,
    day_rounds bigint NOT NULL,
    week bigint NOT NULL,
    week_points bigint NOT NULL,
    week_right bigint NOT NULL,
    week_asked bigint NOT NULL,
    week_ms bigint NOT NULL,
    week_rounds bigint NOT NULL,
    month bigint NOT NULL,
    month_points bigint NOT NULL,
    month_right bigint NOT NULL,
    month_asked bigint NOT NULL,
    month_ms bigint NOT NULL,
    month_rounds bigint NOT NULL,
    all_points bigint NOT NULL,
    all_right bigint NOT NULL,
    all_asked bigint NOT NULL,
    all_ms bigint NOT NULL,
    all_rounds bigint NOT NULL,
    last bigint NOT NULL,
    day_timed bigint DEFAULT 0 NOT NULL,
    day_own bigint DEFAULT 0 NOT NULL,
    week_timed bigint DEFAULT 0 NOT NULL,
    week_own bigint DEFAULT 0 NOT NULL,
    month_timed bigint DEFAULT 0 NOT NULL,
    month_own bigint DEFAULT 0 NOT NULL,
    all_timed bigint DEFAULT 0 NOT NULL,
    all_own bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.uncounted (
    league text NOT NULL,
    batch bigint NOT NULL,
    received bigint NOT NULL,
    rounds text NOT NULL
);
CREATE TABLE public.usage (
    league text NOT NULL,
    player text NOT NULL,
    day bigint NOT NULL,
    rounds bigint NOT NULL,
    bytes bigint NOT NULL,
    sets bigint NOT NULL
);
CREATE TABLE public.wordings (
    league text NOT NULL,
    hash text NOT NULL,
    question text NOT NULL,
    live bigint NOT NULL
);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', '01a2ef29-7000-761a-81a7-1ce206838217', 1799308800000);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', '01a2ea03-1400-7c43-9804-c17271a5a4b4', 1799222400002);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', '01a2ea03-1400-7d1e-bf2b-4ea93ad6a432', 1799222400002);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', '01a2ef29-7000-71b2-9829-4348bfad7f60', 1799308800000);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', '01a2ef29-7000-72b4-9f71-902a9ba45629', 1799308800000);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', '01a2ef29-7000-78de-ae48-6b2a0a3238af', 1799308800000);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', '01a2ef29-7000-7ee0-ba81-0dd7e99d57d0', 1799308800000);
INSERT INTO public.changes VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', '01a2ea03-1400-78c1-b729-9de3106d8a08', 1799222400000);
INSERT INTO public.changes VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', '01a2ea03-1400-78ce-b41c-98ce7194c9b9', 1799222400000);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20824);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20825);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20827);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20830);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20832);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20822);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20825);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20828);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20831);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20832);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20823);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20826);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20829);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20832);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20823);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20826);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20829);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20832);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20822);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20825);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20828);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20831);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20832);
INSERT INTO public.days VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20822);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20825);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20828);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20831);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20832);
INSERT INTO public.days VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833);
INSERT INTO public.former_wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '431f9efa8c3139a6', '3901be00-ebfc-4000-bf92-c162d1cbe9c0', '{"language":"en","text":"","answer":1,"choices":["choice 1","choice 2","choice 3","choice 4"]}');
INSERT INTO public.former_wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '6ea3b4b41ce82f4c', 'd0bd2422-5d97-426d-8c02-41d631d63b15', '{"language":"en","answer":1,"choices":["choice 1","choice 2","choice 3","choice 4"],"text":""}');
INSERT INTO public.former_wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'eed64debaf90bcf2', '81083b99-a888-4560-82fd-92f2e0bd06c8', '{"answer":1,"choices":["choice 1","choice 2","choice 3","choice 4"],"text":"","language":"en"}');
INSERT INTO public.invitation_details VALUES ('0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 1000000000, '', '');
INSERT INTO public.invitation_details VALUES ('149e9cacc6b0195d19c9d60bc697dbf0dbbd55c7973cd3cf7add728a59f76a99', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 7, 'short code$ceb4e8523035a9f61ccec7cde19e698a5f5d799fa8e4e1cf66122d81ce013afd', '');
INSERT INTO public.invitation_details VALUES ('8ca7f6ef10562678b135a3359e82b8c00f4e20b566800e571ff5a03c9bc42901', '93363e62-ff92-4e57-84e9-8821886b7396', 1000000000, '', '');
INSERT INTO public.invitation_details VALUES ('cd79f2bc4fbaa94972950f754735cd721b8f171fe9c5d485570f8cae9bb2d091', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 7, 'short code$a85293340b494d245b9e5f23f5de04afcbc7cd0a676b7d977f787afd00dc97c7', '');
INSERT INTO public.invitations VALUES ('0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 1800000000000, 999999994, 1798963200000);
INSERT INTO public.invitations VALUES ('149e9cacc6b0195d19c9d60bc697dbf0dbbd55c7973cd3cf7add728a59f76a99', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 1800691200001, 6, 1798963200001);
INSERT INTO public.invitations VALUES ('8ca7f6ef10562678b135a3359e82b8c00f4e20b566800e571ff5a03c9bc42901', '93363e62-ff92-4e57-84e9-8821886b7396', 1801555200003, 999999999, 1798963200003);
INSERT INTO public.invitations VALUES ('cd79f2bc4fbaa94972950f754735cd721b8f171fe9c5d485570f8cae9bb2d091', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 1800691200002, 7, 1798963200002);
INSERT INTO public.leagues VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'Class 3b', 32400, NULL, 1798963200000);
INSERT INTO public.leagues VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'Second', -18000, NULL, 1798963200001);
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '16aaa310-10a5-4575-a539-b60cc6c9179e', 0, 0, '0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', 'Held');
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 0, 0, '0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '');
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 0, 0, '0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '');
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 0, 0, '149e9cacc6b0195d19c9d60bc697dbf0dbbd55c7973cd3cf7add728a59f76a99', '');
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1, 0, '0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '');
INSERT INTO public.player_marks VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 0, 1, '0f43ffc1ca0beb9b6bc07bd548035def82fd2a942fc58e9dce66342c014ca730', '');
INSERT INTO public.player_marks VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 0, 0, '8ca7f6ef10562678b135a3359e82b8c00f4e20b566800e571ff5a03c9bc42901', '');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'akl', '68bdbcef-647f-419c-ac57-2f2e5996e658');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'cho', '92883a83-5f7e-480b-bc9b-f1f504e84a3a');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'dan', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'fay', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'held', '16aaa310-10a5-4575-a539-b60cc6c9179e');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'player7', '16aaa310-10a5-4575-a539-b60cc6c9179e');
INSERT INTO public.player_names VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ぼぶ', '56b5d408-a9af-4171-8ad8-66f27f4c8805');
INSERT INTO public.player_names VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'akl2', 'a23036e0-d530-467b-ad49-a7f99efd166f');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 'en/Class 3b');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 'en/food/more');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 'xx/Nobody/Has this');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 'en/food/more');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 'missing');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 'en/food/more');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 'en/food/more');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 'en/food/more');
INSERT INTO public.player_sets VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 'en/food/basic');
INSERT INTO public.player_sets VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 'en/food/more');
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '16aaa310-10a5-4575-a539-b60cc6c9179e', 'Player 7', 1798963200000, 1798963200000, 0, 0, 0);
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 'ﾎﾞﾌﾞ', 1798963200000, 1800000000014, 2, 20833, 0);
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 'Aki', 1798963200000, 1800000000000, 3, 20833, 0);
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 'Fay', 1798963200000, 1800000000014, 2, 20833, 0);
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 'Cho', 1798963200000, 1800000000000, 2, 20833, 0);
INSERT INTO public.players VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 'Dan', 1798963200000, 1800000000000, 3, 20833, 0);
INSERT INTO public.players VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 'Aki2', 1798963200000, 1800000000014, 3, 20833, 0);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 0, 1, 0, 0, 1798963200000, 29982720);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 1, 6, 0, 0, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 2, 2, 0, 0, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 3, 44, 0, 0, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 4, 2, 0, 0, 1798963200000, 29982720);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 5, 3, 0, 0, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 6, 8, 0, 0, 1799308800000, 29988480);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2030b2e2c0278db5', 1, -1, 0, -130, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2030b2e2c0278db5', 2, -1, -1, -164, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2030b2e2c0278db5', 3, 14, 7, 2061, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '27f2912f04850c54', 1, -1, -1, -140, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '27f2912f04850c54', 2, -1, 0, -130, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '27f2912f04850c54', 3, 17, 7, 2552, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '31c64c5d84523ea0', 1, -4, -2, -616, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '31c64c5d84523ea0', 3, 12, 6, 1698, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5829db3a9431e388', 1, -2, -2, -329, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5829db3a9431e388', 2, -1, -1, -181, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5829db3a9431e388', 3, 18, 9, 2749, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '60eb01cd73b62439', 1, -2, -1, -224, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '60eb01cd73b62439', 3, 8, 4, 1142, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'adfd80ba07c78833', 3, 8, 3, 1264, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'b5455be8856b6b9f', 1, -4, -3, -637, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'b5455be8856b6b9f', 3, 11, 6, 1720, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'c06d2234ccabea76', 3, 14, 6, 2125, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ca76fd634ca6e292', 1, -5, -1, -691, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ca76fd634ca6e292', 3, 15, 7, 2196, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'e8f82b47ea46d764', 1, -1, -1, -168, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'e8f82b47ea46d764', 3, 12, 7, 1813, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'eed64debaf90bcf2', 3, 1, 1, 1000, 1799568000003, 29992800);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ef22ac812852011d', 1, -3, -1, -389, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ef22ac812852011d', 2, -1, 0, -125, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ef22ac812852011d', 3, 16, 5, 2284, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f59067afa53c0a69', 1, -2, -1, -215, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f59067afa53c0a69', 2, -1, -1, -125, 1800000000000, 30000000);
INSERT INTO public.question_tallies VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f59067afa53c0a69', 3, 15, 5, 2199, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', 1, 1, 0, 0, 1798963200000, 29982720);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', 3, 6, 0, 0, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', 6, 1, 0, 0, 1799222400000, 29987040);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '2030b2e2c0278db5', 3, 2, 2, 360, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '31c64c5d84523ea0', 3, 1, 1, 129, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '5829db3a9431e388', 3, 1, 0, 157, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '60eb01cd73b62439', 3, 2, 2, 369, 1799568000003, 29992800);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'adfd80ba07c78833', 3, 4, 1, 599, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'b5455be8856b6b9f', 3, 4, 4, 604, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'c06d2234ccabea76', 3, 4, 3, 496, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'ca76fd634ca6e292', 3, 2, 2, 351, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'e8f82b47ea46d764', 3, 4, 3, 564, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'ef22ac812852011d', 3, 4, 2, 561, 1800000000014, 30000000);
INSERT INTO public.question_tallies VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'f59067afa53c0a69', 3, 2, 1, 250, 1800000000014, 30000000);
INSERT INTO public.questions VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '3901be00-ebfc-4000-bf92-c162d1cbe9c0', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', '', '431f9efa8c3139a6', 1799222400000, 1800000000000, 1);
INSERT INTO public.questions VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '81083b99-a888-4560-82fd-92f2e0bd06c8', '68bdbcef-647f-419c-ac57-2f2e5996e658', '{"choices":["right","wrong","worse","worst"],"text":"One, better?","answer":1,"language":"en"}', '4d69fec0b27c8020', 1799222400002, 1799308800000, 0);
INSERT INTO public.questions VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'c3a4557e-15ed-4469-bb03-50799b7e58ec', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', '{"answer":1,"text":"Waiting?","language":"en","choices":["right","wrong","worse","worst"]}', '7ed89749b0a6523b', 1799308800000, 1799308800000, 2);
INSERT INTO public.questions VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'd0bd2422-5d97-426d-8c02-41d631d63b15', '68bdbcef-647f-419c-ac57-2f2e5996e658', '', '6ea3b4b41ce82f4c', 1799222400002, 1799308800000, 1);
INSERT INTO public.questions VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '896407bc-6fff-4688-b1ce-4ce4d2b3e6d0', 'a23036e0-d530-467b-ad49-a7f99efd166f', '{"choices":["right","wrong","worse","worst"],"text":"Other league?","answer":1,"language":"en"}', '11aca7acbd34b449', 1799222400000, 1799222400000, 0);
INSERT INTO public.refusals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 'question.refused', 1, 1799308800000, '01a2ef29-7000-7743-a1d6-c4cb822e7949');
INSERT INTO public.reports VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '81083b99-a888-4560-82fd-92f2e0bd06c8', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 'Why?', 1799308800000);
INSERT INTO public.room_answers VALUES ('01a3185b-65a0-7373-9ced-6a5d40222a06', 1, 0, 'id-Ben', 'p1', 777);
INSERT INTO public.room_contents VALUES ('01a3185b-65a0-7373-9ced-6a5d40222a06', '{"language":"en","questions":[{"answer":"1","choices":["right","wrong","worse"],"kind":"one","order":[1,0,2],"text":"Question 1?"},{"answer":"1","choices":["right","wrong","worse"],"kind":"one","order":[1,0,2],"text":"Question 2?"}],"rules":{"hidesNames":false,"limit":10000,"players":500,"teams":2},"set":"en/food/basic","title":"Food"}');
INSERT INTO public.room_players VALUES ('01a3185b-65a0-7373-9ced-6a5d40222a06', 'id-Aya', 'hash-Aya', 'Aya', 'aya', 1, 0, 1799999950000, 1, 0, 0, '');
INSERT INTO public.room_players VALUES ('01a3185b-65a0-7373-9ced-6a5d40222a06', 'id-Ben', 'hash-Ben', 'Ben', 'ben', 2, 0, 1799999950001, 1, 0, 0, '');
INSERT INTO public.rooms VALUES ('5848', '01a3185b-65a0-7373-9ced-6a5d40222a06', '8839e02ed19167f8471896b798ad94e0ed83eca79a03eaf2e0698cf84bbbdab1', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 1799999940000, 1802591960000, 2, 'gone', 1799999946000, '{"began":1799999960000,"decided":0,"hidesNames":false,"isAgain":false,"isLocked":false,"isOwn":false,"isPaused":false,"opens":1799999964000,"order":[0,1],"phase":"question","place":0,"round":1,"wasHeld":false}');
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '0b01a31335-09a0-714d-9cfe-b95f7009a60b', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799913540000, 1799913600000, 2904, 0, '{"version":1,"id":"01a31335-09a0-714d-9cfe-b95f7009a60b","date":"2027-01-14T07:59:00+00:00","game":"missing","set":"missing","asked":2,"correct":2,"misses":0,"milliseconds":1800,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900},{"question":"b04edd769c60e37f","choice":1,"correct":true,"milliseconds":900}]}', 3883928794624258183, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '0d01a2fe9c-7848-7f7a-a16c-f5e57ea6280d', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799567997000, 1799568000000, 3585, 0, '{"version":1,"id":"01a2fe9c-7848-7f7a-a16c-f5e57ea6280d","date":"2027-01-10T07:59:57+00:00","game":"timed","set":"en/food/more","asked":5,"correct":3,"misses":2,"milliseconds":926,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"31c64c5d84523ea0","choice":1,"correct":true,"milliseconds":181},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":190},{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":165},{"question":"27f2912f04850c54","choice":2,"correct":false,"milliseconds":197},{"question":"60eb01cd73b62439","choice":3,"correct":false,"milliseconds":193}]}', 6648615934543230307, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2201a31335-e848-7103-ac77-a4e2e5559f22', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799913597000, 1799913600003, 3585, 0, '{"version":1,"id":"01a31335-e848-7103-ac77-a4e2e5559f22","date":"2027-01-14T07:59:57+00:00","game":"timed","set":"en/food/more","asked":5,"correct":3,"misses":2,"milliseconds":884,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":185},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":193},{"question":"31c64c5d84523ea0","choice":1,"correct":true,"milliseconds":177},{"question":"b5455be8856b6b9f","choice":2,"correct":false,"milliseconds":155},{"question":"adfd80ba07c78833","choice":3,"correct":false,"milliseconds":174}]}', 5812296219295341964, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2401a308e9-3818-738e-b39a-1839ee23aa24', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799740799000, 1799740800001, 3586, 0, '{"version":1,"id":"01a308e9-3818-738e-b39a-1839ee23aa24","date":"2027-01-12T07:59:59+00:00","game":"timed","set":"en/food/more","asked":5,"correct":3,"misses":2,"milliseconds":753,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":179},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":131},{"question":"60eb01cd73b62439","choice":1,"correct":true,"milliseconds":189},{"question":"c06d2234ccabea76","choice":2,"correct":false,"milliseconds":116},{"question":"b5455be8856b6b9f","choice":3,"correct":false,"milliseconds":138}]}', 885844487802104684, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2701a303c2-d830-73ca-a22b-914a530a7b27', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1799654398000, 1799654400000, 2392, 0, '{"version":1,"id":"01a303c2-d830-73ca-a22b-914a530a7b27","date":"2027-01-11T07:59:58+00:00","game":"timed","set":"en/food/more","asked":5,"correct":2,"misses":3,"milliseconds":802,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":142},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":148},{"question":"ca76fd634ca6e292","choice":4,"correct":false,"milliseconds":186},{"question":"c06d2234ccabea76","choice":2,"correct":false,"milliseconds":137},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":189}]}', 1883914048189299791, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '2801a2ef28-85a0-70a6-b326-b608f51fc828', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799308740000, 1799308800000, 1905, 0, '{"version":1,"id":"01a2ef28-85a0-70a6-b326-b608f51fc828","date":"2027-01-07T07:59:00+00:00","game":"missing","set":"missing","asked":1,"correct":1,"misses":0,"milliseconds":900,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900}]}', 8768674299825277264, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '3001a2f976-2418-7e29-9787-ad9f99a69430', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799481599000, 1799481600000, 2392, 0, '{"version":1,"id":"01a2f976-2418-7e29-9787-ad9f99a69430","date":"2027-01-09T07:59:59+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":2,"misses":3,"milliseconds":734,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"adfd80ba07c78833","choice":1,"correct":true,"milliseconds":120},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":145},{"question":"ef22ac812852011d","choice":4,"correct":false,"milliseconds":158},{"question":"5829db3a9431e388","choice":2,"correct":false,"milliseconds":129},{"question":"27f2912f04850c54","choice":3,"correct":false,"milliseconds":182}]}', 47064520520661859, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '3001a30e0f-8c48-7dff-986b-484e27938a30', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799827197000, 1799827200000, 5978, 0, '{"version":1,"id":"01a30e0f-8c48-7dff-986b-484e27938a30","date":"2027-01-13T07:59:57+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":5,"misses":0,"milliseconds":712,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"60eb01cd73b62439","choice":1,"correct":true,"milliseconds":115},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":105},{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":143},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":184},{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":165}]}', 1436690889198034955, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '3401a2ea03-1018-719a-9982-75d91746ae34', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799222399000, 1799222400000, 4782, 0, '{"version":1,"id":"01a2ea03-1018-719a-9982-75d91746ae34","date":"2027-01-06T07:59:59+00:00","game":"timed","set":"en/food/more","asked":5,"correct":4,"misses":1,"milliseconds":743,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":140},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":191},{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":121},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":171},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":120}]}', 6649071975488057796, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '3e01a3185c-4c18-7b85-b434-fea29f66523e', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799999999000, 1800000000000, 1196, 0, '{"version":1,"id":"01a3185c-4c18-7b85-b434-fea29f66523e","date":"2027-01-15T07:59:59+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":1,"misses":4,"milliseconds":637,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":132},{"question":"27f2912f04850c54","choice":3,"correct":false,"milliseconds":128},{"question":"c06d2234ccabea76","choice":4,"correct":false,"milliseconds":139},{"question":"f59067afa53c0a69","choice":2,"correct":false,"milliseconds":118},{"question":"60eb01cd73b62439","choice":3,"correct":false,"milliseconds":120}]}', 5036634837914945550, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '4401a3185c-3c78-75fb-9b55-69bee1513944', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1799999995000, 1800000000000, 1195, 0, '{"version":1,"id":"01a3185c-3c78-75fb-9b55-69bee1513944","date":"2027-01-15T07:59:55+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":1,"misses":4,"milliseconds":792,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"60eb01cd73b62439","choice":1,"correct":true,"milliseconds":193},{"question":"c06d2234ccabea76","choice":3,"correct":false,"milliseconds":191},{"question":"e8f82b47ea46d764","choice":4,"correct":false,"milliseconds":115},{"question":"27f2912f04850c54","choice":2,"correct":false,"milliseconds":110},{"question":"adfd80ba07c78833","choice":3,"correct":false,"milliseconds":183}]}', 3786221263338571518, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '4501a2fe9c-8400-7997-a672-17895ec91c45', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799568000000, 1799568000000, 1195, 0, '{"version":1,"id":"01a2fe9c-8400-7997-a672-17895ec91c45","date":"2027-01-10T08:00:00+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":1,"misses":4,"milliseconds":721,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":157},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":122},{"question":"c06d2234ccabea76","choice":4,"correct":false,"milliseconds":132},{"question":"2030b2e2c0278db5","choice":2,"correct":false,"milliseconds":182},{"question":"5829db3a9431e388","choice":3,"correct":false,"milliseconds":128}]}', 7240460707367443341, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5301a3185c-4448-76f6-988e-e23b7fe12453', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799999997000, 1800000000000, 5978, 0, '{"version":1,"id":"01a3185c-4448-76f6-988e-e23b7fe12453","date":"2027-01-15T07:59:57+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":5,"misses":0,"milliseconds":751,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":143},{"question":"f59067afa53c0a69","choice":1,"correct":true,"milliseconds":135},{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":193},{"question":"31c64c5d84523ea0","choice":1,"correct":true,"milliseconds":119},{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":161}]}', 5228238204649184686, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5c01a2ef29-7000-770a-bbf6-09388d18305c', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799308800000, 1799308800000, 0, 1, '', 8768674299825277264, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '5d01a2f44f-c430-7d79-baec-29ea9f951a5d', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1799395198000, 1799395200000, 3587, 0, '{"version":1,"id":"01a2f44f-c430-7d79-baec-29ea9f951a5d","date":"2027-01-08T07:59:58+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":3,"misses":2,"milliseconds":726,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":100},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":163},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":198},{"question":"27f2912f04850c54","choice":2,"correct":false,"milliseconds":145},{"question":"ef22ac812852011d","choice":3,"correct":false,"milliseconds":120}]}', 4504893649439259918, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '6301a3185c-4830-77d6-a6b6-8fdbcb7c8b63', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1799999998000, 1800000000000, 4782, 0, '{"version":1,"id":"01a3185c-4830-77d6-a6b6-8fdbcb7c8b63","date":"2027-01-15T07:59:58+00:00","game":"timed","set":"en/food/more","asked":5,"correct":4,"misses":1,"milliseconds":754,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"31c64c5d84523ea0","choice":1,"correct":true,"milliseconds":130},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":185},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":130},{"question":"f59067afa53c0a69","choice":1,"correct":true,"milliseconds":191},{"question":"27f2912f04850c54","choice":3,"correct":false,"milliseconds":118}]}', 8788916805516720535, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '6501a2dfb6-5c00-74db-a32b-d632e90e9d65', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799049600000, 1799049600000, 1195, 0, '{"version":1,"id":"01a2dfb6-5c00-74db-a32b-d632e90e9d65","date":"2027-01-04T08:00:00+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":1,"misses":4,"milliseconds":767,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"adfd80ba07c78833","choice":1,"correct":true,"milliseconds":195},{"question":"2030b2e2c0278db5","choice":3,"correct":false,"milliseconds":165},{"question":"ef22ac812852011d","choice":4,"correct":false,"milliseconds":109},{"question":"27f2912f04850c54","choice":2,"correct":false,"milliseconds":137},{"question":"b5455be8856b6b9f","choice":3,"correct":false,"milliseconds":161}]}', 862791637058765141, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7701a30e0f-9800-7095-a738-9b862b3e8f77', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799827200000, 1799827200000, 5979, 0, '{"version":1,"id":"01a30e0f-9800-7095-a738-9b862b3e8f77","date":"2027-01-13T08:00:00+00:00","game":"timed","set":"en/food/more","asked":5,"correct":5,"misses":0,"milliseconds":708,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":142},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":116},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":179},{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":129},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":142}]}', 1444889631941543589, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7801a2e4dc-a478-71ed-a741-614a0fd80278', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1799135995000, 1799136000000, 0, 0, '{"version":1,"id":"01a2e4dc-a478-71ed-a741-614a0fd80278","date":"2027-01-05T07:59:55+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":0,"misses":5,"milliseconds":679,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"adfd80ba07c78833","choice":2,"correct":false,"milliseconds":122},{"question":"ef22ac812852011d","choice":3,"correct":false,"milliseconds":130},{"question":"5829db3a9431e388","choice":4,"correct":false,"milliseconds":163},{"question":"27f2912f04850c54","choice":2,"correct":false,"milliseconds":150},{"question":"31c64c5d84523ea0","choice":3,"correct":false,"milliseconds":114}]}', 5465711964533896489, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7d01a30e0e-ada0-7441-9b1d-616b719dcb7d', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799827140000, 1799827200000, 1905, 0, '{"version":1,"id":"01a30e0e-ada0-7441-9b1d-616b719dcb7d","date":"2027-01-13T07:59:00+00:00","game":"missing","set":"missing","asked":1,"correct":1,"misses":0,"milliseconds":900,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900}]}', 1444889631941543589, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7e01a2ef23-5580-7ae6-b5b4-0688a2c3107e', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799308400000, 1799308800000, 1895, 0, '{"version":1,"id":"01a2ef23-5580-7ae6-b5b4-0688a2c3107e","date":"2027-01-07T07:53:20+00:00","game":"timed","set":"en/Class 3b","asked":1,"correct":1,"misses":0,"milliseconds":1000,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"eed64debaf90bcf2","choice":1,"correct":true,"milliseconds":1000}]}', 2396540842416079465, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '9401a3185b-65a0-7a26-8afd-a087e487c194', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799999940000, 1800000000000, 3903, 0, '{"version":1,"id":"01a3185b-65a0-7a26-8afd-a087e487c194","date":"2027-01-15T07:59:00+00:00","game":"missing","set":"missing","asked":3,"correct":3,"misses":0,"milliseconds":2700,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900},{"question":"b04edd769c60e37f","choice":1,"correct":true,"milliseconds":900},{"question":"d1384434a7261e79","choice":1,"correct":true,"milliseconds":900}]}', 2262319948257637429, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a601a31335-ec30-7303-aab8-4c5860a3c0a6', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1799913598000, 1799913600000, 5978, 0, '{"version":1,"id":"01a31335-ec30-7303-aab8-4c5860a3c0a6","date":"2027-01-14T07:59:58+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":5,"misses":0,"milliseconds":719,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":139},{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":166},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":113},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":104},{"question":"f59067afa53c0a69","choice":1,"correct":true,"milliseconds":197}]}', 3195906496494031151, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a701a3185c-53e8-7d3e-9c2e-0076053f55a7', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1800000001000, 1800000001000, 1195, 0, '{"version":1,"id":"01a3185c-53e8-7d3e-9c2e-0076053f55a7","date":"2027-01-15T08:00:01+00:00","game":"timed","set":"en/food/more","asked":5,"correct":1,"misses":4,"milliseconds":743,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":162},{"question":"5829db3a9431e388","choice":3,"correct":false,"milliseconds":168},{"question":"adfd80ba07c78833","choice":4,"correct":false,"milliseconds":132},{"question":"c06d2234ccabea76","choice":2,"correct":false,"milliseconds":178},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":103}]}', 4415593706385423429, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ac01a2dfb5-71a0-70a1-a508-3abef65ff8ac', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799049540000, 1799049600000, 1905, 0, '{"version":1,"id":"01a2dfb5-71a0-70a1-a508-3abef65ff8ac","date":"2027-01-04T07:59:00+00:00","game":"missing","set":"missing","asked":1,"correct":1,"misses":0,"milliseconds":900,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900}]}', 862791637058765141, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'b501a3185c-53e8-7cf0-9a68-17df06776fb5', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1800000001000, 1800000001000, 4783, 0, '{"version":1,"id":"01a3185c-53e8-7cf0-9a68-17df06776fb5","date":"2027-01-15T08:00:01+00:00","game":"timed","set":"en/food/more","asked":5,"correct":4,"misses":1,"milliseconds":722,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":149},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":119},{"question":"adfd80ba07c78833","choice":1,"correct":true,"milliseconds":167},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":147},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":140}]}', 4415593706385423429, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'b901a303c2-cc78-7e44-b706-0bac785c96b9', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1799654395000, 1799654400000, 0, 0, '{"version":1,"id":"01a303c2-cc78-7e44-b706-0bac785c96b9","date":"2027-01-11T07:59:55+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":0,"misses":5,"milliseconds":762,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"f59067afa53c0a69","choice":2,"correct":false,"milliseconds":135},{"question":"c06d2234ccabea76","choice":3,"correct":false,"milliseconds":169},{"question":"5829db3a9431e388","choice":4,"correct":false,"milliseconds":169},{"question":"2030b2e2c0278db5","choice":2,"correct":false,"milliseconds":139},{"question":"ca76fd634ca6e292","choice":3,"correct":false,"milliseconds":150}]}', 3202315084349591285, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'bb01a31335-f018-78ac-9203-952aac244ebb', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799913599000, 1799913600000, 1196, 0, '{"version":1,"id":"01a31335-f018-78ac-9203-952aac244ebb","date":"2027-01-14T07:59:59+00:00","game":"timed","set":"en/food/more","asked":5,"correct":1,"misses":4,"milliseconds":675,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":120},{"question":"c06d2234ccabea76","choice":3,"correct":false,"milliseconds":112},{"question":"ef22ac812852011d","choice":4,"correct":false,"milliseconds":199},{"question":"31c64c5d84523ea0","choice":2,"correct":false,"milliseconds":117},{"question":"2030b2e2c0278db5","choice":3,"correct":false,"milliseconds":127}]}', 5489052098941633786, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'bd01a2f44f-b878-77f0-b6a3-872cc30942bd', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1799395195000, 1799395200000, 0, 0, '{"version":1,"id":"01a2f44f-b878-77f0-b6a3-872cc30942bd","date":"2027-01-08T07:59:55+00:00","game":"timed","set":"en/food/more","asked":5,"correct":0,"misses":5,"milliseconds":711,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ca76fd634ca6e292","choice":2,"correct":false,"milliseconds":153},{"question":"5829db3a9431e388","choice":3,"correct":false,"milliseconds":161},{"question":"f59067afa53c0a69","choice":4,"correct":false,"milliseconds":154},{"question":"60eb01cd73b62439","choice":2,"correct":false,"milliseconds":108},{"question":"2030b2e2c0278db5","choice":3,"correct":false,"milliseconds":135}]}', 3879730231420201825, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'bd01a31332-e6c0-702d-b59c-29f54aee8ebd', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799913400000, 1799913600000, 5977, 0, '{"version":1,"id":"01a31332-e6c0-702d-b59c-29f54aee8ebd","date":"2027-01-14T07:56:40+00:00","game":"timed","set":"xx/Nobody/Has this","asked":5,"correct":5,"misses":0,"milliseconds":807,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"85d48f7ba7d7e2da","choice":1,"correct":true,"milliseconds":146},{"question":"1c74d22420fb6d38","choice":1,"correct":true,"milliseconds":151},{"question":"4e066cdb52245f83","choice":1,"correct":true,"milliseconds":196},{"question":"6d83403fc8d4f44f","choice":1,"correct":true,"milliseconds":181},{"question":"1ca1a9551f094027","choice":1,"correct":true,"milliseconds":133}]}', 5489052098941633786, 1);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'cc01a2fe9b-99a0-77cd-a611-e405249055cc', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799567940000, 1799568000000, 1905, 0, '{"version":1,"id":"01a2fe9b-99a0-77cd-a611-e405249055cc","date":"2027-01-10T07:59:00+00:00","game":"missing","set":"missing","asked":1,"correct":1,"misses":0,"milliseconds":900,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"450af13ab359dd85","choice":1,"correct":true,"milliseconds":900}]}', 7240460707367443341, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'db01a308e6-2ec0-7567-892e-b470ff0eecdb', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799740600000, 1799740800001, 3587, 0, '{"version":1,"id":"01a308e6-2ec0-7567-892e-b470ff0eecdb","date":"2027-01-12T07:56:40+00:00","game":"timed","set":"xx/Nobody/Has this","asked":5,"correct":3,"misses":2,"milliseconds":680,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"1aec838ab35b4ce3","choice":1,"correct":true,"milliseconds":126},{"question":"08ad44e6f3e4f8fb","choice":1,"correct":true,"milliseconds":124},{"question":"78f80563415726b4","choice":1,"correct":true,"milliseconds":173},{"question":"18d6df900b93e7ad","choice":2,"correct":false,"milliseconds":127},{"question":"180b2104a3554432","choice":3,"correct":false,"milliseconds":130}]}', 885844487802104684, 1);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'db01a31335-e078-78ca-b7f9-896ae7da77db', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1799913595000, 1799913600000, 0, 0, '{"version":1,"id":"01a31335-e078-78ca-b7f9-896ae7da77db","date":"2027-01-14T07:59:55+00:00","game":"timed","set":"en/food/more","asked":5,"correct":0,"misses":5,"milliseconds":750,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"adfd80ba07c78833","choice":2,"correct":false,"milliseconds":155},{"question":"27f2912f04850c54","choice":3,"correct":false,"milliseconds":174},{"question":"31c64c5d84523ea0","choice":4,"correct":false,"milliseconds":104},{"question":"f59067afa53c0a69","choice":2,"correct":false,"milliseconds":193},{"question":"5829db3a9431e388","choice":3,"correct":false,"milliseconds":124}]}', 7698415006560179921, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'df01a2e4dc-b030-7e9d-a579-9c3cba0335df', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1799135998000, 1799136000000, 1195, 0, '{"version":1,"id":"01a2e4dc-b030-7e9d-a579-9c3cba0335df","date":"2027-01-05T07:59:58+00:00","game":"timed","set":"en/food/more","asked":5,"correct":1,"misses":4,"milliseconds":793,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"adfd80ba07c78833","choice":1,"correct":true,"milliseconds":196},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":164},{"question":"e8f82b47ea46d764","choice":4,"correct":false,"milliseconds":104},{"question":"5829db3a9431e388","choice":2,"correct":false,"milliseconds":161},{"question":"ef22ac812852011d","choice":3,"correct":false,"milliseconds":168}]}', 4178242362790335450, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'ec01a31859-42c0-783e-9b05-a31ec47641ec', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1799999800000, 1800000000000, 1196, 0, '{"version":1,"id":"01a31859-42c0-783e-9b05-a31ec47641ec","date":"2027-01-15T07:56:40+00:00","game":"timed","set":"xx/Nobody/Has this","asked":5,"correct":1,"misses":4,"milliseconds":729,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"b09b3e4e4e416b6e","choice":1,"correct":true,"milliseconds":109},{"question":"ce9f25771fd57c37","choice":3,"correct":false,"milliseconds":181},{"question":"c550b30fa47758b2","choice":4,"correct":false,"milliseconds":105},{"question":"60791b98ce9b8e3b","choice":2,"correct":false,"milliseconds":196},{"question":"4694dbe3e20c71c9","choice":3,"correct":false,"milliseconds":138}]}', 5036634837914945550, 1);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f001a3185c-5000-76c1-a3f4-37bd9447bbf0', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1800000000000, 1800000000000, 0, 0, '{"version":1,"id":"01a3185c-5000-76c1-a3f4-37bd9447bbf0","date":"2027-01-15T08:00:00+00:00","game":"timed","set":"en/food/more","asked":5,"correct":0,"misses":5,"milliseconds":670,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"c06d2234ccabea76","choice":2,"correct":false,"milliseconds":111},{"question":"ef22ac812852011d","choice":3,"correct":false,"milliseconds":127},{"question":"ca76fd634ca6e292","choice":4,"correct":false,"milliseconds":133},{"question":"5829db3a9431e388","choice":2,"correct":false,"milliseconds":180},{"question":"adfd80ba07c78833","choice":3,"correct":false,"milliseconds":119}]}', 2262319948257637429, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f601a31335-f400-74b8-af75-dd9f45b8bdf6', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1799913600000, 1799913600000, 3585, 0, '{"version":1,"id":"01a31335-f400-74b8-af75-dd9f45b8bdf6","date":"2027-01-14T08:00:00+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":3,"misses":2,"milliseconds":830,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":162},{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":160},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":198},{"question":"f59067afa53c0a69","choice":2,"correct":false,"milliseconds":141},{"question":"e8f82b47ea46d764","choice":3,"correct":false,"milliseconds":169}]}', 3883928794624258183, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f701a2ef29-6448-7c6c-aa12-bbdf1bb01bf7', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799308797000, 1799308800002, 3586, 0, '{"version":1,"id":"01a2ef29-6448-7c6c-aa12-bbdf1bb01bf7","date":"2027-01-07T07:59:57+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":3,"misses":2,"milliseconds":708,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":166},{"question":"5829db3a9431e388","choice":1,"correct":true,"milliseconds":162},{"question":"27f2912f04850c54","choice":1,"correct":true,"milliseconds":137},{"question":"e8f82b47ea46d764","choice":2,"correct":false,"milliseconds":123},{"question":"2030b2e2c0278db5","choice":3,"correct":false,"milliseconds":120}]}', 2043217062911075797, 0);
INSERT INTO public.rounds VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'f801a2dfb6-5048-7e80-9071-87c6a8edd6f8', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1799049597000, 1799049600000, 0, 0, '{"version":1,"id":"01a2dfb6-5048-7e80-9071-87c6a8edd6f8","date":"2027-01-04T07:59:57+00:00","game":"timed","set":"en/food/more","asked":5,"correct":0,"misses":5,"milliseconds":832,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"e8f82b47ea46d764","choice":2,"correct":false,"milliseconds":182},{"question":"31c64c5d84523ea0","choice":3,"correct":false,"milliseconds":140},{"question":"ef22ac812852011d","choice":4,"correct":false,"milliseconds":191},{"question":"5829db3a9431e388","choice":2,"correct":false,"milliseconds":169},{"question":"b5455be8856b6b9f","choice":3,"correct":false,"milliseconds":150}]}', 2962488554140585043, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '1601a3185c-3890-7dbb-b1f0-d2862b238116', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799999994000, 1800000000000, 2391, 0, '{"version":1,"id":"01a3185c-3890-7dbb-b1f0-d2862b238116","date":"2027-01-15T07:59:54+00:00","game":"timed","set":"en/food/more","asked":5,"correct":2,"misses":3,"milliseconds":782,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":199},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":103},{"question":"e8f82b47ea46d764","choice":4,"correct":false,"milliseconds":139},{"question":"ef22ac812852011d","choice":2,"correct":false,"milliseconds":142},{"question":"adfd80ba07c78833","choice":3,"correct":false,"milliseconds":199}]}', 9108052594654076593, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '5001a2dfb6-4490-71cf-a93a-21e3827b7150', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799049594000, 1799049600000, 4783, 0, '{"version":1,"id":"01a2dfb6-4490-71cf-a93a-21e3827b7150","date":"2027-01-04T07:59:54+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":4,"misses":1,"milliseconds":661,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":128},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":107},{"question":"60eb01cd73b62439","choice":1,"correct":true,"milliseconds":182},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":126},{"question":"f59067afa53c0a69","choice":3,"correct":false,"milliseconds":118}]}', 8157976333635529868, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '5f01a30e0f-8090-716d-ae7f-ce48d49d635f', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799827194000, 1799827200000, 4781, 0, '{"version":1,"id":"01a30e0f-8090-716d-ae7f-ce48d49d635f","date":"2027-01-13T07:59:54+00:00","game":"timed","set":"en/food/more","asked":5,"correct":4,"misses":1,"milliseconds":743,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":174},{"question":"adfd80ba07c78833","choice":1,"correct":true,"milliseconds":142},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":171},{"question":"ca76fd634ca6e292","choice":1,"correct":true,"milliseconds":152},{"question":"c06d2234ccabea76","choice":3,"correct":false,"milliseconds":104}]}', 5402544938704121526, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '7a01a31335-dc90-7035-b3bb-2f98c3c0e37a', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799913594000, 1799913600000, 3587, 0, '{"version":1,"id":"01a31335-dc90-7035-b3bb-2f98c3c0e37a","date":"2027-01-14T07:59:54+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":3,"misses":2,"milliseconds":722,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"31c64c5d84523ea0","choice":1,"correct":true,"milliseconds":129},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":114},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":171},{"question":"adfd80ba07c78833","choice":2,"correct":false,"milliseconds":151},{"question":"5829db3a9431e388","choice":3,"correct":false,"milliseconds":157}]}', 8871050641651665017, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '8601a2fe9c-6c90-7972-ad21-c57d64dee786', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799567994000, 1799568000023, 3587, 0, '{"version":1,"id":"01a2fe9c-6c90-7972-ad21-c57d64dee786","date":"2027-01-10T07:59:54+00:00","game":"timed","set":"en/food/basic","asked":5,"correct":3,"misses":2,"milliseconds":693,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":178},{"question":"f59067afa53c0a69","choice":1,"correct":true,"milliseconds":132},{"question":"b5455be8856b6b9f","choice":1,"correct":true,"milliseconds":136},{"question":"adfd80ba07c78833","choice":2,"correct":false,"milliseconds":107},{"question":"ef22ac812852011d","choice":3,"correct":false,"milliseconds":140}]}', 5901884515301380373, 0);
INSERT INTO public.rounds VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'f101a2ef29-5890-7e56-950c-d4db90be77f1', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1799308794000, 1799308800000, 5976, 0, '{"version":1,"id":"01a2ef29-5890-7e56-950c-d4db90be77f1","date":"2027-01-07T07:59:54+00:00","game":"timed","set":"en/food/more","asked":5,"correct":5,"misses":0,"milliseconds":839,"limit":10000,"pauses":0,"seed":1,"answers":[{"question":"60eb01cd73b62439","choice":1,"correct":true,"milliseconds":187},{"question":"ef22ac812852011d","choice":1,"correct":true,"milliseconds":151},{"question":"c06d2234ccabea76","choice":1,"correct":true,"milliseconds":175},{"question":"2030b2e2c0278db5","choice":1,"correct":true,"milliseconds":182},{"question":"e8f82b47ea46d764","choice":1,"correct":true,"milliseconds":144}]}', 3376398755695006009, 0);
INSERT INTO public.rules VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'own-sets', '1');
INSERT INTO public.rules VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'page-invitation', 'cd79f2bc4fbaa94972950f754735cd721b8f171fe9c5d485570f8cae9bb2d091 HQKZHVWP');
INSERT INTO public.rules VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'show-joining', '1');
INSERT INTO public.rules VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'words', 'awful
bad');
INSERT INTO public.settings VALUES ('version', '5');
INSERT INTO public.settings VALUES ('first_league', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399');
INSERT INTO public.tokens VALUES ('1a29624c699cf428a61909da50c72f389fec475fbdeac0a9e67135f9279f5fe9', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 1798963200000);
INSERT INTO public.tokens VALUES ('4254d7a7a738ec58cf885a0a9a4208a35154a421c4a21ff11391ad4c5420ca69', '93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 1798963200000);
INSERT INTO public.tokens VALUES ('4593045ba12877ff0fb33d4ec4365139d62a592ff6092ad5229e3250a42f4f90', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 1798963200000);
INSERT INTO public.tokens VALUES ('9689c78c2ca148e5166e132174738afbe26da226dcbf374fd7895844cabc7f15', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 1798963200000);
INSERT INTO public.tokens VALUES ('a081fec30abf07ea26659c340a3cfd8007779b34262b9961d45c76d0372475d4', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '16aaa310-10a5-4575-a539-b60cc6c9179e', 1798963200000);
INSERT INTO public.tokens VALUES ('cd49351a111f3dafd74ddbbcb0338c4a44d5bc918d176d81ff939b4a8bd67213', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 1798963200000);
INSERT INTO public.tokens VALUES ('f85e16c887ea29b4d9fddd9f9f3b2c15ef68a378296befb737604bb77ead8fd4', '4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 1798963200000);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', '', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 2392, 2, 10, 1366, 2, 2976, 16738, 14, 30, 4281, 6, 24324, 25807, 21, 41, 6758, 9, 25807, 21, 41, 6758, 9, 1799999999000, 2, 1, 14, 3, 21, 3, 21, 3);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', '', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 3903, 3, 8, 3370, 2, 2976, 18276, 14, 21, 7608, 6, 24324, 26381, 19, 34, 11796, 11, 26381, 19, 34, 11796, 11, 1800000000000, 3, 0, 14, 0, 19, 0, 19, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', '', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833, 1195, 1, 5, 792, 1, 2976, 1195, 1, 15, 2304, 3, 24324, 1195, 1, 25, 3694, 5, 1195, 1, 25, 3694, 5, 1799999995000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', '', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833, 4782, 4, 5, 754, 1, 2976, 13152, 11, 15, 2275, 3, 24324, 17934, 15, 25, 3794, 5, 17934, 15, 25, 3794, 5, 1799999998000, 4, 0, 11, 0, 15, 0, 15, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', '', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833, 5978, 5, 5, 751, 1, 2976, 15541, 13, 15, 2347, 3, 24324, 22712, 19, 30, 4813, 6, 22712, 19, 30, 4813, 6, 1799999997000, 5, 0, 13, 0, 19, 0, 19, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/Class 3b', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20825, 1895, 1, 1, 1000, 1, 2975, 1895, 1, 1, 1000, 1, 24324, 1895, 1, 1, 1000, 1, 1895, 1, 1, 1000, 1, 1799308400000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/basic', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 1196, 1, 5, 637, 1, 2976, 1196, 1, 5, 637, 1, 24324, 3588, 3, 10, 1371, 2, 3588, 3, 10, 1371, 2, 1799999999000, 1, 0, 1, 0, 3, 0, 3, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/basic', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20832, 3585, 3, 5, 830, 1, 2976, 3585, 3, 5, 830, 1, 24324, 5975, 5, 15, 2318, 3, 5975, 5, 15, 2318, 3, 1799913600000, 3, 0, 3, 0, 5, 0, 5, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/basic', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833, 1195, 1, 5, 792, 1, 2976, 1195, 1, 10, 1554, 2, 24324, 1195, 1, 15, 2233, 3, 1195, 1, 15, 2233, 3, 1799999995000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/basic', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20832, 5978, 5, 5, 719, 1, 2976, 5978, 5, 5, 719, 1, 24324, 9565, 8, 10, 1445, 2, 9565, 8, 10, 1445, 2, 1799913598000, 5, 0, 5, 0, 8, 0, 8, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/basic', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833, 5978, 5, 5, 751, 1, 2976, 11956, 10, 10, 1463, 2, 24324, 15542, 13, 15, 2171, 3, 15542, 13, 15, 2171, 3, 1799999997000, 5, 0, 10, 0, 13, 0, 13, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/more', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20832, 1196, 1, 5, 675, 1, 2976, 4782, 4, 10, 1428, 2, 24324, 9564, 8, 15, 2171, 3, 9564, 8, 15, 2171, 3, 1799913599000, 1, 0, 4, 0, 8, 0, 8, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/more', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 0, 0, 5, 670, 1, 2976, 5979, 5, 10, 1378, 2, 24324, 5979, 5, 10, 1378, 2, 5979, 5, 10, 1378, 2, 1800000000000, 0, 0, 5, 0, 5, 0, 5, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/more', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20832, 0, 0, 5, 750, 1, 2976, 0, 0, 5, 750, 1, 24324, 0, 0, 10, 1461, 2, 0, 0, 10, 1461, 2, 1799913595000, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/more', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833, 4782, 4, 5, 754, 1, 2976, 7174, 6, 10, 1556, 2, 24324, 8369, 7, 15, 2349, 3, 8369, 7, 15, 2349, 3, 1799999998000, 4, 0, 6, 0, 7, 0, 7, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'en/food/more', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20832, 3585, 3, 5, 884, 1, 2976, 3585, 3, 5, 884, 1, 24324, 7170, 6, 15, 2642, 3, 7170, 6, 15, 2642, 3, 1799913597000, 3, 0, 3, 0, 6, 0, 6, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'missing', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 3903, 3, 3, 2700, 1, 2976, 8712, 6, 6, 5400, 3, 24324, 14427, 9, 9, 8100, 6, 14427, 9, 9, 8100, 6, 1799999940000, 3, 0, 6, 0, 9, 0, 9, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '', 'xx/Nobody/Has this', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 1196, 1, 5, 729, 1, 2976, 10760, 9, 15, 2216, 3, 24324, 10760, 9, 15, 2216, 3, 10760, 9, 15, 2216, 3, 1799999800000, 1, 1, 9, 3, 9, 3, 9, 3);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'missing', '', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 3903, 3, 3, 2700, 1, 2976, 8712, 6, 6, 5400, 3, 24324, 14427, 9, 9, 8100, 6, 14427, 9, 9, 8100, 6, 1799999940000, 3, 0, 6, 0, 9, 0, 9, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'missing', 'missing', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 3903, 3, 3, 2700, 1, 2976, 8712, 6, 6, 5400, 3, 24324, 14427, 9, 9, 8100, 6, 14427, 9, 9, 8100, 6, 1799999940000, 3, 0, 6, 0, 9, 0, 9, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', '', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 2392, 2, 10, 1366, 2, 2976, 16738, 14, 30, 4281, 6, 24324, 25807, 21, 41, 6758, 9, 25807, 21, 41, 6758, 9, 1799999999000, 2, 1, 14, 3, 21, 3, 21, 3);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', '', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 0, 0, 5, 670, 1, 2976, 9564, 8, 15, 2208, 3, 24324, 11954, 10, 25, 3696, 5, 11954, 10, 25, 3696, 5, 1800000000000, 0, 0, 8, 0, 10, 0, 10, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', '', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833, 1195, 1, 5, 792, 1, 2976, 1195, 1, 15, 2304, 3, 24324, 1195, 1, 25, 3694, 5, 1195, 1, 25, 3694, 5, 1799999995000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', '', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833, 4782, 4, 5, 754, 1, 2976, 13152, 11, 15, 2275, 3, 24324, 17934, 15, 25, 3794, 5, 17934, 15, 25, 3794, 5, 1799999998000, 4, 0, 11, 0, 15, 0, 15, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', '', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833, 5978, 5, 5, 751, 1, 2976, 15541, 13, 15, 2347, 3, 24324, 22712, 19, 30, 4813, 6, 22712, 19, 30, 4813, 6, 1799999997000, 5, 0, 13, 0, 19, 0, 19, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/Class 3b', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20825, 1895, 1, 1, 1000, 1, 2975, 1895, 1, 1, 1000, 1, 24324, 1895, 1, 1, 1000, 1, 1895, 1, 1, 1000, 1, 1799308400000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/basic', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 1196, 1, 5, 637, 1, 2976, 1196, 1, 5, 637, 1, 24324, 3588, 3, 10, 1371, 2, 3588, 3, 10, 1371, 2, 1799999999000, 1, 0, 1, 0, 3, 0, 3, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/basic', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20832, 3585, 3, 5, 830, 1, 2976, 3585, 3, 5, 830, 1, 24324, 5975, 5, 15, 2318, 3, 5975, 5, 15, 2318, 3, 1799913600000, 3, 0, 3, 0, 5, 0, 5, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/basic', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833, 1195, 1, 5, 792, 1, 2976, 1195, 1, 10, 1554, 2, 24324, 1195, 1, 15, 2233, 3, 1195, 1, 15, 2233, 3, 1799999995000, 1, 0, 1, 0, 1, 0, 1, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/basic', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20832, 5978, 5, 5, 719, 1, 2976, 5978, 5, 5, 719, 1, 24324, 9565, 8, 10, 1445, 2, 9565, 8, 10, 1445, 2, 1799913598000, 5, 0, 5, 0, 8, 0, 8, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/basic', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833, 5978, 5, 5, 751, 1, 2976, 11956, 10, 10, 1463, 2, 24324, 15542, 13, 15, 2171, 3, 15542, 13, 15, 2171, 3, 1799999997000, 5, 0, 10, 0, 13, 0, 13, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/more', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20832, 1196, 1, 5, 675, 1, 2976, 4782, 4, 10, 1428, 2, 24324, 9564, 8, 15, 2171, 3, 9564, 8, 15, 2171, 3, 1799913599000, 1, 0, 4, 0, 8, 0, 8, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/more', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 0, 0, 5, 670, 1, 2976, 5979, 5, 10, 1378, 2, 24324, 5979, 5, 10, 1378, 2, 5979, 5, 10, 1378, 2, 1800000000000, 0, 0, 5, 0, 5, 0, 5, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/more', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20832, 0, 0, 5, 750, 1, 2976, 0, 0, 5, 750, 1, 24324, 0, 0, 10, 1461, 2, 0, 0, 10, 1461, 2, 1799913595000, 0, 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/more', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833, 4782, 4, 5, 754, 1, 2976, 7174, 6, 10, 1556, 2, 24324, 8369, 7, 15, 2349, 3, 8369, 7, 15, 2349, 3, 1799999998000, 4, 0, 6, 0, 7, 0, 7, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'en/food/more', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20832, 3585, 3, 5, 884, 1, 2976, 3585, 3, 5, 884, 1, 24324, 7170, 6, 15, 2642, 3, 7170, 6, 15, 2642, 3, 1799913597000, 3, 0, 3, 0, 6, 0, 6, 0);
INSERT INTO public.totals VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'timed', 'xx/Nobody/Has this', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 1196, 1, 5, 729, 1, 2976, 10760, 9, 15, 2216, 3, 24324, 10760, 9, 15, 2216, 3, 10760, 9, 15, 2216, 3, 1799999800000, 1, 1, 9, 3, 9, 3, 9, 3);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', '', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833, 2391, 2, 5, 782, 1, 2976, 10759, 9, 15, 2247, 3, 24324, 25105, 21, 30, 4440, 6, 25105, 21, 30, 4440, 6, 1799999994000, 2, 0, 9, 0, 21, 0, 21, 0);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', 'en/food/basic', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20832, 3587, 3, 5, 722, 1, 2976, 3587, 3, 5, 722, 1, 24324, 11957, 10, 15, 2076, 3, 11957, 10, 15, 2076, 3, 1799913594000, 3, 0, 3, 0, 10, 0, 10, 0);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '', 'en/food/more', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833, 2391, 2, 5, 782, 1, 2976, 7172, 6, 10, 1525, 2, 24324, 13148, 11, 15, 2364, 3, 13148, 11, 15, 2364, 3, 1799999994000, 2, 0, 6, 0, 11, 0, 11, 0);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'timed', '', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833, 2391, 2, 5, 782, 1, 2976, 10759, 9, 15, 2247, 3, 24324, 25105, 21, 30, 4440, 6, 25105, 21, 30, 4440, 6, 1799999994000, 2, 0, 9, 0, 21, 0, 21, 0);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'timed', 'en/food/basic', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20832, 3587, 3, 5, 722, 1, 2976, 3587, 3, 5, 722, 1, 24324, 11957, 10, 15, 2076, 3, 11957, 10, 15, 2076, 3, 1799913594000, 3, 0, 3, 0, 10, 0, 10, 0);
INSERT INTO public.totals VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'timed', 'en/food/more', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833, 2391, 2, 5, 782, 1, 2976, 7172, 6, 10, 1525, 2, 24324, 13148, 11, 15, 2364, 3, 13148, 11, 15, 2364, 3, 1799999994000, 2, 0, 6, 0, 11, 0, 11, 0);
INSERT INTO public.uncounted VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 4415593706385423429, 1800000001000, 'a701a3185c-53e8-7d3e-9c2e-0076053f55a7 b501a3185c-53e8-7cf0-9a68-17df06776fb5');
INSERT INTO public.usage VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '56b5d408-a9af-4171-8ad8-66f27f4c8805', 20833, 2, 1237, 0);
INSERT INTO public.usage VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '68bdbcef-647f-419c-ac57-2f2e5996e658', 20833, 3, 1686, 0);
INSERT INTO public.usage VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7fb72a72-ed8e-4262-a1c3-e3ff2ed5fd3b', 20833, 2, 1228, 0);
INSERT INTO public.usage VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '92883a83-5f7e-480b-bc9b-f1f504e84a3a', 20833, 1, 612, 0);
INSERT INTO public.usage VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'a9c03ea6-f248-40fd-b6ff-f47ff5fb1d47', 20833, 1, 612, 0);
INSERT INTO public.usage VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', 'a23036e0-d530-467b-ad49-a7f99efd166f', 20833, 1, 614, 0);
INSERT INTO public.wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '431f9efa8c3139a6', '3901be00-ebfc-4000-bf92-c162d1cbe9c0', 0);
INSERT INTO public.wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '4d69fec0b27c8020', '81083b99-a888-4560-82fd-92f2e0bd06c8', 1);
INSERT INTO public.wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '6ea3b4b41ce82f4c', 'd0bd2422-5d97-426d-8c02-41d631d63b15', 0);
INSERT INTO public.wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', '7ed89749b0a6523b', 'c3a4557e-15ed-4469-bb03-50799b7e58ec', 1);
INSERT INTO public.wordings VALUES ('4f4367ef-dcbd-4a5e-b3a6-34bc514de399', 'eed64debaf90bcf2', '81083b99-a888-4560-82fd-92f2e0bd06c8', 0);
INSERT INTO public.wordings VALUES ('93363e62-ff92-4e57-84e9-8821886b7396', '11aca7acbd34b449', '896407bc-6fff-4688-b1ce-4ce4d2b3e6d0', 1);
ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (league, player, id);
ALTER TABLE ONLY public.dailies
    ADD CONSTRAINT dailies_pkey PRIMARY KEY (league, player, name);
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (league, player, day);
ALTER TABLE ONLY public.former_wordings
    ADD CONSTRAINT former_wordings_pkey PRIMARY KEY (league, hash);
ALTER TABLE ONLY public.invitation_details
    ADD CONSTRAINT invitation_details_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.leagues
    ADD CONSTRAINT leagues_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.player_marks
    ADD CONSTRAINT player_marks_pkey PRIMARY KEY (league, player);
ALTER TABLE ONLY public.player_names
    ADD CONSTRAINT player_names_pkey PRIMARY KEY (league, folded);
ALTER TABLE ONLY public.player_sets
    ADD CONSTRAINT player_sets_pkey PRIMARY KEY (league, player, set_name);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (league, id);
ALTER TABLE ONLY public.question_tallies
    ADD CONSTRAINT question_tallies_pkey PRIMARY KEY (league, question, slot);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (league, id);
ALTER TABLE ONLY public.refusals
    ADD CONSTRAINT refusals_pkey PRIMARY KEY (league, player, code);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (league, question, player);
ALTER TABLE ONLY public.room_answers
    ADD CONSTRAINT room_answers_pkey PRIMARY KEY (room, round, question, player);
ALTER TABLE ONLY public.room_contents
    ADD CONSTRAINT room_contents_pkey PRIMARY KEY (room);
ALTER TABLE ONLY public.room_players
    ADD CONSTRAINT room_players_pkey PRIMARY KEY (room, id);
ALTER TABLE ONLY public.rooms
    ADD CONSTRAINT rooms_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_pkey PRIMARY KEY (league, round);
ALTER TABLE ONLY public.rules
    ADD CONSTRAINT rules_pkey PRIMARY KEY (league, rule);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.totals
    ADD CONSTRAINT totals_pkey PRIMARY KEY (league, game, set_name, player);
ALTER TABLE ONLY public.uncounted
    ADD CONSTRAINT uncounted_pkey PRIMARY KEY (league, batch);
ALTER TABLE ONLY public.usage
    ADD CONSTRAINT usage_pkey PRIMARY KEY (league, player);
ALTER TABLE ONLY public.wordings
    ADD CONSTRAINT wordings_pkey PRIMARY KEY (league, hash);
CREATE INDEX former_wordings_of_question ON public.former_wordings USING btree (league, question);
CREATE INDEX invitations_by_short_code ON public.invitation_details USING btree (short);
CREATE INDEX questions_by_change ON public.questions USING btree (league, changed, id);
CREATE INDEX questions_of_maker ON public.questions USING btree (league, maker);
CREATE UNIQUE INDEX room_names ON public.room_players USING btree (room, folded);
CREATE INDEX rooms_by_expiry ON public.rooms USING btree (expires);
CREATE INDEX rooms_of_server ON public.rooms USING btree (server);
CREATE INDEX rounds_by_time ON public.rounds USING btree (league, player, played);
CREATE INDEX rounds_of_player ON public.rounds USING btree (league, player, round);
CREATE INDEX tallies_by_minute ON public.question_tallies USING btree (league, slot, minute);
CREATE INDEX tokens_of_player ON public.tokens USING btree (league, player);
CREATE INDEX totals_of_player ON public.totals USING btree (league, player);
