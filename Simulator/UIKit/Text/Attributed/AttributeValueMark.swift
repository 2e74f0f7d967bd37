/// The first stored property of every class of ours whose objects stand in attributed strings.
///
/// Foundation on Linux compares attributes in C. It takes the word behind an object's header for
/// type information of its own, and ends the program where that word says "no type". This one says
/// a type that nothing has, so that Foundation asks the object itself.
struct AttributeValueMark {
  private let typeInfo: UInt64 = 0x3FF00
}
