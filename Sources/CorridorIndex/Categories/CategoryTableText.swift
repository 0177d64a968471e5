/// The category table, for people to read and edit.
///
/// A line without indentation starts a category: its id, then its label. The indented lines below
/// it give the OpenStreetMap tags of its places (see ``TagExpression``; it may span several lines)
/// and the names that others use: Overture Maps place categories (`*_x` means every name with that
/// ending), Google Places types, and constants of Apple's `MKPointOfInterestCategory`, on several
/// lines if they are many. `kind` says that its named places are toponyms of this kind as well. A
/// place is in every category whose expression it fulfils; `=` also matches parts of lists here:
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
    overture airport major_airports domestic_airports airport_terminal gliderport gliderports
    overture ultralight_airport ultralight_airports seaplane_base seaplane_bases glider_port
    google airport international_airport airstrip
    apple airport
  alcohol Liquor store
    shop=alcohol|wine
    overture liquor_store beer_wine_and_spirits beer_wine_spirits_store
    google liquor_store
  amusement_arcade Amusement arcade
    leisure=amusement_arcade
    overture arcade virtual_reality_center
    google video_arcade amusement_center
  animal_shelter Animal shelter
    amenity=animal_shelter
    overture animal_shelter animal_rescue_service animal_rescue pet_adoption animal_adoption
    overture adoption_and_rescue animal_adoption_or_rescue
    apple animalService
  aquarium Aquarium
    tourism=aquarium
    overture aquarium
    google aquarium
    apple aquarium
  art_gallery Art gallery
    tourism=gallery | shop=art
    overture art_gallery artist_studio
    google art_gallery art_studio
  arts_centre Arts centre
    amenity=arts_centre
    overture cultural_center
    google cultural_center
  atm Cash machine
    amenity=atm | atm=yes
    overture atms atm
    google atm
    apple atm
  attraction Sight or attraction
    tourism=attraction
    overture attractions_and_activities fountain public_fountain sculpture_statue statue_sculpture
    overture street_art
    google tourist_attraction cultural_landmark fountain sculpture landmark
    apple landmark
  baby_goods Baby goods
    shop=baby_goods
    overture baby_gear_and_furniture baby_gear_and_furniture_store baby_gear_and_nursery_store
    apple store
  bakery Bakery
    shop=bakery
    overture bakery bagel_shop donuts donut_shop flatbread flatbread_shop pretzels pretzel_shop
    overture pie_shop
    google bakery bagel_shop donut_shop
    apple bakery
  bank Bank
    amenity=bank
    overture banks bank_credit_union credit_union bank business_banking_service
    overture bank_or_credit_union
    google bank
    apple bank
  bar Bar
    amenity=bar
    overture bar sports_bar cocktail_bar beer_bar wine_bar hookah_bar lounge beer_garden
    overture whiskey_bar gay_bar
    google bar beer_garden cocktail_bar hookah_bar lounge_bar sports_bar wine_bar
    apple nightlife
  barbecue Barbecue place
    amenity=bbq
    google barbecue_area
  beach Beach
    natural=beach | leisure=beach_resort
    overture beach beach_combing_area
    google beach
    apple beach surfing
  beauty Beauty salon
    shop=beauty | leisure=tanning_salon
    overture beauty_salon nail_salon beauty_and_spa beauty_service eyebrow_service eyelash_service
    overture skin_care skin_care_and_makeup makeup_artist permanent_makeup aesthetician
    overture hair_removal acne_treatment foot_care tanning_salon teeth_whitening
    google beauty_salon nail_salon beautician foot_care makeup_artist skin_care_clinic
    google tanning_studio
    apple beauty
  bicycle_rental Bicycle rental
    amenity=bicycle_rental | service:bicycle:rental=yes | shop=rental & rental=bicycle
    overture bike_rentals bike_rental bicycle_rental_service bike_sharing bicycle_sharing_location
    overture bike_sharing_location
    google bike_sharing_station
  bicycle_shop Bicycle shop
    shop=bicycle
    overture bicycle_shop bike_store bike_repair_maintenance
    google bicycle_store
    apple store
  boat_rental Boat rental
    amenity=boat_rental | shop=rental & rental=boat
    overture boat_rental_and_training boat_hire_service canoe_and_kayak_hire_service
    overture jet_skis_rental paddleboard_rental
    apple kayaking
  bookmaker Bookmaker
    shop=bookmaker
    overture bookmakers betting_center
  bookshop Bookshop
    shop=books
    overture bookstore books_mags_music_and_video books_mags_music_video_store academic_bookstore
    overture comic_books_store used_bookstore books_music_and_video_store
    google book_store
    apple store
  border Border crossing
    barrier=border_control | government=border_control
  botanical_garden Botanical garden
    leisure=garden & garden:type=botanical|arboretum
    overture botanical_garden
    google botanical_garden
    apple park
  bottled_gas Bottled gas
    shop=gas
    overture propane_supplier
  bowling Bowling alley
    leisure=bowling_alley | leisure=sports_centre & sport=10pin|9pin
    overture bowling_alley
    google bowling_alley
    apple bowling
  brewery Brewery
    craft=brewery | industrial=brewery | microbrewery=yes
    overture brewery
    google brewery brewpub
    apple brewery
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
    google bus_station transit_station
    apple publicTransport
  bus_stop Bus stop
    highway=bus_stop | public_transport=platform & bus=yes
    google bus_stop transit_stop
    apple publicTransport
  butcher Butcher
    shop=butcher
    overture butcher_shop meat_shop
    google butcher_shop
    apple foodMarket
  cafe Café
    amenity=cafe
    overture cafe coffee_shop tea_room coffee_roastery bubble_tea bubble_tea_shop
    overture smoothie_juice_bar juice_bar animal_cafe cat_cafe dog_cafe
    google cafe coffee_shop tea_house acai_shop cat_cafe coffee_roastery coffee_stand dog_cafe
    google juice_shop
    apple cafe
  camp_site Camp site
    tourism=camp_site
    overture campground
    google campground camping_cabin
    apple campground
  canteen Canteen
    amenity=canteen
    overture canteen cafeteria
    google cafeteria
    apple restaurant
  car_dealer Car dealer
    shop=car
    overture car_dealer used_car_dealer automotive_dealer car_broker car_buyer automobile_leasing
    overture auto_dealer used_auto_dealer auto_broker auto_leasing
    google car_dealer
  car_parts Vehicle parts
    shop=car_parts|truck_parts
    overture automotive_parts_and_accessories auto_parts_and_supply_store auto_parts_store
    overture vehicle_parts_store car_stereo_store
    google auto_parts_store
  car_rental Car rental
    amenity=car_rental
    overture car_rental_agency car_rental_service auto_rental_service vehicle_rental_service
    google car_rental
    apple carRental
  car_repair Car repair
    shop=car_repair
    overture automotive_repair automotive_services_and_repair auto_body_shop auto_repair_service
    overture auto_electrical_repair auto_glass_service auto_customization brake_service_and_repair
    overture engine_repair_service exhaust_and_muffler_repair oil_change_station
    overture transmission_repair automotive_service
    google car_repair
    apple automotiveRepair
  car_sharing Car sharing
    amenity=car_sharing
    overture car_sharing
  car_wash Car wash
    amenity=car_wash | amenity=fuel & car_wash=yes
    overture car_wash auto_detailing auto_detailing_service
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
  castle Castle
    historic=castle|fort|manor|palace
    overture castle palace fort
    google castle
    apple castle fortress
  cave Cave
    natural=cave_entrance
    kind landform
    overture cave
  cemetery Cemetery
    landuse=cemetery | amenity=grave_yard
    overture cemeteries cemetery
    google cemetery
  charging Charging station
    amenity=charging_station | amenity=fuel & fuel:electricity=yes
    overture ev_charging_station
    google electric_vehicle_charging_station ebike_charging_station
    apple evCharger
  charging_hgv Charging station for trucks
    amenity=charging_station & (hgv=yes|designated|only | truck=yes|designated)
  chemist Drugstore
    shop=chemist
    overture drugstore
    google drugstore
  cinema Cinema
    amenity=cinema
    overture cinema movie_theater drive_in_theater outdoor_movies outdoor_movie_space
    google movie_theater
    apple movieTheater
  climbing Climbing
    sport=climbing & !shop=* & !club=* & !office=* & !climbing=route|route_bottom|route_top
    overture rock_climbing_gym rock_climbing_spot climbing_service
    apple rockClimbing
  clinic Clinic
    amenity=clinic | healthcare=clinic
    overture medical_center urgent_care_clinic walk_in_clinic public_health_clinic
    overture health_and_medical health_care clinic_or_treatment_center *_clinic
    overture community_health_center rehabilitation_center surgical_center cancer_treatment_center
    overture abuse_and_addiction_treatment alcohol_and_drug_treatment_center weight_loss_center
    overture laser_eye_surgery_lasik medical_service_organizations medical_service_organization
    overture outpatient_care_facility urgent_care_center surgery_center
    overture abuse_and_addiction_treatment_center refractive_surgery_or_lasik
    google medical_clinic medical_center
  clothes Clothes shop
    shop=clothes|boutique|fashion
    overture clothing_store *_clothing_store fashion fashion_and_apparel_store
    overture fashion_or_apparel_store boutique fashion_boutique bridal_shop custom_clothing
    overture lingerie_store
    google clothing_store womens_clothing_store
    apple store
  cold_storage Cold store
    industrial=cold_storage | building=cold_storage
  community_centre Community centre
    amenity=community_centre|social_centre
    overture community_center civic_center children_hall scout_hall
    google community_center
  compressed_air Compressed air
    amenity=compressed_air | compressed_air=yes
  concert_hall Concert hall
    amenity=concert_hall|music_venue
    | amenity=theatre & (theatre:type=concert_hall | theatre:genre=philharmonic|chamber_music)
    overture music_venue topic_concert_venue jazz_and_blues jazz_and_blues_venue
    google concert_hall live_music_venue philharmonic_hall
    apple musicVenue
  concrete_plant Concrete or asphalt plant
    industrial=concrete_plant|asphalt_plant | man_made=concrete_plant|asphalt_plant
  confectionery Confectionery
    shop=confectionery|chocolate|pastry
    overture candy_store chocolatier candy_shop patisserie_cake_shop desserts dessert_shop
    overture popcorn_shop
    google candy_store confectionery chocolate_shop cake_shop chocolate_factory dessert_shop
    google pastry_shop
    apple foodMarket
  conference_centre Conference or event venue
    amenity=conference_centre|events_venue|exhibition_centre
    overture venue_and_event_space event_venue event_space auditorium exhibition_and_trade_center
    overture exhibition_and_trade_fair_venue trade_fair
    google event_venue convention_center auditorium banquet_hall wedding_venue
    apple conventionCenter
  container_terminal Container terminal
    industrial=container_terminal | landuse=container_terminal
    | seamark:harbour:category=container|container_terminal
  convenience Convenience store
    shop=convenience
    overture convenience_store
    google convenience_store general_store
    apple foodMarket
  copy_shop Copy shop
    shop=copyshop
    overture printing_services printing_service duplication_services duplication_service
  courier Courier
    office=courier | amenity=courier
    overture courier_and_delivery_services courier_and_delivery_service courier_service
    google courier_service
  courthouse Court
    amenity=courthouse
    overture courthouse
    google courthouse
  customs Customs
    amenity=customs | office=customs | government=customs | building=customs
  defibrillator Defibrillator
    emergency=defibrillator
  deli Delicatessen
    shop=deli
    overture delicatessen deli specialty_foods specialty_foods_store olive_oil olive_oil_store
    google deli
    apple foodMarket
  dentist Dentist
    amenity=dentist | healthcare=dentist
    overture dentist general_dentistry dental_care dental_hygienist dental_hygiene orthodontist
    overture orthodontic_care oral_surgeon endodontist periodontist cosmetic_dentist
    overture pediatric_dentist prosthodontist dental_clinic cosmetic_dentistry endodontics
    overture oral_and_maxillofacial_surgery orthodontics pediatric_dentistry periodontics
    overture prosthodontics
    google dentist dental_clinic
  depot Depot
    landuse=depot | industrial=depot|truck_depot | building=depot | amenity=bus_depot
    google transit_depot
  distillery Distillery
    craft=distillery | industrial=distillery
    overture distillery
    apple distillery
  doctors Doctor
    amenity=doctors | healthcare=doctor
    overture doctor family_practice internal_medicine doctors_office family_medicine allergist
    overture cardiologist cardiology dermatologist ear_nose_and_throat endocrinologist
    overture gastroenterologist neurologist nephrologist obstetrician_and_gynecologist oncologist
    overture ophthalmologist orthopedist osteopathic_physician pediatrician pediatrics psychiatrist
    overture psychiatry pulmonologist radiologist rheumatologist surgeon surgery sports_medicine
    overture urologist concierge_medicine environmental_medicine occupational_medicine
    overture nurse_practitioner sleep_specialist pediatric_clinic general_pediatrics dermatology
    overture endocrinology gastroenterology nephrology neurology obstetrics_and_gynecology oncology
    overture ophthalmology orthopedics otolaryngology pulmonology radiology rheumatology
    overture sleep_medicine urology
    google doctor
  dog_park Dog park
    leisure=dog_park
    overture dog_park
    google dog_park
    apple park
  drinking_water Drinking water
    amenity=drinking_water | drinking_water=yes
  driving_school Driving school
    amenity=driving_school
    overture driving_school traffic_school
  dump_station Sanitary dump station
    amenity=sanitary_dump_station | sanitary_dump_station=yes|customers|public
  electrician Electrician
    craft=electrician
    overture electrician electrical_service electrical_consultant
    google electrician
  electronics Electronics shop
    shop=electronics|computer|hifi | craft=electronics_repair
    overture electronics computer_store electronics_store electronics_repair_shop
    overture audio_visual_equipment_store home_theater_systems_stores
    google electronics_store
    apple store
  embassy Embassy or consulate
    office=diplomatic | amenity=embassy
    overture embassy
    google embassy
  emergency_phone Emergency telephone
    emergency=phone
  employment_agency Employment agency
    office=employment_agency
    overture employment_agencies employment_agency temp_agency unemployment_office
    google employment_agency
  estate_agent Estate agent
    office=estate_agent
    overture real_estate_agent real_estate real_estate_service real_estate_agency
    overture commercial_real_estate property_management vacation_rental_agents
    overture vacation_rental_agent
    google real_estate_agency
  factory Factory
    man_made=works | industrial=factory | building=factory
    overture industrial_company chemical_plant manufacturer *_manufacturer
    overture business_manufacturing_and_supply commercial_industrial
    google manufacturer
  farm_shop Farm shop
    shop=farm
    overture honey_farm_shop csa_farm pick_your_own_farm
    apple foodMarket
  farm_supplies Farm supplies
    shop=agrarian
    overture farm_equipment_and_supply livestock_feed_and_supply_store farming_equipment_store
    overture fertilizer_store agricultural_seed_store farming_equipment_and_supply_store
  fast_food Fast food
    amenity=fast_food
    overture fast_food_restaurant food_stand food_truck sandwich_shop friterie
    overture food_delivery_service pizza_delivery_service street_vendor food_truck_stand
    google fast_food_restaurant meal_takeaway food_delivery hot_dog_stand kebab_shop meal_delivery
    google noodle_shop pizza_delivery salad_shop sandwich_shop snack_bar
    apple restaurant
  ferry_terminal Ferry terminal
    amenity=ferry_terminal
    overture ferry_service ferry_boat_company
    google ferry_terminal ferry_service
    apple publicTransport
  fire_station Fire station
    amenity=fire_station
    overture fire_department fire_station
    google fire_station
    apple fireStation
  fishing Fishing spot
    leisure=fishing
    overture fishing fishing_area fishing_charter
    google fishing_pond fishing_charter fishing_pier
    apple fishing
  fishmonger Fishmonger
    shop=seafood|fishmonger
    overture seafood_market fishmonger
    apple foodMarket
  florist Florist
    shop=florist
    overture florist flower_shop flower_markets flower_market flowers_and_gifts_shop
    overture flowers_and_gifts_store
    google florist
    apple store
  food_court Food court
    amenity=food_court
    overture food_court
    google food_court
    apple restaurant
  forest Forest
    (landuse=forest | natural=wood) & name=*
    kind forest
    overture forest
    google woods
  freight_office Haulage or forwarding office
    office=logistics|transport|forwarding|freight_forwarder|moving_company|shipping_agent
    overture freight_and_cargo_service freight_forwarding_agency motor_freight_trucking movers
    overture mover moving_service packing_services packing_service vehicle_shipping
    google moving_company shipping_service
  fuel Fuel station
    amenity=fuel
    overture gas_station truck_gas_station fueling_station
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
  funeral_home Funeral home
    shop=funeral_directors
    overture funeral_services_and_cemeteries funeral_service cremation_services cremation_service
    overture mortuary_services mortuary_service
    google funeral_home
  furniture Furniture shop
    shop=furniture|bed|kitchen
    overture furniture_store mattress_store outdoor_furniture_store furniture_accessory_store
    google furniture_store
    apple store
  garden Garden
    leisure=garden & name=* & !access=private
    overture garden community_gardens community_garden
    google garden
    apple park
  garden_centre Garden centre
    shop=garden_centre
    overture nursery_and_gardening nursery_and_gardening_store
    google garden_center
    apple store
  gift_shop Gift shop
    shop=gift
    overture gift_shop souvenir_shop souvenir_store flowers_and_gifts_shop flowers_and_gifts_store
    google gift_shop
    apple store
  golf_course Golf course
    leisure=golf_course
    overture golf_course golf_club country_club driving_range
    google golf_course indoor_golf_course
    apple golf
  government_office Government office
    office=government
    overture government_office public_service_and_government central_government_office
    overture federal_government_offices local_and_state_government_offices government_services
    overture board_of_education_offices board_of_education_office school_district_offices
    overture school_district_office department_of_motor_vehicles department_of_social_service
    overture health_department immigration_and_naturalization national_security_services
    overture national_security_service office_of_vital_records pension registry_office tax_office
    overture government_department immigration_and_naturalization_office pension_office
    overture education_office
    google government_office local_government_office
  greengrocer Greengrocer
    shop=greengrocer
    overture fruits_and_vegetables produce_store greengrocer
    apple foodMarket
  guest_house Guest house
    tourism=guest_house
    overture guest_house bed_and_breakfast inn agriturismo agriturism country_house agritourism
    google guest_house bed_and_breakfast inn farmstay private_guest_room
    apple hotel
  gym Gym
    leisure=fitness_centre | amenity=gym
    overture gym health_and_wellness_club sports_and_fitness_instruction fitness_studio yoga_studio
    overture pilates_studio boxing_gym fitness_trainer
    google gym fitness_center yoga_studio
    apple fitnessCenter
  hairdresser Hairdresser
    shop=hairdresser
    overture hair_salon barber barber_shop mens_grooming_salon hair_stylist kids_hair_salon
    overture hair_extensions hair_color_bar
    google hair_salon barber_shop hair_care
    apple beauty
  hardware Hardware and DIY store
    shop=hardware|doityourself
    overture hardware_store do_it_yourself_store home_improvement_store home_improvement_center
    google hardware_store home_improvement_store
    apple store
  height_restrictor Height restrictor
    barrier=height_restrictor
  historic_site Historic site
    historic=archaeological_site|ruins|city_gate|battlefield
    overture landmark_and_historical_building historic_site architectural_landmark architecture
    overture ruin historic_tower
    google historical_place historical_landmark
    apple landmark
  horse_riding Horse riding
    leisure=horse_riding | leisure=sports_centre & sport=equestrian
    overture horse_riding equestrian_facility horseback_riding_service horse_boarding
    google stable
  hospital Hospital
    amenity=hospital | healthcare=hospital
    overture hospital emergency_room childrens_hospital emergency_department general_hospital
    overture specialty_hospital long_term_care_hospital psychiatric_hospital
    overture rehabilitation_hospital veterans_hospital
    google hospital general_hospital
    apple hospital
  hostel Hostel
    tourism=hostel
    overture hostel
    google hostel
    apple hotel
  hot_spring Hot spring
    natural=hot_spring | amenity=public_bath & bath:type=hot_spring|onsen
    overture hot_springs natural_hot_springs
  hotel Hotel
    tourism=hotel
    overture hotel resort beach_resort lodge ryokan service_apartments service_apartment
    google hotel resort_hotel extended_stay_hotel budget_japanese_inn japanese_inn lodging
    apple hotel
  ice_cream Ice cream
    amenity=ice_cream | shop=ice_cream | amenity=cafe|fast_food & cuisine=ice_cream
    overture ice_cream_shop ice_cream_and_frozen_yoghurt frozen_yoghurt_shop frozen_yogurt_shop
    overture gelato gelato_shop
    google ice_cream_shop
  ice_rink Ice rink
    leisure=ice_rink | leisure=pitch|sports_centre & sport=ice_skating
    overture skating_rink ice_skating_rink ice_hockey_rink
    google ice_skating_rink
    apple skating
  industrial Industrial site
    landuse=industrial
  insurance Insurance office
    office=insurance
    overture insurance_agency health_insurance_office
    google insurance_agency
  internet_cafe Internet café
    amenity=internet_cafe
    overture internet_cafe
    google internet_cafe
  jewellery Jeweller
    shop=jewelry|watches | craft=jeweller|goldsmith|watchmaker
    overture jewelry_store watch_store goldsmith diamond_dealer jewelry_repair_service
    overture watch_repair_service clock_repair_service
    google jewelry_store
    apple store
  kindergarten Kindergarten
    amenity=kindergarten|childcare
    overture preschool day_care_preschool child_care_and_day_care child_care_or_day_care
    overture kindergarten
    google preschool child_care_agency
  kiosk Kiosk
    shop=kiosk
    overture kiosk newspaper_and_magazines_store
  laboratory Medical laboratory
    healthcare=laboratory|sample_collection
    overture laboratory_testing diagnostic_services diagnostic_service clinical_laboratories
    overture clinical_lab b2b_clinical_lab diagnostics_imaging_or_lab_service
    google medical_lab
  lake Lake
    (natural=water & (water=lake|reservoir|lagoon|pond | !water=*) | landuse=reservoir) & name=*
    kind water
    overture lake
    google lake
  laundry Laundry
    shop=laundry | amenity=laundry
    overture laundromat laundry_services laundry_service
    google laundry
    apple laundry
  lawyer Lawyer
    office=lawyer|notary
    overture lawyer attorney_or_law_firm legal_services legal_service *_law notary_public
    google lawyer
  library Library
    amenity=library
    overture library
    google library
    apple library
  lighthouse Lighthouse
    man_made=lighthouse
    overture lighthouse
  loading_dock Loading dock
    amenity=loading_dock | door=loadingdock
  lockers Luggage lockers
    amenity=luggage_locker|locker
    overture luggage_storage
  locksmith Locksmith
    shop=locksmith | craft=locksmith | craft=key_cutter
    overture key_and_locksmith locksmith_service
    google locksmith
  logistics Logistics centre
    industrial=logistics|distributor|distribution|freight
    overture distribution_services distribution_service business_storage_and_transportation
    overture b2b_transportation_and_storage_service
  mall Shopping centre
    shop=mall|department_store
    overture shopping_center shopping_mall department_store shopping_passage
    google shopping_mall department_store
    apple store
  marina Marina
    leisure=marina
    overture marina boating_places boating_place mooring_service
    google marina
    apple marina
  marketplace Market
    amenity=marketplace
    overture farmers_market public_market market flea_market bazaars bazaar night_market
    overture holiday_market market_stall
    google market farmers_market flea_market
    apple foodMarket
  massage Massage
    shop=massage
    overture massage massage_therapy
    google massage massage_spa
    apple spa
  mill Windmill or watermill
    man_made=windmill|watermill
  miniature_golf Miniature golf
    leisure=miniature_golf
    overture miniature_golf_course
    google miniature_golf_course
    apple miniGolf
  mobile_phone_shop Mobile phone shop
    shop=mobile_phone|telecommunication
    overture mobile_phone_store mobile_phone_accessories mobile_phone_accessory_store
    overture mobile_phone_repair
    google cell_phone_store telecommunications_service_provider
    apple store
  money_transfer Money transfer
    amenity=money_transfer
    overture money_transfer_services money_transfer_service
  monument Monument or memorial
    historic=monument
    | historic=memorial & !memorial=plaque|blue_plaque|stolperstein|ghost_bike|bench|tree
    overture monument memorial_park memorial_site
    google monument
    apple nationalMonument
  motel Motel
    tourism=motel
    overture motel
    google motel
    apple hotel
  motorcycle_shop Motorcycle shop
    shop=motorcycle|motorcycle_repair
    overture motorcycle_dealer motorcycle_repair motorcycle_gear scooter_dealers scooter_dealer
    overture motorcycle_parts_store motorcycle_service
    apple store
  museum Museum
    tourism=museum
    overture museum *_museum
    google museum art_museum history_museum
    apple museum
  music_school Music school
    amenity=music_school
    overture music_school
  music_shop Music shop
    shop=musical_instrument|music
    overture musical_instrument_store music_store music_and_dvd_store vinyl_record_store
    overture guitar_store piano_store musical_instrument_and_pro_audio_store
    apple store
  national_park National park
    boundary=national_park | boundary=protected_area & protect_class=2 & name=*
    kind park
    overture national_park
    google national_park
    apple nationalPark
  nature_reserve Nature reserve
    leisure=nature_reserve | boundary=protected_area & name=*
    & !protect_class=11|12|13|14|15|16|17|18|19|21|22|23|24|25|26|27|28|29
    kind park
    overture nature_reserve wildlife_sanctuary
    google wildlife_refuge hiking_area nature_preserve
    apple hiking
  nightclub Nightclub
    amenity=nightclub | leisure=dance & !dance:teaching=only
    overture dance_club nightlife_venue salsa_club country_dance_hall
    google night_club dance_hall
    apple nightlife
  nursing_home Nursing home
    amenity=nursing_home | social_facility=nursing_home|assisted_living
    | social_facility=group_home & social_facility:for=senior
    overture retirement_home assisted_living_facility senior_living_facility skilled_nursing
    overture memory_care memory_care_facility
  observation_tower Observation tower
    man_made=tower & tower:type=observation
    google observation_deck
  optician Optician
    shop=optician | healthcare=optometrist | craft=optician
    overture eyewear_and_optician eyewear_store optometrist optometry
    apple store
  parcel_locker Parcel locker
    amenity=parcel_locker | amenity=vending_machine & vending=parcel_pickup|parcel_mail_in
    overture package_locker
  park Park
    leisure=park
    kind park
    overture park state_park
    google park city_park state_park
    apple park
  park_and_ride Park and ride
    amenity=parking & park_ride=* & !park_ride=no
    overture park_and_rides park_and_ride
    google park_and_ride
    apple parking
  parking Parking
    amenity=parking
    overture parking parking_garage parking_lot
    google parking parking_lot parking_garage
    apple parking
  peak Peak
    natural=peak|volcano
    kind landform
    overture mountain
    google mountain_peak
  pet_shop Pet shop
    shop=pet
    overture pet_store aquatic_pet_store bird_shop reptile_shop bird_store reptile_store
    google pet_store
    apple store
  pharmacy Pharmacy
    amenity=pharmacy | healthcare=pharmacy
    overture pharmacy pharmacy_and_drug_store
    google pharmacy
    apple pharmacy
  photo_shop Photo shop
    shop=photo|camera | craft=photographer|photographic_laboratory
    overture photographer photography_service photography_store_and_services
    overture camera_and_photography_store
    apple store
  physiotherapist Physiotherapist
    healthcare=physiotherapist
    overture physical_therapy
    google physiotherapist
  picnic_site Picnic site
    tourism=picnic_site
    google picnic_ground
  place_of_worship Place of worship
    amenity=place_of_worship
    overture church_cathedral *_church mosque synagogue buddhist_temple hindu_temple sikh_temple
    overture place_of_worship *_place_of_worship *_place_of_worshop religious_organization
    overture jehovahs_witness_kingdom_hall temple shinto_shrines shinto_shrine shrine mission
    overture religious_destination convents_and_monasteries convent monastery historic_mission
    google church mosque synagogue buddhist_temple hindu_temple shinto_shrine place_of_worship
  planetarium Planetarium
    amenity=planetarium
    overture planetarium
    google planetarium
    apple planetarium
  playground Playground
    leisure=playground|indoor_play
    overture playground indoor_playcenter
    google playground indoor_playground
    apple park
  plumber Plumber
    craft=plumber|hvac
    overture plumbing plumbing_service hvac_services hvac_service hydro_jetting
    overture water_heater_installation_repair
    google plumber
  police Police
    amenity=police
    overture police_department law_enforcement police_station
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
    overture post_office shipping_collection_services shipping_collection_service shipping_center
    google post_office
    apple postOffice
  pub Pub
    amenity=pub
    overture pub irish_pub
    google pub irish_pub gastropub
    apple nightlife
  public_bath Public bath
    amenity=public_bath
    overture public_bath_houses public_bath_house turkish_baths turkish_bath onsen
    google public_bath
  quarry Quarry
    landuse=quarry
    overture quarries quarry b2b_quarry
  rail_freight Freight railway terminal
    industrial=intermodal_freight_terminal
    | railway=station|yard|site & (usage=freight | station=freight | freight=yes)
    overture railroad_freight
  railway_station Railway station
    railway=station|halt & !station=subway & !usage=tourism
    | public_transport=station & train=yes
    overture train_station trains train
    google train_station train_ticket_office transit_station
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
    overture eat_and_drink food_and_drink bar_and_grill pizzaria
    google restaurant diner bar_and_grill bistro steak_house afghani_restaurant african_restaurant
    google american_restaurant argentinian_restaurant asian_fusion_restaurant asian_restaurant
    google australian_restaurant austrian_restaurant bangladeshi_restaurant barbecue_restaurant
    google basque_restaurant bavarian_restaurant belgian_restaurant brazilian_restaurant
    google breakfast_restaurant british_restaurant brunch_restaurant buffet_restaurant
    google burmese_restaurant burrito_restaurant cajun_restaurant californian_restaurant
    google cambodian_restaurant cantonese_restaurant caribbean_restaurant chicken_restaurant
    google chicken_wings_restaurant chilean_restaurant chinese_noodle_restaurant chinese_restaurant
    google colombian_restaurant croatian_restaurant cuban_restaurant czech_restaurant
    google danish_restaurant dessert_restaurant dim_sum_restaurant dumpling_restaurant
    google dutch_restaurant eastern_european_restaurant ethiopian_restaurant european_restaurant
    google falafel_restaurant family_restaurant filipino_restaurant fine_dining_restaurant
    google fish_and_chips_restaurant fondue_restaurant french_restaurant fusion_restaurant
    google german_restaurant greek_restaurant gyro_restaurant halal_restaurant hamburger_restaurant
    google hawaiian_restaurant hot_dog_restaurant hot_pot_restaurant hungarian_restaurant
    google indian_restaurant indonesian_restaurant irish_restaurant israeli_restaurant
    google italian_restaurant japanese_curry_restaurant japanese_izakaya_restaurant
    google japanese_restaurant korean_barbecue_restaurant korean_restaurant
    google latin_american_restaurant lebanese_restaurant malaysian_restaurant
    google mediterranean_restaurant mexican_restaurant middle_eastern_restaurant
    google mongolian_barbecue_restaurant moroccan_restaurant north_indian_restaurant
    google oyster_bar_restaurant pakistani_restaurant persian_restaurant peruvian_restaurant
    google pizza_restaurant polish_restaurant portuguese_restaurant ramen_restaurant
    google romanian_restaurant russian_restaurant scandinavian_restaurant seafood_restaurant
    google shawarma_restaurant soul_food_restaurant soup_restaurant south_american_restaurant
    google south_indian_restaurant southwestern_us_restaurant spanish_restaurant
    google sri_lankan_restaurant sushi_restaurant swiss_restaurant taco_restaurant
    google taiwanese_restaurant tapas_restaurant tex_mex_restaurant thai_restaurant
    google tibetan_restaurant tonkatsu_restaurant turkish_restaurant ukrainian_restaurant
    google vegan_restaurant vegetarian_restaurant vietnamese_restaurant western_restaurant
    google yakiniku_restaurant yakitori_restaurant
    apple restaurant
  sauna Sauna
    leisure=sauna & !access=private
    overture sauna
    google sauna
    apple spa
  school School
    amenity=school
    overture school education elementary_school middle_school high_school private_school
    overture public_school charter_school montessori_school religious_school waldorf_school
    google school primary_school secondary_school educational_institution
    apple school
  scrap_yard Scrap yard
    industrial=scrap_yard|auto_wrecker
    overture junkyard scrap_metals
  second_hand Second-hand shop
    shop=second_hand|charity
    | second_hand=only & shop=clothes|furniture|shoes|toys|baby_goods
    overture thrift_store second_hand_store used_vintage_and_consignment second_hand_clothing_store
    google thrift_store
    apple store
  self_storage Self storage
    shop=storage_rental
    overture self_storage_facility storage_facility automotive_storage_facility
    overture rv_and_boat_storage_facility boat_storage_facility
    google storage
  services Motorway services
    highway=services
  shelter Shelter
    amenity=shelter
  shoe_shop Shoe shop
    shop=shoes
    overture shoe_store orthopedic_shoe_store
    google shoe_store
    apple store
  shower Showers
    amenity=shower | shower=* & !shower=no
  skate_park Skate park
    leisure=pitch|sports_centre|park & sport=skateboard | leisure=skatepark
    overture skate_park
    google skateboard_park
    apple skatePark
  ski_area Ski area
    landuse=winter_sports
    overture ski_resort ski_area ski_resort_area snowboarding_center
    google ski_resort
    apple skiing
  slaughterhouse Slaughterhouse
    industrial=slaughterhouse | amenity=slaughterhouse
  spa Spa
    leisure=spa | amenity=spa | amenity=public_bath & bath:type=thermal
    overture spas spa day_spa medical_spa health_spa float_spa health_retreats health_retreat
    overture aromatherapy
    google spa wellness_center
    apple spa
  sports_centre Sports centre
    leisure=sports_centre|sports_hall
    overture sports_and_recreation_venue active_life sports_and_recreation adventure_sports_center
    overture sports_club_and_league go_kart_track gymnastics_center sports_complex
    overture sport_or_recreation_club
    google sports_complex adventure_sports_center go_karting_venue sports_activity_location
    google sports_club sports_coaching sports_school
    apple goKart
  sports_pitch Sports pitch
    leisure=pitch
    overture sport_field sport_court *_court soccer_field baseball_field american_football_field
    overture hockey_field futsal_field rugby_pitch
    google athletic_field tennis_court
    apple baseball basketball soccer tennis volleyball
  sports_shop Sports shop
    shop=sports|outdoor|ski|golf|surf
    overture sporting_goods sporting_goods_store sports_wear sportswear_store outdoor_gear
    overture outdoor_store ski_and_snowboard_shop ski_and_snowboard_store golf_equipment
    overture golf_equipment_store surf_shop surf_store
    google sporting_goods_store sportswear_store
    apple store
  stadium Stadium
    leisure=stadium
    overture stadium_arena sport_stadium stadium arena *_stadium cricket_ground hockey_arena
    google stadium arena
    apple stadium
  stationery Stationery shop
    shop=stationery|office_supplies
    overture cards_and_stationery_store business_office_supplies_and_stationery office_supply_store
    apple store
  subway_station Underground station
    railway=station|halt & (station=subway | subway=yes)
    | public_transport=station & subway=yes
    overture metro_station light_rail_and_subway_stations light_rail_and_subway_station
    google subway_station
    apple publicTransport
  supermarket Supermarket
    shop=supermarket
    overture supermarket grocery_store superstore *_grocery_store health_food_store
    google supermarket grocery_store hypermarket asian_grocery_store discount_supermarket
    google food_store health_food_store
    apple foodMarket
  swimming_place Bathing place
    leisure=swimming_area|bathing_place
    apple swimming
  swimming_pool Swimming pool
    leisure=swimming_pool & !access=private|no
    & (name=* | access=yes|public|permissive | fee=* | opening_hours=*)
    | leisure=sports_centre|sports_hall & sport=swimming
    overture swimming_pool
    google swimming_pool
    apple swimming
  tailor Tailor
    shop=tailor | craft=tailor|dressmaker
    overture sewing_and_alterations clothing_alteration_service gents_tailor tailor
    google tailor
  tattoo Tattoo studio
    shop=tattoo|piercing
    overture tattoo_and_piercing tattoo_or_piercing_salon tattoo piercing
    google body_art_service
  taxi Taxi rank
    amenity=taxi
    overture taxi_rank taxi_service taxi_stand ride_sharing ride_share_service limo_services
    overture limo_service town_car_service
    google taxi_stand taxi_service chauffeur_service transportation_service
  telephone Telephone
    amenity=telephone
    overture public_phones public_phone
  theatre Theatre
    amenity=theatre
    overture theatre theatre_venue threatre_venue theaters_and_performance_venues performing_arts
    overture performing_arts_venue theatrical_productions theatrical_production opera_and_ballet
    overture cabaret comedy_club dinner_theater amphitheater
    google performing_arts_theater amphitheatre comedy_club opera_house
    apple theater
  theme_park Theme park
    tourism=theme_park
    overture amusement_park carousel fair fairgrounds
    google amusement_park ferris_wheel roller_coaster
    apple amusementPark fairground
  tobacco Tobacconist
    shop=tobacco
    overture tobacco_shop tabac smoke_and_vape_store
  toilets Toilets
    amenity=toilets | toilets=yes
    overture public_toilet public_restrooms public_restroom
    google public_bathroom
    apple restroom
  toll Toll station
    barrier=toll_booth | highway=toll_gantry
    overture toll_stations toll_station
    google toll_station
  tool_hire Tool and machine hire
    shop=tool_hire|rental
    overture machine_and_tool_rentals rental_services machine_and_tool_rental
  tourist_information Visitor information
    tourism=information & information=office|visitor_centre
    overture visitor_center visitor_information_center
    google tourist_information_center visitor_center
  towing Towing and roadside assistance
    service:vehicle:towing=yes | office=towing | amenity=towing | shop=towing
    overture towing_service roadside_assistance emergency_roadside_service
  townhall Town hall
    amenity=townhall
    overture town_hall
    google city_hall
  toy_shop Toy shop
    shop=toys|games
    overture toy_store tabletop_games tabletop_games_store toys_and_games_store
    google toy_store
    apple store
  trailer Trailers, sale or hire
    shop=trailer|trailer_rental | amenity=trailer_rental
    overture trailer_dealer trailer_rentals trailer_repair trailer_rental_service
  tram_stop Tram stop
    railway=tram_stop
    overture light_rail_and_subway_stations light_rail_and_subway_station
    google light_rail_station tram_stop
    apple publicTransport
  travel_agency Travel agency
    shop=travel_agency | office=travel_agent
    overture travel_agents travel_agent travel travel_services travel_company tours tour
    overture tour_operator sightseeing_tour_agency airline_ticket_agency bus_ticket_agency
    overture railway_ticket_agent hot_air_balloons_tour travel_service
    google travel_agency tour_agency
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
    overture truck_rentals truck_rental_service
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
  university University
    amenity=university|college
    overture college_university *_schools architecture_school business_school engineering_school
    overture law_school medical_school medical_sciences_school science_school nursing_school
    overture vocational_and_technical_school vocational_technical_school campus_building campus
    google university academic_department
    apple university
  vacuum_cleaner Vacuum cleaner
    amenity=vacuum_cleaner | vacuum_cleaner=yes
  variety_store Variety store
    shop=variety_store
    overture discount_store
    google discount_store
    apple store
  vehicle_inspection Vehicle inspection
    amenity=vehicle_inspection
    overture car_inspector emissions_inspection car_inspection
  vending Vending machine
    amenity=vending_machine
  veterinary Veterinary surgeon
    amenity=veterinary
    overture veterinarian animal_hospital emergency_pet_hospital veterinary_care
    google veterinary_care
    apple animalService
  viewpoint Viewpoint
    tourism=viewpoint
    overture lookout scenic_viewpoint skyline stargazing_area
    google scenic_spot
  warehouse Warehouse
    building=warehouse | industrial=warehouse
    overture warehouses warehouse_rental_services_and_yards b2b_storage_and_warehouses b2b_storage
    overture warehouse warehouse_rental_service_yard
  waste_transfer Waste transfer or disposal
    amenity=waste_transfer_station|waste_disposal
    overture b2b_cleaning_and_waste_management hazardous_waste_disposal
  water_park Water park
    leisure=water_park
    overture water_park
    google water_park
    apple amusementPark
  water_point Water for tanks
    amenity=water_point | waterway=water_point
  waterfall Waterfall
    waterway=waterfall
    kind water
    overture waterfall
  weighbridge Weighbridge
    amenity=weighbridge | weighbridge=yes
  wholesale Wholesale
    shop=wholesale
    overture wholesaler wholesale_store wholesale_grocer warehouse_club *_wholesaler
    overture warehouse_club_store
    google wholesaler warehouse_store
    apple store
  winery Winery
    craft=winery
    overture winery wine_tasting_room
    google winery vineyard
    apple winery
  workwear Workwear and safety equipment
    shop=safety_equipment | shop=clothes & clothes=workwear|work|safety
    overture safety_equipment uniform_store safety_equipment_store
  zoo Zoo
    tourism=zoo
    overture zoo petting_zoo animal_attraction zoo_exhibit
    google zoo wildlife_park
    apple zoo
  """
