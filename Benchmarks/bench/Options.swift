import Foundation

/// What the command line asked for.
struct Options: Sendable {
  /// Only benchmarks whose name begins with this are run.
  var only: String?
  /// Run each body exactly this often, untimed: for `valgrind --tool=callgrind`.
  var iterations: Int?
  var output = ".build/bench.json"

  static let current = parse(Array(CommandLine.arguments.dropFirst()))

  func includes(_ name: String) -> Bool { only.map(name.hasPrefix) ?? true }

  static let usage = """
    usage: bench [--only NAME] [--iterations N] [--output FILE]

      --only NAME       run the benchmarks whose name begins with NAME
      --iterations N    run each body exactly N times and time nothing; for instruction counts,
                        which are the difference of two runs by the difference of their N:
                        valgrind --tool=callgrind bench --only plan.nested3 --iterations 1000
      --output FILE     where the JSON goes (default .build/bench.json)

    """

  private static func parse(_ arguments: [String]) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch (name, rest.popFirst()) {
      case ("--help", _), ("-h", _):
        print(usage)
        exit(0)
      case ("--only", let value?):
        options.only = value
      case ("--output", let value?):
        options.output = value
      case ("--iterations", let value?):
        guard let count = Int(value), count > 0 else {
          stop("--iterations takes a number above zero, not \(value)")
        }
        options.iterations = count
      case (let name, nil) where ["--only", "--output", "--iterations"].contains(name):
        stop("\(name) needs a value")
      default:
        stop("unknown option \(name); try --help")
      }
    }
    return options
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
    exit(2)
  }
}
