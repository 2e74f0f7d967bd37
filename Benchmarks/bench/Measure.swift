import CAllocationCounter

/// The unit a duration is reported in, and how many of it make a second.
enum TimeUnit: String, Sendable {
  case nanoseconds = "ns"
  case microseconds = "µs"
  case milliseconds = "ms"

  var perSecond: Double {
    switch self {
    case .nanoseconds: 1e9
    case .microseconds: 1e6
    case .milliseconds: 1e3
    }
  }
}

/// Times `body`: the median of `samples` samples, each long enough (≥ 2 ms) for the clock to be
/// exact.
///
/// Returns one result, or none if `--only` leaves it out (so that suites read
/// `measure(…) + measure(…)`), or if `--iterations` asked for bare repetitions.
///
/// - Parameters:
///   - setUp: runs before each *sample*, untimed.
///   - perCall: how many operations one call of `body` performs.
func measure(
  _ name: String,
  unit: TimeUnit = .nanoseconds,
  peer: (name: String, value: Double)? = nil,
  samples: Int = 41,
  perCall: Int = 1,
  setUp: () -> Void = {},
  _ body: () throws -> Void
) rethrows -> [BenchmarkResult] {
  guard Options.current.includes(name) else { return [] }
  setUp()
  if let iterations = Options.current.iterations {
    try runIterations(iterations, body)
    return []
  }

  // Warm up, and find how many calls fill a sample.
  let clock = ContinuousClock()
  var calls = 1
  while try clock.measure({ try runIterations(calls, body) }) < .milliseconds(2), calls < 1 << 24 {
    calls *= 2
  }

  var times: [Double] = []
  for _ in 0..<samples {
    setUp()
    let duration = try clock.measure { try runIterations(calls, body) }
    times.append(duration / .seconds(1))
  }
  times.sort()
  let seconds = times[times.count / 2] / Double(calls * perCall)
  return [
    BenchmarkResult(name: name, value: seconds * unit.perSecond, unit: unit.rawValue, peer: peer)
  ]
}

/// Counts the heap allocations of one call of `body`, once warm: the mean of 100 calls after 10.
func measureAllocations(_ name: String, _ body: () throws -> Void) rethrows -> [BenchmarkResult] {
  guard Options.current.includes(name), Options.current.iterations == nil else { return [] }
  try runIterations(10, body)
  let before = heap_allocations()
  try runIterations(100, body)
  let count = Double(heap_allocations() - before) / 100
  return [BenchmarkResult(name: name, value: count, unit: "allocations")]
}

/// Keeps the optimiser from removing the computation of `value`.
@inline(never)
@_optimize(none)
func consume<T>(_ value: borrowing T) {}

/// A function of its own so that a profiler can be told to look at nothing else.
@inline(never)
private func runIterations(_ count: Int, _ body: () throws -> Void) rethrows {
  for _ in 0..<count { try body() }
}
