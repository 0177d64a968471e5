extension LexiconLanguage {
  static let en = LexiconLanguage(
    "en",
    """
    @in: in, at, inside, within, on, of, for
    @near: near, nearby, close to, next to, around, by, not far from, in the vicinity of
    @here: near me, nearby, around me, around here, close by, close to me, here, nearest, closest,
      nearest to me, closest to me, next, in the area, in my area, local, on my route, on the way,
      along the route, along my route
    @stop: the, a, an, any, some, please, show, show me, find, find me, search, search for,
      look for, looking for, i am looking for, i'm looking for, where is, where's, where are,
      where is the, free, open, open now, open 24 hours, 24 hours, 24 hour, 24/7, clean, affordable,
      nice, where can i find, where can i, where can we, where could i, where do i,
      where should i, i need, i need a, i want, give me, get me, list, all, good,
      best, cheap, is there, are there, to, me, my, go to, take me to, navigate to, map of, what,
      which

    air_cargo: air cargo terminal, air cargo, air freight, airfreight terminal, cargo terminal
    airport: airport, airports, airfield, aerodrome, airstrip | catch a flight
    alcohol: liquor store, liquor stores, off-licence, off licence, bottle shop, wine shop,
      wine merchant, wine store, beer store | buy wine, buy alcohol
    atm: ATM, ATMs, cash machine, cash machines, cashpoint, cash point, cash dispenser,
      hole in the wall | get cash, withdraw cash, withdraw money, where to get cash, get money,
      need cash
    bakery: bakery, bakeries, baker, bread, bread shop | buy bread, fresh bread
    bank: bank, banks, credit union, bank branch
    bar: bar, bars, cocktail bar, sports bar
    border: border crossing, border crossings, border, border control, border checkpoint,
      checkpoint | cross the border
    bottled_gas: bottled gas, gas bottles, gas bottle, gas cylinder, gas cylinders, propane,
      butane, propane exchange, camping gas | refill gas bottle, buy propane
    building_trade: builders' merchant, builders merchant, building materials, building supplies,
      lumber yard, timber merchant, building material store
    bureau_de_change: currency exchange, bureau de change, money exchange, money changer,
      exchange office, foreign exchange | change money, exchange money, exchange currency
    bus_station: bus station, bus stations, coach station, bus terminal, bus depot
    bus_stop: bus stop, bus stops | catch a bus
    cafe: cafe, café, cafés, cafes, coffee, coffee shop, coffee shops, coffee house, coffeehouse,
      tea room, espresso bar | drink coffee, get coffee, where to get coffee, coffee break,
      have a coffee
    camp_site: campsite, campsites, camp site, campground, campgrounds, camping, camping site
      | pitch a tent, where to camp, go camping
    canteen: canteen, canteens, works canteen, staff canteen, cafeteria, cafeterias
    car_dealer: car dealer, car dealers, car dealership, auto dealer, used cars, car showroom
      | buy a car
    car_parts: car parts, auto parts, spare parts, truck parts, vehicle parts, car spares,
      auto parts store | buy spare parts
    car_rental: car rental, car hire, rent a car, rental car, rental cars, hire car | hire a car
    car_repair: car repair, car repairs, auto repair, auto repair shop, car mechanic,
      car workshop, body shop, auto body shop, car service, auto service, MOT garage | fix my car,
      repair my car, oil change
    car_repair, truck_repair: garage, garages, mechanic, mechanics, workshop, repair shop, repair,
      repairs, vehicle repair | need a mechanic, breakdown repair, fix brakes, vehicle broke down
    car_wash: car wash, car washes, carwash, self-service car wash, auto wash | wash my car,
      wash the car
    car_wash, truck_wash: vehicle wash, pressure wash, jet wash | wash vehicle
    caravan_site: caravan site, caravan park, motorhome site, motorhome parking, RV park,
      RV parks, campervan site, camper stop, motorhome stopover | where to park my motorhome,
      overnight in campervan
    casino: casino, casinos | gamble, gambling
    charging: charging station, charging stations, charging point, charging points, charger,
      chargers, EV charger, EV chargers, EV charging, electric car charging,
      electric vehicle charging, fast charger, rapid charger, supercharger, charge point
      | charge my car, where to charge, charge electric car, recharge, charge up
    charging_hgv: truck charging, truck charging station, truck charger, truck chargers,
      HGV charging, HGV charging station, electric truck charging, megawatt charging,
      e-truck charging | charge my truck, charge truck, charge electric truck,
      where to charge my truck
    chemist: drugstore, drugstores, toiletries, cosmetics, drug store | buy toiletries
    clinic: clinic, clinics, medical centre, medical center, health centre, health center,
      polyclinic, walk-in clinic, urgent care
    cold_storage: cold store, cold stores, cold storage, refrigerated warehouse,
      refrigerated storage
    compressed_air: compressed air, air pump, tyre inflation, tire inflation, tyre air,
      air for tyres, air compressor | pump up tyres, inflate tyres, inflate tires,
      check tyre pressure, check tire pressure
    concrete_plant: concrete plant, asphalt plant, ready-mix concrete, ready mix, batching plant
    container_terminal: container terminal, container terminals, container depot, container port,
      container yard | pick up a container
    convenience: convenience store, convenience stores, corner shop, corner store, minimarket,
      mini market, general store, village shop, bodega
    courier: courier, couriers, parcel service, parcel shop, express delivery, courier service
      | send a package
    customs: customs, customs office, customs post, customs clearance, customs house
      | clear customs, clear goods
    defibrillator: defibrillator, defibrillators, AED, AEDs | cardiac arrest
    dentist: dentist, dentists, dental clinic, dental surgery, dental practice | toothache,
      tooth hurts
    depot: depot, depots, haulage yard, truck yard, freight depot
    doctors: doctor, doctors, doctor's office, GP, GP surgery, physician, medical practice,
      surgery | see a doctor, I am ill, I am sick, feel sick, need a doctor
    drinking_water: drinking water, water tap, drinking fountain, water fountain, potable water
      | refill water bottle, get water
    driving_school: driving school, driving schools, driving lessons, driving instructor
      | learn to drive
    dump_station: dump station, dump stations, sanitary dump station, chemical toilet disposal,
      sani dump, RV dump, waste water disposal, Elsan point | empty chemical toilet,
      dump waste water
    emergency_phone: emergency phone, emergency phones, emergency telephone, SOS phone,
      roadside phone
    factory: factory, factories, plant, manufacturing plant, works, mill
    farm_supplies: farm supplies, farm supply, agricultural supplies, feed store
    fast_food: fast food, takeaway, takeaways, take away, takeout, snack bar, burger, burgers,
      hamburger, kebab, kebabs, kebab shop, hot dog, fish and chips, chip shop, sandwich shop,
      food truck, snacks, fast food restaurant | quick bite, grab a bite, quick meal, get a snack
    ferry_terminal: ferry terminal, ferry terminals, ferry, ferries, ferry port, ferry landing,
      ferry dock | take the ferry, catch a ferry
    fire_station: fire station, fire stations, fire brigade, fire department, firehouse
    food_court: food court, food courts, food hall
    freight_office: haulier, hauliers, haulage company, freight forwarder, freight forwarders,
      forwarding agent, trucking company, transport company, shipping agent, freight office,
      removals, moving company, logistics company | find freight
    fuel: fuel station, fuel stations, petrol station, petrol stations, gas station, gas stations,
      fuel, petrol, gasoline, gas, filling station, filling stations, petrol pump,
      service station, service stations, petrol pumps | refuel, fill up, where to refuel, tank up,
      get gas, get fuel, get petrol, fill the tank, where to fill up, need fuel, out of fuel,
      out of gas, running out of fuel, cheap fuel
    fuel_adblue: AdBlue, Ad Blue, diesel exhaust fluid, DEF, AdBlue pump, AdBlue station,
      DEF fluid, urea | refill AdBlue, top up AdBlue, buy AdBlue, fill up AdBlue
    fuel_biodiesel: biodiesel, bio diesel, HVO, HVO100, B100, renewable diesel
    fuel_cng: CNG, CNG station, compressed natural gas, natural gas station, natural gas,
      biomethane | fill up CNG, refuel CNG
    fuel_depot: fuel depot, fuel depots, oil depot, oil terminal, tank farm, petroleum terminal
    fuel_diesel: diesel, diesel fuel, derv, diesel station | get diesel, where to get diesel,
      buy diesel
    fuel_hgv: truck fuel, truck fuel station, truck fuel stations, truck diesel, HGV fuel,
      HGV fuel station, HGV diesel, lorry fuel, truck petrol station, high-flow diesel,
      high flow pump | refuel my truck, refuel truck, fuel my truck, fill up my truck,
      refuel a lorry
    fuel_hydrogen: hydrogen, hydrogen station, hydrogen fuel, hydrogen filling station, H2,
      H2 station | refuel hydrogen
    fuel_lng: LNG, LNG station, liquefied natural gas, liquid natural gas | refuel LNG,
      fill up LNG
    fuel_lpg: LPG, LPG station, autogas, liquefied petroleum gas, auto gas | refuel LPG,
      fill up LPG
    guest_house: guest house, guest houses, guesthouse, guesthouses, bed and breakfast, B&B, B&Bs,
      inn, inns, pension
    gym: gym, gyms, fitness, fitness centre, fitness center, fitness studio, health club
      | work out, exercise, where to work out
    hairdresser: hairdresser, hairdressers, barber, barbers, barber shop, barbershop, hair salon
      | get a haircut, haircut
    hardware: hardware store, hardware stores, hardware, DIY store, DIY, home improvement,
      tool shop, ironmonger | buy tools
    height_restrictor: height restrictor, height restrictors, height barrier,
      height limit barrier, height restriction, low clearance
    hospital: hospital, hospitals, emergency, emergency room, A&E, ER, accident and emergency
      | medical emergency
    hostel: hostel, hostels, youth hostel, backpackers
    hotel: hotel, hotels, resort
    hotel, motel, guest_house, hostel: accommodation, accommodations, lodging, lodgings,
      place to stay, room, rooms, overnight stay | place to sleep, where to sleep, where to stay,
      sleep, spend the night, stay overnight, find a bed, somewhere to sleep, stay the night,
      book a room, overnight
    industrial: industrial site, industrial estate, industrial area, industrial park,
      industrial zone, business park
    internet_cafe: internet cafe, internet café, cybercafe, cyber cafe
    kiosk: kiosk, kiosks, newsagent, newsstand, newspaper stand | buy a newspaper
    laundry: laundry, laundries, launderette, laundrette, laundromat, laundromats, dry cleaner,
      dry cleaning | wash clothes, do laundry, do my laundry, wash my clothes
    loading_dock: loading dock, loading docks, loading bay, loading ramp, unloading bay
      | where to unload
    lockers: lockers, luggage lockers, left luggage, luggage storage, baggage storage
      | leave luggage, store luggage
    locksmith: locksmith, locksmiths, key cutting, key cutter | locked out, lost my keys
    logistics: logistics centre, logistics center, distribution centre, distribution center,
      freight centre, freight village, logistics park, logistics, fulfilment centre
    mall: shopping centre, shopping center, shopping centres, mall, malls, shopping mall,
      department store | go shopping
    marketplace: market, markets, marketplace, farmers market, farmers' market, market square,
      flea market
    money_transfer: money transfer, remittance, wire transfer | send money, transfer money
    motel: motel, motels, motor inn, motor lodge
    parcel_locker: parcel locker, parcel lockers, package locker, parcel machine
      | pick up a parcel, collect parcel
    park_and_ride: park and ride, park & ride, P+R, park + ride
    parking: parking, car park, car parks, parking lot, parking lots, parking space,
      parking garage, multi-storey car park, parking place, carpark, car parking, parking spot
      | where to park, park my car, park the car, find parking, where can I park
    pharmacy: pharmacy, pharmacies, chemist, chemists, chemist's, dispensary, apothecary
      | buy medicine, get medicine, medicine, painkillers, headache
    picnic_site: picnic site, picnic sites, picnic area, picnic areas, picnic tables, picnic spot
      | have a picnic
    place_of_worship: place of worship, church, churches, mosque, mosques, synagogue, temple,
      temples, cathedral, chapel, gurdwara | where to pray, pray, go to church, go to mass
    police: police, police station, police stations, sheriff | report a crime, report theft,
      call the police
    port: port, ports, harbour, harbours, harbor, seaport, docks, docklands, inland port
    post_box: post box, post boxes, postbox, mailbox, mailboxes, letter box | post a letter,
      mail a letter
    post_depot: postal depot, mail depot, sorting office, mail centre, sorting centre
    post_office: post office, post offices | buy stamps, send a parcel, send a letter, send mail
    pub: pub, pubs, tavern, taverns, gastropub, brewpub, irish pub, public house, beer garden
    bar, pub: | where to drink, drink beer, have a beer, have a drink, go out, grab a beer,
      drinks, nightlife
    quarry: quarry, quarries, gravel pit, sand pit, open-cast mine
    rail_freight: freight terminal, rail freight terminal, freight railway terminal,
      intermodal terminal, rail freight, freight yard, rail terminal, goods station
    railway_station: railway station, railway stations, train station, train stations,
      rail station, station | catch a train, take the train
    recycling: recycling, recycling centre, recycling center, recycling point, bottle bank,
      recycling bins | recycle, return bottles, where to recycle
    rest_area: rest area, rest areas, lay-by, layby, lay-bys, rest stop, rest stops, rest place,
      roadside rest | take a break, have a rest, take a rest, where to rest, stretch my legs,
      pull over
    restaurant: restaurant, restaurants, diner, diners, steakhouse, steak house, bistro,
      brasserie, eatery, trattoria, grill
    restaurant, fast_food, cafe, food_court: food, place to eat, places to eat, eats, meal, meals
      | where to eat, eat, something to eat, I am hungry, I'm hungry, hungry, get food,
      have lunch, have dinner, breakfast, lunch, dinner, have breakfast, somewhere to eat,
      eat out, food and drink, what to eat
    scrap_yard: scrap yard, scrap yards, scrapyard, junkyard, junk yard, car breaker,
      wrecking yard, salvage yard | scrap my car
    self_storage: self storage, self-storage, storage units, storage unit
    services: motorway services, services, service area, service areas, motorway service area,
      motorway service station, highway services, service plaza, travel plaza
    shelter: shelter, shelters, rain shelter, hut | shelter from rain
    shower: shower, showers, public shower, truck stop shower | take a shower, have a shower,
      where to shower, get a shower, freshen up
    slaughterhouse: slaughterhouse, slaughterhouses, abattoir, abattoirs, meat packing plant
    supermarket: supermarket, supermarkets, grocery store, grocery stores, hypermarket, grocery,
      grocer, food store, superstore
    supermarket, convenience: groceries, food shop, shop, shops, store, stores | buy food,
      buy groceries, where to buy food, grocery shopping, shopping, do the shopping, buy water
    taxi: taxi, taxis, taxi rank, taxi stand, cab, cabs, cab rank | call a taxi, get a taxi
    telephone: telephone, telephones, phone box, phone booth, payphone, public phone, pay phone
      | make a phone call
    tobacco: tobacconist, tobacconists, tobacco, tobacco shop, cigarettes, smoke shop, vape shop
      | buy cigarettes
    toilets: toilets, toilet, public toilet, public toilets, restroom, restrooms, WC, bathroom,
      loo, lavatory, public restroom, washroom | where is the toilet, go to the toilet,
      use the bathroom, need a toilet, I need to pee, need the loo
    toll: toll, toll station, toll booth, toll booths, toll plaza, toll gate, toll gantry
      | pay toll, pay the toll
    tool_hire: tool hire, tool rental, machine hire, equipment rental, plant hire,
      machinery rental | rent tools, hire tools
    tourist_information: tourist information, tourist office, visitor information, visitor centre,
      visitor center, tourist info, information centre, tourist information centre
    towing: towing, tow truck, tow trucks, towing service, breakdown service, roadside assistance,
      breakdown recovery, recovery service, truck towing, truck recovery, wrecker | tow my truck,
      tow my car, broken down, I have broken down, breakdown, need a tow
    trailer: trailer, trailers, trailer hire, trailer rental, trailer dealer, semi-trailers,
      trailer sales | rent a trailer, hire a trailer, buy a trailer
    truck_dealer: truck dealer, truck dealers, truck dealership, truck sales, lorry dealer,
      used trucks | buy a truck
    truck_parking: truck parking, lorry park, lorry parks, HGV parking, lorry parking, truck park,
      secure truck parking, parking for trucks, truck parking space, trailer parking,
      guarded truck parking, overnight truck parking, parking for HGV | park my truck,
      where to park my truck, park a truck, park a lorry, where to park a truck,
      sleep in my truck, overnight parking, where to sleep with a truck, park for the night
    truck_rental: truck rental, truck hire, lorry hire, van rental, van hire, rent a truck,
      HGV hire | rent a van, hire a lorry
    truck_repair: truck repair, truck repairs, truck repair shop, truck mechanic, truck workshop,
      lorry repair, HGV repair, truck garage, truck service, trailer repair, HGV workshop,
      mobile truck mechanic | fix my truck, repair my truck, repair truck, my truck broke down,
      repair a trailer
    truck_stop: truck stop, truck stops, truckstop, truckstops, transport cafe, trucker stop,
      truck stop diner
    truck_wash: truck wash, truck washes, lorry wash, HGV wash, tank cleaning, trailer wash,
      trailer washout, tanker wash | wash my truck, wash truck, wash the lorry, clean my truck,
      wash out trailer
    tyres: tyres, tyre, tires, tire, tyre shop, tire shop, tyre service, tire service,
      tyre repair, tire repair, truck tyres, truck tires, tyre fitter, truck tyre service,
      truck tire repair, tyre dealer | fix a flat tyre, fix a flat tire, fix flat tyre,
      fix flat tire, flat tyre, flat tire, puncture, change tyres, change tires, tyre change,
      tire change, fix a puncture, blowout, burst tyre
    vacuum_cleaner: vacuum cleaner, vacuum cleaners, car vacuum, car vacuum cleaner
      | vacuum my car, hoover the car
    vehicle_inspection: vehicle inspection, vehicle inspection centre, MOT, MOT test, MOT centre,
      car inspection, technical inspection, roadworthiness test, emissions test, smog check,
      vehicle testing station
    vending: vending machine, vending machines
    veterinary: vet, vets, veterinarian, veterinary, veterinary clinic, animal hospital,
      animal clinic | my dog is ill
    warehouse: warehouse, warehouses, storehouse, storage depot
    waste_transfer: waste transfer station, waste disposal, refuse tip, landfill, rubbish dump,
      garbage dump, civic amenity site, waste transfer, tip | dump rubbish, dispose of waste
    water_point: water point, water points, fresh water, water filling, tank water,
      water for tanks | fill water tank, fill up water, top up water
    weighbridge: weighbridge, weighbridges, weigh bridge, truck scale, truck scales,
      weigh station, weigh stations, public scales, CAT scale | weigh my truck, weigh the truck,
      where to weigh my truck, axle weight
    wholesale: wholesale, wholesaler, wholesalers, cash and carry, wholesale market
    workwear: workwear, work clothes, safety equipment, work clothing, safety boots, hi-vis vest,
      work boots, protective clothing, safety shoes | buy work boots
    """)
}
