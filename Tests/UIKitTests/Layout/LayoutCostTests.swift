import Testing

@testable import UIKit

/// What a change costs, in pivots and in views that are laid out. `make bench` has the times.
@MainActor
@Suite struct LayoutCostTests {
  /// A view with a box in it that follows its edges, and a count of its layouts.
  private final class Cell: UIView {
    private(set) var layouts = 0
    let box = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  /// A hundred cells side by side that know nothing of each other, in a window.
  @MainActor
  private struct HundredCells {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var cells: [Cell] = []
    var heights: [NSLayoutConstraint] = []

    init(_ count: Int) {
      for index in 0..<count {
        let cell = Cell(frame: .zero)
        for (view, parent) in [(cell, window as UIView), (cell.box, cell)] {
          view.translatesAutoresizingMaskIntoConstraints = false
          parent.addSubview(view)
        }
        let height = cell.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
          cell.topAnchor.constraint(equalTo: window.topAnchor, constant: CGFloat(index)),
          cell.leadingAnchor.constraint(equalTo: window.leadingAnchor),
          cell.trailingAnchor.constraint(equalTo: window.trailingAnchor),
          height,
          cell.box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
          cell.box.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 4),
          cell.box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -4),
          cell.box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
        ])
        cells.append(cell)
        heights.append(height)
      }
      window.isHidden = false
      window.layoutIfNeeded()
    }

    var pivots: Int { LayoutProbe.pivots(of: window) ?? -1 }
  }

  @Test("A constant concerns only what depends on it")
  func constantConcernsDepends() {
    let stage = HundredCells(100)
    let (pivots, layouts) = (stage.pivots, stage.cells.map(\.layouts))
    stage.heights[50].constant = 60
    stage.window.layoutIfNeeded()
    #expect(stage.pivots == pivots)
    let laidOut = zip(stage.cells, layouts).map { $0.layouts - $1 }
    #expect(laidOut.enumerated().filter { $0.element != 0 }.map(\.offset) == [50])
    #expect(stage.cells[50].frame.height == 60 && stage.cells[50].box.frame.height == 52)
    stage.window.layoutIfNeeded()
    #expect(zip(stage.cells, layouts).map { $0.layouts - $1 } == laidOut, "nothing is left to do")
  }

  /// Views that share no variable are solved one by one: twice as many, twice the pivots.
  @Test("Independent views cost in proportion")
  func independentViewsCost() {
    let counts = [25, 50, 100].map { Double(HundredCells($0).pivots) / Double($0) }
    #expect(counts.allSatisfy { abs($0 - counts[0]) < 1 }, "\(counts)")
  }
}
