# Everything a newcomer needs: `make phone`, `make demo` and `make test`. The rest is for people who
# work on it.

BUILD_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev zlib1g-dev fonts-inter
SOURCES := Package.swift Sources Simulator Examples Tests Benchmarks
DEMO ?= .build/demo
SCENES ?= 1000000
STEPS ?= 1000000
FUZZ_SECONDS ?= 600
FUZZ_SEED ?= 1
RACE ?= KeyboardGeometryTests,KeyboardSimulationTests
# Tests of screens want --no-parallel: they share one keyboard.
RACE_OPTIONS ?=
SEED ?= 1

# Turns warnings into errors, see Package.swift.
export KEYBOARDSTRUT_STRICT := 1

# What was played once comes out the same again: Swift gives each process another order of sets and
# dictionaries otherwise, and whoever walks through one would do so in another order.
export SWIFT_DETERMINISTIC_HASHING := 1

.PHONY: demo phone red matrix build test slow posted check lint docs page touch pictures bench fuzz race soak format clean \
  dependencies writable

demo: dependencies  ## Runs the sample screens on simulated devices and writes a page to look at.
	swift build --product strut
	.build/debug/strut demo --output "$(DEMO)" $(DEMO_OPTIONS)

phone: dependencies  ## Opens a window with a simulated phone to touch; PHONE_OPTIONS= as in its --help.
	@Scripts/install-dependencies libsdl2-2.0-0
	swift build -c release --product strut-phone
	.build/release/strut-phone $(PHONE_OPTIONS)

red: dependencies  ## Runs app screens in containers, windows and under deeds; only listed runs may fail.
	swift build --product strut
	.build/debug/strut matrix
	.build/debug/strut matrix --runs worlds

# A release build takes minutes, and saves more of them where there is much to play.
RELEASED := swift build -c release --product strut && .build/release/strut

matrix: dependencies  ## Runs every app screen in every container with every deed.
	$(RELEASED) matrix --runs full
	$(RELEASED) matrix --runs values
	.build/release/strut matrix --runs worlds

# A slow test stands in a suite called Slow: `make test` leaves these out, `make check` runs them
# too.
SLOW := [./]Slow/

test: build lint  ## Runs the quick tests and the linter: what to do before each commit.
	@Scripts/test --skip '$(SLOW)'

check: dependencies  ## Runs everything, and prints the minutes of each part; see the table in Scripts/check.
	@Scripts/install-dependencies chromium python3
	Scripts/check

build: dependencies  ## Builds the library, the simulator and all tests.
	swift build --build-tests

slow: build  ## Runs the slow tests alone.
	@Scripts/test --filter '$(SLOW)'

posted: build  ## Runs the tests of screens under the posted keyboard, as on Apple's systems, and counts them.
	@POSTED_MINIMUM=200 Scripts/test-posted

lint:
	@command -v python3 >/dev/null || Scripts/install-dependencies python3
	@Scripts/check-preconcurrency --self-test && Scripts/check-preconcurrency
	@Scripts/check-never --self-test && Scripts/check-never
	@Scripts/check-width --self-test && Scripts/check-width
	@Scripts/check-log --self-test
	@Scripts/check-objective-c
	@Scripts/check-words --self-test && Scripts/check-words
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@! grep -rnE 'TODO|FIXME' --include='*.swift' --include='*.md' . --exclude-dir=.build || \
	  { echo "Do it or leave it out."; exit 1; }

page:  ## Plays the page that `make demo` has written in a headless browser.
	@Scripts/install-dependencies chromium
	Tests/page/check "$(DEMO)/index.html"

touch: dependencies  ## Uses the phone in a window with a mouse and a keyboard, on a display of its own.
	@Scripts/install-dependencies libsdl2-2.0-0 xvfb xdotool chromium
	swift build --product strut-phone
	Tests/phone/check
	.build/debug/strut-phone --screen s4-bottom --script Tests/phone/film.script
	Tests/page/check .build/phone-film.html .build/phone-film.png

pictures: demo page  ## Renews the pictures in the README and the documentation.
	cp .build/page.png Documentation/demo.png
	rm -rf .build/pictures
	.build/debug/strut pictures --output .build/pictures
	Scripts/renew-pictures "$(DEMO)" .build/pictures
	swift build --product strut-phone
	cd Documentation && ../.build/debug/strut-phone --device "iPhone SE (3rd generation)" \
	  --script ../Tests/phone/readme.script

docs: dependencies  ## Counts the public symbols and builds their documentation; a warning is an error.
	for target in KeyboardNavigation KeyboardBars KeyboardTesting; do swift build --target $$target; done
	Scripts/check-surface
	Scripts/build-documentation

bench: dependencies  ## Measures time, allocations and instructions, beside a peer where there is one.
	@Scripts/install-dependencies rustc librust-cassowary-dev valgrind binutils
	Benchmarks/peers/cassowary/build
	swift run -c release bench
	Benchmarks/count-instructions plan.nested3 solver.resize
	Benchmarks/count-events
	Benchmarks/count-frames

fuzz: dependencies  ## Random scenes and arrangements; libFuzzer on the library, nibs and pictures.
	swift run -c release fuzz --scenes $(SCENES)
	Scripts/fuzz-library $(FUZZ_SECONDS)s $(FUZZ_SEED)
	Benchmarks/libfuzzer/run nib $(FUZZ_SECONDS)s $(FUZZ_SEED)
	Benchmarks/libfuzzer/run images $(FUZZ_SECONDS)s $(FUZZ_SEED)

race: dependencies  ## Tests under the thread sanitizer, in a build of its own; RACE= for other targets.
	env -u KEYBOARDSTRUT_STRICT KEYBOARDSTRUT_TESTS=$(RACE) swift test --sanitize thread \
	  --scratch-path .build/threads --skip '$(SLOW)' $(RACE_OPTIONS)

soak: dependencies  ## A million random things done to random screens, SEED= for others; 1,000 days of a chat.
	$(RELEASED) soak --steps $(STEPS) --seed $(SEED)
	CHAT_DAYS=1000 KEYBOARDSTRUT_TESTS=KeyboardStrutTests swift test --no-parallel --filter ChatDayTests

format:
	swift format --in-place --parallel --recursive $(SOURCES)

dependencies: writable
	@Scripts/install-dependencies $(BUILD_PACKAGES)

writable:
	@Scripts/check-writable

clean:
	rm -rf .build
