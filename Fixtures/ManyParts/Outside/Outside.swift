func isOutside(_ distance: Int) -> Bool { distance > 5 }
