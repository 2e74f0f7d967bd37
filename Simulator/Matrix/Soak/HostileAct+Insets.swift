import Phone

extension HostileAct {
  /// The acts of an app on the space around its content: insets, safe areas, bars and banners.
  static let insets: [HostileAct] = [
    HostileAct("all insets", weight: 4) { day, dice in
      guard let scrollView = dice.pick(0, day.ownInsets) else { return }
      let top = dice.points(2, 0...40)
      day.write(
        dice.points(1, 0...120), over: scrollView.contentInset.bottom, of: scrollView, as: "inset"
      ) {
        scrollView.contentInset = UIEdgeInsets(top: top, left: 0, bottom: $0, right: 0)
      }
    },
    HostileAct("all indicator insets", weight: 2) { day, dice in
      guard let scrollView = dice.pick(0, day.ownInsets) else { return }
      let top = dice.points(2, 0...40)
      day.write(
        dice.points(1, 0...120), over: scrollView.verticalScrollIndicatorInsets.bottom,
        of: scrollView, as: "indicator inset"
      ) {
        scrollView.scrollIndicatorInsets = UIEdgeInsets(top: top, left: 0, bottom: $0, right: 0)
      }
    },
    HostileAct("safe area of a controller", weight: 5) { day, dice in
      guard let controller = dice.pick(0, day.controllers) else { return }
      let top = dice.points(2, 0...40)
      day.write(
        dice.points(1, 0...60), over: controller.additionalSafeAreaInsets.bottom, of: controller,
        as: "safe area"
      ) {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: $0, right: 0)
      }
    },
    HostileAct("navigation bar", weight: 3) { day, dice in
      guard let navigation = day.screen.navigationController else { return }
      navigation.setNavigationBarHidden(
        !navigation.isNavigationBarHidden, animated: dice.isLucky(0, oneIn: 2))
    },
    HostileAct("toolbar", weight: 3) { day, dice in
      guard let navigation = day.screen.navigationController else { return }
      navigation.setToolbarHidden(
        !navigation.isToolbarHidden, animated: dice.isLucky(0, oneIn: 2))
    },
    HostileAct("tab bar", weight: 2) { day, dice in
      guard let tabs = day.screen.tabBarController else { return }
      tabs.setTabBarHidden(!tabs.isTabBarHidden, animated: dice.isLucky(0, oneIn: 2))
    },
    HostileAct("a banner", weight: 5) { day, dice in
      guard let banners = day.page as? BannerParent else { return }
      banners.toggle(isAtTop: dice.isLucky(0, oneIn: 2), animated: dice.isLucky(1, oneIn: 2))
    },
  ]
}

/// The parent of a screen between two banners. A banner that shows makes the screen less high.
final class BannerParent: ParentController {
  private var top: UIView?
  private var bottom: UIView?

  override func arrange(_ part: UIView) {
    let banners = [block(64), block(52)]
    (top, bottom) = (banners[0], banners[1])
    let stack = UIStackView(arrangedSubviews: [banners[0], part, banners[1]])
    stack.axis = .vertical
    fill(view, with: stack)
    for banner in banners { banner.isHidden = true }
  }

  /// Shows the banner above or below the screen, or hides it.
  func toggle(isAtTop: Bool, animated: Bool) {
    guard let banner = isAtTop ? top : bottom else { return }
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      banner.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }
}
