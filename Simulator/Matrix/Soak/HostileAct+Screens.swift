import Phone

extension HostileAct {
  /// Other screens come and go.
  static let screens: [HostileAct] = [
    HostileAct("present or dismiss", weight: 2) { day, dice in
      if let presented = day.screen.presentedViewController {
        presented.dismiss(animated: dice.isLucky(0, oneIn: 2))
      } else {
        let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
        let other = PlainController()
        other.modalPresentationStyle = dice.pick(1, styles) ?? .fullScreen
        day.watch(other, "a presented screen")
        day.screen.present(other, animated: dice.isLucky(0, oneIn: 2))
      }
    },
    HostileAct("push or pop", weight: 2) { day, dice in
      guard let navigation = day.screen.navigationController else { return }
      if navigation.topViewController === day.page {
        let other = PlainController()
        day.watch(other, "a pushed screen")
        navigation.pushViewController(other, animated: dice.isLucky(0, oneIn: 2))
      } else {
        navigation.popViewController(animated: dice.isLucky(0, oneIn: 2))
      }
    },
    HostileAct("another tab", weight: 1) { day, dice in
      guard let tabs = day.screen.tabBarController else { return }
      tabs.selectedIndex = dice.index(0, of: 2)
    },
    HostileAct("another root", weight: 1) { day, _ in
      let root = day.phone.window.rootViewController
      day.phone.window.rootViewController = PlainController()
      day.phone.settle()
      day.phone.window.rootViewController = root
    },
  ]
}
