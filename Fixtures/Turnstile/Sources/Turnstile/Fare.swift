/// The fare of a ride through so many zones.
public func fare(zones: Int) -> Int {
  zones > 2 ? 5 : 3
}

// telltale:ignore The night fare is not charged yet.
public func isNight(hour: Int) -> Bool {
  hour < 5
}
