import Foundation
import Phone

extension HostileAct {
  /// Posts that no app should make, and posts at the wrong moment or from the wrong thread.
  static let notifications: [HostileAct] = [
    HostileAct("a malformed notification", weight: 4) { day, dice in
      day.isMisled = true
      NotificationCenter.default.post(Malformed(dice).notification)
    },
    HostileAct("one from another thread", weight: 2) { day, dice in
      day.isMisled = true
      let malformed = Malformed(dice)
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread { @Sendable in
        NotificationCenter.default.post(malformed.notification)
        end.signal()
      }
      end.wait()
      // Work that the observers asked of the main actor runs before this task. If a day is itself a
      // task of the main actor, both run after the day.
      var isDone = false
      Task { @MainActor in isDone = true }
      for _ in 0..<100 where !isDone { RunLoop.main.run(until: .distantPast) }
    },
    HostileAct("something inside a notification", weight: 5) { day, dice in
      guard let name = dice.pick(3, Malformed.names), let act = dice.pick(4, focusing + app) else {
        return
      }
      day.arm(name, act, dice)
    },
  ]

  /// The acts of the app on the focus.
  private static let focusing = keyboard.filter { $0.id == "focus" || $0.id == "dismiss" }

  /// The acts that can wait for a notification.
  static var insideNotifications: [HostileAct] {
    (focusing + app + insets + lists).filter { !$0.endsTurns }
  }
}

extension HostileDay {
  /// Does something inside the next notification of a name. Ignores an act that ends run-loop
  /// turns.
  func arm(_ name: Notification.Name, _ act: HostileAct, _ dice: Dice) {
    guard !act.endsTurns else { return }
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { self?.fire(name) }
    }
    armed.append(
      Armed(name: name, token: token, id: act.id) { [weak self] in
        if let self { act.perform(self, dice) }
      })
  }

  /// Performs the act that was armed first. The system promises no order in which the observers of
  /// a notification are called, and the library may change that order.
  private func fire(_ name: Notification.Name) {
    guard let index = armed.firstIndex(where: { $0.name == name }) else { return }
    let next = armed.remove(at: index)
    NotificationCenter.default.removeObserver(next.token)
    fired.append(Fired(step: story.count - 1, name: name, id: next.id))
    next.act()
  }
}

/// Something that waits for a notification.
struct Armed {
  let name: Notification.Name
  let token: any NSObjectProtocol
  /// The identifier of the act.
  let id: String
  let act: @MainActor () -> Void
}

/// An act that was performed inside a notification.
struct Fired: Equatable {
  /// The number of the step that posted the notification; 1 for the first step.
  let step: Int
  let name: Notification.Name
  /// The identifier of the act.
  let id: String
}

extension [Fired] {
  /// Returns how many steps of a day were played before the first act that fired in only one of two
  /// days, or at different times; nil if the same acts fired.
  func commonSteps(with other: [Fired]) -> Int? {
    let common = zip(self, other).prefix { $0 == $1 }.count
    return (dropFirst(common).prefix(1) + other.dropFirst(common).prefix(1)).map(\.step).min()
      .map { $0 - 1 }
  }
}

extension [Bool] {
  /// Returns how many steps were played before the first step that left a row with the focus on
  /// one of two days only. Nil if there is no such step.
  func commonSteps(with other: [Bool]) -> Int? {
    zip(self, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  }
}

/// A notification of the keyboard that no keyboard posts.
struct Malformed: Sendable {
  static let names = [
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification,
  ]

  private let dice: Dice

  init(_ dice: Dice) { self.dice = dice }

  var notification: Notification {
    var info: [AnyHashable: Any] = [:]
    let rects: [CGRect?] = [
      nil, .zero, .null, .infinite,
      CGRect(x: 0, y: CGFloat.nan, width: 390, height: 300),
      CGRect(x: 0, y: 500, width: 390, height: -300),
      CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
      CGRect(x: 0, y: 400, width: 390, height: 444), CGRect(x: 0, y: 844, width: 390, height: 0),
    ]
    if let rect = dice.pick(0, rects) ?? nil {
      info[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgRect: rect)
    }
    if let rect = dice.pick(1, rects) ?? nil {
      info[UIResponder.keyboardFrameBeginUserInfoKey] = NSValue(cgRect: rect)
    }
    let numbers: [Any?] = [
      nil, 0.25, -1.0, Double.nan, Double.infinity, 1e300, "soon", NSNumber(value: true), 7,
    ]
    if let number = dice.pick(2, numbers) ?? nil {
      info[UIResponder.keyboardAnimationDurationUserInfoKey] = number
    }
    if let number = dice.pick(3, numbers) ?? nil {
      info[UIResponder.keyboardAnimationCurveUserInfoKey] = number
    }
    if dice.isLucky(4, oneIn: 3) { info[UIResponder.keyboardIsLocalUserInfoKey] = "perhaps" }
    return Notification(
      name: dice.pick(4, Self.names) ?? Self.names[0], object: nil,
      userInfo: dice.isLucky(4, oneIn: 5) ? nil : info)
  }
}
