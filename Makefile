# TenQ: how it is played, tested, built and installed.  `make help` says what there is.

# Where the project is, and who signs its packages: every paper and package takes them from here, and
# `make address ADDRESS=https://…` puts another one into all of them.
ADDRESS    = https://tenq.invalid
MAINTAINER = The TenQ authors <tenq@tenq.invalid>

PREFIX  = /usr/local
DESTDIR =
ARGS    =

# What Debian and its relatives call what is needed.  No other line knows a package.  git brings the argument parser,
# g++ the C library to build with, and the last three are what the Swift compiler itself is linked to.  The names are
# those that stay from one release to the next: libxml2-dev and libunistring-dev bring the library, whatever its number.
BUILD_PACKAGES = git ca-certificates g++ libncurses-dev libexpat1-dev libminizip-dev zlib1g-dev libsqlite3-dev \
  libzstd-dev libcurl4 libxml2-dev
TEST_PACKAGES  = $(BUILD_PACKAGES) tmux perl-base ncurses-term libunistring-dev mandoc zsh fish jq gnuplot-nox
BENCH_PACKAGES = $(BUILD_PACKAGES) valgrind nudoku
DIST_PACKAGES  = $(BUILD_PACKAGES) ncurses-base ncurses-term
DEB_PACKAGES   = $(BUILD_PACKAGES) dpkg-dev
# With what plays the packages, and looks for faults in them.
CHECK_PACKAGES = $(DIST_PACKAGES) $(DEB_PACKAGES) tmux lintian appstream desktop-file-utils
RELEASE_PACKAGES = $(DIST_PACKAGES) $(DEB_PACKAGES) $(LEAGUE_PACKAGES) jq
FRESH_PACKAGES = debootstrap
# The league alone: SQLite, PostgreSQL's client, libsodium and zlib to build it; a PostgreSQL of the tests' own, and
# openssl, which makes them a certificate, and ip, which makes bad lines, to test it.  The page is tested in chromium
# where that is installed: it is larger than all the others together, so it is never installed for a test.
LEAGUE_PACKAGES      = $(BUILD_PACKAGES) libsqlite3-dev libpq-dev libsodium-dev zlib1g-dev
LEAGUE_TEST_PACKAGES = $(TEST_PACKAGES) $(LEAGUE_PACKAGES) postgresql openssl iproute2

# The program carries the Swift runtime and curses inside: it starts in 40 % of the time that it takes with shared
# libraries, and needs no Swift where it is installed.  lld, because the others warn about Foundation on each build.
LINKING = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker -s
# Otherwise each generic type is looked up by its name when it is first used, in the runtime's tables: a third of a start.
COMPILING = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Messages of packages name their files: without the folder in front, what is built in another one has the same bytes, but
# for what `release` takes out.
same = -Xcc '-ffile-prefix-map=$(1)' -Xcxx '-ffile-prefix-map=$(1)' -Xswiftc -file-prefix-map -Xswiftc '$(1)'
SAME_ANYWHERE = $(call same,$(CURDIR)=.) -Xlinker --build-id=none
# The package manager refuses -Werror for C, so lint asks the C compiler by itself.
STRICT  = -Xswiftc -warnings-as-errors
PROGRAM = .build/release/tenq
# Written in one place, which the program prints too.
VERSION = $(shell sed -n 's/^ *public static let version = "\(.*\)"$$/\1/p' Sources/CommandLineKit/OwnProcess.swift)

# The league is a package of its own, in a folder of its own: the game fetches and builds nothing of it.  SQLite
# comes from the system, and libpq where a league is on PostgreSQL, so the program is not linked as the game is, but the Swift
# runtime is in it.
LEAGUE_LINKING = --static-swift-stdlib -Xlinker -s
# Packages are tested with the league as its tests built it, `LEAGUE_AS=tested`: a release takes ten minutes more.  What is
# not compiled for it does not say which parts of Foundation are behind the others.
LEAGUE_AS = released
league-as-tested = $(LEAGUE_LINKING) \
  $(addprefix -Xlinker -l,CoreFoundation _FoundationICU _FoundationCollections _FoundationCShims)
# One build for the program, the bench and the torture.
LEAGUE_RELEASE = mkdir -p .build/league && ln -sfn league '$(LEAGUE_PLACE)' && swift build --package-path Sources/League \
  --scratch-path '$(LEAGUE_PLACE)' --no-color-diagnostics --configuration release $(LEAGUE_LINKING) \
  $(call same,$(CURDIR)/Sources=Sources) $(call same,$(LEAGUE_PLACE)=.build/league) -Xlinker --build-id=none
# .build/league by a name that has 128 characters wherever the folder is (unless its own has more than 113): of a closure
# that must not escape, the compiler keeps how long the path of its file is, though not the path.
LEAGUE_PLACE   = $(CURDIR)/.build/league-$(shell LC_ALL=C; path='$(CURDIR)'; printf "%$$((113 - $${#path}))s" | tr ' ' -)
LEAGUE_PROGRAM = .build/league/tenq-league

# One test, or those whose names fit a regular expression: make test ONLY=Name
ONLY =
# The tests of the game, of the league, or of both that have such a name.
WITH_ONLY = $(strip $(if $(shell grep -rlE '$(ONLY)' Tests --include='*.swift'),test-game) \
  $(if $(shell grep -rlE '$(ONLY)' Sources/League/Tests --include='*.swift'),test-league))
# Builds and runs tests; says what failed, and how many there were.  Many wait for programs, while others reckon.  Their
# files are in memory where there is room: waiting for a disk takes more time than all else that the league's tests do.
run-tests = memory=$$(df --output=avail /dev/shm 2>/dev/null | tail -n 1); \
  place=$$(if test "$${memory:-0}" -gt 2000000; then mktemp -d /dev/shm/tenq-tests.XXXXXX; else mktemp -d; fi) || exit; \
  trap 'rm -rf "$$place"' EXIT; trap 'exit 130' INT TERM; chmod 711 "$$place"; \
  { TMPDIR=$$place SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8 \
    swift test --disable-xctest $(TESTING) $(1) $(if $(ONLY),--filter '$(ONLY)') 2>&1; echo $$? >"$$place/status"; } \
  | LC_ALL=C awk '/^◇|^remark|^✔ (Suite|Test [^ ]+\()/ { quiet = 1 } /^(✘|↳|✔ Test run with |\[|Build|error|warning)/ { quiet = 0 } !quiet'; \
  exit "$$(cat "$$place/status")"

# Tests are built without lines for a debugger, and the system's modules not indexed: a sixth less to compile.
TESTING      = -debug-info-format none -Xswiftc -index-ignore-system-modules
LEAGUE_TESTS = --package-path Sources/League --scratch-path .build/league
# The tests in which whole programs play live rooms, each by its own clock: the others would take the time from them.
LIVE = LeagueTests[.]Live|HostileRoomTests|RoomBrowserTests

# How long the torture takes; the fuzzers have a quarter of it.
TORTURE_SECONDS ?= 1200
FUZZ_SECONDS    ?= 300

.PHONY: help play test test-game test-league no-such-test check lint build bench bench-game bench-league pictures test-pictures \
  readme-pictures torture torture-game torture-league fuzz install uninstall dist deb \
  release check-release check-released check-docs address check-packages check-fresh league install-league uninstall-league clean swift build-packages test-packages \
  bench-packages dist-packages deb-packages check-packages-packages release-packages fresh-packages league-packages league-test-packages
# The steps share the .build folder.
.NOTPARALLEL:

help: ## say what there is (this)
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  make \1\t\2/p' Makefile | expand -t 26
	@echo 'Options are given like this: make play ARGS="--lang ja"   make install PREFIX=~/.local'

play: build ## install what is missing, build, play
	@$(PROGRAM) $(ARGS)

test: $(if $(ONLY),$(or $(WITH_ONLY),no-such-test),test-game test-league) ## build and run all tests, or those of a name: make test ONLY=Name

no-such-test:
	@echo 'There is no test with this name: $(ONLY)' >&2; exit 1

test-game: swift test-packages ## run the tests, less those of the league
	@$(call run-tests,$(WARNINGS))

test-league: swift league-test-packages ## run the tests of the league
# Two players play the game in them.
	@swift build --product tenq $(TESTING) $(WARNINGS)
	@$(call run-tests,$(LEAGUE_TESTS) $(if $(ONLY),,--skip '$(LIVE)'))
	@$(if $(ONLY),,$(call run-tests,$(LEAGUE_TESTS) --filter '$(LIVE)'))

check: WARNINGS = $(STRICT)
# Of the league, only its own targets: the packages that it is built with would all be built once more.
check: export TENQ_STRICT = 1
check: lint test ## what a change must pass: lint, a build without warnings, all tests

lint: build-packages ## check the format of the Swift code, its layers, and the C code for what a compiler warns of
	swift format lint --strict --recursive Package.swift Sources Tests
	clang -fsyntax-only -Wall -Wextra -Werror -ISources/CTerminal/include -ISources/CFormats/include \
	  -ITests/torture/system/include Sources/CTerminal/*.c Sources/CFormats/*.c Tests/bench/*.c Tests/torture/system/*.c
	Tests/layers

build: swift build-packages ## build the program as it is installed
	@test -x $(PROGRAM) || echo 'Building TenQ. The first time takes a minute or two.'
# Colours would make the build in a terminal another than the one without, and everything be compiled again.
	@swift build --configuration release --product tenq --no-color-diagnostics $(LINKING) $(COMPILING) $(SAME_ANYWHERE)
	@$(completions)

install: ## put the program and its banks below PREFIX, /usr/local unless said otherwise
# Under sudo the compiler is often out of reach, and .build should stay the user's: what is built is installed.
install: $(if $(and $(SUDO_UID),$(wildcard $(PROGRAM))),,build)
	@$(completions)
	@$(call put,tenq,$(PROGRAM))

# What shells complete: the program itself writes the scripts, beside it. A shell reads them and runs none of them.
completions = folder=$$(dirname '$(PROGRAM)')/completions; mkdir -p "$$folder"; \
  for shell in bash zsh fish; do \
    file=$$folder/$$shell; test "$$file" -nt '$(PROGRAM)' && continue; \
    '$(PROGRAM)' --lang en --generate-completion-script $$shell >"$$file.$$$$" \
      && sed -i '1{/^\#!/d}' "$$file.$$$$" && mv -f "$$file.$$$$" "$$file" || exit; \
  done

uninstall: ## remove what install put there, and nothing else
	@$(call put,tenq,$(PROGRAM),--uninstall)

# Installs the files of a program, or with --uninstall as the third argument removes them. PREFIX and DESTDIR go by the
# environment, as they were typed: dash, zsh and fish leave the ~ of PREFIX=~/.local to whoever reads it.
export PREFIX DESTDIR VERSION ADDRESS MAINTAINER
put = Resources/packaging/files $(1) '$(2)' | Resources/packaging/install --name $(1) --list - $(3)

dist: build dist-packages ## make .build/dist/tenq-VERSION-MACHINE-linux.tar.gz, which plays on any Linux
	@Resources/packaging/dist .build/dist tenq $(PROGRAM)

deb: build league deb-packages ## make .build/dist/tenq_VERSION_ARCHITECTURE.deb, and tenq-league's
	@Resources/packaging/deb tenq $(PROGRAM) .build/dist
	@Resources/packaging/deb tenq-league $(LEAGUE_PROGRAM) .build/dist

release: build league release-packages ## make .build/release-VERSION of a clean tag: all that is published (SIGN_KEY=… signs it)
	@Resources/packaging/release .build/release-$(VERSION) $(PROGRAM) $(LEAGUE_PROGRAM)

check-release: ## try all that is long: fresh systems, packages, faults, and a release made twice (hours, as root)
check-release: swift check-fresh check-packages torture
	@Tests/packages/reproduce

check-released: ## install, play and remove .build/release-VERSION in whole systems: ARGS="ROOT..." (as root)
	@Tests/packages/released .build/release-$(VERSION) $(ARGS)

check-docs: build test-packages ## try the links, the commands and the addresses in every paper
	@Tests/packages/docs $(PROGRAM) $(wildcard $(LEAGUE_PROGRAM))

address: ## put ADDRESS into every paper that has one
	@Resources/packaging/address

check-packages: ## install, play and remove what install, dist and deb make, each in a root of its own (as root)
check-packages: dist deb check-packages-packages
	@Tests/packages/run $(ARGS)

check-fresh: fresh-packages ## build and test the game on Debian 12 and 13 with nothing but Swift, git and make: ARGS=trixie for one (as root)
	@Tests/packages/fresh $(ARGS)

league: swift league-packages ## build the program of leagues, .build/league/tenq-league
ifeq ($(LEAGUE_AS),tested)
	@swift build $(LEAGUE_TESTS) $(TESTING) --product tenq-league $(league-as-tested)
	@install -m 755 .build/league/debug/tenq-league $(LEAGUE_PROGRAM)
else
	@test -x $(LEAGUE_PROGRAM) || echo 'Building the league. The first time takes ten minutes on two cores.'
	@$(LEAGUE_RELEASE) --product tenq-league
	@install -m 755 "$$($(LEAGUE_RELEASE) --show-bin-path)/tenq-league" $(LEAGUE_PROGRAM)
endif

install-league: ## put the program of leagues below PREFIX, beside tenq
install-league: $(if $(and $(SUDO_UID),$(wildcard $(LEAGUE_PROGRAM))),,league)
	@$(call put,tenq-league,$(LEAGUE_PROGRAM))

uninstall-league: ## remove what install-league put there, and nothing else
	@$(call put,tenq-league,$(LEAGUE_PROGRAM),--uninstall)

bench: bench-game bench-league ## measure the program and the league: tables, never a test

bench-game: build bench-packages .build/bench/driver .build/bench/bare .build/bench/redraw ## measure starts, keys, wake-ups and memory
	@Tests/bench/table $(PROGRAM)

bench-league: build league league-test-packages .build/bench/driver ## measure synchronising, rounds a second and, with LARGE=1, tables
	@$(LEAGUE_RELEASE) --product league-bench
	@Tests/bench/league $(PROGRAM) $(LEAGUE_PROGRAM) "$$($(LEAGUE_RELEASE) --show-bin-path)/league-bench"

.build/bench/%: Tests/bench/%.c
	@mkdir -p $(@D)
	$(CC) -O2 -Wall -Wextra -o $@ $< -lncursesw -ltinfo -lutil

pictures: test-pictures readme-pictures ## draw all pictures again: those of the tests, and those of the README

test-pictures: swift test-packages ## draw the screens that tests compare with Tests/Pictures, two minutes
	@export TENQ_PICTURES=draw; $(call run-tests,--filter 'QuizScreensTests[.](PictureTests|PlainGames?Tests)')

readme-pictures: build league test-packages ## draw the pictures of the README from the running programs: ARGS="home chart" for some
	@Tests/screenshots/draw $(PROGRAM) $(ARGS)

torture: torture-game torture-league ## try at length what must survive, of the program and of the league

torture-game: build test-packages ## try it for TORTURE_SECONDS, proof by proof: make torture-game ARGS="kills deaths"
	@echo 'Building the torture.'
# In a folder of its own, because it is linked otherwise than what is installed: calls can be made to fail in it.
	@swift build --configuration release --scratch-path .build/torture --product torture
	@swift build --configuration release --scratch-path .build/torture --product tenq
	@status=0; \
	.build/torture/release/torture --seconds $$(($(TORTURE_SECONDS) * 3 / 4)) --program $(PROGRAM) $(ARGS) || status=1; \
	$(if $(ARGS),,Tests/torture/fuzz/run $$(($(TORTURE_SECONDS) / 4)) || status=1;) \
	$(if $(ARGS),,TENQ_SWEEP=whole swift test --disable-xctest $(TESTING) --skip tenqTests || status=1;) \
	exit $$status

torture-league: league league-test-packages ## try at length that a league loses and doubles no round
	@$(LEAGUE_RELEASE) --product league-torture
	@"$$($(LEAGUE_RELEASE) --show-bin-path)/league-torture" $(ARGS)

fuzz: swift ## feed the readers of banks, imports, the log and keys with any bytes, for FUZZ_SECONDS
	@Tests/torture/fuzz/run $(FUZZ_SECONDS)

clean: ## remove what was built
	rm -rf .build

swift:
	@command -v swift >/dev/null || { \
	  echo 'TenQ needs Swift 6.2 or newer, and "swift" is not in PATH. https://www.swift.org/install/linux/' >&2; exit 1; }

build-packages: swift
	@$(call install-missing,$(BUILD_PACKAGES),to build TenQ,$(PROGRAM))

test-packages: swift
	@$(call install-missing,$(TEST_PACKAGES),to build and test TenQ)

bench-packages: swift
	@$(call install-missing,$(BENCH_PACKAGES),to build and measure TenQ)

dist-packages: swift
	@$(call install-missing,$(DIST_PACKAGES),to package TenQ)

deb-packages: swift
	@$(call install-missing,$(DEB_PACKAGES),to package TenQ)

release-packages: swift
	@$(call install-missing,$(sort $(RELEASE_PACKAGES)),to make a release of TenQ)

check-packages-packages: swift
	@$(call install-missing,$(sort $(CHECK_PACKAGES)),to try the packages of TenQ)

fresh-packages:
	@$(call install-missing,$(FRESH_PACKAGES),to make a fresh Debian)

league-packages: swift
	@$(call install-missing,$(LEAGUE_PACKAGES),to build the league,$(LEAGUE_PROGRAM))

league-test-packages: swift
	@$(call install-missing,$(LEAGUE_TEST_PACKAGES),to build and test the league)

# dpkg is asked, not apt: it answers in milliseconds, and when nothing is missing nothing is said.  A package answers to
# the names that it provides, too: libcurl4t64 is libcurl4.  Where nothing can be installed, that is said once for what
# leads to the file in the third argument: what was built needs nothing more.
define install-missing
present=$$(dpkg-query --show --showformat '$${db:Status-Status} $${Package} $${Provides}\n' 2>/dev/null \
  | sed -n 's/^installed / /p' | tr -s ', \n' ' '); \
missing=; \
for package in $(1); do \
  case "$$present" in *" $$package "*) ;; *) missing="$$missing $$package" ;; esac; \
done; \
test -n "$$missing" || exit 0; \
if test "$$(id -u)" = 0; then root=; else root=sudo; fi; \
if ! command -v apt-get >/dev/null || { test -n "$$root" && ! command -v sudo >/dev/null; }; then \
  test -x "$(3)" || echo "Going on without what may be missing $(2), by its names in Debian:$$missing" >&2; exit 0; \
fi; \
echo "Installing what is missing $(2):$$missing"; \
$$root apt-get -qq update; \
$$root env DEBIAN_FRONTEND=noninteractive DEBCONF_NOWARNINGS=yes \
  apt-get -qq -o Dpkg::Use-Pty=0 --no-remove install --no-install-recommends $$missing >/dev/null
endef
