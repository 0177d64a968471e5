internal import CorridorGeometry
internal import CorridorIndex

/// What a text and categories select, wherever it is.
struct Selection {
  /// Trees all of whose places are selected, if they belong to ``locality``.
  var trees: [PlaceTree] = []
  /// Rows that are selected one by one, for their text.
  var matches: [TextMatch] = []
  /// Rows that come before all others by relevance: settlements whose name is the whole text.
  var namesakes: Set<Int> = []
  /// Where the places of the trees must be.
  var locality: LocalityArea?
  /// What the text was understood as.
  var interpretation = SearchInterpretation.nothing
  /// The text with mistyped words corrected; nil where nothing was.
  var correctedText: String?
}
