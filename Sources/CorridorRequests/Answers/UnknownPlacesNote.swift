/// What is said of places that a search left out because too little is known of them.
struct UnknownPlacesNote {
  let count: Int
  /// The options with which they are found, as the asker writes them.
  let keeping: [String]

  /// "; 27 places of which too little is known left out, which --unknown keep finds"
  var words: String {
    "; \(countedPlaces(count)) of which too little is known left out, "
      + "which \(keeping.joined(separator: " with ")) finds"
  }
}
