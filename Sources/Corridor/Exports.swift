@_exported public import CorridorFormats
// What a user of the library needs comes with `import Corridor`.
@_exported public import CorridorGeometry
@_exported public import CorridorIndex
@_exported public import CorridorRules
