/// For each category: its id, tags that make a place one, tags that do not. `/` separates sets of
/// tags.
let categoryExamples = """
  air_cargo: aeroway=cargo / aeroway=terminal,cargo=yes : aeroway=terminal / cargo=yes
  airport: aeroway=aerodrome : aeroway=helipad
  alcohol: shop=alcohol / shop=wine : amenity=bar / shop=supermarket
  amusement_arcade: leisure=amusement_arcade : leisure=adult_gaming_centre / tourism=theme_park
  animal_shelter: amenity=animal_shelter : amenity=veterinary / amenity=animal_boarding
  aquarium: tourism=aquarium : shop=pet / tourism=zoo
  art_gallery: tourism=gallery / shop=art : tourism=artwork / tourism=museum
  arts_centre: amenity=arts_centre : amenity=community_centre
  atm: amenity=atm / amenity=bank,atm=yes : amenity=bank / amenity=bank,atm=no
  attraction: tourism=attraction : tourism=information / tourism=viewpoint
  baby_goods: shop=baby_goods : shop=toys
  bakery: shop=bakery / shop=bakery;convenience : craft=bakery
  bank: amenity=bank : shop=bank
  bar: amenity=bar : amenity=pub
  barbecue: amenity=bbq : amenity=restaurant,cuisine=barbecue
  beach: natural=beach / leisure=beach_resort : natural=sand
  beauty: shop=beauty / leisure=tanning_salon : shop=hairdresser / shop=cosmetics
  bicycle_rental: amenity=bicycle_rental / shop=bicycle,service:bicycle:rental=yes : shop=bicycle / amenity=bicycle_parking
  bicycle_shop: shop=bicycle / shop=bicycle;sports : amenity=bicycle_rental
  boat_rental: amenity=boat_rental / shop=rental,rental=bicycle;boat : leisure=marina / shop=rental
  bookmaker: shop=bookmaker : shop=lottery / amenity=casino
  bookshop: shop=books / shop=books;stationery : shop=newsagent / amenity=library
  border: barrier=border_control : barrier=gate
  botanical_garden: leisure=garden,garden:type=botanical / leisure=garden,garden:type=arboretum : leisure=garden,garden:type=community / garden:type=botanical
  bottled_gas: shop=gas : amenity=fuel
  bowling: leisure=bowling_alley / leisure=sports_centre,sport=9pin : leisure=sports_centre,sport=tennis / leisure=pitch,sport=bowls
  brewery: craft=brewery / industrial=brewery / amenity=pub,microbrewery=yes : amenity=pub / shop=alcohol
  building_trade: shop=trade / shop=building_materials : shop=doityourself
  bureau_de_change: amenity=bureau_de_change : amenity=bank
  bus_station: amenity=bus_station : highway=bus_stop
  bus_stop: highway=bus_stop / public_transport=platform,bus=yes : public_transport=platform,tram=yes
  butcher: shop=butcher / shop=butcher;deli : industrial=slaughterhouse
  cafe: amenity=cafe : shop=coffee
  camp_site: tourism=camp_site : tourism=caravan_site
  canteen: amenity=canteen : amenity=restaurant
  car_dealer: shop=car : shop=car_parts
  car_parts: shop=car_parts / shop=truck_parts : shop=car
  car_rental: amenity=car_rental : amenity=car_sharing
  car_repair: shop=car_repair : shop=tyres
  car_sharing: amenity=car_sharing : amenity=car_rental
  car_wash: amenity=car_wash / amenity=fuel,car_wash=yes : amenity=fuel,car_wash=no / car_wash=yes
  caravan_site: tourism=caravan_site : tourism=camp_site,caravans=yes
  casino: amenity=casino / leisure=casino : amenity=gambling
  castle: historic=castle / historic=manor : historic=ruins / building=castle
  cave: natural=cave_entrance : natural=rock
  cemetery: landuse=cemetery / amenity=grave_yard : cemetery=grave / amenity=crematorium
  charging: amenity=charging_station / amenity=fuel,fuel:electricity=yes : amenity=fuel
  charging_hgv: amenity=charging_station,hgv=yes : amenity=charging_station / amenity=parking,hgv=yes
  chemist: shop=chemist : amenity=pharmacy
  cinema: amenity=cinema : amenity=theatre
  climbing: leisure=sports_centre,sport=climbing / natural=cliff,sport=hiking;climbing : shop=sports,sport=climbing / natural=cliff / climbing=route_bottom,sport=climbing
  clinic: amenity=clinic / healthcare=clinic : amenity=hospital
  clothes: shop=clothes / shop=boutique : shop=shoes
  cold_storage: industrial=cold_storage : industrial=warehouse
  community_centre: amenity=community_centre / amenity=social_centre : amenity=townhall / amenity=arts_centre
  compressed_air: amenity=compressed_air / amenity=fuel,compressed_air=yes : amenity=fuel
  concert_hall: amenity=concert_hall / amenity=music_venue / amenity=theatre,theatre:genre=philharmonic : amenity=theatre / amenity=nightclub
  concrete_plant: industrial=concrete_plant : industrial=quarry
  confectionery: shop=confectionery / shop=pastry : shop=bakery
  conference_centre: amenity=conference_centre / amenity=events_venue : amenity=community_centre / building=conference_centre
  container_terminal: landuse=industrial,industrial=container_terminal : landuse=industrial
  convenience: shop=convenience : shop=supermarket
  copy_shop: shop=copyshop : shop=stationery
  courier: office=courier : office=company
  courthouse: amenity=courthouse : amenity=townhall
  customs: amenity=customs / office=government,government=customs : office=government
  defibrillator: emergency=defibrillator : emergency=phone
  deli: shop=deli : shop=supermarket
  dentist: amenity=dentist : amenity=doctors
  depot: landuse=depot / amenity=bus_depot : landuse=industrial
  distillery: craft=distillery / industrial=distillery : craft=brewery
  doctors: amenity=doctors / healthcare=doctor : amenity=dentist
  dog_park: leisure=dog_park : leisure=park,dog=yes
  drinking_water: amenity=drinking_water / amenity=toilets,drinking_water=yes : drinking_water=no
  driving_school: amenity=driving_school : amenity=school
  dump_station: amenity=sanitary_dump_station / tourism=caravan_site,sanitary_dump_station=yes : tourism=caravan_site
  electrician: craft=electrician / craft=electrician;plumber : shop=electrical
  electronics: shop=electronics / shop=computer / craft=electronics_repair : shop=mobile_phone / shop=appliance
  embassy: office=diplomatic / amenity=embassy : office=government
  emergency_phone: emergency=phone : amenity=telephone
  employment_agency: office=employment_agency : office=company
  estate_agent: office=estate_agent : office=insurance
  factory: man_made=works : landuse=industrial
  farm_shop: shop=farm : shop=agrarian / place=farm
  farm_supplies: shop=agrarian : shop=farm
  fast_food: amenity=fast_food : amenity=restaurant
  ferry_terminal: amenity=ferry_terminal : route=ferry
  fire_station: amenity=fire_station : emergency=fire_hydrant
  fishing: leisure=fishing : shop=fishing / landuse=aquaculture
  fishmonger: shop=seafood : amenity=restaurant,cuisine=seafood
  florist: shop=florist / shop=florist;garden_centre : shop=garden_centre
  food_court: amenity=food_court : amenity=fast_food
  forest: landuse=forest,name=Black Forest / natural=wood,name=Epping Wood : landuse=forest / natural=wood / name=Black Forest
  freight_office: office=logistics / office=moving_company : office=company
  fuel: amenity=fuel / amenity=fuel;car_wash : shop=gas / disused:amenity=fuel
  fuel_adblue: amenity=fuel,fuel:adblue=yes : amenity=fuel,fuel:adblue=no
  fuel_biodiesel: amenity=fuel,fuel:biodiesel=yes : amenity=fuel,fuel:diesel=yes
  fuel_cng: amenity=fuel,fuel:cng=yes : amenity=fuel,fuel:lng=yes
  fuel_depot: industrial=fuel_depot : amenity=fuel
  fuel_diesel: amenity=fuel,fuel:diesel=yes / amenity=fuel,fuel:HGV_diesel=yes : amenity=fuel,fuel:octane_95=yes
  fuel_hgv: amenity=fuel,hgv=designated / amenity=fuel,fuel:HGV_diesel=yes : amenity=fuel,hgv=no / hgv=yes
  fuel_hydrogen: amenity=fuel,fuel:h70=yes : amenity=fuel
  fuel_lng: amenity=fuel,fuel:lng=yes : amenity=fuel,fuel:cng=yes
  fuel_lpg: amenity=fuel,fuel:lpg=yes : amenity=fuel,fuel:lpg=no
  funeral_home: shop=funeral_directors : amenity=crematorium / landuse=cemetery
  furniture: shop=furniture / shop=bed / shop=kitchen : shop=houseware
  garden: leisure=garden,name=English Garden : leisure=garden / leisure=garden,name=Home,access=private / name=English Garden
  garden_centre: shop=garden_centre : leisure=garden / landuse=plant_nursery
  gift_shop: shop=gift : shop=toys
  golf_course: leisure=golf_course : leisure=miniature_golf / sport=golf
  government_office: office=government / office=government,government=tax : amenity=townhall
  greengrocer: shop=greengrocer : shop=supermarket
  guest_house: tourism=guest_house : tourism=hotel
  gym: leisure=fitness_centre : leisure=fitness_station
  hairdresser: shop=hairdresser : shop=beauty
  hardware: shop=hardware / shop=doityourself : shop=trade
  height_restrictor: barrier=height_restrictor : barrier=lift_gate
  historic_site: historic=ruins / historic=archaeological_site : historic=memorial / ruins=yes
  horse_riding: leisure=horse_riding / leisure=sports_centre,sport=equestrian : leisure=sports_centre / sport=equestrian
  hospital: amenity=hospital : amenity=clinic
  hostel: tourism=hostel : tourism=hotel
  hot_spring: natural=hot_spring / amenity=public_bath,bath:type=hot_spring : natural=spring / amenity=public_bath
  hotel: tourism=hotel : building=hotel
  ice_cream: amenity=ice_cream / shop=ice_cream / amenity=cafe,cuisine=coffee_shop;ice_cream : amenity=cafe / amenity=restaurant,ice_cream=yes
  ice_rink: leisure=ice_rink / leisure=pitch,sport=ice_skating : leisure=pitch,sport=skateboard / sport=ice_skating
  industrial: landuse=industrial : landuse=commercial
  insurance: office=insurance : office=financial
  internet_cafe: amenity=internet_cafe : amenity=cafe,internet_access=wlan
  jewellery: shop=jewelry / shop=watches / craft=goldsmith : shop=clothes
  kindergarten: amenity=kindergarten / amenity=childcare : amenity=school / leisure=playground
  kiosk: shop=kiosk : building=kiosk
  laboratory: healthcare=laboratory / healthcare=sample_collection : amenity=clinic / healthcare=blood_donation
  lake: natural=water,water=lake,name=Lake Como / landuse=reservoir,name=Lake Mead : natural=water,water=pond / natural=water,water=river,name=Rhine / water=lake,name=Lake Como
  laundry: shop=laundry : shop=dry_cleaning
  lawyer: office=lawyer / office=notary : amenity=courthouse
  library: amenity=library : shop=books / amenity=public_bookcase
  lighthouse: man_made=lighthouse : man_made=tower
  loading_dock: amenity=loading_dock / door=loadingdock : door=yes
  lockers: amenity=luggage_locker : amenity=parcel_locker
  locksmith: shop=locksmith / craft=locksmith : craft=carpenter
  logistics: industrial=logistics : industrial=factory
  mall: shop=mall / shop=department_store : shop=supermarket
  marina: leisure=marina : seamark:type=harbour
  marketplace: amenity=marketplace : shop=supermarket
  massage: shop=massage : shop=beauty / leisure=sauna
  mill: man_made=windmill / man_made=watermill : power=generator,generator:source=wind
  miniature_golf: leisure=miniature_golf : leisure=golf_course
  mobile_phone_shop: shop=mobile_phone / shop=telecommunication : shop=electronics
  money_transfer: amenity=money_transfer : amenity=bank
  monument: historic=monument / historic=memorial / historic=memorial,memorial=war_memorial : historic=memorial,memorial=stolperstein / historic=memorial,memorial=plaque / historic=castle
  motel: tourism=motel : tourism=hotel
  motorcycle_shop: shop=motorcycle / shop=motorcycle_repair : shop=car / shop=bicycle
  museum: tourism=museum : tourism=gallery
  music_school: amenity=music_school : amenity=school / shop=musical_instrument
  music_shop: shop=musical_instrument / shop=music : amenity=music_school
  national_park: boundary=national_park / boundary=protected_area,protect_class=2,name=Saxon Switzerland : boundary=protected_area,protect_class=5,name=Eifel / leisure=park
  nature_reserve: leisure=nature_reserve / boundary=protected_area,protect_class=4,name=Lobau / boundary=protected_area,name=Lobau : boundary=protected_area,protect_class=12,name=Waterworks / boundary=protected_area / boundary=administrative,name=Lobau
  nightclub: amenity=nightclub / leisure=dance : leisure=dance,dance:teaching=only / amenity=bar
  nursing_home: amenity=nursing_home / amenity=social_facility,social_facility=nursing_home / amenity=social_facility,social_facility=group_home,social_facility:for=senior : amenity=social_facility,social_facility=group_home,social_facility:for=child / amenity=social_facility
  observation_tower: man_made=tower,tower:type=observation : man_made=tower / man_made=tower,tower:type=communication
  optician: shop=optician / healthcare=optometrist : healthcare=audiologist
  parcel_locker: amenity=parcel_locker / amenity=vending_machine,vending=parcel_pickup;parcel_mail_in : amenity=vending_machine,vending=drinks
  park: leisure=park : leisure=garden / amenity=parking
  park_and_ride: amenity=parking,park_ride=bus : amenity=parking,park_ride=no / amenity=parking
  parking: amenity=parking : amenity=parking_space
  peak: natural=peak / natural=volcano : natural=hill / natural=saddle
  pet_shop: shop=pet : amenity=veterinary / shop=pet_grooming
  pharmacy: amenity=pharmacy : shop=chemist
  photo_shop: shop=photo / craft=photographer : amenity=photo_booth
  physiotherapist: healthcare=physiotherapist : healthcare=doctor
  picnic_site: tourism=picnic_site : leisure=picnic_table
  place_of_worship: amenity=place_of_worship : building=church
  planetarium: amenity=planetarium : man_made=observatory
  playground: leisure=playground / leisure=indoor_play : leisure=pitch / playground=slide
  plumber: craft=plumber / craft=electrician;plumber / craft=hvac : shop=bathroom_furnishing
  police: amenity=police : amenity=prison
  port: landuse=port / seamark:type=harbour : leisure=marina
  post_box: amenity=post_box : amenity=post_office
  post_depot: amenity=post_depot : amenity=post_office
  post_office: amenity=post_office : amenity=post_box
  pub: amenity=pub : amenity=bar
  public_bath: amenity=public_bath : leisure=swimming_pool / leisure=sauna
  quarry: landuse=quarry : landuse=landfill
  rail_freight: industrial=intermodal_freight_terminal / railway=yard,usage=freight : railway=station
  railway_station: railway=halt / public_transport=station,train=yes : railway=station,station=subway / public_transport=station,bus=yes
  recycling: amenity=recycling : amenity=waste_basket
  rest_area: highway=rest_area : highway=services
  restaurant: amenity=restaurant : amenity=fast_food
  sauna: leisure=sauna : leisure=sauna,access=private / tourism=hotel,sauna=yes
  school: amenity=school : amenity=music_school / amenity=driving_school / building=school
  scrap_yard: landuse=industrial,industrial=scrap_yard : landuse=industrial
  second_hand: shop=second_hand / shop=charity / shop=clothes,second_hand=only : shop=clothes,second_hand=yes / shop=car,second_hand=only
  self_storage: shop=storage_rental : shop=rental
  services: highway=services : highway=service
  shelter: amenity=shelter : amenity=bench
  shoe_shop: shop=shoes / shop=shoes;bag : shop=shoe_repair
  shower: amenity=shower / amenity=fuel,shower=hot : amenity=fuel,shower=no / amenity=fuel
  skate_park: leisure=pitch,sport=skateboard / leisure=skatepark : leisure=pitch / shop=sports,sport=skateboard
  ski_area: landuse=winter_sports : piste:type=downhill / shop=ski
  slaughterhouse: industrial=slaughterhouse : shop=butcher
  spa: leisure=spa / amenity=public_bath,bath:type=thermal : leisure=sauna / amenity=public_bath
  sports_centre: leisure=sports_centre / leisure=sports_hall : leisure=fitness_centre / leisure=pitch
  sports_pitch: leisure=pitch / leisure=pitch,sport=tennis : leisure=track / leisure=stadium
  sports_shop: shop=sports / shop=outdoor : leisure=sports_centre
  stadium: leisure=stadium : building=stadium / leisure=pitch
  stationery: shop=stationery / shop=office_supplies : shop=books
  subway_station: railway=station,station=subway / railway=station,subway=yes / public_transport=station,subway=yes : railway=station / railway=subway_entrance / station=subway
  supermarket: shop=supermarket : shop=convenience
  swimming_place: leisure=bathing_place / leisure=swimming_area : leisure=swimming_pool / natural=beach
  swimming_pool: leisure=swimming_pool,name=Lido / leisure=swimming_pool,access=yes / leisure=sports_centre,sport=swimming;fitness : leisure=swimming_pool / leisure=swimming_pool,name=Home,access=private / leisure=sports_centre
  tailor: shop=tailor / craft=dressmaker : shop=clothes / shop=sewing
  tattoo: shop=tattoo / shop=piercing : shop=beauty
  taxi: amenity=taxi : office=taxi
  telephone: amenity=telephone : emergency=phone
  theatre: amenity=theatre : amenity=cinema
  theme_park: tourism=theme_park : leisure=water_park / attraction=carousel
  tobacco: shop=tobacco : shop=kiosk
  toilets: amenity=toilets / amenity=fuel,toilets=yes : amenity=fuel,toilets=no
  toll: barrier=toll_booth / highway=toll_gantry : toll=yes,highway=motorway
  tool_hire: shop=tool_hire : shop=hardware
  tourist_information: tourism=information,information=office : tourism=information,information=board
  towing: shop=car_repair,service:vehicle:towing=yes : shop=car_repair
  townhall: amenity=townhall : office=government
  toy_shop: shop=toys / shop=games : shop=baby_goods / shop=video_games
  trailer: shop=trailer : shop=truck
  tram_stop: railway=tram_stop : railway=station / highway=bus_stop
  travel_agency: shop=travel_agency / office=travel_agent : shop=ticket
  truck_dealer: shop=truck : shop=car
  truck_parking: amenity=parking,hgv=designated / highway=rest_area,capacity:hgv=20 : amenity=parking,hgv=no / amenity=parking,capacity:hgv=0 / amenity=fuel,hgv=yes
  truck_rental: amenity=truck_rental / amenity=car_rental,hgv=yes : amenity=car_rental
  truck_repair: shop=truck_repair / shop=car_repair,hgv=yes : shop=car_repair / shop=truck
  truck_stop: amenity=truck_stop / amenity=fuel,hgv=yes,shower=yes / highway=services,hgv=yes : amenity=fuel,hgv=yes / amenity=fuel,shower=yes
  truck_wash: amenity=car_wash,hgv=yes / truck_wash=yes : amenity=car_wash
  tyres: shop=tyres / shop=car_repair,service:vehicle:tyres=yes : shop=car_repair
  university: amenity=university / amenity=college : amenity=school / building=university
  vacuum_cleaner: amenity=vacuum_cleaner : amenity=car_wash
  variety_store: shop=variety_store : shop=department_store
  vehicle_inspection: amenity=vehicle_inspection : shop=car_repair
  vending: amenity=vending_machine : shop=vending_machine
  veterinary: amenity=veterinary : shop=pet
  viewpoint: tourism=viewpoint : tourism=attraction
  warehouse: building=warehouse : building=industrial
  waste_transfer: amenity=waste_transfer_station : amenity=waste_basket
  water_park: leisure=water_park : leisure=swimming_pool
  water_point: amenity=water_point : amenity=drinking_water
  waterfall: waterway=waterfall : waterway=river / waterway=weir
  weighbridge: amenity=weighbridge / landuse=quarry,weighbridge=yes : landuse=quarry
  wholesale: shop=wholesale : wholesale=yes
  winery: craft=winery : landuse=vineyard / shop=wine
  workwear: shop=clothes,clothes=workwear;uniform / shop=safety_equipment : shop=clothes
  zoo: tourism=zoo : tourism=aquarium / attraction=animal
  """
