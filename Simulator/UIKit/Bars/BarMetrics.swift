import KeyboardSimulation

/// The heights of bars: one table, with the systems they are known from and where they come from.
///
/// In points, without the status bar above and the home indicator below.
@MainActor
package enum BarMetrics {
  package enum Bar {
    case navigation
    /// What a large title adds to a navigation bar.
    case largeTitle
    /// What a search controller's bar adds to a navigation bar.
    case search
    case toolbar
    case tabs
  }

  /// The environments that heights differ by.
  package enum Place: CaseIterable {
    case phone
    /// A phone whose height is compact: on its side.
    case shallowPhone
    /// The same of a phone that is wide enough for a regular width: a Plus or Max.
    case shallowLargePhone
    case pad
    /// A tablet without a home button.
    case padWithHomeIndicator
  }

  /// A height, the first system that has it, and its source.
  package struct Row {
    package let bar: Bar
    package let places: Set<Place>
    package var since = SimulatedSystem(11)
    package let height: CGFloat
    package let source: String
  }

  private static let pads: Set<Place> = [.pad, .padWithHomeIndicator]

  /// Of several rows for a bar and a place the last one counts that the system is new enough for.
  package static let rows = [
    Row(
      bar: .navigation, places: [.phone], height: 44,
      source: "microsoft/fluentui-apple#1727, Tencent/QMUI_iOS#633"),
    Row(
      bar: .navigation, places: [.phone], since: .iOS26, height: 54,
      source: "hotwired/hotwire-native-ios#199: an inline title's content rests at 62 + 54"),
    Row(bar: .navigation, places: [.shallowPhone], height: 32, source: "Tencent/QMUI_iOS#633"),
    Row(
      bar: .navigation, places: [.shallowLargePhone], height: 44,
      source: "microsoft/fluentui-apple#1727: 32 on small phones; QMUICommonDefines.h"),
    Row(
      bar: .navigation, places: pads, height: 50,
      source: "hacknicity, \"Working with the iOS 12 SDK\"; Tencent/QMUI_iOS#633"),
    Row(
      bar: .largeTitle, places: pads.union([.phone]), height: 52,
      source: "microsoft/fluentui-apple#1727; hotwired/hotwire-native-ios#256 for iOS 26"),
    Row(
      bar: .largeTitle, places: [.shallowPhone, .shallowLargePhone], height: 0,
      source: "no large title in compact height: Tencent/QMUI_iOS#633 has 32 alone"),
    Row(
      bar: .search, places: Set(Place.allCases), height: 52,
      source: "widely assumed and nowhere measured (KNOWN_GAPS); tests use relations only"),
    Row(bar: .toolbar, places: [.phone], height: 44, source: "Tencent/QMUI_iOS#633"),
    Row(bar: .toolbar, places: [.shallowPhone], height: 32, source: "Tencent/QMUI_iOS#633"),
    Row(
      bar: .toolbar, places: [.shallowLargePhone], height: 44,
      source: "Tencent/QMUI_iOS, QMUICommonDefines.h"),
    Row(
      bar: .toolbar, places: [.pad], height: 50,
      source: "hacknicity, \"Working with the iOS 12 SDK\""),
    Row(
      bar: .toolbar, places: [.padWithHomeIndicator], height: 70 - 20,
      source: "Tencent/QMUI_iOS, QMUICommonDefines.h: 70 with the home indicator"),
    Row(
      bar: .tabs, places: [.phone], height: 49,
      source: "Tencent/QMUI_iOS#633; callstack/react-native-pager-view#1085 for iOS 26"),
    Row(bar: .tabs, places: [.shallowPhone], height: 32, source: "Tencent/QMUI_iOS#633"),
    Row(
      bar: .tabs, places: [.shallowLargePhone], height: 49,
      source: "Tencent/QMUI_iOS, QMUICommonDefines.h"),
    Row(
      bar: .tabs, places: [.pad], height: 50,
      source: "hacknicity, \"Working with the iOS 12 SDK\""),
    Row(
      bar: .tabs, places: [.padWithHomeIndicator], height: 65 - 20,
      source: "Tencent/QMUI_iOS, QMUICommonDefines.h: 65 with the home indicator"),
  ]

  /// How high a bar is where a view is.
  package static func height(of bar: Bar, at view: UIView) -> CGFloat {
    let traits = view.traitCollection
    var place = Place.phone
    if traits.verticalSizeClass == .compact {
      place = traits.horizontalSizeClass == .regular ? .shallowLargePhone : .shallowPhone
    }
    if traits.userInterfaceIdiom == .pad {
      let window = view.window ?? view as? UIWindow
      place = (window?.safeAreaInsets.bottom ?? 0) > 0 ? .padWithHomeIndicator : .pad
    }
    let system = (view.window?.screen ?? UIScreen.current).system
    return rows.last { $0.bar == bar && $0.places.contains(place) && $0.since <= system }?.height
      ?? 0
  }
}
