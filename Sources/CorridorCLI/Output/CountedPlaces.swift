/// A number of places in words: "1 place", "12 places".
func countedPlaces(_ count: Int) -> String {
  count == 1 ? "1 place" : "\(count) places"
}
