#if canImport(UIKit)
  import UIKit

  /// Stores the app's keyboard settings for single inputs and scroll views.
  @MainActor
  package final class InputOptions {
    package static let shared = InputOptions()

    struct Options {
      var gap: CGFloat?
      var companions: [Weak<UIView>] = []
      /// Whether the app has set `isScrolledByKeyboardAvoidance` of this scroll view to false.
      var isLeftAlone = false

      fileprivate var isEmpty: Bool { gap == nil && companions.isEmpty && !isLeftAlone }
    }

    private var options = ViewSettings<Options>()

    /// The number of views for which the app has changed a setting. Tests use this number to find
    /// leaks.
    var count: Int { options.count }

    subscript(field: UIView) -> Options {
      get { options[field] ?? Options() }
      set {
        options[field] = newValue.isEmpty ? nil : newValue
        KeyboardCenter.shared.settingsDidChange(for: field)
      }
    }

    /// Whether the app has set `isScrolledByKeyboardAvoidance` of a scroll view to false.
    func isLeftAlone(_ scrollView: UIScrollView) -> Bool {
      !options.isEmpty && self[scrollView].isLeftAlone
    }

    package func gap(of input: UIView) -> CGFloat? { nearest(to: input) { $0.gap } }

    func companions(of input: UIView) -> [Weak<UIView>] {
      nearest(to: input) { $0.companions.isEmpty ? nil : $0.companions } ?? []
    }

    /// Returns the value of a setting for an input. If the app has set no value for the input,
    /// returns the value of the nearest superview for which the app has set a value. Nil if there
    /// is no such superview.
    private func nearest<Value>(to input: UIView, _ value: (Options) -> Value?) -> Value? {
      guard !options.isEmpty else { return nil }
      for view in input.path {
        if let value = options[view].flatMap(value) { return value }
      }
      return nil
    }
  }
#endif
