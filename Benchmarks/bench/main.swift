import Foundation

/// Each suite is one file; each returns its results, in the order of the table.
let suites: [(name: String, run: @MainActor () throws -> [BenchmarkResult])] = [
  ("planner", plannerBenchmarks),
  ("solver", solverBenchmarks),
  ("layout", layoutBenchmarks),
  ("phone", phoneBenchmarks),
  ("frame", frameBenchmarks),
  ("rest", restBenchmarks),
  ("avoider", avoiderBenchmarks),
  ("event", eventBenchmarks),
  ("chat", chatBenchmarks),
  ("table", tableBenchmarks),
]

var results: [BenchmarkResult] = []
for suite in suites {
  do {
    results += try suite.run()
  } catch {
    FileHandle.standardError.write(Data("bench: \(suite.name): \(error)\n".utf8))
    exit(1)
  }
}

if Options.current.iterations == nil {
  print(table(of: results))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let file = URL(fileURLWithPath: Options.current.output)
  try? FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  do {
    try encoder.encode(results).write(to: file)
  } catch {
    FileHandle.standardError.write(Data("bench: cannot write \(file.path): \(error)\n".utf8))
    exit(1)
  }
}
