import KeyboardStrut
import ScreenTesting
import Testing
import UIKit

/// Insets, safe areas, bars and frames that change while the user edits a text field.
@Suite struct ChangedSurroundingsTests {
  @MainActor
  @Suite(.attachingStage) struct Slow {
    /// The property that changes while the field is edited.
    enum Change: CaseIterable {
      case ownSafeArea, parentSafeArea, insetTop, insetOutright, navigationBar, toolbar, banner
      case frameShrinks, parentTransform, superviewMoves, tallerHeader

    }

    /// The scroll view with the text fields: text fields at fixed frames, text fields in a stack
    /// view, or a table.
    enum ListKind: CaseIterable {
      case fields, stack, table
    }

    @MainActor
    private final class Stage {
      let phone: any TestStage
      let screen = UIViewController()
      let root = UIViewController()
      let navigation: UINavigationController
      let list: UIScrollView
      let table: FieldTable?
      private var fields: [UITextField] = []
      private var listTop: NSLayoutConstraint?

      init(_ held: Held, _ kind: ListKind) throws {
        phone = try held.make()
        navigation = UINavigationController(rootViewController: screen)
        root.addChild(navigation)
        navigation.view.frame = root.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
        table = kind == .table ? FieldTable(rows: [50]) : nil
        table?.loadViewIfNeeded()
        list = table?.table ?? UIScrollView(frame: .zero)
        if kind != .table { fields = (0..<40).map { _ in UITextField(frame: .zero) } }
        if let table {
          screen.addChild(table)
          table.view.frame = screen.view.bounds
          table.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          screen.view.addSubview(table.view)
          table.didMove(toParent: screen)
        } else {
          list.translatesAutoresizingMaskIntoConstraints = false
          screen.view.addSubview(list)
          let top = list.topAnchor.constraint(equalTo: screen.view.topAnchor)
          NSLayoutConstraint.activate([
            top, list.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
          ])
          listTop = top
          if kind == .stack {
            list.addStack(of: fields, width: 250)
          } else {
            list.addFields(fields)
            list.contentSize = CGSize(width: 300, height: 2400)
          }
        }
        phone.show(root)
        phone.advance(by: 0.2)
      }

      func field(near y: CGFloat) -> UITextField? {
        if let table { return table.field(near: y) }
        return fields.min { abs(windowFrame($0).maxY - y) < abs(windowFrame($1).maxY - y) }
      }

      func apply(_ change: Change, _ points: CGFloat) {
        switch change {
        case .ownSafeArea: (table ?? screen).additionalSafeAreaInsets.top = points
        case .parentSafeArea: root.additionalSafeAreaInsets.top = points
        case .insetTop: list.contentInset.top = points
        case .insetOutright:
          list.contentInset = UIEdgeInsets(top: points, left: 0, bottom: 12, right: 0)
        case .navigationBar: navigation.setNavigationBarHidden(true, animated: true)
        case .toolbar: navigation.setToolbarHidden(false, animated: true)
        case .banner:
          if let listTop {
            listTop.constant = points
          } else {
            table?.view.frame = screen.view.bounds.inset(
              by: UIEdgeInsets(top: points, left: 0, bottom: 0, right: 0))
          }
        case .frameShrinks:
          navigation.view.frame.size.height = root.view.bounds.height - points
        case .parentTransform:
          navigation.view.transform = CGAffineTransform(translationX: 0, y: points)
        case .superviewMoves: navigation.view.frame.origin.y = points
        case .tallerHeader:
          if let table = table?.table {
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: points))
          } else {
            for field in fields { field.transform = CGAffineTransform(translationX: 0, y: points) }
          }
        }
        root.view.setNeedsLayout()
      }
    }

    @Test(
      "Insets, bars or frames change while editing: the focused field stays visible",
      .needs([.virtualTime, .rotation]),
      arguments: Change.allCases, ListKind.allCases)
    func changes(change: Change, kind: ListKind) throws {
      for (held, mode) in [
        (Held.phones[0], Mode.explicit), (Held.phones[1], .automatic), (.landscape, .explicit),
        (.pad, .automatic),
      ] {
        for (points, pause, isAnimated) in [
          (44, 1, false), (44, 0.1, true), (70, 0, false), (70, 1, true),
        ] as [(CGFloat, Double, Bool)] {
          for isLow in [true, false] {
            let stage = try Stage(held, kind)
            let phone = stage.phone
            let start = stage.list.contentOffset.y + stage.list.adjustedContentInset.top
            try mode.serve(stage.screen) {
              let keyboard = phone.configuration.frame(of: .standard)
              let goal = isLow ? phone.window.bounds.maxY - 40 : keyboard.minY - 20
              let field = try #require(stage.field(near: goal))
              field.becomeFirstResponder()
              phone.advance(by: pause)
              if isAnimated {
                UIView.animate(withDuration: 0.3) {
                  stage.apply(change, points)
                  stage.root.view.layoutIfNeeded()
                }
              } else {
                stage.apply(change, points)
              }
              phone.advance(by: 1.2)
              let what: Comment =
                "\(held) \(mode) \(points) after \(pause) animated \(isAnimated) low \(isLow)"
              #expect(phone.keyboardFrame.minY - windowFrame(field).maxY >= -0.5, what)
              #expect(
                windowFrame(field).minY >= stage.screen.view.safeAreaInsets.top - 0.5, what)
              phone.dismissKeyboard()
              phone.advance(by: 1.2)
              let end = stage.list.contentOffset.y + stage.list.adjustedContentInset.top
              #expect(abs(end - start) <= 0.5, what)
              #expect(stage.screen.view.frame.minY == 0, what)
              #expect(
                stage.list.contentInset.bottom == (change == .insetOutright ? 12 : 0), what)
            }
          }
        }
      }
    }
  }
}
