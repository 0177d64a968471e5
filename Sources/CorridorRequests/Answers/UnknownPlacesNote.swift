/// The note on places that a search left out because too little is known about them.
struct UnknownPlacesNote {
  let count: Int
  /// The options that keep these places, in the notation of the request.
  let keeping: [String]

  /// "; 27 places left out because too little is known; --unknown keep finds them"
  var words: String {
    "; \(countedPlaces(count)) left out because too little is known; "
      + "\(keeping.joined(separator: " with ")) finds \(count == 1 ? "it" : "them")"
  }
}
