/// Whether comparing values of this type is known to have no effect and to depend on nothing but the two values.
func isCertain(_ type: Any.Type) -> Bool {
  type == Int.self || certainTypes.contains(ObjectIdentifier(type))
}

private let certainTypes: Set<ObjectIdentifier> = {
  let types: [Any.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
    UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    Float.self, Double.self, String.self, Substring.self, Character.self, Unicode.Scalar.self, String.Index.self,
    Bool.self, ObjectIdentifier.self,
  ]
  return Set(types.map { ObjectIdentifier($0) })
}()
