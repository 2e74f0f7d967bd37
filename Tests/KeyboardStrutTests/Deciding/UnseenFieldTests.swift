import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Text fields that get focus although the user cannot see them. Apps use such fields to show a
/// picker instead of the keyboard.
@Suite struct UnseenFieldTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    /// The reason why the user cannot see the text field.
    enum Hiding: CaseIterable {
      case hidden, transparent, empty, flat, farLeft, left, belowScreen, aboveScreen, inHiddenView
      case inTransparentView, clipped

      @MainActor
      func apply(to field: UITextField, in group: UIView) {
        switch self {
        case .hidden: field.isHidden = true
        case .transparent: field.alpha = 0
        case .empty: field.frame.size = .zero
        case .flat: field.frame.size.height = 0
        case .farLeft: field.frame.origin = CGPoint(x: -2000, y: -2000)
        case .left: field.frame.origin.x = -2000
        case .belowScreen: field.frame.origin.y = 3000
        case .aboveScreen: field.frame.origin.y = -2000
        case .inHiddenView: group.isHidden = true
        case .inTransparentView: group.alpha = 0
        case .clipped:
          group.clipsToBounds = true
          field.frame.origin.y = group.bounds.maxY + 1
        }
      }
    }

    /// The view that contains the text field.
    enum Content: CaseIterable {
      case plain, scrollView, shortScrollView, cell, stack
    }

    @MainActor
    private struct Stage {
      let phone: any TestStage
      let screen = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 34))
      let group = UIView(frame: .zero)
      let button = UIButton(frame: .zero)
      var list: UIScrollView?

      init(_ held: Held, _ hiding: Hiding, _ content: Content, _ place: Place) throws {
        phone = try held.make()
        place.show(screen, on: phone)
        let bounds = screen.view.bounds
        var parent = screen.view as UIView
        var width = bounds.width
        switch content {
        case .plain: break
        case .scrollView, .shortScrollView, .stack:
          let scroll = UIScrollView(frame: bounds)
          scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          scroll.contentSize = CGSize(
            width: bounds.width, height: content == .shortScrollView ? 300 : bounds.height + 500)
          screen.view.addSubview(scroll)
          (list, parent) = (scroll, scroll)
          if content == .stack {
            let stack = UIStackView(
              frame: CGRect(x: 0, y: bounds.height - 200, width: 300, height: 100))
            stack.axis = .vertical
            scroll.addSubview(stack)
            parent = stack
          }
        case .cell:
          let table = FieldTable(rows: [60])
          screen.addChild(table)
          table.view.frame = bounds
          screen.view.addSubview(table.view)
          table.didMove(toParent: screen)
          phone.advance(by: 0.1)
          list = table.table
          let cell = table.table.visibleCells.dropLast(2).last as? FieldTable.Cell
          parent = cell?.contentView ?? table.table
          width = 200
        }
        group.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        if content == .plain || content == .scrollView || content == .shortScrollView {
          group.frame.origin.y = content == .shortScrollView ? 200 : bounds.height - 100
        }
        group.addSubview(field)
        if let stack = parent as? UIStackView {
          stack.addArrangedSubview(group)
        } else {
          parent.addSubview(group)
        }
        button.frame = CGRect(x: 210, y: bounds.height - 110, width: 90, height: 40)
        screen.view.addSubview(button)
        phone.advance(by: 0.2)
        hiding.apply(to: field, in: group)
        phone.advance(by: 0.2)
      }
    }

    @Test(
      "An invisible field gets focus: the screen moves only if the field has keyboardCompanions",
      .needs([.rotation, .virtualTime]), arguments: Hiding.allCases, Content.allCases)
    func unseen(hiding: Hiding, content: Content) throws {
      for (held, place, mode) in Held.stages where place != .drawer {
        for hasCompanion in [false, true] {
          for usesPicker in [true, false] {
            let stage = try Stage(held, hiding, content, place)
            let (phone, screen, field) = (stage.phone, stage.screen, stage.field)
            if usesPicker {
              field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
            }
            if hasCompanion { field.keyboardCompanions = [stage.button] }
            let (rest, offset) = (windowFrame(screen.view), stage.list?.contentOffset)
            mode.serve(screen) {
              field.becomeFirstResponder()
              phone.untilKeyboardRests()
              let what: Comment =
                "\(held) \(place) \(mode) companion \(hasCompanion) \(usesPicker) \(Keyboard.avoider(serving: field)?.explanation ?? "none")"
              if hasCompanion {
                #expect(phone.keyboardFrame.minY - windowFrame(stage.button).maxY >= 7.5, what)
              } else {
                if place != .sheet {
                  #expect(windowFrame(screen.view) == rest, what)
                }
                #expect(stage.list?.contentOffset == offset, what)
              }
              phone.dismissKeyboard()
              phone.untilKeyboardRests()
              #expect(windowFrame(screen.view) == rest, what)
              // UIKit may scroll the list to the invisible field. With a companion, the avoider
              // does not correct the offset: it scrolls a list only for views in that list, and the
              // button is not in the list.
              #expect(hasCompanion || stage.list?.contentOffset == offset, what)
              #expect(stage.list?.contentInset ?? .zero == .zero, what)
            }
          }
        }
      }
    }
  }
}
