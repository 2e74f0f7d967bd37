import Phone

extension Deed {
  /// The device and its other apps.
  static let device: [Deed] = [
    Deed(id: "background", title: "App in the background and back") { actor in
      actor.begin("leaving")
      actor.phone.enterBackground()
      actor.wait(0.5)
      actor.begin("coming back")
      actor.phone.enterForeground()
      actor.wait()
      actor.stop()
    },
    Deed(id: "undocked", title: "Undocked and docked again", undocks: true) { actor in
      actor.begin("undocking")
      actor.phone.undockKeyboard()
      actor.wait()
      actor.begin("docking")
      actor.phone.dockKeyboard()
      actor.wait()
      actor.stop()
    },
    Deed(id: "turned", title: "Turned and turned back", turnsDevice: true, movesContent: true) {
      actor in
      let start = actor.run.pose.configuration
      for (name, way) in [
        ("turning", start.turned.orientation), ("turning back", start.orientation),
      ] {
        actor.begin(name)
        actor.phone.rotate(to: way)
        actor.phone.advance(by: 1.6 * actor.run.world.patience)
        actor.stop()
      }
    },
  ]
}
