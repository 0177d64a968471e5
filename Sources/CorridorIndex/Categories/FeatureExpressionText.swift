/// The condition for a place in no category to be stored, so that a filter on any tag finds it.
///
/// It lists the main features of OpenStreetMap where a traveller can stop; roads, land cover,
/// boundaries and long linear features are excluded. Tags such as `emergency=yes` say who may use a
/// road.
internal let featureExpressionText = """
  amenity=* & !amenity=no | shop=* & !shop=no | tourism=* & !tourism=no | office=* & !office=no
  | craft=* & !craft=no | leisure=* & !leisure=no|track | healthcare=* & !healthcare=no | club=*
  | historic=* & !historic=no
  | emergency=* & !emergency=no|yes|designated|official|private|permissive|destination
  | man_made=*
    & !man_made=no|pier|breakwater|groyne|dyke|embankment|cutline|pipeline|goods_conveyor|bridge|tunnel
  | aeroway=aerodrome|heliport|helipad|terminal|gate|hangar|cargo
  | railway=station|halt|tram_stop|subway_entrance|yard|site
  | public_transport=stop_position|platform|station
  | highway=services|rest_area|bus_stop|emergency_bay|toll_gantry|weigh_station
  | barrier=toll_booth|border_control|height_restrictor
  | waterway=fuel|water_point|dock|boatyard
  """
