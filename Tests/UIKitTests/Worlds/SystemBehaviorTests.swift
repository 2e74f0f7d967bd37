import ScreenTesting
import Testing

/// The values of `SystemBehavior` and their names.
@MainActor
@Suite struct SystemBehaviorTests {
  @Test("No two factors have a value of the same name")
  func uniqueNames() {
    let names = SystemBehavior.factors.flatMap(\.values)
    #expect(Set(names).count == names.count)
    #expect(!names.contains("default"))
  }

  @Test("Every property of a behavior is a factor")
  func allProperties() {
    #expect(Mirror(reflecting: SystemBehavior()).children.count == SystemBehavior.factors.count)
  }

  @Test("Every value can be found by its name")
  func roundTrip() {
    for factor in SystemBehavior.factors {
      for value in factor.values {
        var behavior = SystemBehavior()
        factor.set(value, in: &behavior)
        #expect(factor.value(in: behavior) == value)
        #expect(SystemBehavior(named: behavior.name) == behavior)
      }
    }
    for version in [SystemBehavior.iOS15, .iOS18, .iOS26] {
      #expect(SystemBehavior(named: version.name) == version)
    }
    #expect(SystemBehavior(named: "guides-right+nothing") == nil)
  }
}
