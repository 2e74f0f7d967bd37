/// The planner: what one keyboard event costs once every scroll view has been read.
func plannerBenchmarks() -> [BenchmarkResult] {
  []
}
