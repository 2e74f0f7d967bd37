import Foundation

/// What the command line asked for.
struct Options {
  var scenes = 100_000
  /// How many arrangements of inputs are ordered; as many as there are scenes if left out.
  var arrangements: Int?
  var seed: UInt64 = 1

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      switch (name, rest.popFirst()) {
      case ("--help", _), ("-h", _):
        print("usage: fuzz [--scenes N] [--arrangements N] [--seed S]")
        exit(0)
      case ("--scenes", let value?):
        guard let count = Int(value), count > 0 else {
          stop("--scenes takes a number above zero, not \(value)")
        }
        scenes = count
      case ("--arrangements", let value?):
        guard let count = Int(value), count >= 0 else {
          stop("--arrangements takes a number, not \(value)")
        }
        arrangements = count
      case ("--seed", let value?):
        guard let number = UInt64(value) else { stop("--seed takes a number, not \(value)") }
        seed = number
      case ("--scenes", nil), ("--arrangements", nil), ("--seed", nil):
        stop("\(name) needs a value")
      default: stop("unknown option \(name); try --help")
      }
    }
  }
}

private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
  exit(2)
}
