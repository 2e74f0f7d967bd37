/// A way through a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}
