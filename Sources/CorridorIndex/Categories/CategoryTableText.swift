/// The category table, for people to read and edit.
///
/// A line without indentation starts a category: its id, then its label. The indented lines below
/// it give the OpenStreetMap tags of its places (see ``TagExpression``; it may span several lines)
/// and the names that others use: Overture Maps place categories (`*_x` means every name with that
/// ending), Google Places types, and constants of Apple's `MKPointOfInterestCategory`. A place is
/// in every category whose expression it fulfils; `=` also matches parts of lists here:
/// `amenity=fuel` holds for `amenity=fuel;car_wash` too. Ids ascend. Lines that start with `#` are
/// comments.
///
/// Sources of the names: the OpenStreetMap wiki's map features and truck pages,
/// `overture_categories.csv` of OvertureMaps/schema, table A of Google's "Place Types (New)", and
/// Apple's MapKit documentation.
internal let categoryTableText = """
  air_cargo Air cargo terminal
    aeroway=cargo | aeroway=terminal & (cargo=yes|only | terminal=cargo | usage=freight)
  airport Airport or airfield
    aeroway=aerodrome
    overture airport major_airports domestic_airports
    google airport international_airport airstrip
    apple airport
  alcohol Liquor store
    shop=alcohol|wine
    overture liquor_store beer_wine_and_spirits wine_store
    google liquor_store
  atm Cash machine
    amenity=atm | atm=yes
    overture atms
    google atm
    apple atm
  bakery Bakery
    shop=bakery
    overture bakery
    google bakery
    apple bakery
  bank Bank
    amenity=bank
    overture banks bank_credit_union credit_union
    google bank
    apple bank
  bar Bar
    amenity=bar
    overture bar sports_bar cocktail_bar beer_bar
    google bar
    apple nightlife
  border Border crossing
    barrier=border_control | government=border_control
  bottled_gas Bottled gas
    shop=gas
    overture propane_supplier
  building_trade Builders' merchant
    shop=trade|building_materials
    overture building_supply_store lumber_store
    google building_materials_store
  bureau_de_change Currency exchange
    amenity=bureau_de_change
    overture currency_exchange
  bus_station Bus station
    amenity=bus_station
    overture bus_station
    google bus_station
    apple publicTransport
  bus_stop Bus stop
    highway=bus_stop | public_transport=platform & bus=yes
    google bus_stop
    apple publicTransport
  cafe Café
    amenity=cafe
    overture cafe coffee_shop tea_room
    google cafe coffee_shop tea_house
    apple cafe
  camp_site Camp site
    tourism=camp_site
    overture campground
    google campground
    apple campground
  canteen Canteen
    amenity=canteen
    overture canteen cafeteria
    google cafeteria
    apple restaurant
  car_dealer Car dealer
    shop=car
    overture car_dealer used_car_dealer automotive_dealer
    google car_dealer
  car_parts Vehicle parts
    shop=car_parts|truck_parts
    overture automotive_parts_and_accessories auto_parts_and_supply_store
    google auto_parts_store
  car_rental Car rental
    amenity=car_rental
    overture car_rental_agency
    google car_rental
    apple carRental
  car_repair Car repair
    shop=car_repair
    overture automotive_repair automotive_services_and_repair auto_body_shop
    google car_repair
    apple automotiveRepair
  car_wash Car wash
    amenity=car_wash | amenity=fuel & car_wash=yes
    overture car_wash
    google car_wash
  caravan_site Caravan and motorhome site
    tourism=caravan_site
    overture rv_park
    google rv_park
    apple rvPark
  casino Casino
    amenity=casino | leisure=casino
    overture casino
    google casino
  charging Charging station
    amenity=charging_station | amenity=fuel & fuel:electricity=yes
    overture ev_charging_station
    google electric_vehicle_charging_station
    apple evCharger
  charging_hgv Charging station for trucks
    amenity=charging_station & (hgv=yes|designated|only | truck=yes|designated)
  chemist Drugstore
    shop=chemist
    overture drugstore
    google drugstore
  clinic Clinic
    amenity=clinic | healthcare=clinic
    overture medical_center urgent_care_clinic walk_in_clinic public_health_clinic
    google medical_clinic medical_center
  cold_storage Cold store
    industrial=cold_storage | building=cold_storage
  compressed_air Compressed air
    amenity=compressed_air | compressed_air=yes
  concrete_plant Concrete or asphalt plant
    industrial=concrete_plant|asphalt_plant | man_made=concrete_plant|asphalt_plant
  container_terminal Container terminal
    industrial=container_terminal | landuse=container_terminal
    | seamark:harbour:category=container|container_terminal
  convenience Convenience store
    shop=convenience
    overture convenience_store
    google convenience_store
    apple foodMarket
  courier Courier
    office=courier | amenity=courier
    overture courier_and_delivery_services
    google courier_service
  customs Customs
    amenity=customs | office=customs | government=customs | building=customs
  defibrillator Defibrillator
    emergency=defibrillator
  dentist Dentist
    amenity=dentist | healthcare=dentist
    overture dentist general_dentistry
    google dentist dental_clinic
  depot Depot
    landuse=depot | industrial=depot|truck_depot | building=depot | amenity=bus_depot
    google transit_depot
  doctors Doctor
    amenity=doctors | healthcare=doctor
    overture doctor family_practice internal_medicine
    google doctor
  drinking_water Drinking water
    amenity=drinking_water | drinking_water=yes
  driving_school Driving school
    amenity=driving_school
    overture driving_school traffic_school
  dump_station Sanitary dump station
    amenity=sanitary_dump_station | sanitary_dump_station=yes|customers|public
  emergency_phone Emergency telephone
    emergency=phone
  factory Factory
    man_made=works | industrial=factory | building=factory
    overture industrial_company chemical_plant
    google manufacturer
  farm_supplies Farm supplies
    shop=agrarian
    overture farm_equipment_and_supply livestock_feed_and_supply_store
  fast_food Fast food
    amenity=fast_food
    overture fast_food_restaurant food_stand food_truck
    google fast_food_restaurant meal_takeaway
    apple restaurant
  ferry_terminal Ferry terminal
    amenity=ferry_terminal
    overture ferry_service ferry_boat_company
    google ferry_terminal ferry_service
    apple publicTransport
  fire_station Fire station
    amenity=fire_station
    overture fire_department
    google fire_station
    apple fireStation
  food_court Food court
    amenity=food_court
    overture food_court
    google food_court
    apple restaurant
  freight_office Haulage or forwarding office
    office=logistics|transport|forwarding|freight_forwarder|moving_company|shipping_agent
    overture freight_and_cargo_service freight_forwarding_agency motor_freight_trucking
    google moving_company shipping_service
  fuel Fuel station
    amenity=fuel
    overture gas_station truck_gas_station
    google gas_station
    apple gasStation
  fuel_adblue AdBlue (diesel exhaust fluid)
    fuel:adblue=yes | fuel:adblue:canister=yes | fuel:def=yes
  fuel_biodiesel Biodiesel or HVO
    fuel:biodiesel=yes | fuel:hvo=yes | fuel:HVO=yes | fuel:HVO100=yes | fuel:hvo100=yes
  fuel_cng Compressed natural gas
    fuel:cng=yes | fuel:biocng=yes
  fuel_depot Fuel depot
    industrial=fuel_depot|oil_terminal|petroleum_terminal|tank_farm
  fuel_diesel Diesel
    fuel:diesel=yes | fuel:GTL_diesel=yes | fuel:HGV_diesel=yes
  fuel_hgv Fuel station for trucks
    amenity=fuel & (hgv=yes|designated|only | fuel:HGV_diesel=yes)
    overture truck_gas_station
  fuel_hydrogen Hydrogen
    fuel:h2=yes | fuel:lh2=yes | fuel:LH2=yes | fuel:h35=yes | fuel:h70=yes
  fuel_lng Liquefied natural gas
    fuel:lng=yes | fuel:biolng=yes
  fuel_lpg Liquefied petroleum gas
    fuel:lpg=yes
  guest_house Guest house
    tourism=guest_house
    overture guest_house bed_and_breakfast inn
    google guest_house bed_and_breakfast inn
    apple hotel
  gym Gym
    leisure=fitness_centre | amenity=gym
    overture gym health_and_wellness_club
    google gym fitness_center
    apple fitnessCenter
  hairdresser Hairdresser
    shop=hairdresser
    overture hair_salon barber
    google hair_salon barber_shop
    apple beauty
  hardware Hardware and DIY store
    shop=hardware|doityourself
    overture hardware_store do_it_yourself_store home_improvement_store
    google hardware_store home_improvement_store
    apple store
  height_restrictor Height restrictor
    barrier=height_restrictor
  hospital Hospital
    amenity=hospital | healthcare=hospital
    overture hospital emergency_room childrens_hospital
    google hospital general_hospital
    apple hospital
  hostel Hostel
    tourism=hostel
    overture hostel
    google hostel
    apple hotel
  hotel Hotel
    tourism=hotel
    overture hotel resort
    google hotel resort_hotel extended_stay_hotel
    apple hotel
  industrial Industrial site
    landuse=industrial
  internet_cafe Internet café
    amenity=internet_cafe
    overture internet_cafe
    google internet_cafe
  kiosk Kiosk
    shop=kiosk
    overture kiosk newspaper_and_magazines_store
  laundry Laundry
    shop=laundry | amenity=laundry
    overture laundromat laundry_services
    google laundry
    apple laundry
  loading_dock Loading dock
    amenity=loading_dock | door=loadingdock
  lockers Luggage lockers
    amenity=luggage_locker|locker
    overture luggage_storage
  locksmith Locksmith
    shop=locksmith | craft=locksmith | craft=key_cutter
    overture key_and_locksmith
    google locksmith
  logistics Logistics centre
    industrial=logistics|distributor|distribution|freight
    overture distribution_services
  mall Shopping centre
    shop=mall
    overture shopping_center
    google shopping_mall
    apple store
  marketplace Market
    amenity=marketplace
    overture farmers_market public_market
    google market farmers_market
    apple foodMarket
  money_transfer Money transfer
    amenity=money_transfer
    overture money_transfer_services
  motel Motel
    tourism=motel
    overture motel
    google motel
    apple hotel
  parcel_locker Parcel locker
    amenity=parcel_locker | amenity=vending_machine & vending=parcel_pickup|parcel_mail_in
    overture package_locker
  park_and_ride Park and ride
    amenity=parking & park_ride=* & !park_ride=no
    overture park_and_rides
    google park_and_ride
    apple parking
  parking Parking
    amenity=parking
    overture parking
    google parking parking_lot parking_garage
    apple parking
  pharmacy Pharmacy
    amenity=pharmacy | healthcare=pharmacy
    overture pharmacy
    google pharmacy
    apple pharmacy
  picnic_site Picnic site
    tourism=picnic_site
    google picnic_ground
  place_of_worship Place of worship
    amenity=place_of_worship
    overture church_cathedral *_church mosque synagogue buddhist_temple hindu_temple sikh_temple
    google church mosque synagogue buddhist_temple hindu_temple shinto_shrine
  police Police
    amenity=police
    overture police_department law_enforcement
    google police neighborhood_police_station
    apple police
  port Port or harbour
    landuse=port|harbour | industrial=port | harbour=yes | seamark:type=harbour
  post_box Post box
    amenity=post_box
    apple mailbox
  post_depot Postal depot
    amenity=post_depot
  post_office Post office
    amenity=post_office
    overture post_office shipping_collection_services
    google post_office
    apple postOffice
  pub Pub
    amenity=pub
    overture pub irish_pub
    google pub irish_pub
    apple nightlife
  quarry Quarry
    landuse=quarry
    overture quarries
  rail_freight Freight railway terminal
    industrial=intermodal_freight_terminal
    | railway=station|yard|site & (usage=freight | station=freight | freight=yes)
    overture railroad_freight
  railway_station Railway station
    railway=station|halt & !station=subway & !usage=tourism
    | public_transport=station & train=yes
    overture train_station trains
    google train_station
    apple publicTransport
  recycling Recycling
    amenity=recycling
    overture recycling_center
  rest_area Rest area
    highway=rest_area
    overture rest_areas rest_stop
    google rest_stop
  restaurant Restaurant
    amenity=restaurant
    overture restaurant *_restaurant diner steakhouse bistro brasserie tapas_bar doner_kebab
    google restaurant diner
    apple restaurant
  scrap_yard Scrap yard
    industrial=scrap_yard|auto_wrecker
    overture junkyard scrap_metals
  self_storage Self storage
    shop=storage_rental
    overture self_storage_facility storage_facility
    google storage
  services Motorway services
    highway=services
  shelter Shelter
    amenity=shelter
  shower Showers
    amenity=shower | shower=* & !shower=no
  slaughterhouse Slaughterhouse
    industrial=slaughterhouse | amenity=slaughterhouse
  supermarket Supermarket
    shop=supermarket
    overture supermarket grocery_store superstore
    google supermarket grocery_store hypermarket
    apple foodMarket
  taxi Taxi rank
    amenity=taxi
    overture taxi_rank taxi_service
    google taxi_stand taxi_service
  telephone Telephone
    amenity=telephone
    overture public_phones
  tobacco Tobacconist
    shop=tobacco
    overture tobacco_shop tabac
  toilets Toilets
    amenity=toilets | toilets=yes
    overture public_toilet public_restrooms
    google public_bathroom
    apple restroom
  toll Toll station
    barrier=toll_booth | highway=toll_gantry
    overture toll_stations
    google toll_station
  tool_hire Tool and machine hire
    shop=tool_hire|rental
    overture machine_and_tool_rentals rental_services
  tourist_information Visitor information
    tourism=information & information=office|visitor_centre
    overture visitor_center
    google tourist_information_center visitor_center
  towing Towing and roadside assistance
    service:vehicle:towing=yes | office=towing | amenity=towing | shop=towing
    overture towing_service roadside_assistance emergency_roadside_service
  trailer Trailers, sale or hire
    shop=trailer|trailer_rental | amenity=trailer_rental
    overture trailer_dealer trailer_rentals trailer_repair
  truck_dealer Truck dealer
    shop=truck
    overture truck_dealer commercial_vehicle_dealer truck_dealer_for_businesses
    google truck_dealer
  truck_parking Truck parking
    (amenity=parking|parking_space | highway=rest_area|services)
    & (hgv=yes|designated|official|permissive|customers|only | parking_space=hgv
    | capacity:hgv=* & !capacity:hgv=0|no)
  truck_rental Truck rental
    amenity=truck_rental | shop=truck_rental | shop=rental & rental=truck
    | amenity=car_rental & (hgv=yes | truck=yes)
    overture truck_rentals
  truck_repair Truck repair
    shop=truck_repair | service:vehicle:truck_repair=yes
    | shop=car_repair & (hgv=yes|designated|only | truck=yes|designated|only)
    | shop=truck & (repair=yes | service:vehicle:repair=yes)
    overture truck_repair truck_repair_and_services_for_businesses
    apple automotiveRepair
  truck_stop Truck stop
    amenity=truck_stop | truck_stop=yes | highway=services & hgv=yes|designated
    | amenity=fuel & hgv=yes|designated|only
    & (shower=* & !shower=no | capacity:hgv=* & !capacity:hgv=0|no)
    overture truck_stop
    google truck_stop
  truck_wash Truck wash
    amenity=truck_wash | truck_wash=yes | amenity=car_wash & hgv=yes|designated|only
  tyres Tyres
    shop=tyres | service:vehicle:tyres=yes
    overture tire_shop tire_dealer_and_repair tire_repair_shop
    google tire_shop
    apple automotiveRepair
  vacuum_cleaner Vacuum cleaner
    amenity=vacuum_cleaner | vacuum_cleaner=yes
  vehicle_inspection Vehicle inspection
    amenity=vehicle_inspection
    overture car_inspector emissions_inspection
  vending Vending machine
    amenity=vending_machine
  veterinary Veterinary surgeon
    amenity=veterinary
    overture veterinarian animal_hospital emergency_pet_hospital
    google veterinary_care
    apple animalService
  warehouse Warehouse
    building=warehouse | industrial=warehouse
    overture warehouses warehouse_rental_services_and_yards b2b_storage_and_warehouses
  waste_transfer Waste transfer or disposal
    amenity=waste_transfer_station|waste_disposal
    overture b2b_cleaning_and_waste_management
  water_point Water for tanks
    amenity=water_point | waterway=water_point
  weighbridge Weighbridge
    amenity=weighbridge | weighbridge=yes
  wholesale Wholesale
    shop=wholesale
    overture wholesaler wholesale_store wholesale_grocer
    google wholesaler warehouse_store
    apple store
  workwear Workwear and safety equipment
    shop=safety_equipment | shop=clothes & clothes=workwear|work|safety
    overture safety_equipment uniform_store
  """
