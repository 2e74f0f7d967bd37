#if canImport(UIKit) && !os(visionOS)
  import KeyboardSimulation
  import UIKit

  /// Expectations for XCTest and Swift Testing. Each expectation throws an error that describes the
  /// problem.
  extension KeyboardTest {
    /// Expects that a view is completely visible: the keyboard does not cover any part of the view,
    /// and no view around it clips the view.
    ///
    /// - Throws: ``KeyboardTestFailure``, which reports what covers the view, and by how many
    ///   points.
    public func expectVisible(_ view: UIView) throws {
      let name = view.testName
      let frame = frame(of: view)
      let place = "It is at y \(frame.minY.text) to \(frame.maxY.text) in the window"
      switch visibility(of: view) {
      case .visible: return
      case .notInWindow: try fail("\(name) cannot be seen: it is not in the window under test.")
      case .invisible:
        try fail("\(name) cannot be seen: it, or a view around it, is hidden or transparent.")
      case .empty: try fail("\(name) cannot be seen: it has no size.")
      case .covered(let points, let height):
        let top = keyboardFrame?.minY ?? 0
        try fail(
          "The keyboard covers \(points.text) of the \(height.text) points of \(name). \(place), "
            + "and the keyboard's top is at y \(top.text).")
      case .clipped(let points, let height):
        try fail(
          "\(points.text) of the \(height.text) points of \(name) are cut off by a view around it, "
            + "such as a scroll view, or by the window. \(place).")
      }
    }

    /// Expects that a view has the same position and size as when the keyboard was hidden.
    ///
    /// - Throws: ``KeyboardTestFailure``, which reports how far the view has moved.
    public func expectUntouched(_ view: UIView) throws {
      guard let old = baseline.frame(of: view) else {
        try fail("\(view.testName) was not in the window when the keyboard was down.")
      }
      guard !isUntouched(view) else { return }
      try fail("\(view.testName) was touched: \(Self.change(from: old, to: frame(of: view))).")
    }

    /// Expects that every view has the frame again that it had before the keyboard showed.
    ///
    /// - Throws: ``KeyboardTestFailure``, which names the outermost view with another frame. If the
    ///   test has not shown a keyboard yet, the failure reports this.
    public func expectRestored() throws {
      if configuration == nil {
        try fail("Nothing can have come back: this test has shown no keyboard yet.")
      }
      let moved = baseline.movedViews(in: window)
      guard let first = moved.first, let old = baseline.frame(of: first) else { return }
      let more = moved.count > 1 ? " So did \(moved.count - 1) more." : ""
      try fail(
        "\(first.testName) did not come back: \(Self.change(from: old, to: frame(of: first))).\(more)"
      )
    }

    private static func change(from old: CGRect, to new: CGRect) -> String {
      func parts(_ delta: CGFloat, _ positive: String, _ negative: String) -> String? {
        abs(delta) < 0.5 ? nil : "\(abs(delta).text) points \(delta > 0 ? positive : negative)"
      }
      let moves = [
        parts(new.minY - old.minY, "further down", "further up"),
        parts(new.minX - old.minX, "further right", "further left"),
        parts(new.height - old.height, "taller", "shorter"),
        parts(new.width - old.width, "wider", "narrower"),
      ].compactMap { $0 }
      let place =
        abs(new.minY - old.minY) < 0.5
        ? "at y \(new.minY.text)" : "at y \(new.minY.text) instead of \(old.minY.text)"
      return "it is \(moves.joined(separator: " and ")), \(place)"
    }

    private func fail(_ what: String) throws -> Never {
      guard let configuration else { throw KeyboardTestFailure(what) }
      let device = configuration.device.name
      let way = configuration.orientation.rawValue
      throw KeyboardTestFailure("\(what) (\(device), \(way), \(keyboard.testName))")
    }
  }

  extension CGFloat {
    /// The number as text: without decimals if it is whole, and with one decimal otherwise.
    var text: String {
      self == rounded() ? "\(Int(self))" : "\((Double(self) * 10).rounded() / 10)"
    }
  }

  extension SystemKeyboard {
    var testName: String {
      switch layout {
      case .standard: "standard keyboard"
      case .email: "email keyboard"
      case .url: "URL keyboard"
      case .numberPad, .decimalPad, .phonePad: "number pad"
      case .emoji: "emoji keyboard"
      case .candidates: "keyboard with candidates"
      case .thirdParty: "third-party keyboard"
      }
    }
  }

  extension UIView {
    /// The class of the view and, if it has one, the text that the user reads in the view.
    var testName: String {
      let words: String?
      switch self {
      case let field as UITextField: words = field.placeholder ?? field.text
      case let label as UILabel: words = label.text
      case let button as UIButton: words = button.title(for: .normal)
      default: words = nil
      }
      let type = "\(type(of: self))"
      guard let words, !words.isEmpty else { return type }
      return "\(type) \"\(words)\""
    }
  }
#endif
