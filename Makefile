# Everything a newcomer needs: `make demo` and `make test`. The rest is for people who work on it.

BUILD_PACKAGES := pkg-config libcairo2-dev libpango1.0-dev fonts-inter
SOURCES := Package.swift Sources Simulator Examples Tests Benchmarks
DEMO ?= .build/demo
SCENES ?= 1000000

# Turns warnings into errors, see Package.swift.
export KEYBOARDSTRUT_STRICT := 1

.PHONY: demo test lint docs test-page pictures bench fuzz soak format clean dependencies

demo: dependencies  ## Runs the sample screens on simulated devices and writes a page to look at.
	swift build --product strut
	.build/debug/strut demo --output $(DEMO) $(DEMO_OPTIONS)

test: dependencies lint  ## Runs every test and check.
	swift build --build-tests
	swift test --skip-build --quiet
	Scripts/build-documentation
	@echo "All tests and checks passed. The test names and tables are in Tests/."

lint:
	@Scripts/check-preconcurrency --self-test && Scripts/check-preconcurrency
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@! grep -rnE 'TODO|FIXME' --include='*.swift' --include='*.md' . --exclude-dir=.build || \
	  { echo "Do it or leave it out."; exit 1; }

test-page: demo  ## Plays the demo's page in a headless browser.
	@Scripts/install-dependencies chromium
	Tests/page/check $(DEMO)/index.html

pictures: test-page  ## Renews the pictures in the README and the documentation.
	cp .build/page.png Documentation/demo.png
	Scripts/renew-pictures $(DEMO)

docs: dependencies  ## Builds the documentation of the library's modules; a warning is an error.
	swift build --target KeyboardTesting
	swift build --target KeyboardStrut
	Scripts/build-documentation

bench: dependencies  ## Measures time, allocations and instructions, beside a peer where there is one.
	@Scripts/install-dependencies rustc librust-cassowary-dev valgrind
	Benchmarks/peers/cassowary/build
	swift run -c release bench
	Benchmarks/count-instructions plan.nested3 solver.resize

fuzz:  ## Holds the planner to its properties on random scenes.
	swift run -c release fuzz --scenes $(SCENES)

soak: dependencies  ## A million random actions on the phone's keyboard; about ten minutes.
	SOAK_ROUNDS=2000 swift test --filter nothingImpossibleHappens

format:
	swift format --in-place --parallel --recursive $(SOURCES)

dependencies:
	@Scripts/install-dependencies $(BUILD_PACKAGES)

clean:
	rm -rf .build
