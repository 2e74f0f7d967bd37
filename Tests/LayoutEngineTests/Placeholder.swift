import Testing
import LayoutEngine
@Test func placeholder() {}
