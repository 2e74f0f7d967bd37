import Foundation
import KeyboardGeometry
import Testing

/// Tells the inset that a `UITableViewController` adds for the keyboard apart from the app's inset.
@Suite struct ControllerInsetTests {
  struct Look {
    var inset: CGFloat
    var expected: CGFloat
    var isResting: Bool
    var made: CGFloat
    var total: CGFloat

    init(
      _ inset: CGFloat, _ expected: CGFloat, resting: Bool = false, made: CGFloat, total: CGFloat
    ) {
      (self.inset, self.expected, isResting) = (inset, expected, resting)
      (self.made, self.total) = (made, total)
    }
  }

  @Test(
    "A UITableViewController's own keyboard inset is told apart from the app's",
    arguments: [
      (
        "we hear first",
        [
          Look(12, 0, made: 0, total: 0), Look(12, 302, made: 0, total: 302),
          Look(314, 302, made: 302, total: 302),
          Look(314, 302, resting: true, made: 302, total: 302),
          Look(322, 302, resting: true, made: 302, total: 302),
          Look(322, 0, made: 302, total: 0), Look(20, 0, made: 0, total: 0),
          Look(20, 302, made: 0, total: 302),
        ]
      ),
      (
        "the controller hears first",
        [
          Look(0, 0, made: 0, total: 0), Look(302, 302, made: 302, total: 302),
          Look(302, 420, made: 302, total: 420), Look(420, 420, made: 420, total: 420),
          Look(0, 0, made: 0, total: 0),
        ]
      ),
      (
        "it never hears",
        [
          Look(0, 0, made: 0, total: 0), Look(0, 302, made: 0, total: 302),
          Look(0, 302, resting: true, made: 0, total: 0),
          Look(5, 302, resting: true, made: 0, total: 0), Look(5, 0, made: 0, total: 0),
        ]
      ),
      ("first seen under a keyboard", [Look(310, 302, resting: true, made: 302, total: 302)]),
      ("appeared under a keyboard", [Look(8, 302, resting: true, made: 0, total: 0)]),
    ] as [(String, [Look])])
  func looks(name: String, looks: [Look]) {
    var room = ControllerInset()
    for (index, look) in looks.enumerated() {
      room.look(at: look.inset, expected: look.expected, isResting: look.isResting)
      #expect(room.made == look.made && room.total == look.total, "\(name), look \(index)")
    }
  }
}
