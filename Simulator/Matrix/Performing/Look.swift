import Phone

/// How much of an input was seen at a moment at which everything rested.
struct Look: Equatable {
  /// Whether the input is drawn on top near its corners and in its middle.
  let isShown: Bool
  /// Whether its companions are drawn on top as well.
  let showsCompanions: Bool
  /// The view on top of the input where the input is hidden, in words; nil if the input is shown.
  let cover: String?
  /// The height that has to be visible, in points, without the companions and with them.
  let height: CGFloat
  let heightOfAll: CGFloat
  /// The space that the keyboard leaves for the input.
  let room: Room
  /// The upper edges of the bars of the controllers around the screen, in screen points. They must
  /// stay.
  let bars: [CGFloat]
  /// The arrangement of the app's views, which no library may break while it moves others.
  let order: Order
  /// Whether a part of the input is beside the screen, or clipped at its sides.
  let isAside: Bool
  /// How the scroll views around the input hide a part of it.
  let clipping: Clipping
  /// The input and the keyboard's upper edge, in screen points.
  let frame: CGRect
  let keyboardTop: CGFloat
  /// The parts of the window in which only the window's background is visible.
  var bareness: Bareness

  @MainActor
  init(at input: UIView, by actor: Actor) {
    let sight = Sight(actor.phone)
    keyboardTop = min(actor.phone.keyboardFrame.minY, actor.phone.screen.bounds.height)
    room = Room(of: actor.screen, above: keyboardTop)
    frame = input.shownFrame
    bareness = Bareness(of: actor.window, on: actor.phone)
    isAside = input.isCutAtItsSides(by: actor.phone.screen.bounds)
    order = Order(of: input.window)
    bars = actor.screen.barsAround.map(\.shownFrame.minY)
    var target = frame
    // The user reads a text higher than the space line by line, so only the line with the caret
    // counts.
    if let text = input as? UITextView, target.height > room.ofScreen * 0.8,
      let position = text.selectedTextRange?.end
    {
      target = text.shownRect(text.caretRect(for: position))
    }
    height = target.height
    let hiding = (input.superview?.scrollViews ?? []).filter { [target] in
      !$0.shownFrame.insetBy(dx: -1, dy: -0.25).contains(target)
    }
    clipping = Clipping(of: input, by: hiding)
    isShown = sight.shows(input, in: target)
    cover = isShown ? nil : sight.cover(of: input, in: target)
    let companions = actor.run.screen.companions(actor.screen, input)
    showsCompanions = companions.allSatisfy { sight.shows($0, in: $0.shownFrame) }
    heightOfAll = companions.reduce(target) { $0.union($1.shownFrame) }.height
  }
}

/// How the scroll views around an input hide a part of it.
enum Clipping: Equatable {
  case none
  /// Scrolling can show the input.
  case scrolledOut
  /// No scrolling can show the input, because the app has put it outside the whole content.
  case outsideContent

  @MainActor
  fileprivate init(of input: UIView, by hiding: [UIScrollView]) {
    let isOutside = hiding.contains { list in
      let frame = input.convert(input.bounds, to: list)
      return frame.minY >= list.contentSize.height || frame.maxY <= -list.adjustedContentInset.top
    }
    self = isOutside ? .outsideContent : hiding.isEmpty ? .none : .scrolledOut
  }
}

extension UIViewController {
  /// The bars that the controllers around it show.
  fileprivate var barsAround: [UIView] {
    let bars = sequence(first: self) { $0.parent }.flatMap { controller -> [UIView] in
      switch controller {
      case let navigation as UINavigationController:
        [navigation.navigationBar, navigation.toolbar].compactMap(\.self)
      case let tabs as UITabBarController: [tabs.tabBar]
      default: []
      }
    }
    return bars.filter { $0.window != nil && !$0.isHidden }
  }
}
