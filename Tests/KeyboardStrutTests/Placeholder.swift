import Testing
import KeyboardStrut
@Test func placeholder() {}
