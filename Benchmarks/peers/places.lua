-- osm2pgsql, flexible output: one table of places, areas at their centroid.

local keys = { "amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare" }

local places = osm2pgsql.define_table({
  name = "places",
  ids = { type = "any", id_column = "osm_id", type_column = "osm_type" },
  columns = {
    { column = "tags", type = "jsonb" },
    { column = "geom", type = "point", projection = 4326, not_null = true },
  },
})

local function is_place(object)
  for _, key in ipairs(keys) do
    if object.tags[key] then return true end
  end
  return false
end

function osm2pgsql.process_node(object)
  if is_place(object) then
    places:insert({ tags = object.tags, geom = object:as_point() })
  end
end

function osm2pgsql.process_way(object)
  if is_place(object) and object.is_closed then
    places:insert({ tags = object.tags, geom = object:as_polygon():centroid() })
  end
end

function osm2pgsql.process_relation(object)
  if is_place(object) and object.tags.type == "multipolygon" then
    places:insert({ tags = object.tags, geom = object:as_multipolygon():centroid() })
  end
end
