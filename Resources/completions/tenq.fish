# What fish completes of tenq: commands, options and their values, sets and CSV files.

# The words so far that are neither options nor their values. The empty one is for an option that still waits for its.
function __tenq_words
    set -l words (commandline -opc) ''
    argparse -i n/questions= t/seconds= game= level= seed= lang= theme= color= latest= by= sort= -- $words[2..]
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

complete -c tenq -f

complete -c tenq -s n -l questions -x -d 'Questions in a round (1-500)'
complete -c tenq -s t -l seconds -x -d 'Seconds for each question (1-3600); 0 is no clock'
complete -c tenq -l game -xa 'timed daily practice endless survival missing panels' -d 'Which game'
complete -c tenq -l level -xa '1 2 3' -d 'Only questions of a level of difficulty, like 2 or 1-2'
complete -c tenq -l seed -x -d 'Deal the round that this number dealt before'
complete -c tenq -l lang -xa 'auto ja en' -d 'Language of words and questions'
complete -c tenq -l theme -xa 'auto dark light contrast mono' -d 'Colours for a kind of background'
complete -c tenq -l color -xa 'auto always never' -d 'Whether to use colours at all'
complete -c tenq -l ascii -d 'Draw with ASCII characters only'
complete -c tenq -l plain -d 'Play in lines of text'
complete -c tenq -l no-plain -d 'Draw, whatever the environment asks for'
complete -c tenq -l no-motion -d 'No animation; clocks show whole seconds'
complete -c tenq -l no-mouse -d 'Leave the mouse to the terminal'
complete -c tenq -l version -d 'Show the version'
complete -c tenq -s h -l help -d 'Show help'

for at in '' help
    complete -c tenq -n "__tenq_at $at" -a play -d 'Play a timed round, or another game'
    complete -c tenq -n "__tenq_at $at" -a daily -d "Play today's five questions"
    complete -c tenq -n "__tenq_at $at" -a share -d 'Print the last result as text'
    complete -c tenq -n "__tenq_at $at" -a history -d 'Show past rounds'
    complete -c tenq -n "__tenq_at $at" -a chart -d 'Show the latest rounds as a bar chart'
    complete -c tenq -n "__tenq_at $at" -a stats -d 'Show how often each question was right'
    complete -c tenq -n "__tenq_at $at" -a bank -d 'List and check banks of questions'
    complete -c tenq -n "__tenq_at $at" -a league -d 'Play together: join a league, see its table'
    complete -c tenq -n "__tenq_at $at" -a path -d 'Say where scores, settings and banks are'
end
complete -c tenq -n __tenq_at -a help -d 'Show what a command does'
for at in bank 'help bank'
    complete -c tenq -n "__tenq_at $at" -a list -d 'List the sets that can be played'
    complete -c tenq -n "__tenq_at $at" -a check -d 'Check banks and name every problem'
    complete -c tenq -n "__tenq_at $at" -a path -d 'Say where your own banks belong'
end

complete -c tenq -n '__tenq_at play' -a '(__tenq_sets; __tenq_missed)'
complete -c tenq -n '__tenq_at play; or __tenq_in bank check' -a '(__fish_complete_suffix .csv)'

for format in 'in history' 'in stats' 'at bank list' 'in bank check'
    complete -c tenq -n "__tenq_$format" -l json -d 'Write JSON'
end
for command in history stats
    complete -c tenq -n "__tenq_in $command" -l csv -d 'Write comma-separated values'
end
complete -c tenq -n '__tenq_in chart' -l latest -x -d 'How many rounds (1-1000)'
complete -c tenq -n '__tenq_in chart' -l by -xa 'answers time' -d 'What the bars measure'
complete -c tenq -n '__tenq_in chart' -l sort -xa 'newest oldest' -d 'Which round comes first'
complete -c tenq -n '__tenq_in stats' -l by -xa 'question set genre' -d 'A line for each'
complete -c tenq -n '__tenq_in stats' -l sort -xa 'rate asked time name' -d 'What comes first'
