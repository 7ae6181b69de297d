/// Whether a child may pass the gate without a grown-up.
public func mayRideAlone(age: Int) -> Bool {
  age >= 10
}
