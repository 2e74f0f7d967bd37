import Testing
import KeyboardGeometry
@Test func placeholder() {}
