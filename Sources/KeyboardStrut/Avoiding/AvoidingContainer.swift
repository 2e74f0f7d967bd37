#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Something that an avoider can move: the planner's containers with the objects behind them, none
  /// of which it keeps alive.
  @MainActor
  enum AvoidingContainer {
    case scroll(Weak<UIScrollView>)
    case lift(Weak<UIView>)
    case constraints(MovingConstraints)
    /// Yields by itself; nobody else can move it.
    case tied(KeyboardTie)

    /// The object whose numbers change; two containers with the same one are the same. Nil once it is
    /// gone.
    var object: AnyObject? {
      switch self {
      case .scroll(let view): view.object
      case .lift(let view): view.object
      case .constraints(let constraints): constraints.view == nil ? nil : constraints.leading
      case .tied(let tie): tie
      }
    }

    /// The view that moves, or whose content does.
    var view: UIView? {
      switch self {
      case .scroll(let view): view.object
      case .lift(let view): view.object
      case .constraints(let constraints): constraints.view
      case .tied(let tie): tie.view
      }
    }

    /// A name for explanations: the class of what moves.
    var name: String {
      let owner = view.map { "\(type(of: $0))" } ?? "a view that is gone"
      guard case .constraints(let constraints) = self else { return owner }
      return "\(constraints.leading.identifier ?? "a constraint") of \(owner)"
    }

    /// The container as the planner needs to see it, with what `owner` has contributed so far.
    func value(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      switch self {
      case .scroll(let view):
        if let view = view.object {
          return .scroll(ScrollContainer(view, in: window, owner: owner))
        }
      case .lift(let view):
        if let view = view.object { return .lift(LiftContainer(view, in: window, owner: owner)) }
      case .constraints(let constraints):
        return .constraint(constraints.value(in: window, owner: owner))
      case .tied(let tie):
        let keyboardTop = KeyboardCenter.shared.coveredFrame(in: window).minY
        if let view = tie.view, let distance = tie.distance(to: keyboardTop, in: window) {
          return .lift(
            LiftContainer(frame: view.frame(in: window), reachUp: 0, consumption: distance))
        }
      }
      // Gone: the planner passes over what it cannot read.
      return .lift(LiftContainer(frame: .null))
    }

    /// Carries out one move.
    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      switch (self, move.quantity) {
      case (.scroll(let view), .inset): view.object?.setKeyboardInset(move.to, owner: owner)
      case (.scroll(let view), .offset): view.object?.setKeyboardOffset(move.to, owner: owner)
      case (.lift(let view), .lift): view.object?.setKeyboardLift(move.to, owner: owner)
      case (.constraints(let constraints), .constant): constraints.set(move.to, owner: owner)
      default: break
      }
    }
  }

  extension UIView {
    /// The frame in the window's coordinates, where the model has it.
    func frame(in window: UIWindow) -> CGRect {
      superview?.convert(frame, to: window) ?? frame
    }
  }
#endif
