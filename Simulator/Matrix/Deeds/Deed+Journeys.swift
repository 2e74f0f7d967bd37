import Phone

extension Deed {
  /// Screens are left and come back.
  static let journeys: [Deed] = [
    Deed(id: "pushed", title: "Another screen pushed and popped", needsNavigation: true) { actor in
      actor.begin("pushing")
      actor.screen.navigationController?.pushViewController(PlainController(), animated: true)
      actor.wait(1)
      actor.begin("popping")
      actor.screen.navigationController?.popViewController(animated: true)
      actor.wait(1)
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
    Deed(
      id: "form-pushed", title: "A form pushed and filled in", needsNavigation: true
    ) { actor in
      actor.begin("pushing")
      let form = AppScreen.all[0].make()
      actor.screen.navigationController?.pushViewController(form, animated: true)
      actor.wait(1)
      actor.begin("a field of the form")
      let first = actor.input
      actor.input = form.view.tree.last { $0 is UITextField }
      actor.input?.becomeFirstResponder()
      actor.wait()
      actor.stop()
      actor.input?.resignFirstResponder()
      actor.wait()
      actor.begin("popping")
      actor.screen.navigationController?.popViewController(animated: true)
      actor.wait(1)
      actor.input = first
    },
    Deed(
      id: "left", title: "Pushed, with editing ended in the same turn", needsNavigation: true
    ) { actor in
      actor.begin("pushing")
      actor.screen.navigationController?.pushViewController(PlainController(), animated: true)
      actor.window.endEditing(true)
      actor.wait(1)
      actor.begin("popping")
      actor.screen.navigationController?.popViewController(animated: true)
      actor.wait(1)
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
    Deed(id: "popped", title: "Popped with the keyboard up", needsNavigation: true) { actor in
      actor.begin("popping")
      actor.screen.navigationController?.popViewController(animated: true)
      actor.wait(1)
    },
    Deed(id: "swiped", title: "Swiped back and let go", needsNavigation: true) { actor in
      actor.begin("swiping back")
      guard let navigation = actor.screen.navigationController,
        let swipe = actor.phone.beginSwipeBack(navigation)
      else { return }
      for step in 1...12 {
        swipe.move(to: CGFloat(step) / 24)
        actor.wait(actor.phone.frameInterval)
      }
      swipe.cancel()
      actor.wait(1)
      actor.begin("the second tap")
      actor.open()
      actor.wait()
      actor.stop()
    },
  ]
}
