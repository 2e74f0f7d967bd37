#if canImport(UIKit)
  import KeyboardStrut
  import UIKit

  /// The text of `KeyboardInputNavigator.explanation`.
  @MainActor
  struct NavigationReport {
    private let navigator: KeyboardInputNavigator
    private let reader: InputReader
    private let root: UIView

    init(_ navigator: KeyboardInputNavigator, _ reader: InputReader, in root: UIView) {
      self.navigator = navigator
      self.reader = reader
      self.root = root
    }

    var text: String {
      let count = reader.inputs.count
      var lines = [summary(of: count)]
      var number = 0
      for (index, entry) in reader.entries.enumerated() {
        switch entry.stop {
        case .input(let input) where input === reader.hiddenInput: break
        case .input(let input):
          number += 1
          let reason = index == 0 ? "comes first" : entry.reason.words
          lines.append("\(number). \(input.nameForNavigation) \(reason)\(remarks(on: input))")
        case .rows(let range):
          lines.append("–  \(range.words)")
        }
      }
      for (name, obstacle) in reader.skipped {
        lines.append("\(name) skipped: \(obstacle.rawValue)")
      }
      return lines.joined(separator: "\n")
    }

    private func summary(of count: Int) -> String {
      if let hidden = reader.hiddenInput {
        return "\(count) inputs; \(hidden.nameForNavigation), the first responder, is hidden."
      }
      guard let current = navigator.current,
        let place = reader.inputs.firstIndex(where: { $0 === current })
      else { return "\(count) inputs, none is first responder." }
      return "\(place + 1) of \(count): \(current.nameForNavigation)"
    }

    private func remarks(on input: UIView) -> String {
      var remarks: [String] = []
      if navigator.toolbar.isShown, !navigator.hasToolbar(input) {
        remarks.append(
          input.acceptsToolbar
            ? "the app's accessory view stays" : "no bar: its accessory is read-only"
        )
      }
      if navigator.movesOnReturn, let field = input as? UITextField,
        navigator.leavesReturn(of: field)
      {
        remarks.append("Return is left to the app: a target of its own waits for it")
      }
      return remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")"
    }
  }

  extension InputOrder.Reason {
    fileprivate var words: String {
      switch self {
      case .row: "begins a row"
      case .column: "lies beside it"
      case .stated: "comes next in the app's order"
      }
    }
  }

  extension InputReader.ListRange {
    @MainActor
    fileprivate var words: String {
      let name = list.nameForNavigation
      let start = "\(first.section).\(first.item)"
      let end = "\(last.section).\(last.item)"
      return isKnown
        ? "row \(start) of \(name) has an input, the app says"
        : "rows \(start) to \(end) of \(name) have no cells yet"
    }
  }
#endif
