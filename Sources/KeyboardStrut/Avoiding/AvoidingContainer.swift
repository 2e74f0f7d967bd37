#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// Something that an avoider can move: the planner's containers with the objects behind them.
  @MainActor
  enum AvoidingContainer {
    case scroll(UIScrollView)
    case lift(UIView)
    case constraints(MovingConstraints)

    /// The object whose numbers change; two containers with the same one are the same.
    var object: AnyObject {
      switch self {
      case .scroll(let view): view
      case .lift(let view): view
      case .constraints(let constraints): constraints.leading
      }
    }

    /// A name for explanations: the class of what moves.
    var name: String {
      switch self {
      case .scroll(let view): "\(type(of: view))"
      case .lift(let view): "\(type(of: view))"
      case .constraints(let constraints): constraints.name
      }
    }

    /// The container as the planner needs to see it, with what `owner` has contributed so far.
    func value(in window: UIWindow, owner: AnyObject) -> AvoidanceContainer {
      switch self {
      case .scroll(let view): .scroll(ScrollContainer(view, in: window, owner: owner))
      case .lift(let view): .lift(LiftContainer(view, in: window, owner: owner))
      case .constraints(let constraints): .constraint(constraints.value(in: window, owner: owner))
      }
    }

    /// Carries out one move.
    func apply(_ move: AvoidanceMove, owner: AnyObject) {
      switch (self, move.quantity) {
      case (.scroll(let view), .inset): view.setKeyboardInset(move.to, owner: owner)
      case (.scroll(let view), .offset): view.setKeyboardOffset(move.to, owner: owner)
      case (.lift(let view), .lift): view.setKeyboardLift(move.to, owner: owner)
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
