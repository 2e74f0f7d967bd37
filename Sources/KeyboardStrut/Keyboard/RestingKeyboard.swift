#if canImport(UIKit)
  import KeyboardGeometry
  import UIKit

  /// A keyboard that is up and not animated. The keyboard is at rest, or the user drags it.
  ///
  /// This is a class and not a struct, because copying a struct with weak references is slow, and
  /// we read this object often.
  @MainActor
  final class RestingKeyboard {
    /// The accessory view of the input for which the keyboard is up.
    enum Accessory {
      /// We do not know the input, so we do not know its accessory view either. Also used if the
      /// input has no accessory view, but an earlier input on this screen had one. After an
      /// accessory view, the keyboard layout guide may keep a wrong y. So we distrust the guide in
      /// both cases.
      case unknown
      /// The input has no accessory view, and no earlier input on this screen had one.
      case none
      /// The input has this accessory view.
      case view(Weak<UIView>)
    }

    private(set) weak var window: UIWindow?
    private(set) var edge = TrackedEdge()
    let accessory: Accessory
    /// The view whose keyboard layout guide we have read most recently.
    private weak var host: UIView?
    /// The frame that the keyboard layout guide had when we last read the guide, in coordinates of
    /// `host`, the view that owns the guide.
    private var frame = CGRect.null
    /// How far above the keyboard's top a finger begins to drag the keyboard down, in points. This
    /// is the greater `keyboardDismissPadding` of two keyboard layout guides: the guide that we
    /// read, and the guide of the scroll view under the finger, if there is one.
    ///
    /// Apps set this padding to the height of a bar above the keyboard, and may change it while the
    /// bar moves with a drag. So we read the padding only when a drag begins.
    private var padding: CGFloat = 0

    /// - Parameters:
    ///   - inputs: The inputs for which the keyboard may be up.
    ///   - hasHadAccessory: Whether an earlier input on this screen had, or may have had, an
    ///     accessory view.
    init(in window: UIWindow, for inputs: [UIView], hasHadAccessory: Bool) {
      self.window = window
      if let view = inputs.lazy.compactMap(\.accessoryInForce).first {
        accessory = .view(Weak(view))
      } else {
        accessory = inputs.isEmpty || hasHadAccessory ? .unknown : .none
      }
    }

    /// Whether the accessory view of `inputs` is still the one in `accessory`. If several inputs
    /// have an accessory view, the first one counts. Also true if there was none when this object
    /// was made, and there still is none.
    ///
    /// - Parameter inputs: The inputs for which the keyboard may be up.
    func hasAccessory(of inputs: [UIView]) -> Bool {
      let view = inputs.lazy.compactMap(\.accessoryInForce).first
      guard case .view(let known) = accessory else { return view == nil }
      return known.object === view
    }

    /// The keyboard layout guide that we have read most recently. Nil if the guide's frame has
    /// changed since then. Also nil while the user drags the keyboard.
    var unchangedGuide: UILayoutGuide? {
      guard !edge.isDragged, let host, host.window === window,
        case let guide = host.keyboardLayoutGuide, guide.layoutFrame == frame
      else { return nil }
      return guide
    }

    /// Compares the y of a keyboard layout guide's top with the y of the keyboard's top in the
    /// latest keyboard notification. Stores in `edge` where the keyboard's top is now.
    ///
    /// - Parameters:
    ///   - view: The view that owns the guide.
    ///   - announced: The y of the keyboard's top in the latest keyboard notification, in window
    ///     coordinates.
    ///   - didDisagree: Called if `announced` contradicts the guide or an accessory view.
    func read(
      _ position: KeyboardGuidePosition, of view: UIView, in window: UIWindow, announced: CGFloat,
      _ didDisagree: (KeyboardDisagreement) -> Void
    ) -> GuideReading {
      (host, frame) = (view, position.frame)
      let (before, wasDragged) = (edge.top, edge.isDragged)
      let isLow = position.top > (before ?? announced) || wasDragged
      let finger = isLow ? window.draggingFinger : nil
      if let finger, !wasDragged { padding = finger.list.dismissPadding(knowing: view) }
      let disagreement = edge.read(
        position.top, announced: announced, in: window.bounds.minY...position.lowest,
        under: accessory(in: window, announced: announced), finger: finger.map { $0.y + padding })
      if let disagreement {
        disagreement.log()
        didDisagree(disagreement)
      }
      guard edge.top != before else { return .same }
      return wasDragged || edge.isDragged ? .dragged : .corrected
    }

    /// Returns whether an accessory view is directly above the keys of a keyboard at rest, and the
    /// y of the accessory view's upper edge.
    private func accessory(in window: UIWindow, announced: CGFloat) -> KeyboardAccessory {
      guard case .view(let known) = accessory else {
        return if case .none = accessory { .none } else { .unknown }
      }
      guard let view = known.object, let itsWindow = view.window else { return .unknown }
      let onScreen = itsWindow.convert(
        view.convert(view.bounds, to: itsWindow), to: nil as UIWindow?)
      let frame = window.convert(onScreen, from: nil as UIWindow?)
      // Usually the keyboard's frame in the notification includes the accessory view. The upper
      // edge of the accessory view is then at `announced`, the keyboard's top in the notification.
      // Some versions of iOS 26 do not include the accessory view in the frame (KeyboardFacts 1.8).
      // The lower edge of the accessory view is then at `announced`. An accessory view at any other
      // y does not belong to this keyboard.
      let isAboveKeys = abs(frame.minY - announced) < 1 || abs(frame.maxY - announced) < 1
      return isAboveKeys ? .top(frame.minY) : .unknown
    }
  }

  /// The position of a view's keyboard layout guide in the window.
  @MainActor
  struct KeyboardGuidePosition {
    /// The guide's frame, in coordinates of the view that owns the guide.
    let frame: CGRect
    /// The y of the guide's top, in window coordinates.
    let top: CGFloat
    /// The y of the guide's top while no keyboard is up, in window coordinates.
    let lowest: CGFloat

    /// Reads the position. Nil if the view or one of its superviews has a transform. Also nil if
    /// `lowest`, the y of the guide's top without a keyboard, is above the window's top.
    init?(of view: UIView, in window: UIWindow) {
      // UIKit does not lay out a view when its transform changes. So if the view or a superview has
      // a transform, the guide's frame may be out of date, and we ignore the guide.
      var next: UIView? = view
      while let current = next {
        guard current.transform.isIdentity else { return nil }
        next = current.superview
      }
      frame = view.keyboardLayoutGuide.layoutFrame
      top = view.convert(frame.origin, to: window).y
      lowest =
        view.convert(CGPoint(x: 0, y: view.bounds.maxY - view.guideRest), to: window).y
      guard window.bounds.minY <= lowest else { return nil }
    }
  }

  /// The result of reading the keyboard layout guide, compared with the previous reading.
  enum GuideReading {
    /// The keyboard's top has the same y as when we last read the guide.
    case same
    /// The guide or an accessory view shows that the keyboard rests at another y than when we last
    /// read the guide.
    case corrected
    /// The user has dragged the keyboard since we last read the guide, or the keyboard has returned
    /// from a drag to its position at rest.
    case dragged
  }

  extension UIView {
    /// The accessory view that UIKit shows while this view is first responder. UIKit asks this view
    /// and then the next responders, and shows the first accessory view that one of them returns.
    /// Nil if no responder returns one.
    fileprivate var accessoryInForce: UIView? {
      var next: UIResponder? = self
      while let responder = next {
        if let accessory = responder.inputAccessoryViewController?.viewIfLoaded
          ?? responder.inputAccessoryView
        {
          return accessory
        }
        next = responder.next
      }
      return nil
    }
  }

  extension UIWindow {
    /// The scroll view in which a finger drags the keyboard now, and the y of that finger in this
    /// window. Nil if no finger drags the keyboard.
    fileprivate var draggingFinger: (list: UIScrollView, y: CGFloat)? {
      interactiveScrollView.map { ($0, $0.panGestureRecognizer.location(in: self).y) }
    }
  }

  extension UIView {
    /// Returns the greater `keyboardDismissPadding` of two keyboard layout guides, in points: the
    /// guides of this view and of `host`. When a finger in this view moves down, it begins to drag
    /// the keyboard at this distance above the keyboard's top. Zero before iOS 17.
    ///
    /// We search `layoutGuides`, because reading `keyboardLayoutGuide` of this view would create a
    /// guide.
    ///
    /// - Parameter host: A view whose guide exists already.
    fileprivate func dismissPadding(knowing host: UIView) -> CGFloat {
      guard #available(iOS 17, visionOS 1, *) else { return 0 }
      let guides = layoutGuides.compactMap { $0 as? UIKeyboardLayoutGuide }
      return (guides + [host.keyboardLayoutGuide]).map(\.keyboardDismissPadding).reduce(0, max)
    }

    /// The scroll view in this view tree that tracks a finger and lets this finger drag the
    /// keyboard down. Nil if there is none.
    fileprivate var interactiveScrollView: UIScrollView? {
      // A finger cannot drag the keyboard in the dismiss modes `.none` and `.onDrag`. New versions
      // of iOS may add modes that allow a drag, so we exclude only `.none` and `.onDrag`.
      //
      // A finger cannot drag the keyboard in the mode `.onDragWithAccessory` either. We need not
      // exclude this mode, because UIKit then posts a notification before the keyboard moves. After
      // the notification, the keyboard is not at rest, and we do not look for a finger.
      if let scrollView = self as? UIScrollView, scrollView.isTracking,
        ![.none, .onDrag].contains(scrollView.keyboardDismissMode)
      {
        return scrollView
      }
      return subviews.lazy.compactMap(\.interactiveScrollView).first
    }

    /// The distance from this view's lower edge up to the top of the view's keyboard layout guide
    /// while no keyboard is up, in points. Usually this is the bottom safe area. 0 if the guide
    /// does not use the safe area.
    var guideRest: CGFloat {
      if #available(iOS 17, visionOS 1, *) {
        if !keyboardLayoutGuide.usesBottomSafeArea { return 0 }
      }
      return safeAreaInsets.bottom
    }
  }
#endif
