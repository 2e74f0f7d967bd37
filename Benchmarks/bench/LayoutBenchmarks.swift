import LayoutEngine
import UIKit

/// What a layout costs beside the number of its views.
///
/// - `layout.siblingsN`: N views at the edges of one parent, added, constrained and laid out; of
///   N times one view, so that the cost of each stays the same.
/// - `layout.edit`: one constant among 1000 siblings, up to the new frame.
/// - `layout.chainN`: N views in a row from edge to edge, each with a width of its own content.
@MainActor func layoutBenchmarks() throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for count in [10, 100, 1000] {
    results += measure(
      "layout.siblings\(count)", unit: .microseconds, samples: count < 1000 ? 41 : 9,
      perCall: count
    ) {
      let root = Siblings(count)
      root.view.layoutIfNeeded()
    }
  }
  let siblings = Siblings(1000)
  siblings.view.layoutIfNeeded()
  results += measure("layout.edit", unit: .microseconds) {
    siblings.middle.constant += 1
    siblings.view.layoutIfNeeded()
  }
  for count in [50, 100, 200, 500] {
    results += try measure(
      "layout.chain\(count)", unit: .milliseconds, samples: count < 200 ? 21 : 5
    ) { try solveChain(of: count) }
  }
  return results
}

@MainActor private struct Siblings {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let middle: NSLayoutConstraint

  init(_ count: Int) {
    var tops: [NSLayoutConstraint] = []
    var others: [NSLayoutConstraint] = []
    for index in 0..<count {
      let child = UIView(frame: .zero)
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      tops.append(
        child.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(index)))
      others += [
        child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        child.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    NSLayoutConstraint.activate(tops + others)
    middle = tops[count / 2]
  }
}

@MainActor private func solveChain(of count: Int) throws {
  let solver = LayoutSolver()
  var end = [Term(solver.addVariable())]
  _ = try solver.addConstraint(end, .equal)
  for index in 0..<count {
    let (left, width) = (solver.addVariable(), solver.addVariable(nonNegative: true))
    let size = -Double(30 + index % 7)
    _ = try solver.addConstraint([Term(width)], .lessOrEqual, constant: size, priority: 250)
    _ = try solver.addConstraint([Term(width)], .greaterOrEqual, constant: size, priority: 750)
    _ = try solver.addConstraint(
      [Term(left)] + end.map { Term($0.variable, -$0.coefficient) }, .equal, constant: -8)
    end = [Term(left), Term(width)]
  }
  _ = try solver.addConstraint(end, .equal, constant: -Double(count) * 50)
  consume(solver.takeChangedVariables())
}
