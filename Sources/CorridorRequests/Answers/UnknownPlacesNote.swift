/// The note on places that a search left out because too little is known about them.
struct UnknownPlacesNote {
  let count: Int
  /// The options that keep these places, in the notation of the request.
  let keeping: [String]

  /// "; 27 places of which too little is known left out, which --unknown keep finds"
  var words: String {
    "; \(countedPlaces(count)) of which too little is known left out, "
      + "which \(keeping.joined(separator: " with ")) finds"
  }
}
