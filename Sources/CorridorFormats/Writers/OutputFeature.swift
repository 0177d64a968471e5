package import CorridorGeometry

/// One place on its way out, whatever the format.
package struct OutputFeature: Sendable {
  /// The stable identifier.
  package var id: String
  /// Where it is.
  package var position: OutputPosition
  /// Its lines or polygons, where they were asked for; GeoJSON has them in place of the position.
  package var shape: OutputShape?
  /// One value for each of ``OutputHeader/columns``, in their order.
  package var values: [OutputValue] = []
  /// One text for each of ``OutputHeader/table``, for people; used by the table only.
  package var cells: [String] = []
  /// What formats for navigation devices and maps show; used by GPX and KML only.
  package var label = OutputLabel()

  package init(
    id: String, position: OutputPosition, shape: OutputShape? = nil, values: [OutputValue] = []
  ) {
    self.id = id
    self.position = position
    self.shape = shape
    self.values = values
  }
}

/// The texts that a navigation device or a map shows for a place.
package struct OutputLabel: Sendable {
  /// Never empty for a place.
  package var title = ""
  /// One line of details; may be empty.
  package var summary = ""
  /// A word for what the place is; may be empty.
  package var category = ""

  package init() {}

  package init(title: String, summary: String, category: String) {
    self.title = title
    self.summary = summary
    self.category = category
  }
}

/// A position as it is written: longitude and latitude, or x and y of another reference system.
package struct OutputPosition: Hashable, Sendable {
  /// Longitude or easting.
  package var x: Double
  /// Latitude or northing.
  package var y: Double
  /// Decimals that are worth writing: 7 for degrees (11 mm), 3 for metres.
  package var decimals: Int

  package init(x: Double, y: Double, decimals: Int) {
    self.x = x
    self.y = y
    self.decimals = decimals
  }

  /// Makes a position in degrees.
  package init(_ coordinate: Coordinate) {
    self.init(x: coordinate.lon, y: coordinate.lat, decimals: 7)
  }
}

/// Lines or polygons as they are written.
package enum OutputShape: Hashable, Sendable {
  case line([OutputPosition])
  case lines([[OutputPosition]])
  /// Rings of each polygon, the outer one first.
  case polygons([[[OutputPosition]]])
}

/// One value of a place or of an answer.
package enum OutputValue: Hashable, Sendable {
  /// Not known; `null` in JSON and empty elsewhere.
  case none
  case text(String)
  case integer(Int)
  /// A length, written to the millimetre.
  case meters(Double)
  case position(OutputPosition)
  /// Angles, such as a bounding box: west, south, east, north.
  case degrees([Double])
  /// A box in another reference system, by its least and its greatest x and y.
  case box(OutputPosition, OutputPosition)
  case texts([String])
  case boolean(Bool)
  /// A number without a unit, written with at most so many decimals.
  case number(Double, decimals: Int)
  case list([OutputValue])
  /// Named values in this order.
  case object([Member])
  /// Keys and values in the order of the source.
  case tags([Tag])

  /// A named value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: OutputValue

    package init(_ name: String, _ value: OutputValue) {
      self.name = name
      self.value = value
    }
  }

  /// One key and its value.
  package struct Tag: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }
}

extension OutputValue {
  /// The member of an object; nil for other values and where there is none.
  package subscript(member: String) -> OutputValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == member }?.value
  }

  /// The value as text for formats that know nothing but text: lists joined by `;`, tags as JSON.
  package var plainText: String {
    switch self {
    case .none: return ""
    case .text(let text): return text
    case .texts(let texts): return texts.joined(separator: ";")
    case .meters(let number) where !number.isFinite: return ""
    case .number(let number, _) where !number.isFinite: return ""
    case .integer, .meters, .tags, .boolean, .number, .list, .object:
      var buffer = TextBuffer()
      buffer.append(json: self)
      return buffer.text
    case .position(let position):
      return OutputValue.plainText([position.x, position.y], decimals: position.decimals)
    case .box(let low, let high):
      return OutputValue.plainText([low.x, low.y, high.x, high.y], decimals: low.decimals)
    case .degrees(let numbers):
      return OutputValue.plainText(numbers, decimals: 7)
    }
  }

  private static func plainText(_ numbers: [Double], decimals: Int) -> String {
    var buffer = TextBuffer()
    for (index, number) in numbers.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(number, decimals: decimals, trimmed: true)
    }
    return buffer.text
  }
}
