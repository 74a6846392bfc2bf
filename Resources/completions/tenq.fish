# What fish completes of tenq: commands, options and their values, sets and files that fit.

# The words so far that are neither options nor their values. The empty one is for an option that still waits for its.
function __tenq_words
    set -l words (commandline -opc) ''
    argparse -i n/questions= t/seconds= game= level= seed= lang= theme= color= latest= by= sort= o/output= format= sheet= \
        as= between= after= question= answer= name= period= set= \
        teams= start-at= open= players= port= bind= words= code= -- $words[2..]
    string match -vr -- '^(-.*)?$' $argv
end

# Whether these are the words so far.
function __tenq_at
    test "$(__tenq_words | string join ' ')" = "$argv"
end

# Whether the words so far begin like this.
function __tenq_in
    string match -q -- "$argv *" "$(__tenq_words | string join ' ') "
end

# Whether the options of every game are taken here: by the program itself and by play.
function __tenq_plays
    __tenq_at; or __tenq_in play
end

# Whether the options of what is asked are taken here.
function __tenq_asks
    __tenq_plays; or __tenq_in host
end

# Whether the options of how a game is shown are taken here.
function __tenq_draws
    __tenq_asks; or __tenq_in daily; or __tenq_in review; or __tenq_in join
end

# Whether rounds are told here.
function __tenq_tells
    string match -qr -- '^(share|history|chart|stats)$' (__tenq_words)[1]
end

# The sets that can be played, each with its number of questions.
function __tenq_sets
    set -l words (commandline -opc)
    set -l language auto (string join ' ' -- $words | string match -rg -- '--lang[= ](auto|ja|en)')
    set -l program (string replace -r '^~/' ~/ -- $words[1])
    command -q $program
    and $program bank list --lang $language[-1] 2>/dev/null </dev/null \
        | string replace -r '^(.*\S) +(\d+|\?)(  [^ \d]*)?$' '$1\t$2'
end

# Missed questions, of all sets or of one.
function __tenq_missed
    printf 'missed\tMissed questions\n'
    string match -q 'missed/*' -- (commandline -ct)
    and __tenq_sets | string replace -r '^' missed/
end

# Files with one of these extensions, and folders, which lead to more.
function __tenq_files
    complete -C "__tenq_no_command "(commandline -ct) \
        | string match -ri -- '^[^\t]*(?:/|\.(?:'(string join '|' -- $argv)'))(?:\t.*)?$'
end

# The values of a setting that are words.
function __tenq_values
    switch (__tenq_words)[-1]
        case language
            printf '%s\n' auto ja en
        case verdict
            printf '%s\n' off brief key
        case order
            printf '%s\n' newest oldest
        case share
            printf '%s\n' squares signs
        case kind
            printf '%s\n' auto one all
        case theme
            printf '%s\n' auto dark light contrast mono
        case motion mouse bell
            printf '%s\n' on off
        case ascii
            printf '%s\n' auto off on
    end
end

complete -c tenq -f

complete -c tenq -n '__tenq_asks; or __tenq_in review; or __tenq_at config' -s n -l questions -x -d 'Questions in a round (1-500)'
complete -c tenq -n '__tenq_draws; and not __tenq_in join; or __tenq_at config' -s t -l seconds -x \
    -d 'Seconds for each question (1-3600); 0 is no clock'
complete -c tenq -n '__tenq_plays; or __tenq_tells' -l game -d 'Which game' \
    -xa 'timed daily practice endless survival missing panels review live'
complete -c tenq -n '__tenq_asks; or __tenq_at config' -l kind -xa 'auto one all' -d 'Which kinds of questions'
complete -c tenq -n __tenq_asks -l level -xa '1 2 3' -d 'Only questions of a level of difficulty, like 2 or 1-2'
complete -c tenq -n '__tenq_asks; or __tenq_in bank check; or __tenq_in bank import; or __tenq_in bank export' \
    -l seed -x -d 'Deal the round that this number dealt before'
complete -c tenq -n 'not __tenq_at league' -l lang -xa 'auto ja en' -d 'Language of words and questions'
complete -c tenq -n '__tenq_draws; or __tenq_at config; or __tenq_in chart' -l theme \
    -xa 'auto dark light contrast mono' -d 'Colours for a kind of background'
complete -c tenq -n __tenq_draws -l color -xa 'auto always never' -d 'Whether to use colours at all'
complete -c tenq -n '__tenq_draws; or __tenq_tells; or __tenq_at config; or __tenq_in bank check' -l ascii \
    -d 'Draw with ASCII characters only'
complete -c tenq -n __tenq_draws -l plain -d 'Play in lines of text'
complete -c tenq -n __tenq_draws -l no-plain -d 'Draw, whatever the environment asks for'
complete -c tenq -n '__tenq_draws; or __tenq_at config' -l no-motion -d 'No animation; clocks show whole seconds'
complete -c tenq -n '__tenq_draws; or __tenq_at config' -l no-mouse -d 'Leave the mouse to the terminal'
complete -c tenq -n 'not __tenq_in league' -s V -l version -d 'Show the version'
complete -c tenq -s h -l help -d 'Show help'

for at in '' help
    complete -c tenq -n "__tenq_at $at" -a play -d 'Play a timed round, or another game'
    complete -c tenq -n "__tenq_at $at" -a daily -d "Play today's five questions"
    complete -c tenq -n "__tenq_at $at" -a review -d 'Review what you are about to forget, today'
    complete -c tenq -n "__tenq_at $at" -a share -d 'Print the last result as text'
    complete -c tenq -n "__tenq_at $at" -a history -d 'Show past rounds'
    complete -c tenq -n "__tenq_at $at" -a chart -d 'Show the latest rounds as a bar chart'
    complete -c tenq -n "__tenq_at $at" -a stats -d 'Show how often each question was right'
    complete -c tenq -n "__tenq_at $at" -a bank -d 'List, check, import and export banks'
    complete -c tenq -n "__tenq_at $at" -a host -d 'Host a round for the room'
    complete -c tenq -n "__tenq_at $at" -a join -d 'Join a round that somebody hosts'
    complete -c tenq -n "__tenq_at $at" -a league -d 'Play together'
    complete -c tenq -n "__tenq_at $at" -a config -d 'Show the settings, or change one'
    complete -c tenq -n "__tenq_at $at" -a path -d 'Say where scores, settings and banks are'
end
complete -c tenq -n __tenq_at -a help -d 'Show what a command does'
for at in bank 'help bank'
    complete -c tenq -n "__tenq_at $at" -a list -d 'List the sets that can be played'
    complete -c tenq -n "__tenq_at $at" -a check -d 'Check banks and name every problem'
    complete -c tenq -n "__tenq_at $at" -a import -d 'Make sets from the files of other programs'
    complete -c tenq -n "__tenq_at $at" -a export -d 'Write sets for another program'
    complete -c tenq -n "__tenq_at $at" -a path -d 'Say where your own banks belong'
end
for at in config 'help config'
    complete -c tenq -n "__tenq_at $at" -a set -d 'Keep a value for a setting'
    complete -c tenq -n "__tenq_at $at" -a reset -d 'Go back to the default of a setting'
    complete -c tenq -n "__tenq_at $at" -a path -d 'Say where the settings file is'
end
complete -c tenq -n '__tenq_at league' -a join -d 'Join a league with a link, or a host and a code'
complete -c tenq -n '__tenq_at league' -a sync -d 'Send what was played, fetch what is new'
complete -c tenq -n '__tenq_at league' -a status -d 'Which league it is, and what waits'
complete -c tenq -n '__tenq_at league' -a top -d 'Show the table'
complete -c tenq -n '__tenq_at league' -a leave -d 'Leave the league'

complete -c tenq -n '__tenq_at play; or __tenq_at host' -a '(__tenq_sets; __tenq_missed)'
complete -c tenq -n '__tenq_at bank export' -a '(__tenq_sets)'
complete -c tenq -n '__tenq_at play; or __tenq_at host; or __tenq_at bank export; or __tenq_in bank check; or __tenq_in bank import' \
    -a '(__tenq_files csv tsv txt json jsonl gift xml xlsx ods apkg colpkg zip md h5p)'
complete -c tenq -n '__tenq_at config set; or __tenq_at config reset' \
    -a 'language theme motion decimals ascii bell mouse seconds questions verdict kind order share new reviews retention'
complete -c tenq -n '__tenq_in config set; and test (count (__tenq_words)) = 3' -a '(__tenq_values)'

for format in 'in history' 'in stats' 'at bank list' 'in bank check' 'in bank import' 'at config' 'at league status' 'at league top'
    complete -c tenq -n "__tenq_$format" -l json -d 'Write JSON'
end
for command in history stats
    complete -c tenq -n "__tenq_in $command" -l csv -d 'Write comma-separated values'
end
complete -c tenq -n '__tenq_in history' -l hosted -d 'Only rounds that you hosted'
for command in play host 'bank check' 'bank import'
    complete -c tenq -n "__tenq_in $command" -l as -xa 'choices typed' -d 'What cards become'
    complete -c tenq -n "__tenq_in $command" -l between -x -d 'What stands between the sides of a card'
    complete -c tenq -n "__tenq_in $command" -l after -x -d 'What stands behind each card'
    complete -c tenq -n "__tenq_in $command" -l question -x -d 'Which column or field is asked'
    complete -c tenq -n "__tenq_in $command" -l answer -x -d 'Which column or field is the answer'
end
complete -c tenq -n '__tenq_in chart' -l latest -x -d 'How many rounds (1-1000)'
complete -c tenq -n '__tenq_in chart' -l by -xa 'answers time points' -d 'What the bars measure'
complete -c tenq -n '__tenq_in chart' -l sort -xa 'newest oldest' -d 'Which round comes first'
complete -c tenq -n '__tenq_in stats' -l by -xa 'question set genre due' -d 'A line for each'
complete -c tenq -n '__tenq_in review' -l fit -d 'Fit the model to your answers'
complete -c tenq -n '__tenq_in stats' -l goals -d 'How far each goal is'
complete -c tenq -n '__tenq_in stats' -l calendar -d 'The rounds of each day'
complete -c tenq -n '__tenq_in stats' -l levels -d 'The questions whose answers contradict their level'
complete -c tenq -n '__tenq_in bank check' -l strict -d 'Measure what gives right choices away'
complete -c tenq -n '__tenq_in stats' -l sort -xa 'rate asked time name' -d 'What comes first'
complete -c tenq -n '__tenq_in bank import' -s o -l output -x -d 'The set to make'
complete -c tenq -n '__tenq_in bank export' -s o -l output -r -F -d 'The file to write'
complete -c tenq -n '__tenq_in bank import' -l format -d 'Which format the files are in' \
    -xa 'csv json gift aiken moodle kahoot quizizz blooket gimkit forms anki quizlet qti hascard mkdocs checklist respondus d2l edx lists h5p'
complete -c tenq -n '__tenq_in bank import' -l sheet -x -d 'Only this sheet of a workbook'
complete -c tenq -n '__tenq_in bank export' -l format -xa 'csv json gift aiken moodle kahoot anki qti h5p' -d 'The format to write'
complete -c tenq -n '__tenq_in bank import' -l dry-run -d 'Report, write nothing'
complete -c tenq -n '__tenq_in bank import' -l verbose -d 'Name every question'
complete -c tenq -n '__tenq_in bank export' -l bom -d 'Begin with a byte-order mark'
for command in 'bank import' 'bank export' 'config set' 'config reset'
    complete -c tenq -n "__tenq_in $command" -l replace -d 'Replace what is there'
end
complete -c tenq -n '__tenq_in host' -l teams -x -d 'Deal the players to teams (2-4)'
complete -c tenq -n '__tenq_in host' -l auto -d 'Go on by itself'
complete -c tenq -n '__tenq_in host' -l start-at -x -d 'Start when so many have joined'
complete -c tenq -n '__tenq_in host' -l open -x -d 'Everybody in a time of their own, for so long: 7d'
complete -c tenq -n '__tenq_in host' -l hide-names -d 'Show animals instead of names'
complete -c tenq -n '__tenq_in host' -l players -x -d 'The most players (1-500)'
complete -c tenq -n '__tenq_in host' -l port -x -d 'The port to listen at'
complete -c tenq -n '__tenq_in host' -l bind -x -d 'The address to listen at'
complete -c tenq -n '__tenq_in host' -l words -r -F -d 'Words that names must not have'
complete -c tenq -n '__tenq_in host' -l league -d 'At the server of your league'
complete -c tenq -n '__tenq_in host' -l resume -d 'The room that was open last'
complete -c tenq -n '__tenq_in join' -l code -x -d 'The code of the room'
complete -c tenq -n '__tenq_in join' -l name -x -d 'Your name in the room'
complete -c tenq -n '__tenq_in league join' -l name -x -d 'Your name in the league'
complete -c tenq -n '__tenq_at league top' -l by -xa 'points right time days' -d 'What comes first'
complete -c tenq -n '__tenq_at league top' -l game -xa 'timed daily practice endless survival missing panels review live' \
    -d 'Only rounds of this game'
complete -c tenq -n '__tenq_at league top' -l set -x -d 'Only rounds of this set'
complete -c tenq -n '__tenq_at league leave' -l erase -d 'Have the server erase what is yours first'
complete -c tenq -n '__tenq_at league top' -l period -xa 'day week month all' -d 'Of which time'
