# What bash completes of tenq: commands, options and their values, sets and files that fit.

# The names of the sets that can be played, a line each: the list less the numbers and marks at its right.
_tenq_sets() {
  "${1/#~\//$HOME/}" bank list ${2:+--lang "$2"} 2>/dev/null </dev/null | sed -E 's/ +([0-9]+|\?)(  [^ 0-9]*)?$//'
}

# A name as it is written behind a quote, or with none: in REPLY.
_tenq_quoted() {
  case $2 in
    \') REPLY=${1//\'/\'\\\'\'} ;;
    \")
      REPLY=${1//\\/\\\\}
      REPLY=${REPLY//\"/\\\"}
      REPLY=${REPLY//\$/\\\$}
      REPLY=${REPLY//\`/\\\`}
      ;;
    *) printf -v REPLY %q "$1" ;;
  esac
}

# The values of a setting that are words.
_tenq_values() {
  case $1 in
    language) echo auto ja en ;;
    verdict) echo off brief key ;;
    order) echo newest oldest ;;
    share) echo squares signs ;;
    kind) echo auto one all ;;
    theme) echo auto dark light contrast mono ;;
    motion | mouse | bell) echo on off ;;
    ascii) echo auto off on ;;
  esac
}

_tenq() {
  local current=${COMP_WORDS[COMP_CWORD]} command='' option='' language='' word i
  local -a words=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    # The = of --lang=ja is a word by itself.
    [[ $word == = ]] && continue
    if [[ -n $option ]]; then
      [[ $option == --lang ]] && language=$word
      option=''
      continue
    fi
    case $word in
      -n | --questions | -t | --seconds | --level | --seed | --latest | --game | --kind | --lang | --theme | --color | --by | --sort | \
        -o | --output | --format | --sheet | --as | --between | --after | --question | --answer | --name | --period | --set | \
        --teams | --start-at | --open | --players | --port | --bind | --words | --code)
        option=$word ;;
      -*) ;;
      *) words+=("$word") ;;
    esac
  done
  command=${words[*]}
  [[ -n $option && $current == = ]] && current=''

  local offered='' files='' sets=''
  if [[ -n $option ]]; then
    case $option in
      --game) offered='timed daily practice endless survival missing panels review live' ;;
      --kind) offered='auto one all' ;;
      --level) offered='1 2 3' ;;
      --lang) offered='auto ja en' ;;
      --theme) offered='auto dark light contrast mono' ;;
      --color) offered='auto always never' ;;
      --by)
        case $command in
          chart) offered='answers time points' ;;
          'league top') offered='points right time days' ;;
          *) offered='question set genre due' ;;
        esac ;;
      --sort) [[ $command == chart ]] && offered='newest oldest' || offered='rate asked time name' ;;
      --as) offered='choices typed' ;;
      --format)
        case $command in
          'bank export'*) offered='csv json gift aiken moodle kahoot anki qti h5p' ;;
          *) offered='csv json gift aiken moodle kahoot quizizz blooket gimkit forms anki quizlet qti hascard mkdocs checklist respondus d2l edx lists h5p' ;;
        esac ;;
      --period) offered='day week month all' ;;
      -o | --output) [[ $command == 'bank export'* ]] && files='*' ;;
      --words) files='*' ;;
    esac
  elif [[ $current == -* ]]; then
    # The options that the command takes, its own first.
    local drawing='-t --seconds --theme --color --ascii --plain --no-plain --no-motion --no-mouse'
    case $command in
      '') offered="-n --questions --game --kind --level --seed $drawing" ;;
      play | 'play '*) offered="-n --questions --game --kind --level --seed $drawing --as --between --after --question --answer" ;;
      daily*) offered=$drawing ;;
      review*) offered="--fit -n --questions $drawing" ;;
      share*) offered='--game --ascii' ;;
      history*) offered='--json --csv --hosted --game --ascii' ;;
      host | 'host '*)
        offered="--teams --auto --start-at --open --hide-names --players --port --bind --words --league --resume"
        offered+=" -n --questions --kind --level --seed $drawing --as --between --after --question --answer" ;;
      join*) offered="--code --name ${drawing#-t --seconds }" ;;
      chart*) offered='--latest --by --sort --game --theme --ascii' ;;
      stats*) offered='--by --sort --goals --calendar --levels --json --csv --game --ascii' ;;
      'bank list'* | 'league status') offered='--json' ;;
      'bank check'*) offered='--as --between --after --question --answer --strict --json --seed --ascii' ;;
      'bank import'*) offered='-o --output --format --sheet --as --between --after --question --answer --replace --dry-run --verbose --json --seed' ;;
      'bank export'*) offered='-o --output --format --replace --bom --seed' ;;
      config) offered='--json -n --questions -t --seconds --kind --theme --ascii --no-motion --no-mouse' ;;
      'config set'* | 'config reset'*) offered='--replace' ;;
      'league join'*) offered='--name' ;;
      'league top') offered='--json --period --by --game --set' ;;
      'league leave') offered='--erase' ;;
    esac
    # What follows league is another program's.
    case $command in
      league) offered='-h --help' ;;
      'league '*) offered+=' --lang -h --help' ;;
      *) offered+=' --lang -V --version -h --help' ;;
    esac
  else
    case $command in
      '') offered='play daily review share history chart stats bank host join league config path help' ;;
      help) offered='play daily review share history chart stats bank host join league config path' ;;
      bank | 'help bank') offered='list check import export path' ;;
      config | 'help config') offered='set reset path' ;;
      league) offered='join sync status top leave' ;;
      'config set' | 'config reset')
        offered='language theme motion decimals ascii bell mouse seconds questions verdict kind order share new reviews
          retention' ;;
      'config set '*) [[ ${#words[@]} == 3 ]] && offered=$(_tenq_values "${words[2]}") ;;
      play | host | 'bank export') files='*.@(csv|tsv|txt|json|jsonl|gift|xml|xlsx|ods|apkg|colpkg|zip|md|h5p)' sets=yes ;;
      'bank check'* | 'bank import'*) files='*.@(csv|tsv|txt|json|jsonl|gift|xml|xlsx|ods|apkg|colpkg|zip|md|h5p)' ;;
    esac
  fi

  COMPREPLY=()
  [[ -n $offered ]] && mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
  [[ -n $files || -n $sets ]] || return 0
  # What is typed, without its quotes. Whole names are offered, a set with its genre, in the same quotes.
  local typed=$current quote='' REPLY
  case $typed in
    [\"\']*) quote=${typed:0:1} typed=${typed:1} ;;
    *) typed=${typed//\\/} typed=${typed/#\~\//$HOME/} ;;
  esac
  if [[ -n $files ]]; then
    while IFS= read -r word; do
      # Extensions in either case; folders lead to more.
      if [[ -d $word ]]; then
        _tenq_quoted "$word/" "$quote"
        COMPREPLY+=("$REPLY")
        compopt -o nospace 2>/dev/null
      elif (shopt -s extglob nocasematch; [[ $word == $files ]]); then
        _tenq_quoted "$word" "$quote"
        COMPREPLY+=("$REPLY")
      fi
    done < <(compgen -f -- "$typed")
  fi
  [[ $sets == yes ]] || return 0
  [[ $language == @(auto|ja|en) ]] || language=''
  # Missed questions, of all sets or of one.
  local missed=''
  [[ $command == @(play|host) && $typed == missed/* ]] && missed=missed/
  [[ $command == @(play|host) && missed == "$typed"* ]] && COMPREPLY+=(missed)
  while IFS= read -r word; do
    word=$missed$word
    [[ $word == "$typed"* ]] || continue
    _tenq_quoted "$word" "$quote"
    COMPREPLY+=("$REPLY")
  done < <(_tenq_sets "$1" "$language")
}

complete -F _tenq tenq
