# What bash completes of tenq: commands, options and their values, sets and CSV files.

# The names of the sets that can be played, a line each: the list less the numbers and marks at its right.
_tenq_sets() {
  "${1/#~\//$HOME/}" bank list ${2:+--lang "$2"} 2>/dev/null </dev/null | sed -E 's/ +([0-9]+|\?)(  [^ 0-9]*)?$//'
}

_tenq() {
  local current=${COMP_WORDS[COMP_CWORD]} command='' option='' language='' word i
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
      -n | --questions | -t | --seconds | --level | --seed | --latest | --game | --lang | --theme | --color | --by | --sort)
        option=$word ;;
      -*) ;;
      *) command+=${command:+ }$word ;;
    esac
  done
  [[ -n $option && $current == = ]] && current=''

  local offered='' files='' sets=''
  if [[ -n $option ]]; then
    case $option in
      --game) offered='timed daily practice endless survival missing panels' ;;
      --level) offered='1 2 3' ;;
      --lang) offered='auto ja en' ;;
      --theme) offered='auto dark light contrast mono' ;;
      --color) offered='auto always never' ;;
      --by) [[ $command == chart ]] && offered='answers time' || offered='question set genre' ;;
      --sort) [[ $command == chart ]] && offered='newest oldest' || offered='rate asked time name' ;;
    esac
  elif [[ $current == -* ]]; then
    offered='-n --questions -t --seconds --game --level --seed --lang --theme --color --ascii --plain --no-plain --no-motion
      --no-mouse --version -h --help'
    case $command in
      history) offered+=' --json --csv' ;;
      chart) offered+=' --latest --by --sort' ;;
      stats) offered+=' --by --sort --json --csv' ;;
      'bank list' | 'bank check'*) offered+=' --json' ;;
    esac
  else
    case $command in
      '') offered='play daily share history chart stats bank league path help' ;;
      help) offered='play daily share history chart stats bank league path' ;;
      bank | 'help bank') offered='list check path' ;;
      play) files=yes sets=yes ;;
      'bank check'*) files=yes ;;
    esac
  fi

  COMPREPLY=()
  [[ -n $offered ]] && mapfile -t COMPREPLY < <(compgen -W "$offered" -- "$current")
  [[ -n $files ]] || return 0
  # Names of sets hold blanks too: bash quotes all of them as it quotes those of files.
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -X '!*.[Cc][Ss][Vv]' -- "$current"; compgen -d -- "$current")
  [[ -n $sets ]] || return 0
  local typed=$current
  case $typed in
    [\"\']*) typed=${typed:1} ;;
    *) typed=${typed//\\/} ;;
  esac
  [[ $language == @(auto|ja|en) ]] || language=''
  # Missed questions, of all sets or of one.
  local missed=''
  [[ $typed == missed/* ]] && missed=missed/
  [[ missed == "$typed"* ]] && COMPREPLY+=(missed)
  while IFS= read -r word; do
    word=$missed$word
    [[ $word == "$typed"* ]] && COMPREPLY+=("$word")
  done < <(_tenq_sets "$1" "$language")
}

complete -F _tenq tenq
