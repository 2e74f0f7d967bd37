/// One of the equal parts of some work, as a command line says it: `2/3` is the second of three.
struct Part {
  /// From 0.
  let index: Int
  let count: Int

  init(_ text: String) throws {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
      throw UsageError("Option --part needs two numbers, such as 1/2, not \"\(text)\".")
    }
    (index, count) = (numbers[0] - 1, numbers[1])
  }
}
