/// For each category: its id, tags that make a place one, tags that do not. `/` separates sets of
/// tags.
let categoryExamples = """
  air_cargo: aeroway=cargo / aeroway=terminal,cargo=yes : aeroway=terminal / cargo=yes
  airport: aeroway=aerodrome : aeroway=helipad
  alcohol: shop=alcohol / shop=wine : amenity=bar / shop=supermarket
  atm: amenity=atm / amenity=bank,atm=yes : amenity=bank / amenity=bank,atm=no
  bakery: shop=bakery / shop=bakery;convenience : craft=bakery
  bank: amenity=bank : shop=bank
  bar: amenity=bar : amenity=pub
  border: barrier=border_control : barrier=gate
  bottled_gas: shop=gas : amenity=fuel
  building_trade: shop=trade / shop=building_materials : shop=doityourself
  bureau_de_change: amenity=bureau_de_change : amenity=bank
  bus_station: amenity=bus_station : highway=bus_stop
  bus_stop: highway=bus_stop / public_transport=platform,bus=yes : public_transport=platform,tram=yes
  cafe: amenity=cafe : shop=coffee
  camp_site: tourism=camp_site : tourism=caravan_site
  canteen: amenity=canteen : amenity=restaurant
  car_dealer: shop=car : shop=car_parts
  car_parts: shop=car_parts / shop=truck_parts : shop=car
  car_rental: amenity=car_rental : amenity=car_sharing
  car_repair: shop=car_repair : shop=tyres
  car_wash: amenity=car_wash / amenity=fuel,car_wash=yes : amenity=fuel,car_wash=no / car_wash=yes
  caravan_site: tourism=caravan_site : tourism=camp_site,caravans=yes
  casino: amenity=casino / leisure=casino : amenity=gambling
  charging: amenity=charging_station / amenity=fuel,fuel:electricity=yes : amenity=fuel
  charging_hgv: amenity=charging_station,hgv=yes : amenity=charging_station / amenity=parking,hgv=yes
  chemist: shop=chemist : amenity=pharmacy
  clinic: amenity=clinic / healthcare=clinic : amenity=hospital
  cold_storage: industrial=cold_storage : industrial=warehouse
  compressed_air: amenity=compressed_air / amenity=fuel,compressed_air=yes : amenity=fuel
  concrete_plant: industrial=concrete_plant : industrial=quarry
  container_terminal: landuse=industrial,industrial=container_terminal : landuse=industrial
  convenience: shop=convenience : shop=supermarket
  courier: office=courier : office=company
  customs: amenity=customs / office=government,government=customs : office=government
  defibrillator: emergency=defibrillator : emergency=phone
  dentist: amenity=dentist : amenity=doctors
  depot: landuse=depot / amenity=bus_depot : landuse=industrial
  doctors: amenity=doctors / healthcare=doctor : amenity=dentist
  drinking_water: amenity=drinking_water / amenity=toilets,drinking_water=yes : drinking_water=no
  driving_school: amenity=driving_school : amenity=school
  dump_station: amenity=sanitary_dump_station / tourism=caravan_site,sanitary_dump_station=yes : tourism=caravan_site
  emergency_phone: emergency=phone : amenity=telephone
  factory: man_made=works : landuse=industrial
  farm_supplies: shop=agrarian : shop=farm
  fast_food: amenity=fast_food : amenity=restaurant
  ferry_terminal: amenity=ferry_terminal : route=ferry
  fire_station: amenity=fire_station : emergency=fire_hydrant
  food_court: amenity=food_court : amenity=fast_food
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
  guest_house: tourism=guest_house : tourism=hotel
  gym: leisure=fitness_centre : leisure=fitness_station
  hairdresser: shop=hairdresser : shop=beauty
  hardware: shop=hardware / shop=doityourself : shop=trade
  height_restrictor: barrier=height_restrictor : barrier=lift_gate
  hospital: amenity=hospital : amenity=clinic
  hostel: tourism=hostel : tourism=hotel
  hotel: tourism=hotel : building=hotel
  industrial: landuse=industrial : landuse=commercial
  internet_cafe: amenity=internet_cafe : amenity=cafe,internet_access=wlan
  kiosk: shop=kiosk : building=kiosk
  laundry: shop=laundry : shop=dry_cleaning
  loading_dock: amenity=loading_dock / door=loadingdock : door=yes
  lockers: amenity=luggage_locker : amenity=parcel_locker
  locksmith: shop=locksmith / craft=locksmith : craft=carpenter
  logistics: industrial=logistics : industrial=factory
  mall: shop=mall : shop=department_store
  marketplace: amenity=marketplace : shop=supermarket
  money_transfer: amenity=money_transfer : amenity=bank
  motel: tourism=motel : tourism=hotel
  parcel_locker: amenity=parcel_locker / amenity=vending_machine,vending=parcel_pickup;parcel_mail_in : amenity=vending_machine,vending=drinks
  park_and_ride: amenity=parking,park_ride=bus : amenity=parking,park_ride=no / amenity=parking
  parking: amenity=parking : amenity=parking_space
  pharmacy: amenity=pharmacy : shop=chemist
  picnic_site: tourism=picnic_site : leisure=picnic_table
  place_of_worship: amenity=place_of_worship : building=church
  police: amenity=police : amenity=prison
  port: landuse=port / seamark:type=harbour : leisure=marina
  post_box: amenity=post_box : amenity=post_office
  post_depot: amenity=post_depot : amenity=post_office
  post_office: amenity=post_office : amenity=post_box
  pub: amenity=pub : amenity=bar
  quarry: landuse=quarry : landuse=landfill
  rail_freight: industrial=intermodal_freight_terminal / railway=yard,usage=freight : railway=station
  railway_station: railway=halt / public_transport=station,train=yes : railway=station,station=subway / public_transport=station,bus=yes
  recycling: amenity=recycling : amenity=waste_basket
  rest_area: highway=rest_area : highway=services
  restaurant: amenity=restaurant : amenity=fast_food
  scrap_yard: landuse=industrial,industrial=scrap_yard : landuse=industrial
  self_storage: shop=storage_rental : shop=rental
  services: highway=services : highway=service
  shelter: amenity=shelter : amenity=bench
  shower: amenity=shower / amenity=fuel,shower=hot : amenity=fuel,shower=no / amenity=fuel
  slaughterhouse: industrial=slaughterhouse : shop=butcher
  supermarket: shop=supermarket : shop=convenience
  taxi: amenity=taxi : office=taxi
  telephone: amenity=telephone : emergency=phone
  tobacco: shop=tobacco : shop=kiosk
  toilets: amenity=toilets / amenity=fuel,toilets=yes : amenity=fuel,toilets=no
  toll: barrier=toll_booth / highway=toll_gantry : toll=yes,highway=motorway
  tool_hire: shop=tool_hire : shop=hardware
  tourist_information: tourism=information,information=office : tourism=information,information=board
  towing: shop=car_repair,service:vehicle:towing=yes : shop=car_repair
  trailer: shop=trailer : shop=truck
  truck_dealer: shop=truck : shop=car
  truck_parking: amenity=parking,hgv=designated / highway=rest_area,capacity:hgv=20 : amenity=parking,hgv=no / amenity=parking,capacity:hgv=0 / amenity=fuel,hgv=yes
  truck_rental: amenity=truck_rental / amenity=car_rental,hgv=yes : amenity=car_rental
  truck_repair: shop=truck_repair / shop=car_repair,hgv=yes : shop=car_repair / shop=truck
  truck_stop: amenity=truck_stop / amenity=fuel,hgv=yes,shower=yes / highway=services,hgv=yes : amenity=fuel,hgv=yes / amenity=fuel,shower=yes
  truck_wash: amenity=car_wash,hgv=yes / truck_wash=yes : amenity=car_wash
  tyres: shop=tyres / shop=car_repair,service:vehicle:tyres=yes : shop=car_repair
  vacuum_cleaner: amenity=vacuum_cleaner : amenity=car_wash
  vehicle_inspection: amenity=vehicle_inspection : shop=car_repair
  vending: amenity=vending_machine : shop=vending_machine
  veterinary: amenity=veterinary : shop=pet
  warehouse: building=warehouse : building=industrial
  waste_transfer: amenity=waste_transfer_station : amenity=waste_basket
  water_point: amenity=water_point : amenity=drinking_water
  weighbridge: amenity=weighbridge / landuse=quarry,weighbridge=yes : landuse=quarry
  wholesale: shop=wholesale : wholesale=yes
  workwear: shop=clothes,clothes=workwear;uniform / shop=safety_equipment : shop=clothes
  """
