#if canImport(UIKit)
  import UIKit

  /// What the app wants for single inputs. It keeps no view alive, and forgets those that are gone.
  @MainActor
  final class FieldWishes {
    static let shared = FieldWishes()

    struct Wish {
      weak var field: UIView?
      var gap: CGFloat?
      var companions: [Weak<UIView>] = []

      fileprivate var isEmpty: Bool { gap == nil && companions.isEmpty }
    }

    private var wishes: [ObjectIdentifier: Wish] = [:]

    /// How many there are, for tests that look for leftovers.
    var count: Int { wishes.count }

    func change(_ field: UIView, _ body: (inout Wish) -> Void) {
      wishes = wishes.filter { $0.value.field != nil }
      let key = ObjectIdentifier(field)
      var wish = wishes[key] ?? Wish(field: field)
      body(&wish)
      wishes[key] = wish.isEmpty ? nil : wish
      KeyboardCenter.shared.adjustWindow(of: field)
    }

    func gap(of input: UIView) -> CGFloat? { nearest(to: input) { $0.gap } }

    func companions(of input: UIView) -> [Weak<UIView>] {
      nearest(to: input) { $0.companions.isEmpty ? nil : $0.companions } ?? []
    }

    /// The wish for the innermost view around an input that has one.
    private func nearest<Value>(to input: UIView, _ value: (Wish) -> Value?) -> Value? {
      guard !wishes.isEmpty else { return nil }
      var view: UIView? = input
      while let current = view {
        if let wish = wishes[ObjectIdentifier(current)], wish.field === current,
          let value = value(wish)
        {
          return value
        }
        view = current.superview
      }
      return nil
    }
  }
#endif
